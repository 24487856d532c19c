"""NYSE's cues: a crash as a headline, and every fall or climb that is felt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stockgames.controllers.stages import Shown
from stockgames.engine.seat import SeatId
from stockgames.games.nyse.actions import color_key
from stockgames.games.nyse.events import MarkerMoved
from stockgames.games.nyse.facts import NyseFacts, SeatFacts
from stockgames.games.nyse.parts import CRASHED, PILE_SIZE, Color
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import Bill, Cue, Standing, bills_of, headline_of
from stockgames.presentation.games.nyse.terms import money, sector
from stockgames.presentation.sentences.numbers import signed
from stockgames.presentation.sentences.speech import say

FELT: Final = 4
"""The change in $M, of one hand, from which a price that moves is shown."""
SEEN: Final = 3
"""The change in $M from which another seat's figure is shown."""
BLOW: Final = 6
"""The change in $M, of a whole hand, that is felt as a blow."""
_MANY: Final = 6
"""The number of seats above which only large losses of others fly in a crash."""


def cue(before: NyseFacts, after: NyseFacts, shown: Shown, context: TableContext) -> Cue | None:
    """Return what to show of a move; None if no hand that the viewer sees has felt it."""
    moved = [event for event in shown.events if isinstance(event, MarkerMoved)]
    crash = next((event.color for event in moved if event.after == CRASHED), None)
    if crash is not None:
        return _crash(crash, before, after, shown, context)
    for event in moved:
        gains = _gains(before, after, event.color)
        if any(abs(gain) >= FELT for gain in gains.values()):
            return Cue(after.turn, "whisper", _bills(gains, SEEN, event.color, context))
    return None


def _gains(before: NyseFacts, after: NyseFacts, color: Color) -> dict[SeatId, int]:
    """Return what the chips of a colour that seats keep have gained, where it isn't 0."""
    step = after.sectors[color].price - before.sectors[color].price
    kept = {
        now.seat: min(_count(was, color), _count(now, color))
        for was, now in zip(before.seats, after.seats, strict=True)
    }
    return {seat: count * step for seat, count in kept.items() if count * step}


def _count(seat: SeatFacts, color: Color) -> int:
    return 0 if seat.chips is None else seat.chips[color]


def _bills(
    gains: Mapping[SeatId, int], least: int, color: Color, context: TableContext, end: str = ""
) -> tuple[Bill, ...]:
    """Return the front seat's bill, and those of others from this amount on."""

    def start(seat: SeatId) -> str:
        place = f"seat-{seat}"
        return place if seat == context.front else f"{place}/chips/{color_key(color)}"

    told = (
        (seat, gain, signed(gain, money(abs(gain))))
        for seat, gain in gains.items()
        if seat == context.front or abs(gain) >= least
    )
    return bills_of(told, context, start, end)


def _crash(
    color: Color, before: NyseFacts, after: NyseFacts, shown: Shown, context: TableContext
) -> Cue:
    pusher = "own/hand" if shown.seat == context.front else f"seat-{shown.seat}"
    least = FELT if len(after.seats) > _MANY else 1
    return Cue(
        turn=after.turn,
        size="headline",
        bills=_bills(_gains(before, after, color), least, color, context, "market/pit"),
        lit=("market/pit", f"market/{color_key(color)}", *([pusher] if shown.seat >= 0 else [])),
        headline=headline_of(
            "nyse",
            _title(color, before, after),
            _line(color, after, shown.seat, context),
            turn=before.turn,
        ),
        over="market",
    )


def _title(color: Color, before: NyseFacts, after: NyseFacts) -> str:
    out = sum(one.is_out for one in after.sectors)
    if out == len(after.sectors):
        return say("nyse-cue-all-crashed")
    if any(one.is_out for one in before.sectors):
        return say("nyse-cue-second-crash")
    return say("nyse-cue-crash", color=color_key(color))


def _line(color: Color, after: NyseFacts, pusher: SeatId, context: TableContext) -> str:
    """Say who let go and who was holding most; with concealed hands, only what is worthless."""
    if pusher < 0 or any(seat.chips is None for seat in after.seats):
        return say("nyse-cue-worthless", sector=sector(color))
    others = [s for s in after.seats if s.seat != pusher and _count(s, color)]
    most = max(others, key=lambda seat: _count(seat, color), default=None)
    return say(
        "nyse-cue-let-go",
        who=_who(pusher, context),
        name=context.names[pusher],
        holder="nobody" if most is None else _who(most.seat, context),
        other="" if most is None else context.names[most.seat],
        count=0 if most is None else _count(most, color),
    )


def _who(seat: SeatId, context: TableContext) -> str:
    return "you" if seat == context.own else "other"


def standing(facts: NyseFacts) -> Standing:
    """Return how seats stand: by the value of their chips, unless hands are concealed."""
    worths = tuple(None if seat.chips is None else seat.value for seat in facts.seats)
    piles = sum(sector.left > 0 for sector in facts.sectors)
    is_late = 2 * facts.left <= PILE_SIZE * len(facts.sectors)
    return Standing(worths, worths, BLOW, is_late, piles < 2)
