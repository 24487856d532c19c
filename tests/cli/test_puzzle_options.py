from __future__ import annotations

import pytest

from stockgames.cli.parser import build_parser


def test_without_files_there_is_nothing_to_prove() -> None:
    with pytest.raises(SystemExit):
        build_parser().parse_args(["puzzles"])
