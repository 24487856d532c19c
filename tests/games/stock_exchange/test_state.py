"""Random play: conservation, endings, copies, and agreement with a second Stock Exchange."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.errors import RecordError, Refused
from stockgames.engine.state import GameOver
from stockgames.games.stock_exchange import events
from stockgames.games.stock_exchange.actions import CODEC
from stockgames.games.stock_exchange.parts import EXCHANGE_COST
from stockgames.games.stock_exchange.state import StockExchangeState
from tests.engine.mutations import leaves
from tests.games.stock_exchange.recount import JSON, Table, recount, text
from tests.games.stock_exchange.table import (
    GAME,
    act,
    as_json,
    dealt,
    kind,
    opened,
    played,
    truth,
    view,
)

SEEDS = st.integers(0, 10_000)
MOVES = st.integers(0, 24)


@given(SEEDS, MOVES)
def test_stocks_goods_and_garnets_are_conserved(seed: int, moves: int) -> None:
    state = truth(played(seed, moves))
    gone = state.turn
    assert gone == moves // 8
    exchanged = [sum(len(laid[seat].exchange) for laid in state.submissions) for seat in range(8)]
    assert sum(map(sum, state.stocks)) == 64
    assert sum(map(sum, state.resources)) == 8 * 4 * gone
    assert min(map(min, state.stocks)) >= 0
    assert min(map(min, state.resources)) >= 0
    for seat in range(8):
        assert state.garnets[seat] == state.garnets_at_start - EXCHANGE_COST * exchanged[seat] >= 0
        assert sum(state.stocks[seat]) == 8 + sum(
            sum(view_arrival) for view_arrival in _stock_balance(state, seat)
        )
        turned_in = Counter(
            company for laid in state.submissions for other in laid for company in other.exchange
        )
        assert sum(row[seat] for row in state.stocks) == 8 + exchanged[seat] - turned_in[seat]


def _stock_balance(state: StockExchangeState, seat: int) -> list[tuple[int, ...]]:
    """Return what arrived and, negative, what was given, round by round."""
    return [
        (*state.arrived(seat, gone + 1)[1], -len(laid[seat].stocks))
        for gone, laid in enumerate(state.submissions)
    ]


@given(SEEDS)
def test_a_second_stock_exchange_agrees_all_the_way(seed: int) -> None:
    match, rng = dealt(f"{seed}", seed % 11), Random(seed)
    second = Table(as_json(match))
    while not match.is_over:
        seat = match.actors[0]
        laid = match.game.sample_action(match.view(seat), rng)
        move = {"seat": seat, **CODEC.encode(laid)}
        assert second.judge(move) == ""
        match.act(seat, laid)
        second.play(move)
        for company in second.companies:
            found = view(match, company.number)
            assert sum(found.resources) == len(company.goods)
            assert sorted(company.stocks) == [
                c for c, count in enumerate(found.stocks) for _ in range(count)
            ]
            assert found.garnets == company.garnets
    assert second.over()
    assert text(second.result()) == text(match.result().as_record())


@given(SEEDS, st.integers(0, 23), st.data())
def test_what_one_refuses_the_other_refuses(seed: int, moves: int, data: st.DataObject) -> None:
    """A submission with one value changed is allowed by both programs or by neither."""
    match = played(seed, moves)
    record = as_json(match)
    second = Table(record)
    for move in record["moves"]:
        second.play(move)
    seat = match.actors[-1]
    move = {"seat": seat, **CODEC.encode(match.game.sample_action(match.view(seat), Random(seed)))}
    second.laid = []
    changed = altered(move, data)
    assert (second.judge(changed) == "") == allowed(truth(match), changed)


def altered(move: JSON, data: st.DataObject) -> JSON:
    """Return the move with one value changed to a plausible other one."""
    found: JSON = json.loads(json.dumps(move))
    places = [path for path in leaves(found) if path[0] not in ("seat", "do")]
    path = data.draw(st.sampled_from(places))
    spot: Any = found
    for step in path[:-1]:
        spot = spot[step]
    words = ["gold", "coal", "diamond", "iron", "stone"]
    spot[path[-1]] = data.draw(st.sampled_from([*words, *range(-1, 9), True, False, None]))
    return found


def allowed(state: StockExchangeState, move: JSON) -> bool:
    """Return whether the game accepts a move from a record."""
    try:
        action = CODEC.decode({key: move[key] for key in move if key != "seat"})
        GAME.check(state, move["seat"], action)
    except (Refused, RecordError):
        return False
    return True


@given(SEEDS)
def test_events_tell_a_seat_all_that_its_books_hold(seed: int) -> None:
    match = played(seed)
    for seat in range(8):
        goods, stocks = [0] * 13, list(truth(dealt(f"{seed}")).stocks[seat])
        garnets = seed % 11
        for event in match.events_for(seat):
            if isinstance(event, events.Arrived):
                goods = [a + b for a, b in zip(goods, event.resources, strict=True)]
                stocks = [a + b for a, b in zip(stocks, event.stocks, strict=True)]
            elif isinstance(event, events.Produced):
                goods = [a + b for a, b in zip(goods, event.resources, strict=True)]
            elif isinstance(event, events.StocksExchanged):
                garnets -= event.garnets
                for company in event.companies:
                    stocks[company] -= 1
                    stocks[seat] += 1
        found = truth(match)
        for laid in found.submissions:
            for gift in laid[seat].resources:
                goods[gift.resource] -= 1
            for present in laid[seat].stocks:
                stocks[present.company] -= 1
        assert goods == found.resources[seat]
        assert stocks == found.stocks[seat]
        assert garnets == found.garnets[seat]


def test_random_play_reaches_everything_rare() -> None:
    """Each at least three times in 300 games, as counted by the second Stock Exchange."""
    seen = Counter[str]()
    for seed in range(300):
        seen.update(recount(as_json(played(seed, garnets=2))).seen.keys())
    rare = [
        "coal",
        "diamonds",
        "emerald floor",
        "exchange",
        "fresh diamond given, coal",
        "fresh diamond given, diamond",
        "meteors",
        "meteors at zero",
        "meteors for nothing",
        "mushroom below zero",
        "oil below zero",
        "old coal given",
        "old diamond given",
        "own stock given",
        "shared first",
        "shared last",
    ]
    assert {what: seen[what] >= 3 for what in rare} == dict.fromkeys(rare, True)


def test_nobody_lists_what_can_be_submitted() -> None:
    assert all(truth(opened()).legal_actions(seat) == () for seat in range(8))


def test_each_round_is_told_in_its_order_and_the_game_ends_with_the_audit() -> None:
    """S2, S6, S9, S10: eight envelopes, what all see of them, and the audit at the end."""
    match = played(3)
    told = [event for event in match.events_for(None) if not isinstance(event, GameOver)]
    sealed = [event.seat for event in told if isinstance(event, events.Sealed)]
    assert sealed == [move.seat for move in match.moves]
    rest = [event for event in told if not isinstance(event, events.Sealed)]
    begun = [
        *(events.EnvelopesOpened(round=1), events.RoundBegan(round=2)),
        *(events.EnvelopesOpened(round=2), events.RoundBegan(round=3)),
        events.EnvelopesOpened(round=3),
    ]
    assert rest[:5] == begun
    audited, paid, mission = rest[5:13], rest[13:21], rest[21:]
    details, state = match.result().details, truth(match)
    assert audited == [
        events.CompanyAudited(company=c, resources=tuple(held), earnings=details["earnings"][c])
        for c, held in enumerate(state.resources)
    ]
    assert paid == [
        events.StocksPaid(seat=seat, stocks=tuple(held), score=details["scores"][seat])
        for seat, held in enumerate(state.stocks)
    ]
    tokens, pool = state.prize_tokens(), details["prize_pool"]
    assert mission == [events.PrizeMission(tokens=tokens, prize_pool=pool)]


@given(SEEDS)
def test_what_arrives_can_be_used_in_the_next_round(seed: int) -> None:
    for seat, told in enumerate(map(played(seed).events_for, range(8))):
        arrived = [event for event in told if isinstance(event, events.Arrived)]
        assert [(event.seat, event.round) for event in arrived] == [(seat, n) for n in (2, 3, 4)]


@pytest.mark.parametrize("sealed", [2, 3])
def test_what_lies_sealed_can_be_carried_out_before_the_rest_is_known(sealed: int) -> None:
    """S4: the number of known envelopes that make diamonds decides whether these turn to coal."""
    match = opened()
    act(
        match,
        *["diamond prize_token prize_token prize_token; 6 prize_token, 7 prize_token"] * sealed,
    )
    guess = truth(match).copy()
    guess.carry_out()
    become, other = ("coal", "diamond") if sealed == 3 else ("diamond", "coal")
    for seat in range(sealed):
        made = guess.resources[seat]
        assert (made[kind(become)], made[kind(other)], made[kind("prize_token")]) == (1, 0, 1)
    assert guess.resources[7][kind("prize_token")] == sealed
    assert guess.laid == [None] * 8, "it is carried out once"
    assert sum(map(sum, guess.resources)) == 4 * sealed
