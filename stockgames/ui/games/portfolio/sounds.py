"""What is heard when something happens at Portfolio."""

from __future__ import annotations

from stockgames.engine.event import Event
from stockgames.games.portfolio.events import (
    Acquired,
    Capped,
    Collected,
    DealMade,
    DebtPaid,
    Discarded,
    ExposedTaken,
    Extended,
    Founded,
    Neutralized,
    Offered,
    Reshuffled,
    StockDrawn,
)
from stockgames.ui.sound.recipes import Sound


def sound_of(event: Event) -> Sound | None:
    """Return what everybody at the table may hear of an event; None for silence."""
    match event:
        case ExposedTaken() | StockDrawn() | Extended() | Discarded() | Capped():
            return Sound.CARD
        case Founded() | Reshuffled() | Neutralized():
            return Sound.SHUFFLE
        case Collected(amount=amount) | DebtPaid(amount=amount):
            return Sound.COINS if amount else None
        case Acquired() | DealMade():
            return Sound.SEAL
        case Offered():
            return Sound.PAPER
        case _:
            return None
