"""Soft shadows: twelve strokes of a shape, widths falling to zero, alpha adding up inward."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.palette import Theme, with_alpha
from stockgames.ui.kit.shapes import rounded

_STROKES = 12


def draw_shadow(
    painter: QPainter,
    theme: Theme,
    path: QPainterPath,
    *,
    blur: float = 14,
    offset: float = 5,
    strength: float = 1.0,
    strokes: int = _STROKES,
) -> None:
    """Draw the shadow ``path`` casts ``offset`` px below itself, ``blur`` px wide, unbaked.

    ``strength`` 1 is an object at rest. Lifted objects: blur 20, offset 22.
    """
    alpha = theme.shadow_alpha * strength
    painter.save()
    painter.translate(0, offset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(strokes, 0, -1):
        share = alpha * 2 * (1 - (i - 1) / strokes) / strokes / 1.6
        pen = QPen(with_alpha(theme.shadow, max(1, int(share))), blur * 2 * i / strokes)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(QColor(theme.shadow), int(alpha * 0.35)))
    painter.drawPath(path)
    painter.restore()


def draw_rounded_shadow(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    radius: float,
    *,
    blur: float = 14,
    offset: float = 5,
    strength: float = 1.0,
) -> None:
    """Draw the baked shadow of a rounded rectangle."""
    reach = blur + 2
    bounds = rect.adjusted(-reach, -reach + offset, reach, reach + offset)
    key = ("shadow", theme.name, rect.width(), rect.height(), radius, blur, offset, strength)

    def paint(target: QPainter) -> None:
        path = rounded(rect, radius)
        draw_shadow(target, theme, path, blur=blur, offset=offset, strength=strength)

    draw_baked(painter, key, bounds, paint)
