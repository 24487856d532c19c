"""Dragging a widget within its parent with the mouse."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget


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
