"""The letters on the table: each where its choice starts, not overlapping, not cut."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.puzzles.choices import LetterMarks
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.finding import sized

PILE, NARROW = QRectF(100, 100, 120, 60), QRectF(100, 150, 30, 60)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    return sized(qtbot, QWidget(), QSize(400, 300))


def marks(page: QWidget, look: ThemeContext, *places: QRectF) -> LetterMarks:
    lying = LetterMarks(look, page)
    lying.setGeometry(page.rect())
    lying.show_places(places, None)
    return lying


def apart(found: LetterMarks) -> float:
    return min(QLineF(a, b).length() for a, b in combinations(found.coins().values(), 2))


def test_each_letter_lies_at_the_edge_of_its_place(page: QWidget, look: ThemeContext) -> None:
    elsewhere = QRectF(250, 200, 80, 50)
    coins = marks(page, look, PILE, QRectF(), elsewhere).coins()
    assert sorted(coins) == [0, 2]  # a choice that isn't visible has no letter
    assert PILE.contains(coins[0].x(), PILE.top() + 1)
    assert abs(coins[0].y() - PILE.top()) < 12
    assert elsewhere.contains(coins[2].x(), elsewhere.top() + 1)


@pytest.mark.parametrize("place", [PILE, NARROW], ids=["in a row", "in a column"])
def test_letters_of_one_place_lie_abreast(page: QWidget, look: ThemeContext, place: QRectF) -> None:
    found = marks(page, look, place, place)
    first, second = found.coins().values()
    assert apart(found) > 2 * 9.5
    assert (first.y() == second.y()) is (place == PILE)


def test_no_letter_is_cut_by_the_edge(page: QWidget, look: ThemeContext) -> None:
    found = marks(page, look, QRectF(-40, -30, 60, 40), QRectF(395, 298, 40, 40))
    coins = found.coins().values()
    assert all(found.rect().adjusted(9, 9, -9, -9).contains(at.toPoint()) for at in coins)


def test_clicks_go_through_letters(page: QWidget, look: ThemeContext) -> None:
    found = marks(page, look, PILE)
    below = QPushButton("below", page)
    below.setGeometry(PILE.toRect())
    found.raise_()
    page.show()
    pressed: list[bool] = []
    below.clicked.connect(lambda: pressed.append(True))
    at = PILE.center().toPoint()
    under = page.childAt(at)
    assert under is below
    QTest.mouseClick(under, Qt.MouseButton.LeftButton)
    assert pressed
