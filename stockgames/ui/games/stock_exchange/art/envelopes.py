"""The envelope of a submission and its wax seal, cached as pixmaps."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    disc,
    draw_rounded_shadow,
    draw_shadow,
    fill,
    inset,
    linear,
    path_from,
    polygon,
    radial,
    rounded,
    square,
    stroke,
)

_PAPER = (QColor("#FCF4DF"), QColor("#DECB9C"))
_FLAP = (QColor("#F6EACB"), QColor("#E9D9B0"))
_EDGE = QColor("#8A734A")
_WAX = (QColor("#C0484A"), QColor("#8C2226"), QColor("#5A1216"))
_WAX_LIGHT = QColor(0xE0, 0x8A, 0x80, 170)
_STEPS = 120


def flap_depth(rect: QRectF) -> float:
    """Return the depth of an envelope's flap, in pixels."""
    return min(rect.height() * 0.36, rect.width() * 0.3)


def draw_envelope(painter: QPainter, theme: Theme, rect: QRectF, *, radius: float = 6) -> None:
    """Draw a closed envelope with its flap at the top; `draw_seal` draws the seal."""
    draw_rounded_shadow(painter, theme, rect, radius, blur=18, offset=8, strength=1.1)
    box = QRectF(rect)

    def paint(target: QPainter) -> None:
        _paint_envelope(target, theme, box, radius)

    draw_cached(painter, ("envelope", theme.name, radius), inset(box, -1), paint)


def _paint_envelope(painter: QPainter, theme: Theme, box: QRectF, radius: float) -> None:
    path = rounded(box, radius)
    low = QPointF(box.left() + box.width() * 0.3, box.bottom())
    fill(painter, path, linear(box.topLeft(), low, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
    stroke(painter, rounded(inset(box, 0.5), radius), _EDGE, 0.9)
    x, y, w, depth = box.left(), box.top(), box.width(), flap_depth(box)
    tip = x + w / 2
    flap = path_from(
        f"M{x + 3:.2f},{y + 1:.2f} L{x + w - 3:.2f},{y + 1:.2f} "
        f"L{tip + 14:.2f},{y + depth - 9:.2f} "
        f"Q{tip:.2f},{y + depth:.2f} {tip - 14:.2f},{y + depth - 9:.2f}Z"
    )
    draw_shadow(painter, theme, flap, blur=8, offset=3, strength=0.8)
    down = QPointF(x, y + depth)
    fill(painter, flap, linear(box.topLeft(), down, (0.0, _FLAP[0]), (1.0, _FLAP[1])))
    draw_hatch(painter, flap, with_alpha(_EDGE, 40), angle=0, gap=5, width=0.6)
    stroke(painter, flap, _EDGE, 0.9)


WAX_REACH = 1.11
"""The extent of a seal's wax from its centre, in radii."""


def draw_seal(
    painter: QPainter,
    theme: Theme,
    centre: QPointF,
    radius: float,
    emblem: str,
    *,
    shadow: bool = True,
) -> None:
    """Draw a blob of wax with an emblem pressed into it, cached as a pixmap."""

    def paint(target: QPainter) -> None:
        _paint_seal(target, theme, radius, emblem, shadow)

    bounds = square(QPointF(), radius * 1.16 + 12)
    draw_cached(painter, ("wax", emblem, radius, shadow, theme.name), bounds, paint, at=centre)


def _paint_seal(painter: QPainter, theme: Theme, r: float, emblem: str, shadow: bool) -> None:
    blob = polygon(_drip(r, 2 * math.pi * i / _STEPS) for i in range(_STEPS))
    if shadow:
        draw_shadow(painter, theme, blob, blur=8, offset=4, strength=1.2)
    light, middle, dark = _WAX
    glow = QPointF(-r * 0.3, -r * 0.36)
    fill(painter, blob, radial(glow, r * 1.5, (0.0, light), (0.6, middle), (1.0, dark)))
    stroke(painter, disc(QPointF(), r * 0.72), with_alpha(dark, 200), max(0.8, r * 0.04))
    half = r * 0.46
    draw_emblem(painter, emblem, QPointF(), half, dark, middle)
    edge = QPointF(-r * 0.025, -r * 0.03)
    draw_emblem(painter, emblem, edge, half, _WAX_LIGHT, middle)


def _drip(r: float, turn: float) -> tuple[float, float]:
    out = r * (1 + 0.066 * math.sin(7 * turn + 1) + 0.04 * math.cos(11 * turn))
    return out * math.cos(turn), out * math.sin(turn)
