"""The audit's book: one company at the left, all of them at the right, no line too early."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.audit_steps import Course, Progress
from stockgames.games.stock_exchange.parts import COMPANIES
from stockgames.games.stock_exchange.scoring import statements
from stockgames.ui.games.stock_exchange.audit_book import BookItem
from stockgames.ui.sentences.language import LANGUAGES, install_language
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import is_blank, painted
from tests.ui.games.stock_exchange.audits import WHOLE, audit, just_before, laid
from tests.ui.theme.pictures import bits_of


@pytest.fixture
def book(qtbot: QtBot) -> BookItem:
    item = BookItem(ThemeContext())
    laid(item, WHOLE)
    return item


def dearer(number: int) -> Audit:
    """Return an audit in which the first line of a company comes to more."""
    found = audit()
    statement = found.statements[number]
    first = statement.lines[0]._replace(dollars=statement.lines[0].dollars + 11_000)
    other = replace(statement, lines=(first, *statement.lines[1:]))
    return replace(
        found, statements=(*found.statements[:number], other, *found.statements[number + 1 :])
    )


def test_nothing_is_painted_before_an_audit(book: BookItem) -> None:
    assert not is_blank(painted(book, book.rect))
    book.progress = None
    assert is_blank(painted(book, book.rect))
    assert book.company == 0


def test_a_line_shows_when_it_is_told_and_not_before(book: BookItem) -> None:
    other = Course(dearer(2))
    early = just_before("line", 2)
    book.progress = early
    before = painted(book, book.rect)
    book.progress = Progress(other, early.done)
    assert painted(book, book.rect) == before
    book.progress = Progress(early.course, early.done + 1)
    told = painted(book, book.rect)
    book.progress = Progress(other, early.done + 1)
    assert painted(book, book.rect) != told != before


def test_the_page_under_audit_lies_open_until_another_is_wanted(book: BookItem) -> None:
    book.progress = just_before("stamp", 3)
    assert book.company == 3
    page = painted(book, book.rect)
    book.open_page = 1
    assert book.company == 1
    assert painted(book, book.rect) != page


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_statement_is_cut(
    book: BookItem, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """The longest: all that an emerald protects, meteors, and what depends on others."""
    held = [[0] * 13 for _ in COMPANIES]
    held[0] = [1, 10, 0, 1, 1, 1, 10, 0, 1, 1, 0, 1, 1]  # mushroom, coal and oil below −$1,000
    held[1] = [0, 12, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0]
    held[2:] = [[10, 0, 0, 0, 2, 0, 3, 0, 10, 10, 0, 2, 10] for _ in COMPANIES[2:]]
    found = replace(audit(), statements=statements(held))
    cut: list[str] = []
    elide = QFontMetricsF.elidedText

    def elided(self: Any, text: str, *args: Any) -> str:
        short = elide(self, text, *args)
        cut.extend([text] if short != text else [])
        return short

    book.look.fit(QSize(1280, 720))
    install_language(qapp, language)
    try:
        with monkeypatch.context() as patched:
            patched.setattr(QFontMetricsF, "elidedText", elided)
            course = Course(found)
            for number in COMPANIES[:3]:
                book.progress, book.open_page = Progress(course, len(course.steps)), number
                assert not is_blank(painted(book, book.rect))
    finally:
        install_language(qapp, "en")
    assert cut == []


def test_the_control_under_the_mouse_looks_alive(book: BookItem) -> None:
    def shown() -> bytes:
        book.draw, plain = book.draw_over, book.draw  # type: ignore[method-assign]
        try:
            return bits_of(painted(book, book.rect))
        finally:
            book.draw = plain  # type: ignore[method-assign]

    looks = []
    for over in ("", "back", "again"):
        book.over = over
        looks.append(shown())
    assert len(set(looks)) == 3
