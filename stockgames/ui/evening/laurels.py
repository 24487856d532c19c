"""Sprigs of laurel at either side of a name."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.kit.palette import lighter
from stockgames.ui.kit.shapes import fill, path_from, stroke

_LEAVES = (
    *((0.1, -0.24, -30), (0.36, -0.28, -24), (0.62, -0.22, -14)),
    *((0.2, 0.2, 34), (0.5, 0.16, 30)),
)
"""Where each begins, and its turn in degrees."""
_LEAF = path_from("M0,0 Q.13,-.15 .34,0 Q.13,.15 0,0Z")


def draw_laurels(
    painter: QPainter, middle: QPointF, half: float, size: float, colour: QColor
) -> None:
    """Draw a sprig `half` px left and right of the middle, each `size` px long."""
    for side in (-1, 1):
        painter.save()
        painter.translate(middle + QPointF(side * half, 0))
        painter.scale(side * size, size)
        stroke(painter, path_from("M0,.04 Q.5,.12 1,-.14"), colour, 0.06)
        for x, y, turn in _LEAVES:
            painter.save()
            painter.translate(x, y * 0.35)
            painter.rotate(turn)
            fill(painter, _LEAF, lighter(colour, 0.1))
            painter.restore()
        painter.restore()
