"""The emblems, as `resources/art/emblems.svg` holds them."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.kit.drawings import draw_shapes, drawing


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
    shapes = drawing("emblems", name)
    painter.save()
    painter.translate(centre)
    painter.rotate(rotation)
    painter.scale(half_size, half_size)
    draw_shapes(painter, shapes, fg, bg)
    painter.restore()
