"""What decides a place: elimination, then net worth, then cash (E8, E9)."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.games.exchange.parts import OVER, Decided, decided_by
from tests.games.exchange.table import lay, state_with, truth


def decided(cash: Sequence[int], banks: Sequence[int]) -> list[Decided]:
    """Return what decides each place if the game ended with this cash and these $50 shares."""
    match = state_with(cash, [(count, 0, 0) for count in banks])
    state = truth(match)
    state.stage, state.actors, state.choosers = OVER, (), ()
    result = state.result()
    return [decided_by(result, seat) for seat in range(len(cash))]


def test_e9_net_worth_alone() -> None:
    assert decided([300, 200, 100], [0, 0, 0]) == ["worth"] * 3


def test_e9_cash_where_net_worth_is_equal() -> None:
    assert decided([300, 250, 100], [0, 1, 0]) == ["cash", "cash", "worth"]


def test_e9_a_place_is_shared_where_cash_is_equal_too() -> None:
    assert decided([300, 300, 250], [0, 0, 1]) == ["shared", "shared", "cash"]


def test_e8_who_fell_stands_below_and_who_is_left_alone_wins() -> None:
    match = state_with([0, 0, 500], [(0, 0, 0), (0, 0, 0), (9, 9, 9)])
    lay(match, *["banks"] * 3)
    lay(match, "buy 9", "buy 9", "sell 1")
    lay(match, *["+bonds"] * 3)
    assert match.is_over
    result = truth(match).result()
    assert [decided_by(result, seat) for seat in range(3)] == ["fall", "fall", "last"]


def test_e8_a_fall_does_not_decide_among_those_that_stand() -> None:
    match = state_with([0, 400, 500], [(0, 0, 0), (9, 9, 9), (9, 9, 9)])
    lay(match, *["banks"] * 3)
    lay(match, "buy 9", "sell 1", "sell 1")
    lay(match, *["+bonds"] * 3)
    result = truth(match).result()
    assert [decided_by(result, seat) for seat in range(3)] == ["fall", "worth", "worth"]
