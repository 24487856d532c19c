"""The engraved card on the curtain, and a laurel wreath for a face."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.engraving import draw_band, draw_rosette
from stockgames.ui.theme.palette import EVENING, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached

ENGRAVING = QColor("#7A5C24")
SHADOW = 70
"""The extent of the card's shadow, in design pixels."""
_PAPER = (QColor("#FBF4E2"), QColor("#E3D3AB"))


def draw_certificate(painter: QPainter, rect: QRectF, unit: float, lift: float = 1.0) -> None:
    """Draw the card, cached as a pixmap; `unit` is the size of a design pixel in px.

    Its shadow reaches `SHADOW` design pixels at a `lift` of 1.
    """

    def paint(target: QPainter) -> None:
        _paint(target, rect, unit, lift)

    reach = SHADOW * unit * lift
    bounds = rect.adjusted(-reach, -reach, reach, reach)
    draw_cached(painter, ("certificate", round(unit, 3), round(lift, 3)), bounds, paint)


def _paint(painter: QPainter, rect: QRectF, unit: float, lift: float) -> None:
    path, high = s.rounded(rect, 10 * unit), unit * lift
    s.draw_shadow(painter, EVENING, path, blur=44 * high, offset=20 * high, strength=1.6)
    foot = QPointF(rect.left() + rect.width() * 0.4, rect.bottom())
    s.fill(painter, path, s.linear(rect.topLeft(), foot, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
    line = with_alpha(ENGRAVING, 170)
    outer, inner = s.inset(rect, 22 * unit), s.inset(rect, 40 * unit)
    depth = 18 * unit
    for y in (outer.top(), inner.bottom()):
        draw_band(painter, s.line_at(outer, y, depth), line, strands=7, period=54 * unit, width=0.6)
    for x in (outer.left(), inner.right()):
        band = s.column_at(outer, x, depth)
        draw_band(painter, band, line, strands=7, period=54 * unit, width=0.6, vertical=True)
    s.stroke(painter, s.rounded(s.inset(rect, 16 * unit), 4), ENGRAVING, 1.4)
    s.stroke(painter, s.rounded(s.inset(rect, 46 * unit), 2), ENGRAVING, 0.8)
    for x in (rect.left() + 31 * unit, rect.right() - 31 * unit):
        for y in (rect.top() + 31 * unit, rect.bottom() - 31 * unit):
            _paint_rose(painter, QPointF(x, y), unit)


def _paint_rose(painter: QPainter, middle: QPointF, unit: float) -> None:
    s.fill(painter, s.disc(middle, 19 * unit), QColor("#F3E8CB"))
    line = with_alpha(ENGRAVING, 210)
    draw_rosette(painter, middle, 8 * unit, 18 * unit, line, strands=8, lobes=7, width=0.6)
    s.fill(painter, s.disc(middle, 5 * unit), ENGRAVING)


_PAIRS: Final = 9
"""The number of pairs of leaves on each side."""


def draw_wreath(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Draw two laurel branches around a face, `radius` px away, open at the top."""
    leaf = QPainterPath()
    leaf.moveTo(0, 0)
    leaf.quadTo(0.5, -0.34, 1, 0)
    leaf.quadTo(0.5, 0.34, 0, 0)
    stroke_colour, fill_colour = with_alpha(ENGRAVING, 220), with_alpha(ENGRAVING, 120)
    for side in (-1, 1):
        for number in range(_PAIRS):
            angle = math.radians(90 - side * (16 + 14.5 * number))
            at = centre + QPointF(math.cos(angle), math.sin(angle)) * radius
            along = math.degrees(angle) - side * 90
            for lean in (-34, 34):
                turn = QTransform.fromTranslate(at.x(), at.y())
                turn.rotate(along + lean)
                turn.scale(radius * 0.2, radius * 0.2)
                shape = turn.map(leaf)
                s.fill(painter, shape, fill_colour)
                s.stroke(painter, shape, stroke_colour, 0.8)
