"""Bots choose among the four choices, as a person does."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.puzzles.puzzle import LEVELS
from stockgames.puzzles.trial import TRIES, picked, tried
from tests.puzzles.positions import made_up, played


@pytest.mark.parametrize("game_id", ["nyse", "exchange", "stock-exchange"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_takes_one_of_the_four(game_id: str, level: str) -> None:
    match = played(game_id, 5, 16 if game_id == "stock-exchange" else 30)
    puzzle = made_up(match)
    actions = tuple(choice.action for choice in puzzle.choices)
    view = match.view(puzzle.seat)
    assert picked(match.game, view, actions, level, Random(1)) in actions


def test_tries_end_as_soon_as_a_shrewd_bot_has_missed_too_often() -> None:
    match = played("nyse", 5, 34)
    puzzle = made_up(match)
    view = match.view(puzzle.seat)
    found = tried(match.game, view, puzzle.choices, "x")
    assert found is not None
    assert {level: one.tries for level, one in found.items()} == dict(TRIES)
    assert all(0 <= one.found <= one.tries for one in found.values())
    asked = min(1.0, found["shrewd"].share + 0.1)
    again = tried(match.game, view, puzzle.choices, "x", asked)
    assert (again is None) == (found["shrewd"].share < asked)
