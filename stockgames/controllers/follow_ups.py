"""Actions that follow a move by themselves, such as offers made to one player after another.

The last move notes what follows it, and nothing else keeps it, so that it outlives a killed app.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from stockgames.engine.action import Action
from stockgames.engine.commitment import THEN
from stockgames.engine.errors import RecordError
from stockgames.engine.match import Match
from stockgames.engine.seat import CHANCE, SeatId

Planned: TypeAlias = list[tuple[SeatId, Action]]
"""Who is to do what, in order."""


def planned(match: Match) -> Planned:
    """Return what the last move says will follow."""
    seats, decode = range(len(match.seats)), match.game.codec.decode
    noted = match.moves[-1].notes.get(THEN, ()) if match.moves else ()
    try:
        return [(seat, decode(action)) for seat, action in noted if seat in seats]
    except (RecordError, ValueError, TypeError):  # somebody else's note
        return []


def named_price(match: Match, people: Sequence[SeatId]) -> Planned:
    """Return the offer by which a bot that has just declined a person's offer names its price."""
    move = match.moves[-1] if match.moves else None
    if move is None or move.seat in (CHANCE, *people):
        return []
    makers = {event.answers for event in move.events} & {*people}
    offer = match.game.counter(match.view(move.seat), move.action) if makers else None
    return [] if offer is None else [(move.seat, offer)]
