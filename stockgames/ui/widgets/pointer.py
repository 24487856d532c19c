"""The mouse: its pointer while something opens, dragging, keys held during a click, and clicks that
were meant for what was on screen a moment before.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QMouseEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

PAINTED: Final = 50
"""Milliseconds after which the first, blocking painting of an opened item has begun."""


@contextmanager
def busy() -> Iterator[None]:
    """Show the wait cursor for the block and until its result has been painted."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        # The cursor has no owner that could go first.
        QTimer.singleShot(PAINTED, QGuiApplication.restoreOverrideCursor)  # noqa: TID251


COMMAND: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""With one of these held, a key is a command and not a letter."""


class Drag(QObject):
    """Lets the mouse drag a widget, by itself or by a grip on it; a click stays a click."""

    carried = Signal()
    """The widget has been moved."""
    dropped = Signal()

    def __init__(self, widget: QWidget, grip: QWidget | None = None, *, upright: bool = False):
        """An `upright` drag only moves it up and down."""
        super().__init__(grip or widget)
        self._widget, self._upright = widget, upright
        self._held: QPoint | None = None
        """Where the mouse holds it."""
        self.is_on = False
        self.start = QPoint()
        """The widget's position when the drag began."""
        (grip or widget).installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent):
            return False
        at, widget = event.position().toPoint(), self._widget
        if event.type() == QEvent.Type.MouseButtonPress:
            self._held = at if event.button() is Qt.MouseButton.LeftButton else None
            self.start = widget.pos()
        elif event.type() == QEvent.Type.MouseMove and self._held is not None:
            place = widget.pos() + at - self._held
            far = (place - self.start).manhattanLength() >= QApplication.startDragDistance()
            self.is_on = self.is_on or far
            if self.is_on:
                widget.raise_()
                widget.move(widget.x() if self._upright else place.x(), place.y())
                self.carried.emit()
                return True
        elif event.type() == QEvent.Type.MouseButtonRelease:
            was_on, self.is_on, self._held = self.is_on, False, None
            if was_on:
                if isinstance(watched, QAbstractButton):
                    watched.setDown(False)
                self.dropped.emit()
            return was_on
        return False

    def rows(self) -> int:
        """Return by how many of its heights the widget has been moved down."""
        return round((self._widget.y() - self.start.y()) / self._widget.height())


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
