"""The crest beside a portrait, or on a coin: a sign and a colour, never the colour alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QTransform

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.drawings import draw_shapes
from stockgames.ui.kit.faces.sheet import crest_colour, part
from stockgames.ui.kit.palette import EVENING, darker, lighter, with_alpha
from stockgames.ui.kit.shadows import draw_shadow
from stockgames.ui.kit.shapes import disc, fill, slanting, square, stroke

_RIM, _EDGE = QColor("#F6E6B4"), QColor("#5E4516")
_FINE = 14
"""Smaller coins, in pixels, have no inner ring."""
_SIGN, _UNCOLOURED = QColor("#FFF6E0"), QColor("#3A4148")


def has_crest(portrait: Portrait) -> bool:
    """Return whether a portrait has a sign or a colour that is known."""
    return bool(part(f"sign-{portrait.sign}")) or crest_colour(portrait.colour) is not None


def paint_crest(painter: QPainter, portrait: Portrait, middle: QPointF, radius: float) -> None:
    """Paint the crest of ``portrait``, ``radius`` about each way, without any cache."""
    colour = crest_colour(portrait.colour) or _UNCOLOURED
    (shield,) = part("shield")
    at = QTransform.fromTranslate(middle.x(), middle.y())
    outside = (QTransform.fromScale(radius, radius) * at).map(shield.path)
    inside = (QTransform.fromScale(radius * 0.86, radius * 0.86) * at).map(shield.path)
    blur = max(2.0, radius * 0.3)
    draw_shadow(painter, EVENING, outside, blur=blur, offset=max(1.0, radius * 0.12), strength=0.8)
    fill(painter, outside, _RIM)
    shades = (0.0, lighter(colour, 0.14)), (1.0, darker(colour, 0.16))
    fill(painter, inside, slanting(square(middle, radius), *shades))
    stroke(painter, outside, with_alpha(_EDGE, 230), max(0.6, radius * 0.06))
    _paint_sign(painter, portrait.sign, middle - QPointF(0, radius * 0.02), radius * 0.56)


def draw_coin(painter: QPainter, portrait: Portrait, centre: QPointF, radius: float) -> None:
    """Draw a coin with the crest's sign on its colour, baked; it looks the same in all themes."""
    key = ("coin", portrait.sign, portrait.colour, radius)
    bounds = square(QPointF(), radius * 1.35 + 4)
    draw_baked(painter, key, bounds, lambda p: _paint_coin(p, portrait, radius), at=centre)


def _paint_coin(painter: QPainter, portrait: Portrait, radius: float) -> None:
    centre, colour = QPointF(), crest_colour(portrait.colour) or _UNCOLOURED
    rim = disc(centre, radius)
    blur = max(2.0, radius * 0.3)
    draw_shadow(painter, EVENING, rim, blur=blur, offset=max(1.0, radius * 0.12), strength=0.8)
    box = square(centre, radius)
    fill(painter, rim, slanting(box, (0.0, _RIM), (0.5, QColor("#C9A456")), (1.0, _EDGE)))
    shades = (0.0, lighter(colour, 0.22)), (1.0, darker(colour, 0.22))
    fill(painter, disc(centre, radius * 0.87), slanting(box, *shades))
    stroke(painter, disc(centre, radius * 0.87), with_alpha(_EDGE, 200), max(0.5, radius * 0.04))
    if radius >= _FINE:
        stroke(painter, disc(centre, radius * 0.76), with_alpha(_SIGN, 110), radius * 0.03)
    _paint_sign(painter, portrait.sign, centre, radius * 0.56)


def _paint_sign(painter: QPainter, sign: str, middle: QPointF, half: float) -> None:
    painter.save()
    painter.translate(middle)
    painter.scale(half, half)
    draw_shapes(painter, part(f"sign-{sign}"), _SIGN, _SIGN)
    painter.restore()
