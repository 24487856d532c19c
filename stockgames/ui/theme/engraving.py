"""Engraved line work: rosettes, bands, hatching and frames."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import clipped, fill, inset, moved, pen, polygon, rounded, stroke

_CLOSEST: Final = 0.5


@lru_cache(maxsize=256)
def _strand(inner: float, outer: float, lobes: int) -> QPolygonF:
    middle, swing = (inner + outer) / 2, (outer - inner) / 2
    steps = max(48, lobes * (14 if outer > 60 else 10))
    points = []
    for i in range(steps + 1):
        turn = 2 * math.pi * i / steps
        radius = middle + swing * math.cos(lobes * turn)
        points.append(QPointF(radius * math.cos(turn), radius * math.sin(turn)))
    return QPolygonF(points)


def draw_rosette(
    painter: QPainter,
    centre: QPointF,
    inner: float,
    outer: float,
    colour: QColor,
    *,
    strands: int = 12,
    lobes: int = 6,
    width: float = 0.7,
) -> None:
    """Draw a guilloche ring between two radii: strands r(t) = middle + swing * cos(lobes t).

    All strands are one polyline, rotated about the centre.
    """
    with moved(painter, centre):
        painter.setPen(pen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        strand = _strand(round(inner, 1), round(outer, 1), lobes)
        for _ in range(strands):
            painter.drawPolyline(strand)
            painter.rotate(360 / strands / lobes)


@lru_cache(maxsize=256)
def _band(length: float, depth: float, strands: int, period: float) -> tuple[QPolygonF, ...]:
    steps = max(2, math.ceil(length / max(2.0, period / 18)))
    made = []
    for i in range(strands):
        phase = 2 * math.pi * i / strands
        points = []
        for k in range(steps + 1):
            along = length * k / steps
            envelope = math.cos(math.pi * along / (period * 1.5))
            wave = math.sin(2 * math.pi * along / period + phase)
            points.append(QPointF(along, depth / 2 * (1 + wave * envelope)))
        made.append(QPolygonF(points))
    return tuple(made)


def draw_band(
    painter: QPainter,
    rect: QRectF,
    colour: QColor,
    *,
    strands: int = 6,
    period: float = 60,
    width: float = 0.7,
    vertical: bool = False,
) -> None:
    """Draw a braided band that fills ``rect`` along its length; ``period`` in pixels."""
    with moved(painter, rect.topLeft()):
        length, depth = rect.width(), rect.height()
        if vertical:
            length, depth = depth, length
            painter.translate(rect.width(), 0)
            painter.rotate(90)
        painter.setPen(pen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for strand in _band(round(length, 1), round(depth, 1), strands, round(period, 2)):
            painter.drawPolyline(strand)


def draw_hatch(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    *,
    angle: float = 45,
    gap: float = 4,
    width: float = 0.7,
    crossed: bool = False,
) -> None:
    """Draw parallel lines ``gap`` px apart, clipped to ``path``; ``angle`` in degrees clockwise.

    Gaps are never below a minimum, because a tiny drawing would make them zero.
    """
    gap = max(gap, _CLOSEST)
    box = path.boundingRect()
    centre, a, b = box.center(), box.width() / 2, box.height() / 2
    lines = QPainterPath()
    for degrees in (angle, angle + 90) if crossed else (angle,):
        along = QPointF(math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
        across = QPointF(-along.y(), along.x())
        reach = abs(along.x()) * a + abs(along.y()) * b + 1
        side = abs(across.x()) * a + abs(across.y()) * b
        at = -side + gap / 2
        while at < side:
            middle = centre + across * at
            lines.moveTo(middle - along * reach)
            lines.lineTo(middle + along * reach)
            at += gap
    with clipped(painter, path):
        stroke(painter, lines, colour, width, flat=True)


def draw_frame(
    painter: QPainter,
    rect: QRectF,
    colour: QColor,
    *,
    radius: float = 3,
    gap: float = 4,
    outer_width: float = 1.4,
    inner_width: float = 0.6,
    corners: bool = True,
) -> None:
    """Draw a double rule, with a small lozenge on each inner corner if ``corners``."""
    inside = inset(rect, gap)
    stroke(painter, rounded(rect, radius), colour, outer_width)
    stroke(painter, rounded(inside, max(0.0, radius - 1)), colour, inner_width)
    if not corners:
        return
    for x in (inside.left(), inside.right()):
        for y in (inside.top(), inside.bottom()):
            fill(painter, polygon([(x, y - 3), (x + 3, y), (x, y + 3), (x - 3, y)]), colour)


def draw_ornament_rule(
    painter: QPainter, left: QPointF, right: QPointF, colour: QColor, *, width: float = 0.8
) -> None:
    """Draw a thin horizontal rule with a lozenge in its middle."""
    painter.setPen(pen(colour, width, flat=True))
    painter.drawLine(left, right)
    x, y = (left.x() + right.x()) / 2, left.y()
    fill(
        painter, polygon([(x - 6, y), (x, y - 6), (x + 6, y), (x, y + 6)]), with_alpha(colour, 255)
    )
