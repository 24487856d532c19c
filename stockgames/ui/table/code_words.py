"""Finds a game's code book: what stands on its code cards, and how that is called."""

from __future__ import annotations

from typing import Protocol

from stockgames.controllers.code_card import CodeBook
from stockgames.engine.action import Action
from stockgames.ui.rooms import brings, load_part


class WordedCodeBook(CodeBook, Protocol):
    """A code book with words, in the language in force. No word depends on anybody's secrets."""

    def chapter_title(self, chapter: int) -> str:
        """Return what the cards of a chapter are for, as `Round 2`."""
        ...

    def title(self, page: str) -> str:
        """Return what a page is called."""
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
