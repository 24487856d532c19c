"""Exchange's cue: a price that runs past the end of the ring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.controllers.stages import Shown
from stockgames.engine.seat import SeatId
from stockgames.games.exchange.events import PriceMoved
from stockgames.games.exchange.facts import ExchangeFacts
from stockgames.games.exchange.parts import ROUNDS, SECURITIES
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import Cue, Standing, bills_of, hardest_hit, headline_of
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

    def gains(event: PriceMoved) -> dict[SeatId, int]:
        """Return what it does to each seat that holds any."""
        by = event.after - event.before
        return {
            s.seat: by * s.shares[event.security] for s in before.seats if s.shares[event.security]
        }

    def hit(event: PriceMoved) -> tuple[int, int]:
        """Return what it does to the front seat, and to all seats."""
        return abs(gains(event).get(context.front, 0)), abs(sum(gains(event).values()))

    burst = max(popped, key=hit)
    told = gains(burst)
    earlier = any(event.pops for past in context.history for event in _moved(past) if past != shown)
    line = say(
        "exchange-cue-line",
        security=security_name(burst.security),
        before=money(burst.before),
        after=money(burst.after),
        hit=hardest_hit(told, context, money),
    )
    what = "low" if burst.steps < 0 else "again" if earlier else "first"
    return Cue(
        turn=before.round,
        size="headline",
        bills=bills_of(((seat, by, signed_money(by)) for seat, by in told.items()), context),
        lit=("market/bubble", f"market/{SECURITIES[burst.security]}"),
        headline=headline_of("exchange", what, line, round=before.round),
        over="market",
    )


def _moved(shown: Shown) -> Sequence[PriceMoved]:
    return [event for event in shown.events if isinstance(event, PriceMoved)]


def standing(facts: ExchangeFacts) -> Standing:
    """Return how seats stand: by net worth at today's prices."""
    worths = tuple(seat.net_worth if seat.is_founded else None for seat in facts.seats)
    return Standing(worths, worths, BLOW, 2 * facts.round > ROUNDS, facts.round == ROUNDS)
