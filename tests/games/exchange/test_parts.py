"""The price board compared with one walked step by step (E3), the cards, and deals."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from stockgames.games.exchange import parts as p
from stockgames.games.exchange.options import Options, Setup
from tests.games.exchange import recount
from tests.games.exchange.table import SEATS, lay, state_with, truth


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


def test_e2_hands_use_up_the_founders() -> None:
    for seats in SEATS:
        sizes = [p.hand_size(seat, seats) for seat in range(seats)]
        assert sum(sizes) == 24
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[0] - sizes[-1] <= 1


def decided(cash: Sequence[int], banks: Sequence[int]) -> list[p.Decided]:
    """Return what decides each place if the game ended with this cash and these $50 shares."""
    match = state_with(cash, [(count, 0, 0) for count in banks])
    state = truth(match)
    state.stage, state.actors, state.choosers = p.OVER, (), ()
    result = state.result()
    return [p.decided_by(result, seat) for seat in range(len(cash))]


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
    assert [p.decided_by(result, seat) for seat in range(3)] == ["fall", "fall", "last"]


def test_e8_a_fall_does_not_decide_among_those_that_stand() -> None:
    match = state_with([0, 400, 500], [(0, 0, 0), (9, 9, 9), (9, 9, 9)])
    lay(match, *["banks"] * 3)
    lay(match, "buy 9", "sell 1", "sell 1")
    lay(match, *["+bonds"] * 3)
    result = truth(match).result()
    assert [p.decided_by(result, seat) for seat in range(3)] == ["fall", "worth", "worth"]


def dealt(seats: int) -> Setup:
    """Return the cards in box order, dealt round one at a time."""
    founders = [list(p.FOUNDER_IDS[seat::seats]) for seat in range(seats)]
    return Setup(founders=founders, forces=list(p.FORCE_IDS))


def test_there_is_nothing_to_choose() -> None:
    assert Options.model_validate({}).model_dump() == {}
    with pytest.raises(ValidationError, match="rounds"):
        Options.model_validate({"rounds": 6})


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_24_founders_and_15_forces_are_dealt(seats: int) -> None:
    assert dealt(seats).misdealt(seats) is None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_deal_for_others_is_no_deal(seats: int) -> None:
    assert "from seat 0 (E2)" in str(dealt(seats).misdealt(seats + 1))


def test_a_hand_too_large_beside_one_too_small_is_no_deal() -> None:
    setup = dealt(4)
    setup.founders[1].append(setup.founders[0].pop())
    assert "from seat 0 (E2)" in str(setup.misdealt(4))


def test_a_founder_dealt_twice_is_no_deal() -> None:
    setup = dealt(5)
    setup.founders[2][0] = setup.founders[3][0]
    assert setup.misdealt(5) == "founders: not each of the 24 cards once (E1)"


def test_a_force_that_is_missing_is_no_deal() -> None:
    setup = dealt(5)
    assert Setup(founders=setup.founders, forces=setup.forces[1:]).misdealt(5) == (
        "forces: not each of the 15 cards once (E1)"
    )
