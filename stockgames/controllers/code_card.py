"""Code cards: secret choices made in the open, by keys whose meaning only one person knows.

Everybody at the screen owns a block of keys. A card gives the keys of the block a meaning, drawn
anew for every decision, so that watching a press tells nothing. Cards live in memory only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol

from stockgames.engine.action import Action
from stockgames.engine.code_page import CodePage
from stockgames.engine.game import View
from stockgames.engine.seat import SeatId

BLOCKS: Final = ("QWEASD", "RTUFGH", "IOPJKL", "XCVBNM", "123456", "7890YZ")
"""The keys of the first person, the second and so on, six at most.

Neighbours on most keyboards: Y and Z, which change places between languages, come last.
"""


class CodeBook(Protocol):
    """What a game writes on code cards. It is asked with a bystander's view: all of it public."""

    def chapter(self, view: View) -> int:
        """Return a number that rises when new cards are due."""
        ...

    def pages(self, view: View, seat: SeatId) -> Sequence[CodePage]:
        """Return what the seat may still have to decide in this chapter; none needs no card."""
        ...

    def page(self, view: View) -> str:
        """Return the page of the decision at hand, empty if it is on no card."""
        ...

    def asked(self, view: View) -> Sequence[SeatId]:
        """Return who chooses in the decision at hand, whether or not the choice is laid."""
        ...

    def offers(self, view: View) -> Sequence[tuple[SeatId, Action]]:
        """Return what seats may do openly, by name, beside the decision at hand."""
        ...


@dataclass(frozen=True, slots=True)
class CodedPage:
    """A page with its keys."""

    page: CodePage
    row_keys: str
    column_keys: str
    """Empty where one key is enough."""

    def means(self, typed: str) -> Action | None:
        """Return the action of a whole code, None for anything else."""
        for row_key, row in zip(self.row_keys, self.page.rows, strict=True):
            codes = [row_key + key for key in self.column_keys] or [row_key]
            for code, action in zip(codes, row, strict=True):
                if code == typed:
                    return action
        return None

    def begins(self, typed: str) -> bool:
        """Tell whether more keys can make a code of this."""
        return bool(self.column_keys) and len(typed) == 1 and typed in self.row_keys


@dataclass(frozen=True, slots=True)
class CodeCard:
    """What one person sees in private."""

    seat: SeatId
    chapter: int
    pages: tuple[CodedPage, ...]
    replaces: bool
    """Whether the person may have an older card of the same chapter, which counts no more."""

    def page(self, name: str) -> CodedPage | None:
        """Return a page by its name."""
        return next((coded for coded in self.pages if coded.page.name == name), None)


def deal_card(
    seat: SeatId,
    chapter: int,
    pages: Sequence[CodePage],
    block: str,
    rng: Random,
    *,
    replaces: bool = False,
) -> CodeCard:
    """Return a card whose pages have keys of the block, each page drawn by itself."""
    coded = []
    for page in pages:
        rows, columns = len(page.rows), len(page.rows[0])
        column_keys = rng.sample(block, columns) if columns > 1 else ()
        coded.append(CodedPage(page, "".join(rng.sample(block, rows)), "".join(column_keys)))
    return CodeCard(seat, chapter, tuple(coded), replaces)
