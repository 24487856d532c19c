"""Cover of Portfolio: a run of hearts and its price."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.presentation.sentences.speech import money
from stockgames.ui.pieces.cards import Card, draw_card
from stockgames.ui.pieces.plates import draw_tag
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.palette import Theme

_RUN = (9, 10, 11, 12, 13)
_FAN_RADIUS = 158.0
_FAN_STEP = 15.0
_PEEPING = ((4, "S"), (5, "S"), (11, "S"), (12, "H"), (9, "H"))
"""Suits with the same colours in two-colour and four-colour decks."""
_PEEP_STEP = 7.0
"""The angle between cards in the open box, in degrees."""


def paint_cover(painter: QPainter, theme: Theme, lid: QRectF) -> None:
    """Paint the cover on `lid`, in design units."""
    middle, line = lid.center().x(), QColor(0xF0, 0xDC, 0xA4, 46)
    centre = QPointF(middle, lid.height() * 0.38)
    for inner in (70, 108, 146, 184):
        draw_rosette(painter, centre, inner, inner + 40, line, strands=5, lobes=18, width=0.6)
    pivot = QPointF(middle, lid.height() * 0.43 + 114)
    for i, rank in enumerate(_RUN):
        degrees = (i - 2) * _FAN_STEP
        turn = math.radians(degrees)
        at = pivot + QPointF(math.sin(turn), -math.cos(turn)) * _FAN_RADIUS
        draw_card(painter, theme, at, Card(98, rank, "H", four_colours=False), rotation=degrees)
    price = QPointF(middle + 4, lid.height() * 0.61)
    draw_tag(painter, theme, price, money(11), size=25.6, rotation=-5)


def paint_contents(painter: QPainter, theme: Theme, tray: QRectF) -> None:
    """Paint what shows of the open box: a fan of faces, with a back behind it on each side."""
    pivot = QPointF(tray.center().x(), tray.top() + 302)
    backs = [(place, 0, "S") for place in (-2.6, 2.6)]
    faces = [(number - 2.0, rank, suit) for number, (rank, suit) in enumerate(_PEEPING)]
    for place, rank, suit in (*backs, *faces):
        degrees = place * _PEEP_STEP
        turn = math.radians(degrees)
        at = pivot + QPointF(math.sin(turn) * 1.3, -math.cos(turn)) * 262
        draw_card(painter, theme, at, Card(94, rank, suit), rotation=degrees)
