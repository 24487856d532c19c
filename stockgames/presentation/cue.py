"""Cues: what is worth showing large about a move, as words and places of the table's outline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

CueSize: TypeAlias = Literal["whisper", "word", "headline"]
"""By rarity: figures that rise, figures that fly, and a headline after a moment of darkness."""


@dataclass(frozen=True, slots=True)
class Bill:
    """What a move gives or costs a seat; its figure leaves one place of the table for another."""

    gain: int
    """In the game's units; negative for a loss."""
    text: str
    """The figure with its sign: `−$8M`."""
    start: str
    """The outline path of the place that it leaves."""
    end: str = ""
    """The outline path of the place that it flies to; empty if it only rises."""
    is_own: bool = False
    """Whether the viewer pays or gets it; it is the largest."""


@dataclass(frozen=True, slots=True)
class Headline:
    """A headline of the newspaper, over a line that says plainly what happened."""

    title: str
    line: str
    kicker: str
    corner: str = ""


@dataclass(frozen=True, slots=True)
class Cue:
    """What the table shows of a move beside its animation."""

    turn: int
    size: CueSize
    bills: Sequence[Bill] = ()
    lit: Sequence[str] = ()
    """The outline paths that stay lit while the rest of the table is dark."""
    headline: Headline | None = None
    over: str = ""
    """The outline path of the place in whose middle the headline lies."""


def own_first(bills: Sequence[Bill]) -> tuple[Bill, ...]:
    """Return bills in the order in which they are shown: the viewer's own, then the largest."""
    return tuple(sorted(bills, key=lambda bill: (not bill.is_own, -abs(bill.gain))))
