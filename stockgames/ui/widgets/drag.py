"""Dragging a widget within its parent with the mouse."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


class Drag:
    """State of dragging one widget: call `take` on press, `follow` on move, `ends` on release."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._grip: QPoint | None = None
        self._moves = False
        self.start = QPoint()
        """The widget's position when the drag began."""
        self.place = QPoint()
        """The widget's target position."""

    def take(self, event: QMouseEvent) -> None:
        """Start a possible drag and remember where the widget was grabbed."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._grip = event.position().toPoint()
            self.start = self._widget.pos()

    def follow(self, event: QMouseEvent) -> bool:
        """Update `place`; return whether the mouse has moved far enough for a drag."""
        if self._grip is None:
            return False
        self.place = self._widget.pos() + event.position().toPoint() - self._grip
        far = (self.place - self.start).manhattanLength() >= QApplication.startDragDistance()
        self._moves = self._moves or far
        return self._moves

    @property
    def is_on(self) -> bool:
        """Return whether the widget is being dragged."""
        return self._moves

    def ends(self) -> bool:
        """End the drag; return whether the widget had been dragged."""
        moved, self._moves, self._grip = self._moves, False, None
        return moved
