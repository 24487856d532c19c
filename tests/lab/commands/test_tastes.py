"""How often characters choose differently."""

from __future__ import annotations

import pytest

from stockgames.engine.action import Action
from stockgames.games.nyse.actions import TAKE
from stockgames.lab.__main__ import main
from stockgames.lab.commands.tastes import choices, lines


def test_only_positions_in_which_several_moves_are_as_good_count() -> None:
    decisions, found = choices("nyse", 2, "tastes", 6, 1)
    assert 0 < len(found) < decisions
    assert all(each.keys() == {"cautious", "ambitious", "spiteful"} for each in found)


def test_it_is_told_how_often_they_differ() -> None:
    same: dict[str, Action] = dict.fromkeys("abc", TAKE[0])
    one_differs = {**same, "c": TAKE[1]}
    told = lines([(5, [same, one_differs]), (4, [one_differs] * 2)])
    assert told[0].startswith("9 decisions, 4 with")
    assert [line.split("(")[0].split()[-1] for line in told[1:]] == ["25%", "0%", "75%", "75%"]


def test_the_command_plays_and_tells(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tastes", "nyse", "--seats", "2", "--games", "1", "--iterations", "4"]) == 0
    assert "with several moves that are as good" in capsys.readouterr().out
