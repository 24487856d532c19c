"""What is heard when something happens at Stock Exchange."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stockgames.engine.event import Event
from stockgames.games.stock_exchange.audit_steps import StepKind
from stockgames.games.stock_exchange.events import EnvelopesOpened, Sealed
from stockgames.ui.sound.recipes import Sound

AUDIT_SOUNDS: Final[Mapping[StepKind, Sound]] = {
    "stamp": Sound.SEAL,
    "pay": Sound.COINS,
    "place": Sound.MARKER,
}
"""What is heard as a step of the audit begins."""


def sound_of(event: Event) -> Sound | None:
    """Return what everybody at the table may hear of an event; None for silence."""
    match event:
        case Sealed():
            return Sound.SEAL
        case EnvelopesOpened():
            return Sound.PAPER
        case _:
            return None
