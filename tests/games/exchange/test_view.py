"""What a seat knows: no more than it may, and samples that fit it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.registry import load
from stockgames.engine.state import CHANCE, seen_as
from stockgames.games.exchange.actions import BuyIntelligence
from stockgames.games.exchange.facts import facts_of
from stockgames.games.exchange.parts import CLOSE, FOUNDER_IDS, ROUNDS
from stockgames.games.exchange.reveal import kind_of, settlement
from stockgames.games.exchange.view import ExchangeView, determinize, observe
from tests.games.exchange.table import (
    SEATS,
    act,
    action,
    dealt,
    opened,
    play_round,
    played,
    state_with,
    truth,
    view,
)

seats_and_seed = st.tuples(st.sampled_from(SEATS), st.integers(0, 10_000))
length = st.integers(0, 160)


@given(seats_and_seed, length, st.booleans())
def test_a_sampled_state_looks_the_same(table: tuple[int, int], moves: int, bold: bool) -> None:
    match = played(*table, moves, bold)
    rng = Random(moves)
    for seat in (None, *range(table[0])):
        found = view(match, seat)
        sampled = determinize(found, rng)
        assert observe(sampled, seat) == found
        assert sorted(sampled.forces) == list(range(15))
        if seat is not None:
            assert sampled.legal_actions(seat) == truth(match).legal_actions(seat) == found.legal


def test_e4_hidden_numbers_are_drawn_from_all_nine_cards() -> None:
    match = opened(FOUNDER_IDS[:3])
    act(match, "banks", "banks", "banks")
    act(match, "buy 4", "buy 5", "sell 6")
    rng = Random(1)
    drawn = [determinize(view(match, 0), rng).orders for _ in range(300)]
    assert {orders[0] for orders in drawn} == {4}
    assert {orders[1] for orders in drawn} == set(range(1, 10))
    assert {orders[2] for orders in drawn} == set(range(-9, 0))


def test_e5_worlds_agree_with_what_intelligence_showed() -> None:
    match = opened(FOUNDER_IDS[:3], ["bear-market"])
    act(match, "? banks", "banks", "banks")
    rng = Random(1)
    truly = truth(match).forces[0]
    assert {determinize(view(match, 0), rng).forces[0] for _ in range(60)} == {truly}
    assert len({determinize(view(match, 1), rng).forces[0] for _ in range(200)}) > 10


def test_a_bystander_is_offered_no_secret_choice() -> None:
    match = dealt(3, "bystander")
    assert view(match, None).legal == ()
    assert view(match, None).hand == ()
    match = opened(FOUNDER_IDS[:3])
    for texts in (("banks",) * 3, ("buy 1",) * 3, ("+banks",) * 3):
        assert view(match, None).legal == ()
        act(match, *texts)


def test_e7_everybody_knows_how_the_next_debtor_can_pay() -> None:
    match = state_with(cash=(100, 900, 0), shares=((4, 4, 4),) * 3)
    play_round(match, "banks, banks, banks", "buy 5, sell 1, buy 2", "+banks, -banks, +bonds")
    for debtor in (0, 2):
        assert match.actors[0] == debtor
        known = view(match, None)
        assert known.legal == view(match, debtor).legal
        assert known.laid is None
        match.act(debtor, known.legal[0])
    assert view(match, None).legal == ()


def bystander(match: Match) -> ExchangeView:
    return seen_as(ExchangeView, match.view(None))


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_whole_game_is_settled_as_it_is_told(seats: int) -> None:
    infos = [SeatInfo(name=f"S{i}", player="human") for i in range(seats)]
    match, rng = Match.deal(load("exchange"), infos, {}, f"reveal {seats}"), Random(seats)
    kinds, closes = [], 0
    while not match.is_over:
        before, actor = bystander(match), match.actors[0]
        if actor == CHANCE:
            match.act_chance()
            continue
        legal = [a for a in match.view(actor).legal if not isinstance(a, BuyIntelligence)]
        move = match.act(actor, rng.choice(legal))
        after = bystander(match)
        kind = kind_of(move.events)
        if kind is not None:
            kinds.append(kind)
        found = settlement(move.events, facts_of(before), facts_of(after))
        assert (found is not None) == (kind in ("settlement", "close"))
        if found is None:
            continue
        closes += found.is_close
        assert found.prices == after.prices
        assert {price.security: price.after for price in found.moved}.items() <= dict(
            enumerate(after.prices)
        ).items()
        for seat in found.seats:
            assert seat.worth == after.net_worth(seat.seat)
            if not seat.falls:
                assert seat.money == after.cash[seat.seat] - before.cash[seat.seat]
            assert seat.worth_before == before.net_worth(seat.seat)
            if seat.order is not None:
                assert seat.traded <= seat.order.shares
                assert seat.price == after.prices[seat.order.security]
    assert kinds[0] == "founders"
    assert kinds[1:4] == ["securities", "sides", "settlement"]
    assert (kinds.count("settlement"), closes) == (ROUNDS, 1)
    assert kinds[-1] == "close"


def test_e9_at_the_close_cash_decides_where_net_worth_is_equal() -> None:
    """The page used to show two "2.", and the closing page ranks 2 and 3."""
    match = state_with([250, 300, 400], [(1, 0, 0), (0, 0, 0), (0, 0, 0)])
    state = truth(match)
    state.round = ROUNDS
    state._ask(CLOSE, state.standing)
    before = facts_of(bystander(match))
    for seat, vote in enumerate(("+bonds", "-bonds")):
        match.act(seat, action(match, vote))
    events = match.act(2, action(match, "+bonds")).events
    found = settlement(events, before, facts_of(bystander(match)))
    assert found is not None
    assert [seat.place_before for seat in found.seats] == [2, 2, 1]
    assert [seat.place for seat in found.seats] == list(truth(match).result().ranks) == [3, 2, 1]
