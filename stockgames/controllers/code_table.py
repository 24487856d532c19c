"""Who has which code card at one screen, and what has been typed on it."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from random import Random
from typing import Literal, TypeAlias

from stockgames.controllers.code_card import BLOCKS, CodeBook, CodeCard, CodedPage, deal_card
from stockgames.engine.action import Action
from stockgames.engine.game import View
from stockgames.engine.seat import SeatId

Unheard: TypeAlias = Literal["not-on-card", "not-asked", "nobodys-key"]
"""Why a key did nothing: its owner's card lacks it, its owner owes nothing now, or it has none."""


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
        self._open: dict[SeatId, CodedPage] = {}
        self._half: dict[SeatId, str] = {}

    # Cards

    def resumed(self, view: View) -> None:
        """Note that people may remember cards of this chapter from before the game was left."""
        self._resumed = self.book.chapter(view)

    def lacking(self, view: View) -> list[SeatId]:
        """Return the people who must see a card before they can make the decision at hand."""
        return [seat for seat in self._blocks if self.lacks(seat, view)]

    def lacks(self, seat: SeatId, view: View) -> bool:
        """Tell whether a person may have to decide something that is on no card of theirs."""
        pages = self.book.pages(view, seat)
        card = self._cards.get(seat)
        if card is None or card.chapter != self.book.chapter(view):
            return bool(pages)
        return any(card.page(page.name) is None for page in pages)

    def deal(self, seat: SeatId, view: View) -> None:
        """Give a person the card of this chapter, unless there is one already."""
        if self.lacks(seat, view):
            chapter, pages = self.book.chapter(view), self.book.pages(view, seat)
            again = chapter == self._resumed
            block = self._blocks[seat]
            self._cards[seat] = deal_card(seat, chapter, pages, block, self._rng, replaces=again)

    def card(self, seat: SeatId) -> CodeCard | None:
        """Return the card that was dealt to a person last: for that person's eyes alone."""
        return self._cards.get(seat)

    # Keys

    def listen(self, view: View) -> None:
        """Take codes for the decision at hand; nothing is typed yet."""
        name = self.book.page(view)
        self._half.clear()
        pages = {seat: card.page(name) for seat, card in self._cards.items()}
        self._open = {seat: page for seat, page in pages.items() if page is not None}

    def only(self, seats: Container[SeatId]) -> None:
        """Accept keys only from these seats; never add a seat."""
        self._open = {seat: page for seat, page in self._open.items() if seat in seats}

    def block(self, seat: SeatId) -> str:
        """Return the keys that are a person's, for everybody to know."""
        return self._blocks[seat]

    @property
    def needs_two(self) -> bool:
        """Whether the decision at hand takes two keys."""
        return any(page.column_keys for page in self._open.values())

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
        return self._typed(owner, self._open[owner], self._half.get(owner, "") + key)

    def _typed(self, seat: SeatId, coded: CodedPage, typed: str) -> Press:
        if coded.begins(typed):
            self._half[seat] = typed
            return Press(seat)
        action = coded.means(typed)
        if action is None:
            return Press(seat, unheard="not-on-card")
        self._half.pop(seat, None)
        return Press(seat, action)

    def take_back(self) -> bool:
        """Forget the last key that waits for a second one; tell whether there was one."""
        if not self._half:
            return False
        self._half.popitem()
        return True
