"""What every painted thing on a table shares: a rectangle of its own and the look."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsObject,
    QStyleOptionGraphicsItem,
    QWidget,
)

from stockgames.ui.kit.baking import smooth
from stockgames.ui.kit.theme import Look

SHADOW_REACH = 40.0


class TableItem(QGraphicsObject):
    """A painted thing with a rectangle in its own coordinates; its shadow may reach beyond it."""

    def __init__(self, look: Look, name: str = "") -> None:
        super().__init__()
        self.look = look
        self._rect = QRectF()
        self.setObjectName(name)

    @property
    def rect(self) -> QRectF:
        """What it covers, without its shadow."""
        return self._rect

    def set_rect(self, rect: QRectF) -> None:
        """Move and size it."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = QRectF(rect)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the rectangle with room for shadows and glows."""
        reach = SHADOW_REACH
        return self._rect.adjusted(-reach, -reach, reach, reach)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint smoothly; subclasses draw in `draw`."""
        smooth(painter)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw the thing."""
        raise NotImplementedError
