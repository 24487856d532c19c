"""A number field gets the focus by a click, and never swallows a key silently."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from stockgames.ui.games.portfolio.trays import AmountSlip
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.fields import SpinBox

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(params=[SpinBox, AmountSlip])
def box(request: pytest.FixtureRequest, qtbot: QtBot) -> QSpinBox:
    made: QSpinBox = request.param(ThemeContext(), 0, 6)
    made.setPrefix("$")
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    qtbot.waitExposed(made)
    return made


def click(box: QSpinBox) -> None:
    line = box.lineEdit()
    QTest.mouseClick(line, LEFT, pos=line.rect().center() + QPoint(2, 0))


def test_what_is_typed_after_a_click_takes_the_place_of_the_number(box: QSpinBox) -> None:
    click(box)
    QTest.keyClick(box.lineEdit(), Qt.Key.Key_5)
    assert box.value() == 5
    click(box)
    QTest.keyClick(box.lineEdit(), Qt.Key.Key_3)
    assert (box.value(), box.text()) == (3, "$3")


def test_a_number_beyond_the_most_becomes_the_most(box: QSpinBox) -> None:
    box.setValue(4)
    box.lineEdit().setCursorPosition(2)
    QTest.keyClick(box.lineEdit(), Qt.Key.Key_2)
    assert (box.value(), box.text()) == (6, "$6")


def test_what_is_marked_by_dragging_stays_so(box: QSpinBox) -> None:
    box.setMaximum(6666)
    box.setValue(1234)
    line = box.lineEdit()
    line.setSelection(2, 1)
    QTest.mouseRelease(line, LEFT, pos=line.rect().center())
    assert line.selectedText() == "2"


@pytest.mark.parametrize(("key", "text"), [("-", "$4"), ("x", "$4")])
def test_only_figures_are_taken(box: QSpinBox, key: str, text: str) -> None:
    box.setValue(4)
    QTest.keyClicks(box.lineEdit(), key)
    assert box.text() == text
