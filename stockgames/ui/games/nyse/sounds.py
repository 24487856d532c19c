"""What is heard when something happens at NYSE."""

from __future__ import annotations

from stockgames.engine.event import Event
from stockgames.games.nyse.events import (
    Discarded,
    MarkerMoved,
    Played,
    ShuffledIn,
    Swapped,
    Took,
)
from stockgames.games.nyse.parts import OUT
from stockgames.ui.sound.recipes import Sound


def sound_of(event: Event) -> Sound | None:
    """Return what everybody at the table may hear of an event; None for silence."""
    match event:
        case Took() | Discarded() | Played() | Swapped():
            return Sound.CHIP
        case MarkerMoved(after=after):
            return Sound.CRASH if after == OUT else Sound.MARKER
        case ShuffledIn():
            return Sound.SHUFFLE
        case _:
            return None
