"""The heading of a closing page, from the viewer's side, and the drama under it."""

from __future__ import annotations

from typing import Final

from stockgames.engine.game import Result
from stockgames.engine.history import History
from stockgames.engine.seat import SeatId
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.course import Telling

_PLACES: Final = (
    *("first", "second", "third", "fourth", "fifth"),
    *("sixth", "seventh", "eighth", "ninth", "tenth"),
)

_LATELY: Final = 0.25
"""A lead is told as lost so long before the end, of the whole game, at most."""


def heading(result: Result, telling: Telling, plain: str) -> str:
    """Return place and distance of the viewer, or who wins by how much; else what is `plain`."""
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if len(result.ranks) == 1 or len(winners) > 1:
        return plain
    unit = telling.history.of(telling.history.main)[0].unit
    own, scores = telling.own, result.scores
    if own is None:
        gap = scores[winners[0]] - scores[_second(result)]
        amount = telling.words.amount(abs(gap), unit)
        return say("table-wins-by", name=telling.names[winners[0]], amount=amount) if gap else plain
    other = _second(result) if own == winners[0] else winners[0]
    gap = abs(scores[own] - scores[other])
    way = (
        ("ahead" if gap else "tie-won") if own == winners[0] else ("behind" if gap else "tie-lost")
    )
    return say(
        "table-you-came",
        place=_PLACES[result.ranks[own] - 1],
        way=way,
        amount=telling.words.amount(gap, unit),
        name=telling.names[other],
    )


def _second(result: Result) -> SeatId:
    """Return the seat after the winner."""
    order = result.order
    return order[1]


def drama(result: Result, telling: Telling) -> str:
    """Return in one line how the lead went, where there is something true to say."""
    leaders = telling.history.leaders
    last = max(leaders, default=0)
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    own = telling.own
    axis = telling.history.axis
    if own is not None and own not in winners:
        led = [at for at, seat in leaders.items() if seat == own and at]
        if led and last - led[-1] <= last * _LATELY and led[-1] < last:
            return say("table-you-led-with", axis=axis, count=last - led[-1])
    if len(winners) != 1:
        return ""
    since = _led_since(telling.history, winners[0])
    if since is None or since == 0:
        return ""
    name = telling.names[winners[0]]
    if since == last:
        if own == winners[0]:
            return say("table-you-led-at-last", axis=axis)
        return say("table-led-at-last", axis=axis, name=name)
    if own == winners[0]:
        return say("table-you-led-from", axis=axis, at=since)
    return say("table-led-from", axis=axis, at=since, name=name)


def _led_since(history: History, seat: SeatId) -> int | None:
    """Return the turn or round since which a seat leads alone up to the end; None: it doesn't."""
    since = None
    for at, leader in history.leaders.items():
        if leader != seat:
            since = None
        elif since is None:
            since = at
    return since
