"""A chip on its way across the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from stockgames.ui.games.nyse.terms import FACES
from stockgames.ui.kit.chips import Chip, ChipFace, chip_pixmap
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.items import TableItem


class FlyingChip(TableItem):
    """A chip on its way from one place to another."""

    is_kept = False

    def __init__(self, look: Look, letter: str, radius: float) -> None:
        super().__init__(look)
        self.letter, self.radius = letter, radius
        self.face: ChipFace = "supply"
        self.marking = 0
        self.set_rect(QRectF(-radius, -radius, 2 * radius, 2 * radius))
        self.setZValue(60)

    def turn(self, marking: int) -> None:
        """Show its underside."""
        self.face, self.marking = "marking", marking
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the chip."""
        chip = Chip(self.letter, self.radius, self.face, FACES[self.marking])
        ratio = painter.device().devicePixelRatio()
        pixmap, corner = chip_pixmap(self.look.theme, chip, ratio)
        painter.drawPixmap(corner, pixmap)
