"""What is heard when something happens at Exchange."""

from __future__ import annotations

from stockgames.engine.event import Event
from stockgames.games.exchange.events import (
    Eliminated,
    ForceTurned,
    FounderShown,
    Laid,
    Liquidated,
    LobbyistCalled,
    MoneyMoved,
    OrderShown,
    PriceMoved,
    SecurityShown,
    SideShown,
    Traded,
    VoteShown,
)
from stockgames.ui.sound.recipes import Sound


def sound_of(event: Event) -> Sound | None:
    """Return what everybody at the table may hear of an event; None for silence."""
    match event:
        case Laid() | ForceTurned():
            return Sound.CARD
        case FounderShown() | SecurityShown() | SideShown() | VoteShown() | OrderShown():
            return Sound.PAPER
        case PriceMoved(pops=pops):
            return Sound.CRASH if pops else Sound.MARKER
        case LobbyistCalled():
            return Sound.MARKER
        case MoneyMoved() | Traded() | Liquidated():
            return Sound.COINS
        case Eliminated():
            return Sound.CRASH
        case _:
            return None
