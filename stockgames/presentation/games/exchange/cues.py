"""Exchange's cue: a price that runs past the end of the ring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.controllers.stages import Shown
from stockgames.games.exchange.events import PriceMoved
from stockgames.games.exchange.facts import ExchangeFacts
from stockgames.games.exchange.parts import ROUNDS, SECURITIES
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import Bill, Cue, Headline, Standing, own_first
from stockgames.presentation.games.exchange.terms import security_name
from stockgames.presentation.sentences.numbers import money, signed_money
from stockgames.presentation.sentences.speech import say

BLOW: Final = 200
"""The change of net worth in dollars that is felt as a blow."""


def cue(
    before: ExchangeFacts, after: ExchangeFacts, shown: Shown, context: TableContext
) -> Cue | None:
    """Return what to show of a move; None if no bubble pops."""
    burst = next((event for event in _moved(shown) if event.pops), None)
    if burst is None:
        return None
    bills = own_first(_bills(before, after, context))
    earlier = any(event.pops for one in context.history for event in _moved(one) if one != shown)
    what = "low" if burst.steps < 0 else "again" if earlier else "first"
    return Cue(
        turn=before.round,
        size="headline",
        bills=bills,
        lit=("market/bubble", f"market/{SECURITIES[burst.security]}"),
        headline=Headline(
            say("exchange-cue-bubble", what=what),
            _line(burst, bills, context),
            say("exchange-cue-kicker", round=before.round),
            say("exchange-cue-corner"),
        ),
        over="market",
    )


def _moved(shown: Shown) -> Sequence[PriceMoved]:
    return [event for event in shown.events if isinstance(event, PriceMoved)]


def _bills(before: ExchangeFacts, after: ExchangeFacts, context: TableContext) -> Sequence[Bill]:
    """Return what prices alone do to each seat, so that no order is told before it is settled."""
    steps = [now - was for was, now in zip(before.prices, after.prices, strict=True)]
    found = []
    for seat in before.seats:
        gain = sum(by * count for by, count in zip(steps, seat.shares, strict=True))
        if gain:
            is_own = seat.seat == context.front
            found.append(Bill(gain, signed_money(gain), f"seat-{seat.seat}", is_own=is_own))
    return found


def _line(burst: PriceMoved, bills: Sequence[Bill], context: TableContext) -> str:
    """Say where the price is, and who loses most or, if nobody does, gains most."""
    most = min(bills, key=lambda bill: bill.gain, default=None)
    if most is not None and most.gain > 0:
        most = max(bills, key=lambda bill: bill.gain)
    what, name = "nobody", ""
    if most is not None:
        seat = int(most.start.removeprefix("seat-"))
        what, name = "poorer" if most.gain < 0 else "richer", context.names[seat]
        what = f"you-{what}" if seat == context.own else what
    return say(
        "exchange-cue-line",
        what=what,
        security=security_name(burst.security),
        before=money(burst.before),
        after=money(burst.after),
        name=name,
        amount="" if most is None else money(abs(most.gain)),
    )


def standing(facts: ExchangeFacts) -> Standing:
    """Return how seats stand: by net worth at today's prices."""
    worths = tuple(seat.net_worth if seat.is_founded else None for seat in facts.seats)
    return Standing(worths, worths, BLOW, 2 * facts.round > ROUNDS, facts.round == ROUNDS)
