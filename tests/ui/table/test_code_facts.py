"""What a code card says: each press with the keys that mean something, and a drill of no plan."""

from __future__ import annotations

import pytest

from stockgames.controllers.code_card import CodeCard
from stockgames.evenings.person import Portrait
from stockgames.ui.games.exchange.code_book import create_code_book
from stockgames.ui.shell.facts import CardFacts
from stockgames.ui.table.code_facts import card_facts
from tests.ui.table.test_code_panel import at_the_keys

pytestmark = pytest.mark.usefixtures("qapp")
BOOK = create_code_book()


def dealt(*, two: bool = False) -> CodeCard:
    card = at_the_keys(two=two).codes.card(1)
    assert card is not None
    return card


def facts(card: CodeCard, sentence: int = 0, *, is_sure: bool = False) -> CardFacts:
    return card_facts(card, BOOK, "Bruno", Portrait(), sentence=sentence, is_sure=is_sure)


def test_every_page_of_the_card_has_its_presses_in_order() -> None:
    card = dealt()
    told = facts(card).presses
    assert [(press.keys, press.cap) for press in told] == [
        (coded.block, cap) for coded in card.pages for cap in coded.caps
    ]
    titles = [
        BOOK.press_title(coded.page.name, number)
        for coded in card.pages
        for number in range(len(coded.caps))
    ]
    assert [press.title for press in told] == titles


def test_each_choice_is_pressed_by_keys_whose_meanings_are_its_own() -> None:
    """What a card says of keys, and what the referee takes them for, are the same."""
    card = dealt()
    told, place = facts(card).presses, 0
    for coded in card.pages:
        presses = told[place : place + len(coded.caps)]
        place += len(coded.caps)
        meanings = set()
        for action in coded.page.choices:
            meant = []
            for press, key in zip(presses, coded.code(action), strict=False):
                cell = press.cells[press.keys.index(key)]
                assert cell is not None
                meant.append(cell.spoken)
            meanings.add(tuple(meant))
        assert len(meanings) == len(coded.page.choices)


def test_keys_without_a_meaning_are_empty() -> None:
    card = dealt()
    for press, cells in zip(
        facts(card).presses,
        [press.cells for coded in card.pages for press in coded.page.presses],
        strict=True,
    ):
        assert sum(cell is not None for cell in press.cells) == cells
        assert len(press.cells) == len(press.keys)


def test_the_drill_is_a_choice_of_the_page_with_most_presses() -> None:
    card = dealt(two=True)
    drill = facts(card).drill
    assert drill is not None
    longest = max(card.pages, key=lambda coded: len(coded.caps))
    codes = {longest.code(action): BOOK.label(action) for action in longest.page.choices}
    assert codes[drill.code] == drill.task
    first = facts(card).presses[drill.first]
    assert (first.keys, first.cap) == (longest.block, longest.caps[0])


def test_words_begin_with_the_caps_and_others_can_be_asked_for() -> None:
    card = dealt()
    told = facts(card)
    assert told.has_words
    for press in told.presses:
        assert press.word.lower().startswith(press.keys[press.cap].lower())
    others = {tuple(press.word for press in facts(card, n).presses) for n in range(6)}
    assert tuple(press.word for press in told.presses) in others
    assert len(others) > 1


def test_it_is_told_whose_card_it_is_for_which_round_and_whether_they_are_sure() -> None:
    card = dealt()
    told = facts(card)
    assert (told.name, told.number, told.is_sure) == ("Bruno", card.chapter, False)
    assert told.chapter == BOOK.chapter_title(card.chapter)
    assert told.rules == BOOK.rules()
    assert told.replaces is card.replaces
    assert facts(card, is_sure=True).is_sure
    assert not any(press.is_fresh for press in told.presses)
