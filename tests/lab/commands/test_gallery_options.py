"""The gallery's command-line options."""

from __future__ import annotations

import pytest

from stockgames.lab.__main__ import build_parser, main


def test_another_kind_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    asked = build_parser().parse_args(["gallery", "--kind", "pseudo", "--only", "nyse-*"])
    assert (asked.kind, asked.only) == ("pseudo", "nyse-*")
    with pytest.raises(SystemExit):
        main(["gallery", "--kind", "tiny"])
    assert "pseudo" in capsys.readouterr().err
