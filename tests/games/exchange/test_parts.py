"""The price board compared with one walked step by step (E3), and the cards."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.exchange.parts import (
    FORCE_IDS,
    FORCES,
    FOUNDER_IDS,
    FOUNDERS,
    SECURITIES,
    board_for,
    hand_size,
)
from tests.games.exchange import recount
from tests.games.exchange.table import SEATS


@given(st.sampled_from(SEATS), st.integers(0, 8), st.integers(-30, 30))
def test_e3_prices_and_pops_as_if_walked(seats: int, start: int, steps: int) -> None:
    line = list(range(20, 90, 10)) if seats <= 4 else list(range(10, 100, 10))
    place = start % len(line)
    board = board_for(seats)
    before, pops = line[place], 0
    for _ in range(abs(steps)):
        place += 1 if steps > 0 else -1
        pops += place in (-1, len(line))
        place %= len(line)
    assert board.moved(before, steps) == line[place]
    assert board.pops(before, steps) == pops


def test_e1_the_cards_are_those_of_the_house() -> None:
    """Entered twice: here, and in the second Exchange."""
    assert {f.id: (*f.shares, f.cash) for f in FOUNDERS} == recount.FOUNDERS
    assert {
        force.id: {name: n for name, n in zip(SECURITIES, force.moves, strict=True) if n}
        for force in FORCES
    } == recount.FORCES
    assert len({f.name for f in FOUNDERS}) == len(FOUNDER_IDS) == 24
    assert len(FORCE_IDS) == 15


def test_e2_hands_use_up_the_founders() -> None:
    for seats in SEATS:
        sizes = [hand_size(seat, seats) for seat in range(seats)]
        assert sum(sizes) == 24
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[0] - sizes[-1] <= 1
