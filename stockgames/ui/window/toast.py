"""A short message that disappears with the first input after some seconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QWidget

from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.frames import SHADOW_MARGIN
from stockgames.ui.widgets.popover import PassingPopover, popover_width
from stockgames.ui.widgets.timing import later

STAYS: Final = 6000
"""Milliseconds in which only a click on it closes it."""
_FOOT = 18


class Toast(PassingPopover):
    """Shown over a window, at the bottom unless the page has a better place.

    It takes no focus and needs no answer: the first key or click in the window removes it once it
    has been visible for a while; a click on it does so at once.
    """

    def __init__(
        self,
        look: ThemeContext,
        window: QWidget,
        front: Callable[[], Page | None] = lambda: None,
    ) -> None:
        """`front` returns the current page."""
        super().__init__(look, "check", window)
        self._window = window
        self._front = front
        self.setObjectName("passing-note")
        self._timer = QTimer(self, singleShot=True, interval=STAYS)
        window.installEventFilter(self)

    def show_text(self, text: str) -> None:
        self.words.show_text(text)
        self._timer.start()
        self.show_at(self._place())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._window and self.isVisible():
            # after the page has been resized with the window
            later(self, lambda: self.setGeometry(self._place()))
        return super().eventFilter(watched, event)

    def _passes_with(self, watched: QObject) -> bool:
        is_here = isinstance(watched, QWidget) and watched.window() is self._window
        return is_here and not self._timer.isActive()

    def _place(self) -> QRect:
        page = self._front()
        room, width = self._window.rect().adjusted(0, 0, 0, -_FOOT), self._width()
        area = page.toast_area() if page is not None else QRect()
        left = room.left() + (room.width() - width) // 2
        if page is not None and not area.isEmpty():
            room = area.translated(page.mapTo(self._window, QPoint(0, 0)))
            width, left = max(room.width(), width // 2), room.left()
        margin = SHADOW_MARGIN
        height = self.wanted_height(width + 2 * margin)
        return QRect(left - margin, room.bottom() + margin - height, width + 2 * margin, height)

    def _width(self) -> int:
        return min(round(1.5 * popover_width(self.look)), self._window.width() - 2 * _FOOT)
