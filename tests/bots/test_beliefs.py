from __future__ import annotations

import pytest

from stockgames.bots.playout import beliefs
from stockgames.engine import registry
from stockgames.engine.match import Match
from tests.games.nyse.table import people, play, table


def test_before_any_move_the_prior_holds_for_every_seat() -> None:
    view = table(3).view(0)
    assert beliefs(registry.load("nyse"), view, 0.3) == pytest.approx([0.3] * 3)


def test_moves_count_with_the_prior() -> None:
    """Nobody who looks only at present prices takes the first chip of the black pile."""
    game, match = registry.load("nyse"), table(2)
    play(match, "take blue; take blue; take red")
    evidence = game.habits(match.view(1))[0]
    low, high = (beliefs(game, match.view(1), prior)[0] for prior in (0.2, 0.8))
    assert low < high
    assert (low < 0.2) == (high < 0.8) == (evidence < 0)


def test_a_prior_that_is_certain_stays_so() -> None:
    match = table(2)
    play(match, "take blue; take red")
    assert beliefs(registry.load("nyse"), match.view(0), 0.0) == [0.0, 0.0]
    assert beliefs(registry.load("nyse"), match.view(0), 1.0) == [1.0, 1.0]


def test_a_game_that_tells_no_habits_leaves_the_prior() -> None:
    game = registry.load("exchange")
    match = Match.deal(game, people(4), {}, "beliefs")
    assert beliefs(game, match.view(0), 0.4) == [0.4] * 4
