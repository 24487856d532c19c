"""Calls back once, after a widget was painted for the first time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.later import later


class FirstPaint(QObject):
    """Watches a widget until its first frame stands, then goes away."""

    def __init__(self, widget: QWidget, then: Callable[[], None]) -> None:
        super().__init__(widget)
        self._then = then
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice the first paint; never keep an event."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            later(watched, self._then)
            self.deleteLater()
        return False
