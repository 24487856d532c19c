"""The events of each move, compared with the table before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.match import Match, Move
from stockgames.engine.state import CHANCE, Event, GameOver
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio import events
from stockgames.games.portfolio.parts import NONE, Portfolio
from stockgames.games.portfolio.state import PortfolioState
from tests.games.portfolio.table import SEATS, dealt, offer, play_on, strike, table, truth

SEAT_COUNTS = st.sampled_from(SEATS)
SEEDS = st.integers(0, 2**32)


def walk(match: Match, rng: Random) -> Iterator[tuple[PortfolioState, Move, PortfolioState]]:
    """Yield (before, move, after) for random moves to the end of the game."""
    while not match.is_over:
        before = truth(match).copy()
        play_on(match, rng, 1)
        yield before, match.moves[-1], truth(match)


def of(told: tuple[Event, ...], kind: type[Event]) -> list[Any]:
    """Return the events of a kind."""
    return [event for event in told if type(event) is kind]


def number(found: PortfolioState, wanted: int) -> Portfolio | None:
    """Return a portfolio by its number, None if it isn't on the table."""
    return next((one for one in found.portfolios if one.number == wanted), None)


@given(SEAT_COUNTS, SEEDS)
def test_what_each_move_did_is_told_to_all(seats: int, seed: int) -> None:
    for before, move, after in walk(dealt(seats, f"{seed}"), Random(seed)):
        first, *_ = move.events
        match move.action:
            case a.Draw(cards, _, pauper):
                cost = before.cash[move.seat] - after.cash[move.seat]
                assert first == events.Drew(seat=move.seat, cards=cards, cost=cost, pauper=pauper)
            case a.Found(cards):
                value = after.incomes[move.seat] - before.incomes[move.seat]
                assert move.events == (
                    events.Founded(
                        seat=move.seat, portfolio=after.founded, cards=cards, value=value
                    ),
                )
            case a.Extend(portfolio, card):
                new = number(after, portfolio)
                assert new is not None
                extended = events.Extended(
                    seat=move.seat, portfolio=portfolio, card=card, value=new.value
                )
                assert move.events == (extended,)
            case a.Cap(portfolio, card, end):
                capped = events.Capped(seat=move.seat, portfolio=portfolio, card=card, end=end)
                assert move.events == (capped,)
            case a.Neutralize(portfolio, card) | a.Acquire(portfolio, card):
                _told_of_a_raid(before, move, after, portfolio, card)
            case a.Discard(card):
                assert first == events.Discarded(seat=move.seat, card=card)
            case a.Reshuffle(stock):
                assert first == events.Reshuffled(count=len(stock))
            case a.Offer():
                assert isinstance(first, events.Offered)
                assert (first.seat, first.offer) == (move.seat, move.action)
        assert after.actors or isinstance(move.events[-1], GameOver)


def _told_of_a_raid(
    before: PortfolioState, move: Move, after: PortfolioState, wanted: int, card: int
) -> None:
    """Check old owner, cards and cost (P9); for an acquired one also what it earns now."""
    (told,) = move.events
    old, new = number(before, wanted), number(after, wanted)
    assert isinstance(told, events.Raided)
    assert old is not None
    assert (told.seat, told.owner, told.portfolio) == (move.seat, old.owner, wanted)
    assert (told.low, told.high, told.card) == (old.low, old.high, card)
    assert told.cost == before.cash[move.seat] - after.cash[move.seat]
    if isinstance(told, events.Acquired):
        assert new is not None
        assert told.value == new.value
        assert new.owner == move.seat
    else:
        assert new is None


