"""What curtain and code card say: told by the table, drawn by pages of their own."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.palette import Mark


@dataclass(frozen=True, slots=True)
class Price:
    """A value that everybody sees, with the mark of what it is the value of."""

    mark: Mark
    amount: str
    label: str


@dataclass(frozen=True, slots=True)
class Other:
    """Somebody to whom the screen may be passed instead."""

    seat: int
    name: str
    laid: bool
    """Whether a choice lies sealed, which may be opened and changed."""


@dataclass(frozen=True, slots=True)
class PublicFacts:
    """All that a curtain says. Every text must be known to everybody at the table."""

    name: str
    """Whom the screen is passed to."""
    portrait: Portrait
    situation: str = ""
    """One line: the game, the turn, what is asked."""
    prices: tuple[Price, ...] = ()
    """Up to four."""
    lines: tuple[str, ...] = ()
    """Up to two."""
    waiting: str = ""
    """What lies sealed behind it, where that is not what happened since."""
    others: tuple[Other, ...] = ()
    """Who may come to the screen instead."""
    back: str = ""
    """Who has just acted and may call the turn back; empty if nobody."""
    why_not_back: str = ""
    """Why nothing can be taken back, in one sentence; empty where something can be."""


@dataclass(frozen=True, slots=True)
class CardTable:
    """One decision: a key for each row and, in longer rows, one for each column."""

    title: str
    row_keys: str
    column_keys: str
    cells: tuple[tuple[str, ...], ...]

    def spoken(self) -> str:
        """Return it as text."""
        parts = []
        for key, row in zip(self.row_keys, self.cells, strict=True):
            codes = [f"{key} {column}" for column in self.column_keys] or [key]
            parts += [f"{code}: {cell}" for code, cell in zip(codes, row, strict=True)]
        return f"{self.title}. " + ", ".join(parts)


@dataclass(frozen=True, slots=True)
class CardFacts:
    """All that a code card says."""

    name: str
    portrait: Portrait
    tables: tuple[CardTable, ...]
    chapter: str = ""
    """Which round it is for."""
    replaces: bool = False
    """Whether there may be an older card of that round, which counts no more."""
