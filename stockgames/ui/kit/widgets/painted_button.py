"""The base of buttons that are no kit buttons: each paints all of itself."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.focus import is_enter, pressable


class PaintedButton(QAbstractButton):
    """Has a look, and paints in `_paint` whatever shows, light and focus ring included.

    The ring shows while `_focus.visible`.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._focus = pressable(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return and Enter press the button, as Space does, and as they press kit buttons."""
        if is_enter(event):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        self._paint(painter_on(self))

    def _paint(self, painter: QPainter) -> None:
        """Paint all of it."""
        raise NotImplementedError
