"""Puts the code card of a person into words, for its page."""

from __future__ import annotations

from stockgames.controllers.code_card import CodeCard, CodedPage
from stockgames.evenings.person import Portrait
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.facts import CardFacts, CardTable
from stockgames.ui.table.code_words import WordedCodeBook


def card_facts(card: CodeCard, book: WordedCodeBook, name: str, portrait: Portrait) -> CardFacts:
    """Return all that a card says; for its owner's eyes alone."""
    tables = [
        CardTable(
            title=_title(coded, book),
            row_keys=coded.row_keys,
            column_keys=coded.column_keys,
            cells=tuple(tuple(book.label(action) for action in row) for row in coded.page.rows),
        )
        for coded in card.pages
    ]
    chapter = book.chapter_title(card.chapter)
    return CardFacts(name, portrait, tuple(tables), chapter, card.replaces)


def _title(coded: CodedPage, book: WordedCodeBook) -> str:
    title = book.title(coded.page.name)
    if not coded.column_keys:
        return title
    return say("table-row-then-column", decision=title)
