"""Cards as slips with a rank and a suit, where there is no room for a whole face."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.games.portfolio.run import Face
from stockgames.ui.games.portfolio.terms import corner
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import serif
from stockgames.ui.kit.palette import SUITS
from stockgames.ui.kit.shapes import falling, fill, rounded, stroke
from stockgames.ui.kit.text import RIGHT, draw_text
from stockgames.ui.kit.theme import Look

_FACE = (QColor("#FFFDF6"), QColor("#F0E6CE"))
EDGE = QColor(0x7A, 0x6A, 0x48, 170)
_RADIUS = 3.5


def draw_slip(painter: QPainter, rect: QRectF) -> None:
    """Draw an empty slip."""
    path = rounded(rect, _RADIUS)
    fill(painter, path, falling(rect, (0.0, _FACE[0]), (1.0, _FACE[1])))
    stroke(painter, path, EDGE, 0.9)


def draw_slip_face(painter: QPainter, look: Look, rect: QRectF, face: Face, size: float) -> None:
    """Draw rank, in figures of `size` px, and suit of a card side by side."""
    suit = SUITS[face[1]]
    colour = suit.colour(look.four_colour_suits)
    text = rect.adjusted(1, 0, -rect.width() * 0.46, 0)
    draw_text(painter, text, corner(face[0]), serif(size), colour, RIGHT)
    at = QPointF(rect.left() + rect.width() * 0.76, rect.center().y())
    draw_emblem(painter, suit.emblem, at, size * 0.36, colour, _FACE[0])
