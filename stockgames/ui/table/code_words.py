"""Finds a game's code book: what stands on its code cards, and how that is called."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from stockgames.controllers.code_card import CodeBook


class WordedCodeBook(CodeBook, Protocol):
    """A code book with words, in the language in force. No word depends on anybody's secrets."""

    def title(self, page: str) -> str:
        """Return what a page is called."""
        ...

    def label(self, action: Any) -> str:
        """Return a choice in a word or two."""
        ...

    def offers_title(self) -> str:
        """Return what the offers are about, and what they cost."""
        ...


def _room(game_id: str) -> str:
    return f"stockgames.ui.games.{game_id.replace('-', '_')}"


def has_code_book(game_id: str) -> bool:
    """Tell whether people can play this game by code cards, which is cheaper than playing it."""
    room = _room(game_id)
    return find_spec(room) is not None and find_spec(f"{room}.code_book") is not None


def create_code_book(game_id: str) -> WordedCodeBook | None:
    """Return the code book of a game, None where all choose one after another."""
    if not has_code_book(game_id):
        return None
    made: WordedCodeBook = import_module(f"{_room(game_id)}.code_book").create_code_book()
    return made
