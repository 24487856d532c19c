"""Settling a round (E4, E7), and choices in seat order."""

from __future__ import annotations

from itertools import product
from math import ceil
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.errors import RecordError
from stockgames.engine.match import Match, in_seat_order
from stockgames.engine.record import Record, read_record
from stockgames.engine.state import Event
from stockgames.engine.verify import replay, verify
from stockgames.games.exchange import events, parts
from stockgames.games.exchange.actions import (
    BuyIntelligence,
    ChooseSecurity,
    ExchangeAction,
    Liquidate,
)
from stockgames.games.exchange.state import ExchangeState, pay_debts, settle
from tests.games.exchange.table import SEATS, dealt, opened, played, state_with, truth, view


def ordering(order: int, cash: int, shares: tuple[int, int, int]) -> ExchangeState:
    """Return a state whose first seat has ordered bonds, which cost $30; others sell a bank share.

    Banks cost $50, insurance $70.
    """
    state = truth(state_with((cash, 200, 100), (shares, (2, 0, 0), (1, 1, 1)), (50, 70, 30)))
    state.traded = [2, 0, 0]
    state.orders = [order, -1, -1]
    state.round = 3
    return state


def settled(state: ExchangeState) -> tuple[tuple[int, ...], list[Event]]:
    log: list[Event] = []
    return settle(state, log), log


def of(log: list[Event], kind: type[Event], seat: int = 0) -> list[Event]:
    return [event for event in log if isinstance(event, kind) and getattr(event, "seat", 0) == seat]


@pytest.mark.parametrize(
    ("order", "cash", "held", "traded", "left"),
    [
        (4, 120, 3, 4, 0),
        (1, 30, 0, 1, 0),
        (-5, 0, 3, -3, 90),
        (-2, 0, 3, -2, 60),
        (-5, 40, 0, 0, 40),
    ],
    ids=["bought", "one share", "more than is owned", "sold", "nothing"],
)
def test_orders_are_paid_and_told(order: int, cash: int, held: int, traded: int, left: int) -> None:
    state = ordering(order, cash, (1, 2, held))
    short, log = settled(state)
    assert short == ()
    assert (state.cash[0], state.shares[0]) == (left, (1, 2, held + traded))
    assert of(log, events.Traded) == [events.Traded(seat=0, security=2, shares=traded, price=30)]
    reason = events.BOUGHT if order > 0 else events.SOLD
    paid = events.MoneyMoved(seat=0, amount=-30 * traded, reason=reason)
    assert of(log, events.MoneyMoved) == ([paid] if traded else [])


def test_all_orders_show_before_any_is_settled() -> None:
    _, log = settled(ordering(4, 500, (0, 0, 0)))
    assert log[:3] == [
        events.OrderShown(seat=0, security=2, side=parts.BUY, shares=4),
        events.OrderShown(seat=1, security=0, side=parts.SELL, shares=1),
        events.OrderShown(seat=2, security=0, side=parts.SELL, shares=1),
    ]
    assert not any(isinstance(event, events.OrderShown) for event in log[3:])


def test_e7_who_can_pay_by_selling_owes_a_liquidation_and_keeps_everything_until_then() -> None:
    state = ordering(4, 60, (1, 1, 0))  # $60 short; all shares bring half of 120
    short, log = settled(state)
    assert short == (0,)
    assert (state.cash[0], state.shares[0]) == (60, (1, 1, 0))
    assert state.standing == (0, 1, 2)
    assert log[-1] == events.LiquidationDue(seat=0, debt=60)
    assert of(log, events.Traded) == []


def test_e7_who_cannot_pay_whatever_it_sells_is_out_and_loses_all() -> None:
    state = ordering(4, 50, (1, 1, 0))  # $70 short
    short, log = settled(state)
    assert short == ()
    assert state.standing == (1, 2)
    assert state.falls == (parts.Fall(0, 3, net_worth=170, cash=50),)
    assert (state.cash[0], state.shares[0]) == (0, (0, 0, 0))
    assert log[-2:] == [
        events.Eliminated(seat=0, lost=(1, 1, 0)),
        events.MoneyMoved(seat=0, amount=-50, reason=events.FORFEITED),
    ]


