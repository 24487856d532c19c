"""A game may define how its puzzles are found and judged; otherwise defaults apply."""

from __future__ import annotations

import pytest

from lemonade.rules.game import GAME as LEMONADE
from stockgames.engine import registry
from stockgames.engine.puzzling import USUAL, Puzzling


def test_a_game_that_says_nothing_has_the_usual() -> None:
    assert LEMONADE.puzzling == USUAL
    assert not USUAL.ahead(3)


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_tables_are_ones_that_the_game_can_be_played_at(game_id: str) -> None:
    game = registry.load(game_id)
    puzzling = game.puzzling
    assert set(puzzling.tables) <= set(game.meta.seats)
    assert 0 < puzzling.earliest < 1


def test_a_margin_makes_scores_judge() -> None:
    assert Puzzling(clear=5).ahead(2) == 5
    assert not Puzzling(tables=(2,)).ahead(2)


def test_alone_scores_judge_by_a_margin_of_their_own() -> None:
    assert Puzzling(clear_alone=1).ahead(1) == 1
    assert not Puzzling(clear_alone=1).ahead(2)
    assert not Puzzling(clear=5).ahead(1)
