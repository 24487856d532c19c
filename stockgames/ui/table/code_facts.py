"""Puts the code card of a person into words, for its page."""

from __future__ import annotations

from random import Random

from stockgames.controllers.code_card import CodeCard, CodedPage, place_of
from stockgames.evenings.person import Portrait
from stockgames.ui.shell.facts import CardFacts, DrillFacts, PadCell, PressFacts
from stockgames.ui.table.code_sentence import words_for
from stockgames.ui.table.code_words import WordedCodeBook


def card_facts(
    card: CodeCard,
    book: WordedCodeBook,
    name: str,
    portrait: Portrait,
    *,
    sentence: int = 0,
    is_sure: bool = False,
) -> CardFacts:
    """Return all that a card says; for its owner's eyes alone. `sentence` chooses other words."""
    places = [(coded, number) for coded in card.pages for number in range(len(coded.caps))]
    caps = "".join(coded.cap_key(number) for coded, number in places)
    kinds = [
        book.kind(coded.page.name, number, is_last=place == len(places) - 1)
        for place, (coded, number) in enumerate(places)
    ]
    words = words_for(caps, kinds, card.words + sentence) or ("",) * len(places)
    return CardFacts(
        name,
        portrait,
        tuple(
            _press(card, coded, number, book, word)
            for (coded, number), word in zip(places, words, strict=True)
        ),
        rules=book.rules(),
        drill=_drill(card, book),
        chapter=book.chapter_title(card.chapter),
        number=card.chapter,
        replaces=card.replaces,
        is_sure=is_sure,
    )


def _press(
    card: CodeCard, coded: CodedPage, number: int, book: WordedCodeBook, word: str
) -> PressFacts:
    name, press, cap = coded.page.name, coded.page.presses[number], coded.caps[number]
    cells: list[PadCell | None] = [None] * len(coded.block)
    for cell in range(press.cells):
        cells[place_of(press, cap, cell)] = book.cell(name, number, cell)
    return PressFacts(
        book.numeral(name),
        book.press_title(name, number),
        coded.block,
        cap,
        tuple(cells),
        word=word,
        is_fresh=(name, number) in card.fresh,
        aside=book.press_aside(name),
    )


def _drill(card: CodeCard, book: WordedCodeBook) -> DrillFacts | None:
    """Return any choice of the page that takes the most presses, drawn apart from all plans."""
    if not card.pages:
        return None
    coded = max(card.pages, key=lambda one: len(one.caps))
    action = Random(card.words).choice(coded.page.choices)
    first = sum(len(one.caps) for one in card.pages[: card.pages.index(coded)])
    return DrillFacts(book.label(action), coded.code(action), first)
