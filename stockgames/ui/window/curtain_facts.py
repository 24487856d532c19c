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
    laid: bool
    """Whether a choice lies sealed, which may be opened and changed."""


@dataclass(frozen=True, slots=True)
class PublicFacts:
    """All that a curtain shows. Every text must be known to everyone at the table."""

    name: str
    """Whom the screen is passed to."""
    portrait: Portrait
    situation: str = ""
    """One line: the game, the turn, what is asked."""
    prices: tuple[Price, ...] = ()
    """Up to four."""
    lines: tuple[str, ...] = ()
    """Up to two."""
    others: tuple[Other, ...] = ()
    """Who may come to the screen instead."""
    back: str = ""
    """Who has just acted and may call the turn back; empty if nobody."""
    why_not_back: str = ""
    """Why nothing can be taken back, in one sentence; empty where something can be."""
