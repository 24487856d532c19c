"""Finds a game's code book: what stands on its code cards, and how that is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from stockgames.controllers.code_card import CodeBook
from stockgames.engine.action import Action
from stockgames.engine.game import View
from stockgames.engine.seat import SeatId
from stockgames.ui.kit.palette import Mark
from stockgames.ui.rooms import brings, load_part
from stockgames.ui.shell.facts import PadCell, Price
from stockgames.ui.table.code_sentence import WordKind


class WordedCodeBook(CodeBook, Protocol):
    """A code book with words, in the language in force. No word depends on anybody's secrets."""

    def chapter_title(self, chapter: int) -> str:
        """Return what the cards of a chapter are for, as `Round 2`."""
        ...

    def title(self, page: str) -> str:
        """Return what a page is called."""
        ...

    def numeral(self, page: str) -> str:
        """Return the number of the page's phase as it is known, `II`; empty if it has none."""
        ...

    def short_title(self, page: str) -> str:
        """Return what a page asks for in two words, without its number."""
        ...

    def press_title(self, page: str, number: int) -> str:
        """Return what a press asks for, in a few words."""
        ...

    def press_aside(self, page: str) -> str:
        """Return when a page is asked for, empty if it always is."""
        ...

    def cell(self, page: str, number: int, cell: int) -> PadCell:
        """Return what a cell of a press means."""
        ...

    def kind(self, page: str, number: int, *, is_last: bool) -> WordKind:
        """Return which kind of word stands for a press; `is_last`: on this card."""
        ...

    def rules(self) -> tuple[str, str, str]:
        """Return an example for each part of the rule: start, to the right, other row."""
        ...

    def prices(self, view: View) -> Sequence[Price]:
        """Return the values that everybody sees."""
        ...

    def badge(self, view: View, seat: SeatId) -> Mark | None:
        """Return what everybody knows of a seat's choices this chapter, as a mark."""
        ...

    def label(self, action: Action) -> str:
        """Return a choice in a word or two."""
        ...

    def offers_title(self) -> str:
        """Return what the offers are about, and what they cost."""
        ...

    def offers_question(self) -> str:
        """Return the question for which of the people it is done."""
        ...

    def offer_label(self, action: Action, name: str) -> str:
        """Return what a person does who takes an offer."""
        ...

    def offer_note(self, action: Action, name: str) -> str:
        """Return what comes of it."""
        ...


def has_code_book(game_id: str) -> bool:
    """Tell whether people can play this game by code cards, which is cheaper than playing it."""
    return brings(game_id, "code_book")


def create_code_book(game_id: str) -> WordedCodeBook | None:
    """Return the code book of a game, None where all choose one after another."""
    module = load_part(game_id, "code_book")
    made: WordedCodeBook | None = module.create_code_book() if module is not None else None
    return made
