"""The widget of the Portfolio board: hot spots over what can be acted on, and dragging of cards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainterPath, QRegion
from PySide6.QtWidgets import QApplication, QGraphicsScene

from stockgames.ui.table.graphics_board import GraphicsBoard
from stockgames.ui.table.hotspot import HotSpot

CARD = "card-"
"""How the names of hot spots begin that can be dragged."""


class CardBoard(GraphicsBoard):
    """Tells where a card is dragged and dropped; a press without dragging stays a press."""

    drag_began = Signal(str, QPointF)
    drag_moved = Signal(QPointF)
    drag_ended = Signal(QPointF, bool)
    """Where; and whether it was dropped, not given up."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._pressed: tuple[str, QPoint] | None = None
        self._dragging = False

    @property
    def dragging(self) -> bool:
        """Whether a card hangs on the mouse."""
        return self._dragging

    def new_spot(self, name: str) -> HotSpot:
        """Return a hot spot; one over a card can be dragged."""
        button = super().new_spot(name)
        if name.startswith(CARD):
            button.installEventFilter(self)
        return button

    def shape(self, name: str, path: QPainterPath) -> None:
        """Let a hot spot be as large as a path of the scene, and no larger."""
        spot = self.spot(name)
        if spot is not None:
            outline = path.translated(-QPointF(spot.pos())).toFillPolygon()
            spot.setMask(QRegion(outline.toPolygon()))

    def give_up(self) -> None:
        """Let the card that is dragged go back."""
        if self._dragging:
            self._dragging = False
            self._pressed = None
            self.drag_ended.emit(QPointF(), False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watch the mouse on cards: past a few pixels a press becomes a drag."""
        if not isinstance(watched, HotSpot) or not isinstance(event, QMouseEvent):
            return super().eventFilter(watched, event)
        at = watched.mapTo(self.viewport(), event.position().toPoint())
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() == Qt.MouseButton.LeftButton:
                self._pressed = watched.objectName(), at
            case QEvent.Type.MouseMove if self._pressed is not None:
                self._move(at)
                return self._dragging
            case QEvent.Type.MouseButtonRelease if self._pressed is not None:
                was, self._dragging, self._pressed = self._dragging, False, None
                if was:
                    watched.setDown(False)
                    self.drag_ended.emit(self.mapToScene(at), True)
                    return True
            case _:
                pass
        return super().eventFilter(watched, event)

    def _move(self, at: QPoint) -> None:
        assert self._pressed is not None
        name, start = self._pressed
        if not self._dragging:
            if (at - start).manhattanLength() < QApplication.startDragDistance():
                return
            self._dragging = True
            self.drag_began.emit(name, self.mapToScene(start))
        self.drag_moved.emit(self.mapToScene(at))
