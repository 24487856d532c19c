"""The double figures of jacks, queens and kings: people of four trades, as an engraver cuts them.

Spades work at the harbour, hearts at the bank, diamonds in the mines, clubs at the mills. The
figures are data (`resources/art/courts.svg`), in units of a card 100 wide and 140 high.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.ui.kit.boxes import line_at
from stockgames.ui.kit.drawings import draw_shapes, drawing
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_band, draw_rosette
from stockgames.ui.kit.palette import INK, with_alpha
from stockgames.ui.kit.shapes import falling, fill, polygon, rounded, rule, stroke

JACK, QUEEN, KING = 11, 12, 13
_RANKS: Final = {JACK: "jack", QUEEN: "queen", KING: "king"}
_SUITS: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_FRAME: Final = QRectF(20.5, 9, 59, 122)
_UPPER: Final = QRectF(20, 8, 60, 62.2)
_BELT: Final = QRectF(20.5, 67.4, 59, 5.2)
_DOWN: Final = 2.6
"""How far a figure is moved down in its half, so that its hat keeps off the frame."""
_PAPER = (QColor("#FBF4E0"), QColor("#F1E5C6"))
_DARK_GOLD, _LIGHT_GOLD = QColor("#8A6526"), QColor("#F6E6B4")
_HALO, _WHITE = QColor("#A8853C"), QColor("#FFFFFF")


def paint_court(
    painter: QPainter, card: QRectF, rank: int, suit: str, emblem: str, colour: QColor
) -> None:
    """Paint the framed figure of a court card, once upright and once upside down."""
    painter.save()
    painter.translate(card.topLeft())
    painter.scale(card.width() / 100, card.width() / 100)
    frame = rounded(_FRAME, 1.6)
    fill(painter, frame, falling(_FRAME, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    for turned in (False, True):
        painter.save()
        _turn(painter, turned)
        painter.setClipRect(_UPPER, Qt.ClipOperation.IntersectClip)
        _paint_half(painter, rank, suit, colour)
        painter.restore()
    _paint_belt(painter, emblem, colour)
    painter.restore()
    stroke(painter, frame, with_alpha(colour, 230), 0.9)
    inner = rounded(_FRAME.adjusted(1.4, 1.4, -1.4, -1.4), 1)
    stroke(painter, inner, with_alpha(_DARK_GOLD, 200), 0.4)
    for turned in (False, True):
        painter.save()
        _turn(painter, turned)
        draw_emblem(painter, emblem, QPointF(27.6, 18.2), 4.4, colour, _WHITE)
        painter.restore()
    painter.restore()


def _turn(painter: QPainter, turned: bool) -> None:
    if turned:
        painter.translate(100, 140)
        painter.rotate(180)


def _paint_half(painter: QPainter, rank: int, suit: str, colour: QColor) -> None:
    head = QPointF(50, 30)
    near, far = with_alpha(colour, 60), with_alpha(_HALO, 55)
    draw_rosette(painter, head, 17, 31, near, strands=9, lobes=18, width=0.3)
    draw_rosette(painter, head, 31, 52, far, strands=7, lobes=22, width=0.3)
    painter.translate(0, _DOWN)
    shapes = drawing("courts", f"{_RANKS[rank]}-{_SUITS[suit]}")
    draw_shapes(painter, shapes, colour, _PAPER[0])


def _paint_belt(painter: QPainter, emblem: str, colour: QColor) -> None:
    """Paint the belt over the seam of both halves, with a lozenge in its middle."""
    band = QPainterPath()
    band.addRect(_BELT)
    fill(painter, band, colour)
    braid = line_at(_BELT, 68.0, 4.0)
    draw_band(painter, braid, with_alpha(_LIGHT_GOLD, 230), strands=5, period=9, width=0.4)
    rule(painter, _BELT.topLeft(), _BELT.topRight(), INK, 0.6)
    rule(painter, _BELT.bottomLeft(), _BELT.bottomRight(), INK, 0.6)
    for reach, width, ink in ((5.4, 0.6, INK), (4.2, 0.35, _DARK_GOLD)):
        corners = [(50, 70 - reach), (50 + reach, 70), (50, 70 + reach), (50 - reach, 70)]
        if ink is INK:
            fill(painter, polygon(corners), _PAPER[0])
        stroke(painter, polygon(corners), ink, width)
    draw_emblem(painter, emblem, QPointF(50, 70), 2.2, colour, _WHITE)
