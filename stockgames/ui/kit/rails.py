"""A brass rail on which portraits hang."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.ui.kit.palette import Theme, with_alpha
from stockgames.ui.kit.shadows import draw_rounded_shadow
from stockgames.ui.kit.shapes import disc, falling, fill, rounded, rule, slanting, square
from stockgames.ui.kit.theme import Look

_KNOB = 7


def draw_rail(painter: QPainter, look: Look, left: float, right: float, y: float) -> None:
    """Draw a rail with its knobs between two places at the height `y`."""
    theme, half, knob = look.theme, look.margin(2.5), look.margin(_KNOB)
    rail = QRectF(left, y - half, right - left, 2 * half)
    draw_rounded_shadow(painter, theme, rail, 2, blur=6, offset=3)
    shades = (0.0, theme.brass_light), (0.5, theme.line), (1.0, theme.brass_dark)
    fill(painter, rounded(rail, half), falling(rail, *shades))
    for x in (left, right):
        end = QPointF(x, y)
        fill(painter, disc(end, knob), slanting(square(end, knob), *shades))


def draw_strings(painter: QPainter, theme: Theme, nail: QPointF, frame: QRectF) -> None:
    """Draw the two strings on which an oval frame hangs from a nail."""
    for side in (-1, 1):
        foot = QPointF(nail.x() + side * frame.width() * 0.3, frame.top() + frame.height() * 0.12)
        rule(painter, nail, foot, with_alpha(theme.line, 190), max(1.0, frame.width() / 90))
