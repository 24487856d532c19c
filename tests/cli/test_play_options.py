from __future__ import annotations

import pytest

from stockgames.bots.levels import LEVELS
from stockgames.cli.parser import build_parser
from stockgames.engine import registry


def test_the_defaults_of_simulate() -> None:
    arguments = build_parser().parse_args(["simulate", "nyse"])
    assert (arguments.seats, arguments.players, arguments.seed) == (None, "greedy", "1")
    assert (arguments.games, arguments.out, arguments.until, arguments.jobs) == (1, ".", None, 1)


def test_tuning_plays_more_than_a_game_unless_told() -> None:
    arguments = build_parser().parse_args(["tune", "nyse", "--out", "found.json"])
    assert arguments.games == 1000


def test_twenty_thousand_games_are_learned_from_unless_told_otherwise() -> None:
    arguments = build_parser().parse_args(["learn", "nyse", "--out", "found.json"])
    assert (arguments.games, arguments.seed, arguments.several) == (20_000, 1, False)


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_help_names_games_and_levels_and_shows_examples(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        build_parser().parse_args([command, "--help"])
    assert stop.value.code == 0
    text = capsys.readouterr().out
    assert all(name in text for name in (*registry.game_ids(), *LEVELS))
    assert f"examples:\n  stockgames {command}" in text
