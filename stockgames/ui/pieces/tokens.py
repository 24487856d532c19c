"""Exchange's tokens, the bubble, and the letters of securities."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.presentation.sentences.speech import say
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, sans
from stockgames.ui.theme.palette import SECURITIES, Theme, darker, lighter, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    disc,
    draw_shadow,
    fill,
    linear,
    radial,
    slanting,
    square,
    stroke,
)
from stockgames.ui.theme.text import CENTRE, draw_text


def security_letters(letters: str) -> str:
    """Return the letters of a security in the current language; others unchanged.

    The keys of `palette.SECURITIES` are the English letters.
    """
    return say("kit-letters", security=letters.lower(), letters=letters)


_CREAM = QColor("#FFF6E0")
_MILLS = 40


def draw_token(
    painter: QPainter,
    theme: Theme,
    centre: QPointF,
    radius: float,
    security: str,
    *,
    thickness: float = 0.0,
    shadow: bool = True,
) -> None:
    """Draw a security's token, cached as a pixmap; thickness 0 means 10 % of the diameter."""
    thick = thickness or radius * 0.2

    def paint(target: QPainter) -> None:
        if shadow:
            foot = disc(QPointF(0, thick * 0.5), radius)
            draw_shadow(target, theme, foot, blur=9, offset=5, strength=0.9)
        _paint_token(target, radius, security, thick)

    bounds = square(QPointF(), radius + 12).adjusted(0, 0, 0, thick + 6)
    word = security_letters(security)
    key = ("token", security, word, radius, thick, shadow, theme.name)
    draw_cached(painter, key, bounds, paint, at=centre)


def _paint_token(painter: QPainter, r: float, security: str, thick: float) -> None:
    mark, middle = SECURITIES[security], QPointF()
    colour = mark.colour
    rim = (0.0, darker(colour, 0.5)), (0.4, darker(colour, 0.15)), (1.0, darker(colour, 0.6))
    side = linear(QPointF(-r, 0), QPointF(r, 0), *rim)
    fill(painter, disc(QPointF(0, thick * 0.6), r), side)
    shades = (0.0, lighter(colour, 0.25)), (0.5, colour), (1.0, darker(colour, 0.25))
    fill(painter, disc(middle, r), slanting(square(middle, r), *shades))
    stroke(painter, disc(middle, r - 0.6), with_alpha(lighter(colour, 0.5), 200), 1)
    mills = QPainterPath()
    for i in range(_MILLS):
        turn = 2 * math.pi * i / _MILLS
        out = QPointF(math.cos(turn), math.sin(turn))
        mills.moveTo(out * r * 0.88)
        mills.lineTo(out * r * 0.97)
    stroke(painter, mills, with_alpha(_CREAM, 150), 0.8, flat=True)
    stroke(painter, disc(middle, r * 0.83), with_alpha(_CREAM, 190), 0.8)
    draw_emblem(painter, mark.emblem, QPointF(0, -r * 0.14), r * 0.42, _CREAM, colour)
    box = QRectF(-r, r * 0.34, 2 * r, r * 0.42)
    word = security_letters(mark.letter)
    draw_text(painter, box, word, sans(max(8, r * 0.36), BOLD), _CREAM, CENTRE)


def draw_bubble(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Draw a soap bubble."""
    film = radial(
        centre - QPointF(radius * 0.3, radius * 0.35),
        radius * 1.5,
        (0.0, QColor(255, 255, 255, 150)),
        (0.5, QColor(190, 215, 220, 60)),
        (0.8, QColor(214, 170, 190, 80)),
        (1.0, QColor(150, 190, 210, 120)),
    )
    fill(painter, disc(centre, radius), film)
    stroke(painter, disc(centre, radius), QColor(0x5B, 0x7F, 0x92, 200), 1)
    glint, box = QPainterPath(), square(centre, radius * 0.7)
    glint.arcMoveTo(box, 110)
    glint.arcTo(box, 110, 60)
    stroke(painter, glint, QColor(255, 255, 255, 230), 2)
    spot = centre + QPointF(radius * 0.4, radius * 0.42)
    fill(painter, disc(spot, radius * 0.1), QColor(255, 255, 255, 170))
