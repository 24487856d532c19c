"""Intelligence is worth what it can change, and is a candidate only if that exceeds its cost."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.engine.match import Match
from stockgames.games.exchange.actions import BuyIntelligence
from stockgames.games.exchange.ai import value_of_information as looking
from stockgames.games.exchange.ai.value_of_information import worth_of_looking
from stockgames.games.exchange.parts import INTELLIGENCE_COST, SECURITIES
from tests.games.exchange.table import GAME, WEIGHTS, lay, state_with, truth

RICH = [(9, 9, 9)] * 3


def worth(match: Match, seat: int = 0) -> float:
    """Return the value of a look to a seat."""
    return worth_of_looking(truth(match), seat, WEIGHTS.lucky)


def thinks_of_it(match: Match) -> bool:
    options = GAME.candidate_moves(truth(match), 0)
    return BuyIntelligence() in [action for action, _ in options]


def test_who_has_nothing_to_trade_learns_little_of_use() -> None:
    assert worth(state_with([0, 500, 500], [(0, 0, 0), *RICH[:2]])) < 10
    assert worth(state_with([900] * 3, RICH)) > worth(state_with([100] * 3, [(1, 1, 1)] * 3)) > 0


def test_a_look_is_thought_of_only_where_it_brings_more_than_it_costs() -> None:
    rich, poor = state_with([900] * 3, RICH), state_with([60] * 3, [(1, 1, 1)] * 3)
    assert worth(rich) > INTELLIGENCE_COST > worth(poor)
    assert thinks_of_it(rich)
    assert not thinks_of_it(poor)


def test_once_the_security_is_chosen_there_is_less_to_change_and_after_the_order_nothing() -> None:
    match = state_with([900] * 3, RICH)
    free = worth(match)
    lay(match, *SECURITIES)
    assert 0 < worth(match) < free
    lay(match, "buy 9", "buy 9", "buy 9")
    assert worth(match) == 0
    assert not thinks_of_it(match)


@pytest.mark.parametrize("seed", range(3))
def test_it_does_not_tell_which_force_is_coming(seed: int) -> None:
    match = state_with([900] * 3, RICH)
    found = worth(match)
    state = truth(match)
    coming = list(state.forces[state.drawn :])
    Random(seed).shuffle(coming)
    state.forces = (*state.forces[: state.drawn], *coming)
    looking._kept.clear()
    assert worth(match) == found


def test_what_is_remembered_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "MOST_KEPT", 2)
    looking._kept.clear()
    found = [worth(state_with([cash] * 3, RICH)) for cash in (700, 800, 900, 700)]
    assert len(looking._kept) <= 2
    assert found[0] == found[3]
