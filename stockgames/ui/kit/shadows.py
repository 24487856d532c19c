"""Soft shadows and glows: a shape in twelve sizes, each stronger than the one outside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from stockgames.ui.kit.baking import STORE, bake, device_ratio, draw_baked, draw_pixmap
from stockgames.ui.kit.palette import Theme, with_alpha
from stockgames.ui.kit.shapes import rounded

_STEPS = 12
_EDGE_SHARE = 0.72
_BLUR_PIXELS, _COARSEST = 8.0, 0.5
# A blur needs no more than eight pixels across, so wide ones are painted coarsely.
_LARGE = 200 * 200
"""Pixels of a surface whose shadow is not kept beside the picture it is a part of."""


def _paint_halo(painter: QPainter, path: QPainterPath, colour: QColor, reach: float) -> None:
    """Replace pixels from outside in, so that stroke and fill never add up."""
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for i in range(_STEPS, -1, -1):
        share = i / (_STEPS + 1)
        tint = with_alpha(colour, round(colour.alpha() * (1 - share) ** 2))
        pen = QPen(tint, 2 * reach * share)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen if i else Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        painter.drawPath(path)


def _draw_halo(painter: QPainter, path: QPainterPath, colour: QColor, reach: float) -> None:
    margin = reach + 1
    bounds = path.boundingRect().adjusted(-margin, -margin, margin, margin)
    ratio = device_ratio(painter)
    coarse = min(ratio, max(_COARSEST, _BLUR_PIXELS / reach))
    pixmap = bake(bounds, coarse, lambda target: _paint_halo(target, path, colour, reach))
    draw_pixmap(painter, bounds.topLeft(), pixmap)


def draw_shadow(
    painter: QPainter,
    theme: Theme,
    path: QPainterPath,
    *,
    blur: float = 14,
    offset: float = 5,
    strength: float = 1.0,
) -> None:
    """Draw the shadow ``path`` casts ``offset`` px below itself, ``blur`` px wide, unbaked.

    ``strength`` 1 is an object at rest. Lifted objects: blur 20, offset 22.
    """
    alpha = min(255, round(theme.shadow_alpha * strength * _EDGE_SHARE))
    _draw_halo(painter, path.translated(0, offset), with_alpha(theme.shadow, alpha), blur)


def draw_glow(
    painter: QPainter, path: QPainterPath, colour: QColor, *, reach: float = 12, alpha: int = 110
) -> None:
    """Draw light that falls off ``reach`` px round ``path``, ``alpha`` at its edge, unbaked."""
    _draw_halo(painter, path, with_alpha(colour, alpha), reach)


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
    """Draw the baked shadow of a rounded rectangle; a large one in a kept picture is not kept."""
    reach = blur + 2
    bounds = rect.adjusted(-reach, -reach + offset, reach, reach + offset)
    key = ("shadow", theme.name, rect.width(), rect.height(), radius, blur, offset, strength)

    def paint(target: QPainter) -> None:
        path = rounded(rect, radius)
        draw_shadow(target, theme, path, blur=blur, offset=offset, strength=strength)

    if STORE.is_making and rect.width() * rect.height() > _LARGE:
        paint(painter)
    else:
        draw_baked(painter, key, bounds, paint)


def draw_rounded_glow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    colour: QColor,
    *,
    reach: float = 12,
    alpha: int = 110,
) -> None:
    """Draw the baked glow of a rounded rectangle."""
    bounds = rect.adjusted(-reach - 2, -reach - 2, reach + 2, reach + 2)
    key = ("glow", colour.rgba(), rect.width(), rect.height(), radius, reach, alpha)

    def paint(target: QPainter) -> None:
        draw_glow(target, rounded(rect, radius), colour, reach=reach, alpha=alpha)

    draw_baked(painter, key, bounds, paint)
