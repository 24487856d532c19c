"""The price board compared with one walked step by step (E3), the cards, and deals."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.exchange import parts as p
from tests.games.exchange import recount
from tests.games.exchange.table import SEATS, act, state_with, truth


@given(st.sampled_from(SEATS), st.integers(0, 8), st.integers(-30, 30))
def test_e3_prices_and_pops_as_if_walked(seats: int, start: int, steps: int) -> None:
    line = list(range(20, 90, 10)) if seats <= 4 else list(range(10, 100, 10))
    place = start % len(line)
    board = p.board_for(seats)
    before, pops = line[place], 0
    for _ in range(abs(steps)):
        place += 1 if steps > 0 else -1
        pops += place in (-1, len(line))
        place %= len(line)
    assert board.moved(before, steps) == line[place]
    assert board.pops(before, steps) == pops


def test_e1_the_cards_are_those_of_the_house() -> None:
    """Entered twice: here, and in the second Exchange."""
    assert {f.id: (*f.shares, f.cash) for f in p.FOUNDERS} == recount.FOUNDERS
    assert {
        force.id: {name: n for name, n in zip(p.SECURITIES, force.moves, strict=True) if n}
        for force in p.FORCES
    } == recount.FORCES
    assert len({f.name for f in p.FOUNDERS}) == len(p.FOUNDER_IDS) == 24
    assert len(p.FORCE_IDS) == 15


def decided(cash: Sequence[int], banks: Sequence[int]) -> list[p.Decided]:
    """Return what decides each place if the game ended with this cash and these $50 shares."""
    match = state_with(cash, [(count, 0, 0) for count in banks])
    state = truth(match)
    state.stage, state.actors, state.choosers = p.OVER, (), ()
    result = state.result()
    return [p.decided_by(result, seat) for seat in range(len(cash))]


@pytest.mark.parametrize(
    ("cash", "banks", "expected"),
    [
        ([300, 200, 100], [0, 0, 0], ["worth", "worth", "worth"]),
        ([300, 250, 100], [0, 1, 0], ["cash", "cash", "worth"]),
        ([300, 300, 250], [0, 0, 1], ["shared", "shared", "cash"]),
    ],
)
def test_e9_net_worth_decides_then_cash_and_else_the_place_is_shared(
    cash: list[int], banks: list[int], expected: list[p.Decided]
) -> None:
    assert decided(cash, banks) == expected


NONE, ALL = (0, 0, 0), (9, 9, 9)


@pytest.mark.parametrize(
    ("cash", "shares", "orders", "expected"),
    [
        ([0, 0, 500], [NONE, ALL], ["buy 9", "buy 9", "sell 1"], ["fall", "fall", "last"]),
        ([0, 400, 500], [ALL, ALL], ["buy 9", "sell 1", "sell 1"], ["fall", "worth", "worth"]),
    ],
    ids=["one is left alone", "two stand"],
)
def test_e8_a_fall_decides_for_who_fell_alone(
    cash: list[int], shares: list[p.Triple], orders: list[str], expected: list[p.Decided]
) -> None:
    match = state_with(cash, [(0, 0, 0), *shares])
    act(match, *["banks"] * 3)
    act(match, *orders)
    act(match, *["+bonds"] * 3)
    result = truth(match).result()
    assert [p.decided_by(result, seat) for seat in range(3)] == expected
