"""The ring shows after focus by keyboard, and not by mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.palette import EVENING
from stockgames.ui.widgets.focus import draw_focus_ring, pressable


@pytest.fixture
def button(qtbot: QtBot) -> QPushButton:
    """Return a button in the active window, without the focus."""
    button = QPushButton()
    qtbot.addWidget(button)
    button.show()
    qtbot.waitExposed(button)
    button.activateWindow()
    qtbot.waitUntil(button.isActiveWindow)
    button.clearFocus()
    return button


def test_the_ring_is_the_keyboards(button: QPushButton) -> None:
    watch = pressable(button)
    seen = []
    for reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.MouseFocusReason):
        button.setFocus(reason)
        seen.append(watch.visible)
        if reason is Qt.FocusReason.TabFocusReason:
            button.clearFocus()
            seen.append(watch.visible)
    QTest.keyClick(button, Qt.Key.Key_Shift)
    seen.append(watch.visible)
    assert seen == [True, False, False, True]
    assert button.cursor().shape() == Qt.CursorShape.PointingHandCursor


@pytest.mark.parametrize(
    ("reason", "shows"),
    [(Qt.FocusReason.TabFocusReason, True), (Qt.FocusReason.MouseFocusReason, False)],
)
def test_a_menu_gives_the_ring_back_as_it_was(
    button: QPushButton, reason: Qt.FocusReason, shows: bool
) -> None:
    watch = pressable(button)
    button.setFocus(reason)
    before = watch.visible
    menu = QMenu(button)
    menu.addAction("Lobby")
    menu.popup(button.mapToGlobal(button.rect().center()))
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()
    assert button.hasFocus()
    assert (before, watch.visible) == (shows, shows)


def test_the_ring_lies_outside_what_it_goes_round(qtbot: QtBot) -> None:
    image = QImage(100, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    draw_focus_ring(painter, EVENING, QRectF(20, 20, 60, 20), gap=4)
    painter.end()
    assert image.pixelColor(50, 16).alpha() > 0
    assert image.pixelColor(50, 22).alpha() == image.pixelColor(50, 30).alpha() == 0
    assert image.pixelColor(50, 8).alpha() == 0
