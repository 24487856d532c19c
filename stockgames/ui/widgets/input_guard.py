"""Ignores clicks and keys that were meant for what was on screen a moment before."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)

SETTLING_MS = 400
"""How long something that has just appeared ignores presses; 0 accepts all."""


class InputGuard(QObject):
    """Measures how long something has been on screen, from when there was time to paint it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = QElapsedTimer()
        self._painted = QTimer(self, singleShot=True)
        self._painted.timeout.connect(self._clock.start)

    def begin(self) -> None:
        """Start when something has appeared."""
        self._clock.invalidate()
        self._painted.start(0)  # runs after presses that are already queued

    @property
    def is_over(self) -> bool:
        """Return whether it has been visible long enough for a press to be meant for it."""
        if not SETTLING_MS:
            return True
        return self._clock.isValid() and self._clock.elapsed() >= SETTLING_MS


class LatePressFilter(QObject):
    """Swallows mouse presses for a moment where a widget has gone: they were meant for it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._where = QRect()
        self._window: QWindow | None = None
        self._over = QTimer(self, singleShot=True)
        self._over.timeout.connect(self._leave)

    def begin(self, gone: QWidget) -> None:
        """Start when a widget is about to go away."""
        self._leave()
        self._window = gone.window().windowHandle() if SETTLING_MS else None
        if self._window is not None:
            self._where = gone.rect().translated(gone.mapToGlobal(QPoint()))
            self._window.installEventFilter(self)
            self._over.start(SETTLING_MS)

    def _leave(self) -> None:
        if self._window is not None and isValid(self._window):
            self._window.removeEventFilter(self)
        self._window = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _PRESSES and isinstance(event, QMouseEvent):
            return self._where.contains(event.globalPosition().toPoint())
        return super().eventFilter(watched, event)
