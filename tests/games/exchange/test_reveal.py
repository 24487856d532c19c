"""The pages that everyone watches after a reveal, compared with the events."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.registry import load
from stockgames.engine.seat import CHANCE
from stockgames.engine.state import seen_as
from stockgames.games.exchange.actions import BuyIntelligence
from stockgames.games.exchange.facts import facts_of
from stockgames.games.exchange.parts import CLOSE, ROUNDS
from stockgames.games.exchange.reveal import kind_of, settlement
from stockgames.games.exchange.view import ExchangeView
from tests.games.exchange.table import action, state_with, truth


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
            assert seat.order is None or seat.traded <= seat.order.shares
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
