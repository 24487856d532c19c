"""The lobbyist: a walking figure in a top hat."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import disc, fill, radial, square

_DAY, _NIGHT = QColor("#22303A"), QColor("#EADFC0")
_SHIRT_DAY, _SHIRT_NIGHT = QColor("#FBF6EA"), QColor("#10231C")
_EDGE = QColor("#10231C")
_EDGES = [QPointF(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
"""In the dark theme a dark outline sets the figure off from the cream ground."""
_SWAY = 5.0
"""Lean to each side while walking, in degrees."""


def draw_lobbyist(
    painter: QPainter, theme: Theme, foot: QPointF, height: float, *, stride: float = 0.0
) -> None:
    """Draw the figure with its shadow; `foot` is the point between its shoes.

    `stride` is the distance walked in steps; the figure leans to alternate sides and bobs.
    """
    half = height / 2
    lean = _SWAY * math.sin(math.pi * stride)
    lift = height * 0.05 * abs(math.sin(math.pi * stride))

    def paint(target: QPainter) -> None:
        colour = _NIGHT if theme.is_dark else _DAY
        shirt = _SHIRT_NIGHT if theme.is_dark else _SHIRT_DAY
        for aside in _EDGES if theme.is_dark else ():
            at = QPointF(0, -half) + aside * max(1.0, height * 0.025)
            draw_emblem(target, "lobbyist", at, half, _EDGE, _EDGE)
        draw_emblem(target, "lobbyist", QPointF(0, -half), half, colour, shirt)

    _draw_ground(painter, theme, foot, half)
    bounds = square(QPointF(0, -half), half * 1.08 + 2)
    draw_cached(
        painter,
        ("lobbyist", height, theme.name),
        bounds,
        paint,
        at=foot - QPointF(0, lift),
        rotation=lean,
    )


def _draw_ground(painter: QPainter, theme: Theme, foot: QPointF, half: float) -> None:
    shade = with_alpha(theme.shadow, 150 if theme.is_dark else 95)
    painter.save()
    painter.translate(foot + QPointF(half * 0.1, -half * 0.02))
    painter.scale(1, 0.27)
    soft = radial(QPointF(), half * 0.78, (0.0, shade), (0.55, shade), (1.0, with_alpha(shade, 0)))
    fill(painter, disc(QPointF(), half * 0.78), soft)
    painter.restore()
