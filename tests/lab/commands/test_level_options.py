from __future__ import annotations

import pytest

from stockgames.cli.parser import build_parser
from stockgames.engine import registry
from stockgames.engine.bot_words import KINDS


def test_a_calibration_is_repeatable_unless_told_otherwise() -> None:
    argv = ["calibrate", "nyse", "--trials", "t", "--out", "l", "--worlds", "7"]
    arguments = build_parser().parse_args(argv)
    assert (arguments.seed, arguments.worlds, arguments.jobs) == ("ladder", 7, 1)
    assert arguments.seats is arguments.kinds is None
    assert not arguments.again


def test_levels_are_asked_for_of_one_game_or_of_all() -> None:
    assert build_parser().parse_args(["levels"]).game is None
    assert build_parser().parse_args(["levels", "nyse"]).game == "nyse"


@pytest.mark.parametrize("command", ["levels", "calibrate"])
def test_help_fits_a_terminal_and_shows_examples(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        build_parser().parse_args([command, "--help"])
    assert stop.value.code == 0
    text = capsys.readouterr().out
    assert max(map(len, text.splitlines())) < 100
    assert f"examples:\n  stockgames {command}" in text


def test_help_names_games_and_kinds_of_bots(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build_parser().parse_args(["calibrate", "--help"])
    text = capsys.readouterr().out
    assert all(name in text for name in (*registry.game_ids(), *KINDS))