def test_others_are_settled_though_somebody_falls() -> None:
    state = ordering(4, 0, (0, 0, 0))
    settled(state)
    assert state.cash == [0, 250, 150]
    assert state.shares[1:] == [(1, 0, 0), (0, 1, 1)]
    state.orders = [0, 9, -1]
    settled(state)
    assert [fall.seat for fall in state.falls] == [0, 1], "in the order they fell"
    assert state.standing == (2,)


def test_what_is_settled_does_not_depend_on_being_told() -> None:
    told, silent = ordering(4, 60, (1, 1, 0)), ordering(4, 60, (1, 1, 0))
    assert settled(told)[0] == settle(silent, None)
    assert (told.cash, told.shares) == (silent.cash, silent.shares)
    fallen = ordering(4, 0, (0, 0, 0))
    settle(fallen, None)
    assert fallen.standing == (1, 2)


@pytest.mark.parametrize("log", [[], None], ids=["told", "silent"])
def test_e7_a_debt_is_paid_at_half_price_before_the_order(log: list[Event] | None) -> None:
    state = ordering(4, 60, (3, 3, 3))
    state.choosers = (0,)
    laid: list[ExchangeAction | None] = [Liquidate(0, 1, 2), None, None]
    pay_debts(state, laid, log)
    assert state.shares[0] == (3, 2, 5)
    assert state.cash == [10, 200, 100], "60 and half of 130, rounded up, less 120"
    if log is not None:
        assert log == [
            events.Liquidated(seat=0, sold=(0, 1, 2), proceeds=70),
            events.MoneyMoved(seat=0, amount=70, reason=events.LIQUIDATED),
            events.Traded(seat=0, security=2, shares=4, price=30),
            events.MoneyMoved(seat=0, amount=-120, reason=events.BOUGHT),
        ]


prices = st.tuples(*[st.integers(1, 9).map(lambda tens: 10 * tens)] * 3)
held = st.tuples(*[st.integers(0, 9)] * 3)
debts = st.integers(1, 90).map(lambda tens: 10 * tens)


def naive(sold: tuple[int, ...], at: parts.Triple) -> int:
    """Return the sum of half prices, rounded up to $10."""
    return 10 * ceil(sum(n * p / 2 for n, p in zip(sold, at, strict=True)) / 10)


@given(held, prices)
def test_proceeds_are_half_the_price_rounded_up_once(sold: parts.Triple, at: parts.Triple) -> None:
    assert parts.proceeds(sold, at) == naive(sold, at)


@given(held, prices, debts)
def test_ways_are_all_sales_that_pay_with_no_share_to_spare(
    owned: parts.Triple, at: parts.Triple, debt: int
) -> None:
    expected = []
    for sold in product(*(range(count + 1) for count in owned)):
        fewer = [
            tuple(n - (s == kept) for s, n in enumerate(sold)) for kept in range(3) if sold[kept]
        ]
        if naive(sold, at) >= debt and all(naive(rest, at) < debt for rest in fewer):
            expected.append(sold)
    assert list(parts.ways(owned, at, debt)) == expected
    assert parts.can_raise(owned, at, debt) == bool(expected) == (naive(owned, at) >= debt)
    assert all(parts.is_minimal(sold, at, debt) for sold in parts.ways(owned, at, debt))


def test_e7_a_share_that_only_fills_up_the_rounding_is_not_to_spare() -> None:
    """$70 and $50 halved are $35 and $25: one alone brings $40 or $30, both bring $60."""
    assert list(parts.ways((1, 1, 0), (50, 70, 90), 60)) == [(1, 1, 0)]
    assert list(parts.ways((1, 1, 0), (50, 70, 90), 40)) == [(0, 1, 0)]
    assert list(parts.ways((2, 1, 0), (50, 70, 90), 40)) == [(0, 1, 0), (2, 0, 0)]


def test_what_is_missing_is_told_of_purchases_alone() -> None:
    assert parts.shortfall(4, 50, 100) == 100
    assert parts.shortfall(2, 50, 100) == 0
    assert parts.shortfall(-4, 50, 100) < 0


