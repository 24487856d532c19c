"""NYSE's cues: a crash as a headline, and every fall or climb that is felt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stockgames.controllers.stages import Shown
from stockgames.engine.seat import SeatId
from stockgames.games.nyse.events import MarkerMoved
from stockgames.games.nyse.facts import NyseFacts, SeatFacts
from stockgames.games.nyse.names import color_key
from stockgames.games.nyse.parts import OUT, PILE_SIZE, Color
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import Bill, Cue, Headline, Standing, own_first
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
    crash = next((event.color for event in moved if event.after == OUT), None)
    if crash is not None:
        return _crash(crash, before, after, shown, context)
    for event in moved:
        gains = dict(_gains(before, after, event.color))
        if any(abs(gain) >= FELT for gain in gains.values()):
            bills = [
                _bill(seat, gain, event.color, context)
                for seat, gain in gains.items()
                if seat == context.front or abs(gain) >= SEEN
            ]
            return Cue(after.turn, "whisper", own_first(bills))
    return None


def _gains(before: NyseFacts, after: NyseFacts, color: Color) -> Iterator[tuple[SeatId, int]]:
    """Yield what the chips of a colour that seats keep have gained, where it isn't 0."""
    step = after.sectors[color].price - before.sectors[color].price
    for was, now in zip(before.seats, after.seats, strict=True):
        kept = min(_count(was, color), _count(now, color))
        if kept and step:
            yield now.seat, kept * step


def _count(seat: SeatFacts, color: Color) -> int:
    return 0 if seat.chips is None else seat.chips[color]


def _bill(seat: SeatId, gain: int, color: Color, context: TableContext, end: str = "") -> Bill:
    is_own = seat == context.front
    start = "own/hand" if is_own else f"seat-{seat}/chips/{color_key(color)}"
    return Bill(gain, signed(gain, money(abs(gain))), start, end, is_own)


def _crash(
    color: Color, before: NyseFacts, after: NyseFacts, shown: Shown, context: TableContext
) -> Cue:
    gains = dict(_gains(before, after, color))
    least = FELT if len(after.seats) > _MANY else 1
    bills = [
        _bill(seat, gain, color, context, "market/pit")
        for seat, gain in gains.items()
        if seat == context.front or -gain >= least
    ]
    return Cue(
        turn=after.turn,
        size="headline",
        bills=own_first(bills),
        lit=("market/pit", f"market/{color_key(color)}", *_pusher(shown.seat, context)),
        headline=Headline(
            _title(color, before, after),
            _line(color, after, shown.seat, context),
            say("nyse-cue-kicker", turn=before.turn),
            say("nyse-cue-corner"),
        ),
        over="market",
    )


def _pusher(seat: SeatId, context: TableContext) -> tuple[str, ...]:
    return () if seat < 0 else ("own/hand" if seat == context.front else f"seat-{seat}",)


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
