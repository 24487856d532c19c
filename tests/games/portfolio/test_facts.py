"""The facts of a table agree with the view, by seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.seat import CHANCE
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.parts import START_CASH, RunningDebt, plays_twice
from tests.games.portfolio.table import (
    SEATS,
    card,
    lay,
    offer,
    play,
    played,
    rich,
    strike,
    table,
    truth,
    view,
)


@given(st.sampled_from(SEATS), st.integers(0, 40), st.integers(0, 400))
def test_facts_add_up_to_the_view(seats: int, seed: int, most: int) -> None:
    match = played(seats, seed)
    match.undo_to(len(match.moves) - most % len(match.moves))
    for viewer in (None, *range(seats)):
        seen = view(match, viewer)
        facts = facts_of(seen)
        assert facts.portfolios == seen.portfolios
        assert tuple(one.cash for one in facts.seats) == seen.cash
        assert tuple(one.cards for one in facts.seats) == seen.hand_sizes
        assert tuple(one.offers_left for one in facts.seats) == seen.offers_left
        assert tuple(one.seat for one in facts.seats if one.decides) == tuple(
            seat for seat in sorted(seen.actors) if seat != CHANCE
        )
        for one in facts.seats:
            assert one.income == sum(portfolio.value for portfolio in one.portfolios)
            assert {portfolio.owner for portfolio in one.portfolios} <= {one.seat}
            parts = START_CASH + one.earned + one.last_collection + one.otherwise
            assert parts == one.cash
        owed = Counter[tuple[int, int]]()
        for debt in seen.debts:
            owed[debt.seat, debt.partner] += debt.cash
        assert {(debt.seat, debt.partner): debt.cash for debt in facts.debts} == owed
        assert len({truce[:2] for truce in facts.truces}) == len(facts.truces)


@given(st.sampled_from(SEATS), st.integers(0, 40))
def test_the_sheet_goes_from_the_start_to_the_score(seats: int, seed: int) -> None:
    match = played(seats, seed)
    score = match.result().scores
    facts = facts_of(view(match, None))
    assert facts.rounds[0] == (START_CASH,) * seats
    assert facts.rounds[-1] == tuple(score)
    assert sum(one.last_collection for one in facts.seats) == sum(one.income for one in facts.seats)
    match.undo_to(0)
    first = facts_of(view(match, None))
    assert first.rounds[1] == tuple(6 if s == first.active else None for s in range(seats))


def test_the_last_figure_of_a_column_is_what_the_seat_has_now() -> None:
    match = table(["9D KC 2C", "3D 5H 8S", "4C 6H 9S"], dealer=2)
    rich(match, 20, 20, 20)
    play(match, "draw 1", "discard 2C", "draw 1", "discard 3D")
    strike(match, 2, 1, "5")
    facts = facts_of(view(match, None))
    assert facts.rounds == ((START_CASH,) * 3, (20, 25, 15))
    play(match, "draw 1", "discard 4C")
    strike(match, 0, 2, "7")
    facts = facts_of(view(match, None))
    assert facts.rounds == ((START_CASH,) * 3, (20, 25, 22), (13, None, None))


@pytest.mark.parametrize("seats", SEATS)
def test_stocks_are_counted_where_there_are_two(seats: int) -> None:
    seen = view(played(seats, 1, 0), 0)
    numbers = [facts_of(replace(seen, reshuffles=more)).stock_number for more in (True, False)]
    assert numbers == ([1, 2] if plays_twice(seats) else [0, 0])


def test_what_is_asked_of_the_turns_seat_is_told() -> None:
    match = table(["9D KC", "3D"])
    before = facts_of(view(match, 0))
    assert before.drawing
    assert before.can_expose
    play(match, "draw 1 exposed")
    after = facts_of(view(match, 0))
    assert not after.drawing
    assert not after.can_expose
    assert after.kept is None  # a second copy of the exposed King is in the hand
    match = table(["9D", "3D"])
    play(match, "draw 1 exposed")
    assert facts_of(view(match, 0)).kept == card("KC")
    assert facts_of(view(match, 1)).kept is None
    play(match, "discard 9D")
    play(match, "draw 1", "discard 3D")
    truth(match).taken = card("KC")
    truth(match).stage = 1
    assert facts_of(view(match, 0)).kept is None  # it is the last card


def test_an_offer_tells_what_its_partner_would_earn() -> None:
    match = table(["9D", "3D"])
    assert facts_of(view(match, 0)).offer is None
    lay(match, 0, "3C-6C")
    made = offer(1, "#1")
    match.act(0, made)
    told = facts_of(view(match, 1)).offer
    assert told is not None
    assert (told.maker, told.partner, told.offer, told.income) == (0, 1, made, 4)
    assert [one.answers for one in facts_of(view(match, 1)).seats] == [False, True]


def test_debts_between_the_same_two_are_one() -> None:
    match = table(["9D", "3D", "4D"])
    debts = RunningDebt(0, 2, 7), RunningDebt(1, 2, 4), RunningDebt(0, 2, 5)
    facts = facts_of(replace(view(match, 0), debts=debts))
    assert facts.debts == (RunningDebt(0, 2, 12), RunningDebt(1, 2, 4))
