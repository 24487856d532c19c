"""A wreath of laurel round a face, as engraved on paper."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, stroke
from stockgames.ui.shell.certificate import ENGRAVING

_PAIRS: Final = 9
"""Pairs of leaves on each side."""


def draw_wreath(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Draw two branches that rise round a face, `radius` px away, and leave the top free."""
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
                fill(painter, shape, fill_colour)
                stroke(painter, shape, stroke_colour, 0.8)
