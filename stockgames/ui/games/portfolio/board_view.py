"""The widget of the Portfolio board: hot spots over what can be acted on; cards can be dragged."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QRegion

from stockgames.ui.table.drag_board import DragBoard
from stockgames.ui.table.hotspot import HotSpot

CARD = "card-"
"""How the names of hot spots begin that can be dragged."""


class CardBoard(DragBoard):
    """Lets hot spots over cards be dragged, and have the shape of what shows of them."""

    def new_spot(self, name: str) -> HotSpot:
        """Return a hot spot; one over a card can be dragged."""
        return super().new_spot(name) if name.startswith(CARD) else HotSpot(name, self.viewport())

    def shape(self, name: str, path: QPainterPath) -> None:
        """Let a hot spot be as large as a path of the scene, and no larger."""
        spot = self.spot(name)
        if spot is not None:
            outline = path.translated(-QPointF(spot.pos())).toFillPolygon()
            spot.setMask(QRegion(outline.toPolygon()))
