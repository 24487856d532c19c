"""The book's page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.analysis.distinctions import distinctions
from stockgames.evenings.book_facts import Filter, book_facts
from stockgames.evenings.person import Person
from stockgames.presentation.sentences.speech import say
from stockgames.storage.entries import GameSummary, SavedSeat
from stockgames.ui.people.book import Book, BookPage
from stockgames.ui.theme.theme_context import ThemeContext

FIGURES = book_facts("ada", (), (), Filter(), year="", games=("nyse",), levels=("casual", "able"))
SEATS = SavedSeat("Ada", "human", person="ada"), SavedSeat("Bruno", "bot:able")
GAME = GameSummary(7, "nyse", SEATS, 40, "", {}, "", "2026-11-24T20:00:00Z", None, None)
BOOK = Book(Person("ada", "Ada"), FIGURES, lambda: "bronze", had={"bell": GAME})


@pytest.fixture
def page(qtbot: QtBot, look: ThemeContext) -> BookPage:
    page = BookPage(look, BOOK)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.focus_start()
    return page


def test_all_distinctions_can_be_walked_and_tell_how_they_are_had(page: BookPage) -> None:
    walked = []
    for _ in distinctions():
        walked.append(page.seals.accessibleDescription())
        QTest.keyClick(page.seals, Qt.Key.Key_Right)
    assert walked == [say(f"{game}-distinction-how", id=one.id) for game, one in distinctions()]


def test_enter_looks_back_at_the_game_that_brought_the_chosen_one(page: BookPage) -> None:
    wanted = list[int]()
    page.looked_back.connect(wanted.append)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(page.seals, key)
    assert wanted == [7], "the second is not had"
    assert page.look_back.isHidden()
    page.show_book(BOOK)
    assert page.look_back.isHidden(), "what is chosen stays"


def test_a_press_tells_of_a_distinction_and_another_looks_back(page: BookPage) -> None:
    wanted, told = list[int](), list[str]()
    page.looked_back.connect(wanted.append)
    for number in (1, 1, 0, 0):
        QTest.mouseClick(page.seals, Qt.MouseButton.LeftButton, pos=cell(page, number))
        told.append(page.seals.accessibleDescription())
    assert wanted == [7]
    assert told[0] == told[1] != told[2]
    assert not page.look_back.isHidden()


def cell(page: BookPage, number: int) -> QPoint:
    return page.seals.cell(number).center().toPoint()
