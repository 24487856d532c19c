"""Dragging a widget about its parent by the mouse."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


class Drag:
    """What is known of one widget in the hand: `take` at a press, `follow` each move, `ends`."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._grip: QPoint | None = None
        self._moves = False
        self.start = QPoint()
        """Where the widget lay."""
        self.place = QPoint()
        """Where it belongs now."""

    def take(self, event: QMouseEvent) -> None:
        """Note where the widget is held."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._grip = event.position().toPoint()
            self.start = self._widget.pos()

    def follow(self, event: QMouseEvent) -> bool:
        """Note where the mouse is; tell whether that is far enough to be meant."""
        if self._grip is None:
            return False
        self.place = self._widget.pos() + event.position().toPoint() - self._grip
        far = (self.place - self.start).manhattanLength() >= QApplication.startDragDistance()
        self._moves = self._moves or far
        return self._moves

    @property
    def is_on(self) -> bool:
        """Whether the widget is being dragged."""
        return self._moves

    def ends(self) -> bool:
        """Let go; tell whether the widget had been dragged."""
        moved, self._moves, self._grip = self._moves, False, None
        return moved
