"""The reasons for and against an action of NYSE come true when it is played."""

from __future__ import annotations

from itertools import chain

import pytest

from stockgames.games.nyse.actions import STOP, TAKE, WAIVE, Discard, ShuffleIn
from stockgames.games.nyse.explanation import (
    ChipLeaves,
    NextStep,
    NothingMoves,
    OtherGains,
    OtherLoses,
    OwnWorth,
    PriceMoves,
    Wins,
    why,
)
from stockgames.games.nyse.parts import ALL_COLORS, CRASHED
from stockgames.games.nyse.view import observe
from tests.games.nyse.table import play, random_game, table, truth


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_what_is_told_comes_true(seats: int) -> None:
    seen = set()
    for state, seat, action in chain(*(random_game(seats, seed) for seed in range(4))):
        if isinstance(action, ShuffleIn):
            continue
        told = why(observe(state, seat), action, concealed=False)
        later = state.copy()
        later.apply(seat, action)
        if later.stage not in (0, 1):  # a pending swap: its partner has not answered yet
            continue
        before, after = observe(state, seat), observe(later, seat)
        for ground in (*told.gains, *told.risks):
            seen.add(type(ground))
            match ground:
                case PriceMoves(color, was, then, crashes):
                    assert (was, then) == (before.price(color), after.price(color))
                    assert crashes == (after.markers[color] == CRASHED)
                case OwnWorth(was, then):
                    assert (was, then) == (state.value(seat), later.value(seat))
                case OtherLoses(other, loss):
                    assert loss == state.value(other) - later.value(other) > 0
                case OtherGains(other, gain):
                    assert gain == later.value(other) - state.value(other) > 0
                case NothingMoves(left):
                    assert isinstance(action, Discard)
                    assert left == sum(after.piles)
                case Wins():
                    assert not any(after.piles)
                    assert later.result().ranks[seat] == 1
        moved = {ground.color for ground in told.gains if isinstance(ground, PriceMoves)}
        assert moved == {c for c in ALL_COLORS if before.price(c) != after.price(c)}
    assert seen >= {PriceMoves, OwnWorth}
    assert (Wins in seen) == (seats > 1)


def test_the_next_step_is_the_worst_that_a_taken_chip_can_do() -> None:
    match = play(table(2), "take blue; take red; take blue; take green")
    state = truth(match)
    state.markers[0] = 7  # right of the 5, before the 4
    told = why(observe(state, 0), TAKE[1], concealed=False)
    (step,) = [ground for ground in told.risks if isinstance(ground, NextStep)]
    assert step == NextStep(0, 2, crashes=False)


def test_a_crash_ahead_is_told_as_one() -> None:
    match = play(table(2), "take blue; take red; take blue; take green")
    state = truth(match)
    state.markers[0] = 11
    told = why(observe(state, 0), TAKE[1], concealed=False)
    assert NextStep(0, 4, crashes=True) in told.risks


def test_concealed_hands_are_not_told_of() -> None:
    for state, seat, action in random_game(4, 7):
        told = why(observe(state, seat), action, concealed=True)
        kinds = {type(ground) for ground in (*told.gains, *told.risks)}
        assert not kinds & {OtherLoses, OtherGains, Wins}


def test_stopping_brings_nothing() -> None:
    match = play(table(2, blue=("aggressive_investment",)), "take blue; take red; invest blue")
    assert why(observe(truth(match), 0), STOP, concealed=False).gains == ()


def test_a_swap_without_a_trade_costs_its_chip_alone() -> None:
    match = play(table(2, blue=("stock_swap",)), "take blue; take red")
    told = why(observe(truth(match), 0), WAIVE[0], concealed=False)
    assert told.gains == (ChipLeaves(),)
