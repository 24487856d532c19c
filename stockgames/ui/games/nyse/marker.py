"""A valuation marker: it stands on a perch, on others there, or lies in the pit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.ui.kit.chips import Chip, chip_pixmap
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.items import Painted, TableItem

_APART = 1.08
"""How much higher each marker on a perch stands, in radii: so that each shows its letter."""

_LIFT = 0.2
"""How high it lifts under the mouse, in radii."""


class MarkerItem(TableItem):
    """A valuation marker; its position is the middle of its face."""

    is_kept = False

    has_fallen = Painted(False)
    lifted = Painted(0.0)
    """How far it is lifted under the mouse, 0 to 1."""

    def __init__(self, look: Look, letter: str, name: str) -> None:
        super().__init__(look, name)
        self._letter = letter
        self._radius = 22.0

    def set_radius(self, radius: float) -> None:
        """Size it."""
        self._radius = radius
        self.set_rect(QRectF(-radius, -radius, 2 * radius, 2 * radius))

    @staticmethod
    def level(radius: float, level: int) -> QPointF:
        """Return how far a marker stands over a place, that many markers above the lowest."""
        return QPointF(0, level * radius * _APART)

    def stand(self, place: QPointF, level: int) -> None:
        """Put it on a place, `level` markers above the lowest."""
        self._put(place - self.level(self._radius, level), 20 + level)

    def fall(self, place: QPointF) -> None:
        """Lay it into the pit."""
        self._put(place, 18, has_fallen=True)

    def _put(self, place: QPointF, height: int, *, has_fallen: bool = False) -> None:
        self.setRotation(0)
        self.setPos(place)
        self.setZValue(height)
        self.has_fallen = has_fallen

    def draw(self, painter: QPainter) -> None:
        """Draw the chip, tilted when it lies in the pit."""
        chip = Chip(self._letter, self._radius, thickness=self._radius * 0.4)
        ratio = painter.device().devicePixelRatio()
        pixmap, corner = chip_pixmap(self.look.theme, chip, ratio)
        if self.has_fallen:
            painter.rotate(-18)
            painter.scale(1.12, 0.84)
        painter.translate(0, -self.lifted * self._radius * _LIFT)
        painter.drawPixmap(corner, pixmap)