def told(match: Match) -> list[str]:
    """Return the moves of round 1, as `2?` for intelligence and `2` for a card."""
    moves = match.record().moves[len(match.seats) :]
    return [f"{move['seat']}{'?' if move['do'] == 'intelligence' else ''}" for move in moves]


def phase_1(*order: str) -> Match:
    """Return a table of three that acted in this order in Phase 1."""
    match = opened(parts.FOUNDER_IDS[:3])
    for words in order:
        match.act(int(words[0]), BuyIntelligence() if "?" in words else ChooseSecurity(0))
    return match


@pytest.mark.parametrize(
    ("laid", "recorded"),
    [
        ("2 0 1", "0 1 2"),
        ("2 1", "1 2"),
        ("2? 0 1 2", "2? 0 1 2"),
        ("2 1? 1 0", "0 1? 1 2"),
        ("1 2? 2 0", "0 2? 1 2"),
        ("2 0? 0 1", "0? 0 1 2"),
        ("2? 1? 0? 2 1 0", "2? 1? 0? 0 1 2"),
        ("2 1 0?", "1 2 0?"),
        ("2 0 1?", "0 2 1?"),
    ],
)
def test_cards_stand_by_seat_and_intelligence_where_it_was_bought(laid: str, recorded: str) -> None:
    match = phase_1(*laid.split())
    assert told(match) == recorded.split()
    again = replay(match.record())
    assert told(again) == recorded.split()
    assert [view(again, seat) for seat in range(3)] == [view(match, seat) for seat in range(3)]


@given(st.sampled_from(SEATS), st.integers(0, 10_000), st.integers(0, 160))
def test_any_record_replays_and_is_in_order_already(seats: int, seed: int, moves: int) -> None:
    match = played(seats, seed, moves)
    record = match.record()
    again = verify(read_record(record.to_json()))
    assert again.record() == record
    assert in_seat_order(again.moves) == list(again.moves)
    for seat in (None, *range(seats)):
        assert view(again, seat) == view(match, seat)


@given(st.sampled_from(SEATS), st.integers(0, 10_000), st.data())
def test_a_choice_out_of_seat_order_is_refused_where_it_stands(
    seats: int, seed: int, data: st.DataObject
) -> None:
    """Two adjacent choices of a block are swapped: allowed by the rules, not by the format."""
    record = played(seats, seed).record()
    neighbours = [
        number
        for number, (one, other) in enumerate(zip(record.moves, record.moves[1:], strict=False))
        if one["do"] == other["do"] != "intelligence" and one["seat"] < other["seat"]
    ]
    at = data.draw(st.sampled_from(neighbours))
    swapped = swap(record, at)
    assert replay(swapped).record() == record
    with pytest.raises(RecordError, match=rf"^move {at + 1}: simultaneous choices .* seat order"):
        verify(swapped)


def swap(record: Record, at: int) -> Record:
    """Return the record with two adjacent moves exchanged."""
    moves: list[dict[str, Any]] = list(record.moves)
    moves[at], moves[at + 1] = moves[at + 1], moves[at]
    return record.model_copy(update={"moves": moves})


def test_what_is_out_of_order_is_named_before_what_is_wrong_later() -> None:
    match = phase_1("0", "1", "2")
    record = swap(match.record(), 3)
    later = record.model_copy(update={"moves": [*record.moves, {"seat": 0, "do": "founder"}]})
    with pytest.raises(RecordError, match=r"^move 4: simultaneous"):
        verify(later)


def test_intelligence_after_the_card_is_refused() -> None:
    match = phase_1("0", "1?")
    moves = [*match.record().moves, {"seat": 0, "do": "intelligence"}]
    with pytest.raises(RecordError, match=r"^move 6: not this seats decision"):
        verify(match.record().model_copy(update={"moves": moves}))


def test_undo_is_the_right_of_the_last_to_lay_alone() -> None:
    match = dealt(3, "undo")
    rng = Random(1)
    for seat in (2, 0):
        match.act(seat, match.game.sample_action(match.view(seat), rng))
    assert match.undo_point(2) == 2
    assert match.undo_point(0) == 1
    match.undo_to(1)
    assert match.actors == (0, 1)
    assert view(match, 2).laid is not None