@given(SEAT_COUNTS, SEEDS)
def test_what_comes_from_stock_and_pile_is_told_to_who_draws(seats: int, seed: int) -> None:
    """All see how many, and the exposed card; others' cards only the seat that has them (P5,
    P7).
    """
    for before, move, after in walk(dealt(seats, f"{seed}"), Random(seed)):
        if not isinstance(move.action, a.Draw | a.Reshuffle):
            continue
        seat = after.active
        drawn, seen = of(move.events, events.StockDrawn), of(move.events, events.CardsSeen)
        fresh = len(move.action.stock) if isinstance(move.action, a.Reshuffle) else 0
        assert sum(event.count for event in drawn) == before.stock_left + fresh - after.stock_left
        assert {event.seat for event in (*drawn, *seen)} <= {seat}
        assert all(event.audience == (seat,) for event in seen)
        held = [card for event in seen for card in event.cards]
        if isinstance(move.action, a.Draw) and move.action.exposed:
            taken = events.ExposedTaken(seat=seat, card=before.pile[-1])
            assert of(move.events, events.ExposedTaken) == [taken]
            held.append(taken.card)
        assert sorted((*before.hand(seat), *held)) == sorted(after.hand(seat))
        ended = after.last_turns and not before.last_turns
        assert of(move.events, events.StockEnded) == [events.StockEnded(seat=seat)] * ended


@given(SEAT_COUNTS, SEEDS)
def test_each_turn_and_each_income_are_told(seats: int, seed: int) -> None:
    """The last turns are announced, and afterwards everyone collects again (P8)."""
    for before, move, after in walk(dealt(seats, f"{seed}"), Random(seed)):
        began, paid = of(move.events, events.TurnBegan), of(move.events, events.Collected)
        ends = type(move.action) in (a.Discard, a.End)
        assert after.turn == before.turn + ends
        if not ends:
            assert began == paid == []
        elif after.actors:
            active, last = after.active, after.last_turns
            assert began == [events.TurnBegan(seat=active, last=last)]
            income = before.incomes[active]
            due = [events.Collected(seat=active, amount=income, final=False)]
            assert paid == due * (income > 0)
            assert (after.income, after.taken) == (income, NONE)
        else:
            assert began == []
            assert paid == [
                events.Collected(seat=seat, amount=income, final=True)
                for seat, income in enumerate(before.incomes)
                if income
            ]
            assert (after.income, after.budget, after.taken) == (0, 0, NONE)
            assert after.sheet is not None
            assert (after.sheet.line.seat, after.sheet.line.income) == (NONE, 0)


def test_offers_and_answers_are_told_with_the_portfolios_as_they_lay() -> None:
    match = table(["3H 4H 5H 9C", "KC QC", "2D"])
    made = match.act(1, offer(0, "1", "3H"))
    assert made.events == (events.Offered(seat=1, offer=offer(0, "1", "3H"), portfolios=()),)
    declined = match.act(0, match.view(0).legal[-1])
    assert declined.events == (events.Declined(seat=0, maker=1),)
    told = strike(match, 1, 0, "1", "3H")
    assert [type(event) for event in told] == [events.DealMade]


def test_who_has_made_three_offers_in_a_turn_has_no_more_to_say() -> None:
    match = table(["3H 4H 5H", "KC QC", "2D"])
    for _ in range(3):
        assert 1 in match.out_of_turn_actors
        match.act(1, offer(0, "1"))
        assert match.out_of_turn_actors == (), "the open offer is answered first"
        match.act(0, match.view(0).legal[-1])
    assert match.out_of_turn_actors == (2,)


@given(SEAT_COUNTS, SEEDS)
def test_the_stock_is_what_no_seat_has_seen(seats: int, seed: int) -> None:
    for _, _, state in walk(dealt(seats, f"{seed}"), Random(seed)):
        (stock,) = state.unseen()
        assert len(stock) == state.stock_left
        other = state.with_unseen([stock[::-1]])
        assert other.unseen() == (stock[::-1],)
        assert (state.unseen(), other.stock_left, other.cash) == (
            (stock,),
            state.stock_left,
            state.cash,
        )
        assert state.legal_actions(CHANCE) == ()


def test_a_raid_strikes_the_owner_of_the_portfolio() -> None:
    raid = events.Neutralized(seat=0, owner=2, portfolio=1, low=0, high=2, card=3, cost=3)
    assert raid.struck == 2
    assert events.Declined(seat=0, maker=2).struck is None
