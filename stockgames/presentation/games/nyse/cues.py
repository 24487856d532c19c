"""NYSE's cues: a crash as a headline, and every fall or climb that is felt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stockgames.controllers.stages import Shown
from stockgames.engine.seat import SeatId
from stockgames.games.nyse.actions import color_key
from stockgames.games.nyse.events import MarkerMoved
from stockgames.games.nyse.facts import NyseFacts
from stockgames.games.nyse.history import felt
from stockgames.games.nyse.parts import CRASHED, PILE_SIZE, Color
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import Cue, Standing, bills_of, hardest_hit, headline_of
from stockgames.presentation.games.nyse.terms import money, sector
from stockgames.presentation.sentences.numbers import signed
from stockgames.presentation.sentences.speech import say

FELT: Final = 4
"""The change in $M, of one hand, from which a price that moves is shown."""
BLOW: Final = 6
"""The change in $M, of a whole hand, that is felt as a blow."""


def cue(before: NyseFacts, after: NyseFacts, shown: Shown, context: TableContext) -> Cue | None:
    """Return what to show of a move; None if no hand that the viewer sees has felt it."""
    moved = [event for event in shown.events if isinstance(event, MarkerMoved)]
    for event in sorted(moved, key=lambda event: event.after != CRASHED):
        color, key = event.color, color_key(event.color)
        step = after.sectors[color].price - before.sectors[color].price
        gains = {s: by for s, by in enumerate(felt(before, after, color, step)) if by}
        told = [(seat, by, signed(by, money(abs(by)))) for seat, by in gains.items()]
        start = f"seat-{{}}/chips/{key}"
        if event.after == CRASHED:
            return Cue(
                turn=after.turn,
                size="headline",
                bills=bills_of(told, context, start, end="market/pit"),
                lit=("market/pit", f"market/{key}", f"seat-{shown.seat}"),
                headline=headline_of(
                    "nyse",
                    _what(color, after),
                    _line(color, gains, after, shown.seat, context),
                    turn=before.turn,
                ),
                over="market",
            )
        if any(abs(gain) >= FELT for gain in gains.values()):
            return Cue(after.turn, "whisper", bills_of(told, context, start))
    return None


def _what(color: Color, after: NyseFacts) -> str:
    crashed = sum(now.is_out for now in after.sectors)
    return "all" if crashed == len(after.sectors) else "again" if crashed > 1 else color_key(color)


def _line(
    color: Color,
    gains: Mapping[SeatId, int],
    after: NyseFacts,
    pusher: SeatId,
    context: TableContext,
) -> str:
    """Say who let go and which other loses most; with concealed hands, only what is worthless."""
    if pusher < 0 or any(seat.chips is None for seat in after.seats):
        return say("nyse-cue-worthless", sector=sector(color))
    who, others = "you" if pusher == context.own else "other", {**gains, pusher: 0}
    hit = hardest_hit(others, context, money)
    return say("nyse-cue-let-go", who=who, name=context.names[pusher], hit=hit)


def standing(facts: NyseFacts) -> Standing:
    """Return how seats stand: by the value of their chips, unless hands are concealed."""
    worths = tuple(None if seat.chips is None else seat.value for seat in facts.seats)
    piles = sum(sector.left > 0 for sector in facts.sectors)
    is_late = 2 * facts.left <= PILE_SIZE * len(facts.sectors)
    return Standing(worths, worths, BLOW, is_late, piles < 2)
