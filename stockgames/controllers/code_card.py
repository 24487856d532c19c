"""Code cards: secret choices made in the open, by keys whose meaning only one person knows.

Everybody at the screen owns a pad of six keys, two rows of three. A card gives a start cap for each
press: the key under which the first choice lies. To the right is the next one, off the edge it goes
on at the left, and the other row says the reverse.

That makes a card a one-time pad: the key is the choice plus the cap, and every cap is as likely as
any other, whatever the others are. So repeats are normal, no draw is ever improved, and a cap
counts once: whoever takes a press back gets another one, since two keys from one cap would tell how
the two choices differ. `tests/controllers/test_code_secrecy.py` proves it by counting all caps and
choices. Cards live in memory only, and come from the system's randomness, never from the game's
seed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, Protocol

from stockgames.engine.action import Action
from stockgames.engine.code_page import CodePage, CodePress
from stockgames.engine.game import View
from stockgames.engine.seat import SeatId

BLOCKS: Final = ("QWEASD", "RTUFGH", "IOPJKL", "XCVBNM", "123456", "7890YZ")
"""The pads of the first person, the second and so on, six at most: upper row, then lower row.

Neighbours on most keyboards: Y and Z, which change places between languages, come last.
"""
ACROSS: Final = 3
"""Keys in a row of a pad."""
Cap = tuple[str, int]
"""A press, by the name of its page and its number there."""


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


def place_of(press: CodePress, cap: int, cell: int) -> int:
    """Return the place on the pad, 0 to 5, where a cell lies whose press starts at the cap."""
    row, column = divmod(cell, press.columns)
    start_row, start = divmod(cap, ACROSS)
    return (start_row + row) % press.rows * ACROSS + (start + column) % press.columns


def counting(press: CodePress) -> tuple[int, ...]:
    """Return the places on the pad that count for a press: everybody may know them."""
    return tuple(
        row * ACROSS + column for row in range(press.rows) for column in range(press.columns)
    )


@dataclass(frozen=True, slots=True)
class CodedPage:
    """A page with the start caps of its presses, as places on its owner's pad."""

    page: CodePage
    block: str
    caps: tuple[int, ...]

    def cap_key(self, number: int) -> str:
        """Return the key on which a press starts."""
        return self.block[self.caps[number]]

    def keys(self, number: int) -> tuple[str, ...]:
        """Return the keys of a press's cells, in the order of the cells."""
        press, cap = self.page.presses[number], self.caps[number]
        return tuple(self.block[place_of(press, cap, cell)] for cell in range(press.cells))

    def code(self, action: Action) -> str:
        """Return the keys that make a choice."""
        cells = enumerate(self.page.cells_of(action))
        return "".join(self.keys(number)[cell] for number, cell in cells)

    def means(self, typed: str) -> Action | None:
        """Return the action of a whole code, None for anything else."""
        if len(typed) != len(self.caps):
            return None
        keys = [self.keys(number) for number in range(len(typed))]
        if any(key not in row for key, row in zip(typed, keys, strict=True)):
            return None
        return self.page.choice(tuple(row.index(key) for key, row in zip(typed, keys, strict=True)))

    def begins(self, typed: str) -> bool:
        """Tell whether more keys can make a code of this."""
        if not 0 < len(typed) < len(self.caps):
            return False
        return all(key in self.keys(number) for number, key in enumerate(typed))


@dataclass(frozen=True, slots=True)
class CodeCard:
    """What one person sees in private."""

    seat: SeatId
    chapter: int
    pages: tuple[CodedPage, ...]
    replaces: bool
    """Whether the person may have an older card of the same chapter, which counts no more."""
    words: int = 0
    """Chooses the words to remember the caps by, and the drill; drawn apart from them."""
    fresh: frozenset[Cap] = frozenset()
    """The caps that were drawn anew since the card was read, for presses taken back."""

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
    """Return a card with a cap for each press, even and independent of each other."""
    coded = tuple(
        CodedPage(page, block, tuple(_draw(press, rng) for press in page.presses)) for page in pages
    )
    return CodeCard(seat, chapter, coded, replaces, rng.getrandbits(32))


def renewed(card: CodeCard, used: Collection[Cap], rng: Random) -> CodeCard:
    """Return the card with new caps for presses that were used; the others stay."""
    pages = tuple(
        replace(
            coded,
            caps=tuple(
                _draw(press, rng) if (coded.page.name, number) in used else cap
                for number, (press, cap) in enumerate(
                    zip(coded.page.presses, coded.caps, strict=True)
                )
            ),
        )
        for coded in card.pages
    )
    return replace(card, pages=pages, words=rng.getrandbits(32), fresh=frozenset(used))


def _draw(press: CodePress, rng: Random) -> int:
    return rng.choice(counting(press))
