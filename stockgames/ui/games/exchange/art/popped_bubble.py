"""The bubble that popped: rays round a film that is bent and cracked, and the word for it."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.ui.kit.fonts import BOLD, serif
from stockgames.ui.kit.palette import Theme, lighter, with_alpha
from stockgames.ui.kit.shapes import fill, polygon, stroke
from stockgames.ui.kit.text import CENTRE, draw_text, fitted
from stockgames.ui.kit.tokens import draw_bubble

_RAYS: Final = 22
_CRACKS: Final = (
    ((0.05, -0.98), (-0.06, -0.72), (0.08, -0.58), (0.02, -0.4)),
    ((0.08, -0.58), (0.3, -0.52), (0.4, -0.36)),
    ((-0.06, -0.72), (-0.3, -0.62), (-0.36, -0.44), (-0.56, -0.38)),
)
"""Lines of the bubble's cracks, in radii from its middle; none runs through the word."""
_PAPER, _INK = QColor("#FBF6EA"), QColor("#1F2B35")
_PALE = QColor("#A9BDB8")
"""The film by lamplight, light enough for ink."""


def draw_popped(painter: QPainter, theme: Theme, at: QPointF, radius: float, word: str) -> None:
    """Draw what is left of a bubble of ``radius`` px, with a word across it."""
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
    """Paint the cracks of the film: light lines over dark ones."""
    for first, *others in _CRACKS:
        crack = QPainterPath(at + QPointF(*first) * radius)
        for point in others:
            crack.lineTo(at + QPointF(*point) * radius)
        width = max(1.0, radius * 0.045)
        stroke(painter, crack, with_alpha(QColor("#10241E"), 200), width * 2.1)
        stroke(painter, crack, with_alpha(QColor("#FFFFFF"), 240), width)


def _bent(at: QPointF, radius: float) -> QPainterPath:
    """Return a circle that is bent a little, three times and five times round."""
    points = []
    for number in range(72):
        angle = 2 * math.pi * number / 72
        reach = radius * (1 + 0.035 * math.sin(3 * angle + 0.6) + 0.02 * math.sin(5 * angle))
        points.append((at.x() + reach * math.cos(angle), at.y() + reach * math.sin(angle)))
    return polygon(points)
