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
class PadCell:
    """What one key of a code card means."""

    spoken: str
    """In a word or two."""
    lines: tuple[str, ...] = ()
    """The same as small as a key, at most two lines; beside a mark one line or none."""
    mark: Mark | None = None
    is_reverse: bool = False
    """Whether it lies in the row that says the reverse."""


@dataclass(frozen=True, slots=True)
class PressFacts:
    """One press of a code card: its pad of six keys, the start cap, and what each key means."""

    numeral: str
    title: str
    keys: str
    """Upper row, then lower row."""
    cap: int
    """The place of the start cap among the keys."""
    cells: tuple[PadCell | None, ...]
    """What each key means; None for one that does not count."""
    word: str = ""
    """A word that begins with the cap; empty where there is none."""
    is_fresh: bool = False
    """Whether the cap was drawn anew, for a press that was taken back."""
    aside: str = ""
    """When the press is asked for at all, if that is open."""

    def in_order(self) -> list[tuple[str, PadCell]]:
        """Return the keys that count with their meaning, from the start cap on."""
        start_row, start = divmod(self.cap, 3)
        rows = (start_row, 1 - start_row)
        places = [row * 3 + (start + step) % 3 for row in rows for step in range(3)]
        cells = ((self.keys[place], self.cells[place]) for place in places)
        return [(key, cell) for key, cell in cells if cell is not None]

    def spoken(self) -> str:
        """Return it as text."""
        head = f"{self.numeral} {self.title}".strip()
        keys = ", ".join(f"{key}: {cell.spoken}" for key, cell in self.in_order())
        return f"{head}. {keys}" + (f" ({self.aside})" if self.aside else "")


@dataclass(frozen=True, slots=True)
class DrillFacts:
    """A choice drawn to practise with; it is never the person's own."""

    task: str
    code: str
    """The keys that make it."""
    first: int
    """Which press of the card is the drill's first."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """All that a code card says."""

    name: str
    portrait: Portrait
    presses: tuple[PressFacts, ...]
    rules: tuple[str, ...] = ()
    """An example for each part of the rule: start, to the right, other row."""
    drill: DrillFacts | None = None
    chapter: str = ""
    """Which round it is for, as `Round 3`."""
    number: int = 0
    """The same as a figure."""
    replaces: bool = False
    """Whether there may be an older card of that round, which counts no more."""
    is_sure: bool = False
    """Whether its owner needs no small pads any more."""

    @property
    def has_words(self) -> bool:
        """Whether there is a sentence to remember the caps by."""
        return all(press.word for press in self.presses)
