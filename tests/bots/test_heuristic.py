from __future__ import annotations

from random import Random

import pytest

from stockgames.bots.heuristic import GreedyBot, candidates, lead
from stockgames.bots.player import Budget
from stockgames.engine import registry
from stockgames.games.nyse.actions import Take
from tests.bots.nyse import position


def test_the_lead_is_what_one_has_beyond_the_others_average() -> None:
    assert lead([7.0, 1.0, 3.0], 0) == 5.0
    assert lead([7.0, 1.0, 3.0], 1) == -4.0
    assert lead([7.0], 0) == 7.0


@pytest.mark.parametrize("seed", range(5))
def test_greedy_takes_the_chip_that_is_worth_most(seed: int) -> None:
    view = position(markers=[0, 6, 3, 11], held=[{}, {}])
    # blue 1, black 5, red 2 (3 after a take), green 2 (crashes when taken)
    assert GreedyBot(registry.load("nyse"), Random(seed)).choose(view, Budget(1)) == Take(1)


@pytest.mark.parametrize("seed", range(5))
def test_greedy_crashes_what_the_others_hold(seed: int) -> None:
    view = position(markers=[0, 0, 0, 11], held=[{}, {3: 6}])
    assert GreedyBot(registry.load("nyse"), Random(seed)).choose(view, Budget(1)) == Take(3)


def test_candidates_are_the_legal_actions_where_they_can_be_listed() -> None:
    view = position(markers=[0, 0, 0, 0], held=[{}, {}])
    assert candidates(registry.load("nyse"), view, Random(1)) == view.legal
