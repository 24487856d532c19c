"""A painted button paints by a smooth painter, and knows when its ring is to show."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.painted_button import PaintedButton


class _Button(PaintedButton):
    smooth = ringed = False

    def _paint(self, painter: QPainter) -> None:
        self.smooth = bool(painter.renderHints() & QPainter.RenderHint.Antialiasing)
        self.ringed = self._focus.visible


def test_it_paints_smoothly_and_rings_what_the_keyboard_is_on(qtbot: QtBot) -> None:
    button = _Button(Look())
    qtbot.addWidget(button)
    button.show()
    button.grab()
    assert (button.smooth, button.ringed) == (True, False)
    button.activateWindow()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)
    button.grab()
    assert button.ringed
