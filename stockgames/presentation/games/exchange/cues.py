"""Exchange's cue: a price that runs past the end of the ring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stockgames.controllers.stages import Shown
from stockgames.engine.seat import SeatId
from stockgames.games.exchange.events import PriceMoved
from stockgames.games.exchange.facts import ExchangeFacts
from stockgames.games.exchange.parts import ROUNDS, SECURITIES
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import Cue, Standing, bills_of, headline_of
from stockgames.presentation.games.exchange.terms import security_name
from stockgames.presentation.sentences.numbers import money, signed_money
from stockgames.presentation.sentences.speech import say

BLOW: Final = 200
"""The change of net worth in dollars that is felt as a blow."""


def cue(
    before: ExchangeFacts, after: ExchangeFacts, shown: Shown, context: TableContext
) -> Cue | None:
    """Return what to show of a move; None if no bubble pops."""
    popped = [event for event in _moved(shown) if event.pops]
    if not popped:
        return None

    def hit(event: PriceMoved) -> tuple[int, int]:
        """Return what it does to the front seat, and to all seats."""
        by = abs(event.after - event.before)
        held = [seat.shares[event.security] for seat in before.seats]
        return held[context.front] * by, sum(held) * by

    burst = max(popped, key=hit)
    gains = _gains(before, after)
    owned = {s: g for s, g in gains.items() if before.seats[s].shares[burst.security]}
    earlier = any(event.pops for one in context.history for event in _moved(one) if one != shown)
    what = "low" if burst.steps < 0 else "again" if earlier else "first"
    return Cue(
        turn=before.round,
        size="headline",
        bills=bills_of(((seat, by, signed_money(by)) for seat, by in gains.items()), context),
        lit=("market/bubble", f"market/{SECURITIES[burst.security]}"),
        headline=headline_of(
            "exchange",
            say("exchange-cue-bubble", what=what),
            _line(burst, owned, context),
            round=before.round,
        ),
        over="market",
    )


def _moved(shown: Shown) -> Sequence[PriceMoved]:
    return [event for event in shown.events if isinstance(event, PriceMoved)]


def _gains(before: ExchangeFacts, after: ExchangeFacts) -> dict[SeatId, int]:
    """Return what prices alone do to each seat, so that no order is told before it is settled; a
    seat to which they do nothing is left out.
    """
    steps = [now - was for was, now in zip(before.prices, after.prices, strict=True)]
    found = {
        seat.seat: sum(by * count for by, count in zip(steps, seat.shares, strict=True))
        for seat in before.seats
    }
    return {seat: gain for seat, gain in found.items() if gain}


def _line(burst: PriceMoved, gains: Mapping[SeatId, int], context: TableContext) -> str:
    """Say where the price is, and which holder loses most or, if none does, gains most."""
    seats = sorted(gains, key=lambda seat: seat != context.front)  # who looks on, before equals
    hit = min(seats, key=gains.__getitem__, default=None)
    if hit is not None and gains[hit] > 0:
        hit = max(seats, key=gains.__getitem__)
    what, name, amount = "nobody", "", ""
    if hit is not None:
        what, name = "poorer" if gains[hit] < 0 else "richer", context.names[hit]
        what, amount = f"you-{what}" if hit == context.own else what, money(abs(gains[hit]))
    return say(
        "exchange-cue-line",
        what=what,
        security=security_name(burst.security),
        before=money(burst.before),
        after=money(burst.after),
        name=name,
        amount=amount,
    )


def standing(facts: ExchangeFacts) -> Standing:
    """Return how seats stand: by net worth at today's prices."""
    worths = tuple(seat.net_worth if seat.is_founded else None for seat in facts.seats)
    return Standing(worths, worths, BLOW, 2 * facts.round > ROUNDS, facts.round == ROUNDS)
