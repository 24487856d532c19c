from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.presentation.games.portfolio.terms import face
from stockgames.ui.games.portfolio.marks import CarriedCards
from stockgames.ui.theme.context import ThemeContext
from tests.games.portfolio.table import card


def test_cards_hang_with_their_middle_on_the_mouse_and_let_it_through(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(600, 400)
    one = CarriedCards(ThemeContext(), [face(card("7H"))], 60, page)
    two = CarriedCards(ThemeContext(), [face(card("7H")), face(card("8H"))], 60, page)
    two.go_to(QPointF(300, 200))
    assert abs(two.geometry().center().x() - 300) <= 1
    assert abs(two.geometry().center().y() - 200) <= 1
    assert two.width() > one.width()
    assert two.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    other = CarriedCards(ThemeContext(), [face(card("7H")), face(card("9H"))], 60, page)
    assert other.grab().toImage() != two.grab().toImage()
