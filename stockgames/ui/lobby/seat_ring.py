"""The table to come, seen from above: who sits where, clockwise in the order of play."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QSizePolicy

from stockgames.ui.kit.engraving import draw_rosette
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.faces.usual import portraits_at
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import disc, fill, polygon, radial, stroke
from stockgames.ui.kit.text import CENTRE, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.kit_widget import KitWidget

_LEAST_HEIGHT = 150


class SeatRing(KitWidget):
    """Paints an oval table; only where there is room for it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._names: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)

    def set_names(self, names: Sequence[str]) -> None:
        """Seat these people, the first below."""
        self._names = tuple(names)
        self.update()

    def sizeHint(self) -> QSize:
        """Return nothing: it takes what is left."""
        return QSize(0, 0)

    def _paint(self, painter: QPainter) -> None:
        """Paint the table, the way round it, and the seats."""
        if self.height() < _LEAST_HEIGHT or not self._names:
            return
        theme, font = self.look.theme, self.look.sans(14)
        radius = min(max(22.0, self.look.px(30)), self.height() * 0.08)
        line = font.pixelSize() * 1.3
        tall = min(self.height() / 2 - radius * 2 - line - 4, self.look.px(190))
        wide = min(self.width() * 0.3, tall * 2.1)
        middle = QPointF(self.width() / 2, self.height() / 2)
        cloth = disc(middle, wide, tall)
        shades = (0.0, with_alpha(theme.cloth_lamp, 255)), (1.0, with_alpha(theme.cloth_edge, 255))
        fill(painter, cloth, radial(middle, wide, *shades))
        stroke(painter, cloth, with_alpha(theme.line, 210), 1.4)
        stroke(painter, disc(middle, wide - 7, tall - 7), with_alpha(theme.line, 110), 0.7)
        rose, r = with_alpha(theme.line, 110), tall * 0.34
        draw_rosette(painter, middle, r * 0.5, r, rose, strands=9, lobes=12, width=0.6)
        self._paint_way(painter, middle, wide, tall)
        faces = portraits_at(self._names)
        for number, name in enumerate(self._names):
            turn = 2 * math.pi * number / len(self._names)
            reach = radius * 0.9
            at = middle + QPointF(-(wide + reach) * math.sin(turn), (tall + reach) * math.cos(turn))
            draw_portrait(painter, portrait_box(at, 1.6 * radius), faces[number])
            width = min(text_width(name, font), 150.0) + 4
            above = at.y() < middle.y() - tall * 0.3
            top = at.y() - radius - line - 1 if above else at.y() + radius + 2
            box = QRectF(at.x() - width / 2, top, width, line)
            draw_text(painter, box, name, font, theme.text, CENTRE, elide=True)

    def _paint_way(self, painter: QPainter, middle: QPointF, wide: float, tall: float) -> None:
        if len(self._names) < 2:
            return
        colour = with_alpha(self.look.theme.line, 170)
        oval = QRectF(middle.x() - wide * 0.72, middle.y() - tall * 0.66, wide * 1.44, tall * 1.32)
        way = QPainterPath()
        way.arcMoveTo(oval, 238)
        way.arcTo(oval, 238, -36)
        stroke(painter, way, colour, 1.4)
        end = way.currentPosition()
        painter.save()
        painter.translate(end)
        painter.rotate(-way.angleAtPercent(1))
        fill(painter, polygon([(7, 0), (-3, 4.5), (-3, -4.5)]), colour)
        painter.restore()
