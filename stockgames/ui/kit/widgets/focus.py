"""One focus ring for every widget, shown when the keyboard brought the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.palette import Theme
from stockgames.ui.kit.shapes import inset, rounded, stroke

BLEED = 5
"""Pixels round the face of a widget that belong to its shadow and its focus ring."""
_BY_MOUSE = (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.PopupFocusReason)


class FocusWatch(QObject):
    """Knows whether ``widget`` has the focus by keyboard (or by program)."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._by_keyboard = False
        widget.installEventFilter(self)

    @property
    def visible(self) -> bool:
        """Whether the ring is to be painted."""
        return self._by_keyboard and self._widget.hasFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow focus and key events of the widget; never swallow one."""
        if isinstance(event, QFocusEvent) and event.gotFocus():
            self._by_keyboard = event.reason() not in _BY_MOUSE
        elif event.type() == QEvent.Type.KeyPress and not self._by_keyboard:
            self._by_keyboard = True
            self._widget.update()
        return super().eventFilter(watched, event)


def pressable(widget: QWidget) -> FocusWatch:
    """Let a widget show that it can be pressed: a hand, light under the mouse, the keyboard's ring.

    It paints both itself; the ring while what is returned says so.
    """
    widget.setAttribute(Qt.WidgetAttribute.WA_Hover)
    widget.setCursor(Qt.CursorShape.PointingHandCursor)
    return FocusWatch(widget)


def draw_focus_ring(
    painter: QPainter, theme: Theme, rect: QRectF, radius: float = 7, gap: float = 3
) -> None:
    """Draw the ring ``gap`` px outside ``rect``."""
    stroke(painter, rounded(inset(rect, -gap), radius + gap - 1), theme.focus, 2.4)
