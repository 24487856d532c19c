"""Who has which code card at one screen, and what has been typed on it."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, TypeAlias

from stockgames.controllers.code_card import (
    BLOCKS,
    Cap,
    CodeBook,
    CodeCard,
    CodedPage,
    counting,
    deal_card,
    renewed,
)
from stockgames.engine.action import Action
from stockgames.engine.game import View
from stockgames.engine.seat import SeatId

Unheard: TypeAlias = Literal["dead-key", "not-asked", "nobodys-key", "used-cap"]
"""Why a key did nothing: it does not count for this press, its owner owes nothing now, it has no
owner, or its owner needs a new cap first."""
_SURE: Final = 2
"""Drills done right in a row after which somebody needs no small pads any more."""


@dataclass(frozen=True, slots=True)
class Press:
    """What a key did: half a code (no action), a choice, or nothing, and why."""

    seat: SeatId | None = None
    """Whose key it is."""
    action: Action | None = None
    unheard: Unheard | None = None


class CodeTable:
    """The cards of the people at one screen, at most one per block of keys; in memory alone."""

    def __init__(self, book: CodeBook, people: tuple[SeatId, ...], rng: Random) -> None:
        assert len(people) <= len(BLOCKS)
        self.book = book
        self._blocks = dict(zip(people, BLOCKS, strict=False))
        self._rng = rng
        self._resumed: int | None = None
        self._cards: dict[SeatId, CodeCard] = {}
        self._at: tuple[int, str] | None = None
        """The decision that keys are taken for: its chapter and its page."""
        self._open: dict[SeatId, CodedPage] = {}
        self._half: dict[SeatId, str] = {}
        self._used: dict[SeatId, set[Cap]] = {}
        """The caps that a key was pressed by in the open; each counts once."""
        self._right: dict[SeatId, int] = {}

    # Cards

    def resumed(self, view: View) -> None:
        """Note that people may remember cards of this chapter from before the game was left."""
        self._resumed = self.book.chapter(view)

    def lacking(self, view: View) -> list[SeatId]:
        """Return the people who must see a card before they can make the decision at hand."""
        return [seat for seat in self._blocks if self.lacks(seat, view)]

    def lacks(self, seat: SeatId, view: View) -> bool:
        """Tell whether a person may have to decide something for which they know no cap."""
        return self._lacks_pages(seat, view) or bool(self._worn(seat, view))

    def _lacks_pages(self, seat: SeatId, view: View) -> bool:
        pages = self.book.pages(view, seat)
        card = self._cards.get(seat)
        if card is None or card.chapter != self.book.chapter(view):
            return bool(pages)
        return any(card.page(page.name) is None for page in pages)

    def _worn(self, seat: SeatId, view: View) -> set[Cap]:
        """Return the caps of the decision that a person owes which were used for a press undone."""
        if seat not in view.actors:
            return set()
        return self._used_again(seat, self.book.page(view))

    def _used_again(self, seat: SeatId, page: str) -> set[Cap]:
        typed = len(self._half.get(seat, ""))
        return {cap for cap in self._used.get(seat, ()) if cap[0] == page and cap[1] >= typed}

    def deal(self, seat: SeatId, view: View) -> None:
        """Give a person the card of this chapter, or new caps for those that count no more."""
        if self._lacks_pages(seat, view):
            chapter, pages = self.book.chapter(view), self.book.pages(view, seat)
            again = chapter == self._resumed
            block = self._blocks[seat]
            self._cards[seat] = deal_card(seat, chapter, pages, block, self._rng, replaces=again)
            self._used.pop(seat, None)
        elif worn := self._worn(seat, view):
            self._cards[seat] = renewed(self._cards[seat], worn, self._rng)
            self._used[seat] -= worn

    def card(self, seat: SeatId) -> CodeCard | None:
        """Return the card that was dealt to a person last: for that person's eyes alone."""
        return self._cards.get(seat)

    def drilled(self, seat: SeatId, *, right: bool) -> None:
        """Note how a person's drill went."""
        self._right[seat] = self._right.get(seat, 0) + 1 if right else 0

    def is_sure(self, seat: SeatId) -> bool:
        """Tell whether a person has done the drill right so often that the rule is enough."""
        return self._right.get(seat, 0) >= _SURE

    # Keys

    def listen(self, view: View) -> None:
        """Take codes for the decision at hand; what is typed for it already still holds."""
        at = self.book.chapter(view), self.book.page(view)
        if at != self._at:
            self._half.clear()
        self._at = at
        pages = {seat: card.page(at[1]) for seat, card in self._cards.items()}
        self._open = {seat: page for seat, page in pages.items() if page is not None}

    def only(self, seats: Container[SeatId]) -> None:
        """Accept keys only from these seats; never add a seat."""
        self._open = {seat: page for seat, page in self._open.items() if seat in seats}

    def block(self, seat: SeatId) -> str:
        """Return the keys that are a person's, for everybody to know."""
        return self._blocks[seat]

    def live(self, seat: SeatId) -> str:
        """Return those of a person's keys that count for the next press; empty if none is due."""
        coded = self._open.get(seat)
        if coded is None:
            return ""
        press = coded.page.presses[len(self._half.get(seat, ""))]
        return "".join(coded.block[place] for place in counting(press))

    @property
    def presses(self) -> int:
        """How many keys the decision at hand takes; 0 when none is taken."""
        return max((len(coded.caps) for coded in self._open.values()), default=0)

    @property
    def half(self) -> tuple[SeatId, ...]:
        """Who has typed one key of two, the latest last."""
        return tuple(self._half)

    def press(self, key: str) -> Press:
        """Take a key of whoever owns it; after a wrong one, what was typed before still holds."""
        owner = next((seat for seat, block in self._blocks.items() if key in block), None)
        if owner is None:
            return Press(unheard="nobodys-key")
        if owner not in self._open:
            return Press(owner, unheard="not-asked")
        coded = self._open[owner]
        if self._used_again(owner, coded.page.name):
            return Press(owner, unheard="used-cap")
        return self._typed(owner, coded, self._half.get(owner, "") + key)

    def _typed(self, seat: SeatId, coded: CodedPage, typed: str) -> Press:
        action = coded.means(typed)
        if action is None and not coded.begins(typed):
            return Press(seat, unheard="dead-key")
        self._used.setdefault(seat, set()).add((coded.page.name, len(typed) - 1))
        if action is None:
            self._half[seat] = typed
            return Press(seat)
        self._half.pop(seat, None)
        return Press(seat, action)

    def take_back(self, seat: SeatId) -> bool:
        """Forget a person's key that waits for a second one; tell whether there was one."""
        return self._half.pop(seat, None) is not None
