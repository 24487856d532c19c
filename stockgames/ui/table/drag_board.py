"""A board from whose hot spots things can be dragged."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget

from stockgames.ui.table.graphics_board import GraphicsBoard
from stockgames.ui.table.hotspot import HotSpot


class DragSpot(HotSpot):
    """A hot spot that tells when something is dragged away from it. Points are the viewport's.

    A press that moves a few pixels only stays a press.
    """

    dragged = Signal(str, QPointF)
    dropped = Signal(str, QPointF)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self._start: QPoint | None = None
        self._dragging = False

    def leave(self) -> None:
        """Offer nothing any more, and forget a drag that began here."""
        self._start, self._dragging = None, False
        super().leave()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag would begin."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._start = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin a drag, or go on with it."""
        if self._start is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        way = (event.position().toPoint() - self._start).manhattanLength()
        if not self._dragging and way < QApplication.startDragDistance():
            return
        self._dragging = True
        self.setDown(False)
        self.dragged.emit(self.objectName(), self._on_board(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, or be pressed."""
        dragging, self._dragging, self._start = self._dragging, False, None
        if dragging:
            self.setDown(False)
            self.dropped.emit(self.objectName(), self._on_board(event))
            event.accept()
            return
        super().mouseReleaseEvent(event)

    def _on_board(self, event: QMouseEvent) -> QPointF:
        return QPointF(self.mapToParent(event.position().toPoint()))


class DragBoard(GraphicsBoard):
    """Hands on what its hot spots tell of drags: from which, and where the mouse is."""

    dragged = Signal(str, QPointF)
    dropped = Signal(str, QPointF)
    kinds_of_spot = (HotSpot, DragSpot)

    def __init__(self, scene: QGraphicsScene, lifted: str | tuple[str, ...] = "") -> None:
        super().__init__(scene)
        self._lifted = lifted
        """How the names of those begin from which something can be dragged."""

    def kind_of_spot(self, name: str) -> type[HotSpot]:
        """Return of what kind the hot spot of a name is; most can be dragged from."""
        return DragSpot if name.startswith(self._lifted) else super().kind_of_spot(name)

    def connect_spot(self, button: HotSpot) -> None:
        """Connect a new hot spot to the board, and hand on its drags."""
        super().connect_spot(button)
        if isinstance(button, DragSpot):
            button.dragged.connect(self.dragged)
            button.dropped.connect(self.dropped)

    def spot_at(self, point: QPointF) -> str | None:
        """Return the name of the hot spot at a point of the viewport."""
        found = self.viewport().childAt(point.toPoint())
        return found.objectName() if isinstance(found, HotSpot) else None
