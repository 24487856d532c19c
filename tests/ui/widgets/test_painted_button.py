"""A painted button uses a smooth painter, and knows when its ring is to show."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import ControlledToggle, PaintedButton


class _Button(PaintedButton):
    smooth = ringed = False

    def _paint(self, painter: QPainter) -> None:
        self.smooth = bool(painter.renderHints() & QPainter.RenderHint.Antialiasing)
        self.ringed = self._focus.visible


class _Failing:
    used: ClassVar[list[QPainter]] = []

    def _paint(self, painter: QPainter) -> None:
        self.used.append(painter)
        raise ZeroDivisionError


class _FailingWidget(_Failing, BaseWidget): ...


class _FailingButton(_Failing, PaintedButton): ...


class _FailingToggle(_Failing, ControlledToggle): ...


@pytest.mark.parametrize(
    "make", [_FailingWidget, _FailingButton, lambda look: _FailingToggle(None)]
)
def test_a_painter_ends_where_painting_fails(
    qtbot: QtBot, make: Callable[[ThemeContext], QWidget]
) -> None:
    """Qt crashes when a window is shown on which something still paints."""
    widget = make(ThemeContext())
    qtbot.addWidget(widget)
    with pytest.raises(ZeroDivisionError):
        widget.grab()
    assert not _Failing.used[-1].isActive()


def test_it_paints_smoothly_and_rings_what_the_keyboard_is_on(qtbot: QtBot) -> None:
    button = _Button(ThemeContext())
    qtbot.addWidget(button)
    button.show()
    button.grab()
    assert (button.smooth, button.ringed) == (True, False)
    button.activateWindow()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)
    button.grab()
    assert button.ringed


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_press_it_once_and_go_no_further(qtbot: QtBot, key: Qt.Key) -> None:
    pressed, beyond = list[str](), list[Qt.Key]()

    class Around(QWidget):
        def keyPressEvent(self, event: QKeyEvent) -> None:
            beyond.append(Qt.Key(event.key()))

    around = Around()
    qtbot.addWidget(around)
    button = _Button(ThemeContext(), around)
    button.clicked.connect(lambda: pressed.append("once"))
    around.show()
    QTest.keyClick(button, key)
    assert (pressed, beyond) == (["once"], [])
