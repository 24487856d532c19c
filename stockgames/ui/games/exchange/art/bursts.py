"""The burst of the bubble, and the popped bubble."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.ui.pieces.tokens import draw_bubble
from stockgames.ui.theme.fonts import BOLD, serif
from stockgames.ui.theme.palette import Theme, lighter, with_alpha
from stockgames.ui.theme.shapes import disc, fill, polygon, radial, square, stroke
from stockgames.ui.theme.text import CENTRE, draw_text, fitted

_DROPS: Final = 22
_SHREDS: Final = 9
_FILM = QColor("#8FB6C8")
_ROSE = QColor("#D8A0B8")
_LIGHT = QColor("#FFFFFF")


REACH: Final = 3.2
"""Final reach of the wave, in radii of the bubble."""


def draw_burst(
    painter: QPainter, centre: QPointF, radius: float, share: float, tint: QColor
) -> None:
    """Draw the burst of a bubble of `radius` px; `share` runs from 0 to 1.

    `tint` is the colour of the flash and of the wave that spreads from it.
    """
    fade = max(0.0, 1 - share)
    flash = with_alpha(tint, round(190 * fade**2))
    reach = radius * (1.1 + 1.1 * share)
    wave = with_alpha(tint, round(220 * fade**1.5))
    stroke(painter, disc(centre, radius * (1 + (REACH - 1) * share)), wave, 0.6 + 3.4 * fade)
    glow = radial(centre, reach, (0.0, flash), (1.0, with_alpha(flash, 0)))
    fill(painter, disc(centre, reach), glow)
    ring = with_alpha(_FILM, round(230 * fade))
    stroke(painter, disc(centre, radius * (1 + 0.55 * share)), ring, max(0.4, 2.4 * fade))
    _draw_shreds(painter, centre, radius * (1 + 0.4 * share), share, fade)
    _draw_drops(painter, centre, radius, share, fade)


def _draw_shreds(
    painter: QPainter, centre: QPointF, radius: float, share: float, fade: float
) -> None:
    """Draw arcs of film that shrink while they fly apart."""
    for i in range(_SHREDS):
        box = square(centre, radius * (1 + 0.06 * (i % 3)))
        shred = QPainterPath()
        start = i * 360 / _SHREDS + 40 * share
        shred.arcMoveTo(box, start)
        shred.arcTo(box, start, 22 * fade + 2)
        stroke(painter, shred, with_alpha(_ROSE, round(200 * fade)), 2.2 * fade + 0.4)


def _draw_drops(
    painter: QPainter, centre: QPointF, radius: float, share: float, fade: float
) -> None:
    for i in range(_DROPS):
        turn = 2 * math.pi * i / _DROPS + 0.13 * (i % 4)
        far = radius * (1 + (0.7 + 0.32 * (i * 7 % 5) / 4) * 1.5 * share)
        fall = radius * 0.5 * share * share
        at = centre + QPointF(far * math.cos(turn), far * math.sin(turn) + fall)
        size = radius * (0.05 + 0.05 * (i * 5 % 3)) * (0.35 + 0.65 * fade)
        fill(painter, disc(at, size), with_alpha(_FILM, round(235 * fade)))
        glint = at - QPointF(size * 0.3, size * 0.3)
        fill(painter, disc(glint, size * 0.35), with_alpha(_LIGHT, round(235 * fade)))


_RAYS: Final = 22
_CRACKS: Final = (
    ((0.05, -0.98), (-0.06, -0.72), (0.08, -0.58), (0.02, -0.4)),
    ((0.08, -0.58), (0.3, -0.52), (0.4, -0.36)),
    ((-0.06, -0.72), (-0.3, -0.62), (-0.36, -0.44), (-0.56, -0.38)),
)
"""Lines of the bubble's cracks, in radii from its centre; none crosses the word."""
_PAPER, _INK = QColor("#FBF6EA"), QColor("#1F2B35")
_PALE = QColor("#A9BDB8")
"""The film in the dark theme, light enough for ink on it."""


def draw_popped(painter: QPainter, theme: Theme, at: QPointF, radius: float, word: str) -> None:
    """Draw the remains of a bubble of `radius` px, with a word across them."""
    face = theme.face if theme.is_dark else _PAPER
    skin = _bent(at, radius * 1.3)
    film = _PALE if theme.is_dark else lighter(face, 0.3)
    fill(painter, skin, with_alpha(film, 235))
    ray = QPainterPath()
    for number in range(_RAYS):
        angle = 2 * math.pi * number / _RAYS
        way = QPointF(math.cos(angle), math.sin(angle))
        ray.moveTo(at + way * radius * 1.46)
        ray.lineTo(at + way * radius * (1.82 if number % 2 else 1.64))
    stroke(painter, ray, theme.heading, max(1.4, radius * 0.06))
    painter.save()
    painter.setClipPath(skin)
    draw_bubble(painter, at, radius * 1.3)
    painter.restore()
    stroke(painter, skin, with_alpha(lighter(face, 0.7), 230), max(1.2, radius * 0.05))
    _crack(painter, at, radius * 1.3)
    font = fitted(word, serif(max(13, radius * 0.62), BOLD), radius * 2.2, 13)
    box = QRectF(at.x() - 50, at.y() - font.pixelSize() * 0.72, 100, 2 * font.pixelSize())
    draw_text(painter, box, word, font, _INK, CENTRE)


def _crack(painter: QPainter, at: QPointF, radius: float) -> None:
    """Draw the cracks of the film: light lines over dark ones."""
    for first, *others in _CRACKS:
        crack = QPainterPath(at + QPointF(*first) * radius)
        for point in others:
            crack.lineTo(at + QPointF(*point) * radius)
        width = max(1.0, radius * 0.045)
        stroke(painter, crack, with_alpha(QColor("#10241E"), 200), width * 2.1)
        stroke(painter, crack, with_alpha(QColor("#FFFFFF"), 240), width)


def _bent(at: QPointF, radius: float) -> QPainterPath:
    points = []
    for number in range(72):
        angle = 2 * math.pi * number / 72
        reach = radius * (1 + 0.035 * math.sin(3 * angle + 0.6) + 0.02 * math.sin(5 * angle))
        points.append((at.x() + reach * math.cos(angle), at.y() + reach * math.sin(angle)))
    return polygon(points)
