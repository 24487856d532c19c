"""A toast, which goes away with the next input."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.window.toast import Toast


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(QSize(960, 600))
    QLineEdit(window).setFocus()
    window.show()
    qtbot.waitExposed(window)
    return window


def test_it_says_its_text_and_leaves_the_focus_alone(window: QWidget) -> None:
    toast, focused = Toast(ThemeContext(), window), window.focusWidget()
    toast.show_text("Saved as evening.stockgame")
    assert toast.isVisible()
    assert toast.accessibleName() == toast.spoken() == "Saved as evening.stockgame"
    assert window.rect().contains(toast.geometry())
    assert window.focusWidget() is focused


def press_a_key(window: QWidget) -> None:
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_A)


def press_elsewhere(window: QWidget) -> None:
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=window.rect().topRight())


@pytest.mark.parametrize("press", [press_a_key, press_elsewhere])
def test_it_goes_with_a_press_once_it_has_been_read_and_never_by_itself(
    qtbot: QtBot, window: QWidget, press: Callable[[QWidget], None]
) -> None:
    toast = Toast(ThemeContext(), window)
    toast.show_text("Saved")
    press(window)
    assert toast.isVisible(), "a key that was on its way takes nothing from view"
    toast._timer.start(1)
    qtbot.waitUntil(lambda: not toast._timer.isActive())
    qtbot.wait(20)
    assert toast.isVisible(), "nobody may have looked yet"
    press(window)
    assert toast.isHidden()


def test_a_click_on_it_puts_it_away(window: QWidget) -> None:
    toast = Toast(ThemeContext(), window)
    toast.show_text("Saved again")
    QTest.mouseClick(toast, Qt.MouseButton.LeftButton)
    assert toast.isHidden()


def test_it_stays_at_the_foot_of_the_window(qtbot: QtBot, window: QWidget) -> None:
    toast = Toast(ThemeContext(), window)
    toast.show_text("Saved")
    window.resize(QSize(1500, 900))
    qtbot.waitUntil(lambda: toast.geometry().bottom() > 800)
    assert abs(toast.geometry().center().x() - 750) < 2
