"""What is heard when something happens at Stock Exchange."""

from __future__ import annotations

from stockgames.engine.event import Event
from stockgames.games.stock_exchange.events import EnvelopesOpened, Sealed
from stockgames.ui.sound.recipes import Sound


def sound_of(event: Event) -> Sound | None:
    """Return what everybody at the table may hear of an event; None for silence."""
    match event:
        case Sealed():
            return Sound.SEAL
        case EnvelopesOpened():
            return Sound.PAPER
        case _:
            return None
