"""Drawing the emblems."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.ui.kit.emblem_data import EMBLEMS, Part
from stockgames.ui.kit.shapes import path_from, pen

EMBLEM_NAMES: tuple[str, ...] = tuple(EMBLEMS)


@cache
def _parts(name: str) -> tuple[tuple[Part, QPainterPath], ...]:
    return tuple((part, path_from(part.path)) for part in EMBLEMS[name])


def draw_emblem(
    painter: QPainter,
    name: str,
    centre: QPointF,
    half_size: float,
    fg: QColor,
    bg: QColor,
    *,
    rotation: float = 0,
) -> None:
    """Draw emblem ``name`` within ``half_size`` px of ``centre``; ``bg`` fills its cut-outs.

    ``rotation`` in degrees clockwise. Raises ``KeyError`` for an unknown name.
    """
    parts = _parts(name)
    painter.save()
    painter.translate(centre)
    painter.rotate(rotation)
    painter.scale(half_size, half_size)
    for part, path in parts:
        colour = bg if part.cut else fg
        if part.width:
            painter.setPen(pen(colour, part.width, flat=part.flat))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
        painter.drawPath(path)
    painter.restore()
