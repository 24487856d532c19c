"""The controls under a tray: a number changed by signs, keys and digits, and an eye that opens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.games.portfolio.trays import AmountSlip, LookSlip
from stockgames.ui.theme.context import ThemeContext

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def slip(qtbot: QtBot) -> AmountSlip:
    made = AmountSlip(ThemeContext(), 0, 3)
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    qtbot.waitExposed(made)
    return made


def press(slip: AmountSlip, name: str) -> None:
    sign = slip.findChild(QAbstractButton, name)
    assert sign is not None
    QTest.mouseClick(sign, LEFT, pos=sign.rect().center())


def test_its_signs_change_the_number_within_its_bounds(slip: AmountSlip) -> None:
    for name, value in (
        ("less", 0),
        ("more", 1),
        ("more", 2),
        ("more", 3),
        ("more", 3),
        ("less", 2),
    ):
        press(slip, name)
        assert slip.value() == value


def test_its_signs_lie_at_its_ends_and_take_no_focus(slip: AmountSlip) -> None:
    less, more = (slip.findChild(QAbstractButton, name) for name in ("less", "more"))
    assert less is not None
    assert more is not None
    assert less.geometry().right() < more.geometry().left()
    assert slip.rect().contains(less.geometry().united(more.geometry()))
    slip.setFocus()
    press(slip, "more")
    assert slip.hasFocus()


def test_digits_and_arrows_change_it_too(slip: AmountSlip) -> None:
    slip.setFocus()
    slip.selectAll()
    QTest.keyClick(slip, Qt.Key.Key_2)
    assert slip.value() == 2
    QTest.keyClick(slip, Qt.Key.Key_Up)
    assert slip.value() == 3


def test_a_wider_number_has_more_room(qtbot: QtBot) -> None:
    few, many = AmountSlip(ThemeContext(), 0, 9), AmountSlip(ThemeContext(), 0, 99)
    for made in (few, many):
        qtbot.addWidget(made)
    assert few.sizeHint().width() < many.sizeHint().width()


def test_an_eye_opens_and_shuts(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    eye = LookSlip(ThemeContext(), page)
    eye.resize(eye.sizeHint())
    shut = eye.grab().toImage()
    eye.click()
    assert eye.isChecked()
    assert eye.grab().toImage() != shut
    eye.click()
    assert not eye.isChecked()
