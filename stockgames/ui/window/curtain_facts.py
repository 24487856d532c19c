"""What the curtain shows, as data from the table."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.evenings.person import Portrait
from stockgames.presentation.game_words import Price


@dataclass(frozen=True, slots=True)
class Other:
    """A person to whom the screen can be passed instead."""

    seat: int
    name: str
    is_sealed: bool
    """Whether the seat has placed a sealed choice, which may be opened and changed."""


@dataclass(frozen=True, slots=True)
class PublicFacts:
    """All that a curtain shows. Every text must be known to everyone at the table."""

    name: str
    """The name of the player the screen is passed to."""
    portrait: Portrait
    situation: str = ""
    """One line: the game and the turn."""
    prices: tuple[Price, ...] = ()
    """Up to four."""
    lines: tuple[str, ...] = ()
    """What everyone has, a line each, or what else matters."""
    reason: str = ""
    """Why the screen is passed on."""
    moves: tuple[str, ...] = ()
    """The last moves, the latest last."""
    others: tuple[Other, ...] = ()
    """The seats that may take the screen instead."""
    back: str = ""
    """The name of the last actor, who may take the turn back; empty if there is none."""
    has_offer: bool = False
    """Whether the player may accept or decline an open offer without looking."""
    why_not_back: str = ""
    """The reason that nothing can be taken back, in one sentence; empty otherwise."""
