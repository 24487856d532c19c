from __future__ import annotations

import pytest

from stockgames.lab.__main__ import build_parser


@pytest.mark.parametrize("command", ["levels", "calibrate"])
def test_help_fits_a_terminal_and_shows_examples(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        build_parser().parse_args([command, "--help"])
    assert stop.value.code == 0
    text = capsys.readouterr().out
    assert max(map(len, text.splitlines())) < 100
    assert f"examples:\n  python -m stockgames.lab {command}" in text
