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
    note, focused = Toast(ThemeContext(), window), window.focusWidget()
    note.say("Saved as evening.stockgame")
    assert note.isVisible()
    assert note.accessibleName() == note.spoken() == "Saved as evening.stockgame"
    assert window.rect().contains(note.geometry())
    assert window.focusWidget() is focused


def press_a_key(window: QWidget) -> None:
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_A)


def press_elsewhere(window: QWidget) -> None:
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=window.rect().topRight())


@pytest.mark.parametrize("press", [press_a_key, press_elsewhere])
def test_it_goes_with_a_press_once_it_has_been_read_and_never_by_itself(
    qtbot: QtBot, window: QWidget, press: Callable[[QWidget], None]
) -> None:
    note = Toast(ThemeContext(), window)
    note.say("Saved")
    press(window)
    assert note.isVisible(), "a key that was on its way takes nothing from view"
    note._timer.start(1)
    qtbot.waitUntil(lambda: not note._timer.isActive())
    qtbot.wait(20)
    assert note.isVisible(), "nobody may have looked yet"
    press(window)
    assert note.isHidden()


def test_a_click_on_it_puts_it_away(window: QWidget) -> None:
    note = Toast(ThemeContext(), window)
    note.say("Saved again")
    QTest.mouseClick(note, Qt.MouseButton.LeftButton)
    assert note.isHidden()


def test_it_stays_at_the_foot_of_the_window(qtbot: QtBot, window: QWidget) -> None:
    note = Toast(ThemeContext(), window)
    note.say("Saved")
    window.resize(QSize(1500, 900))
    qtbot.waitUntil(lambda: note.geometry().bottom() > 800)
    assert abs(note.geometry().center().x() - 750) < 2
