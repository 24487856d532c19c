"""Twelve different figures; each the same upright and upside down."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from stockgames.ui.pieces.cards import JACK, KING, QUEEN, paint_court
from stockgames.ui.theme.palette import SUITS

CARD = QRectF(0, 0, 100, 140)
COURTS = [*product((JACK, QUEEN, KING), "SHDC")]


def drawn(rank: int, suit: str, card: QRectF = CARD) -> QImage:
    image = QImage(card.toAlignedRect().size() * 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    mark = SUITS[suit]
    painter = QPainter(image)
    painter.scale(2, 2)
    paint_court(painter, card, rank, suit, mark.emblem, mark.two)
    painter.end()
    return image


def test_no_two_courts_look_the_same() -> None:
    looks = [drawn(rank, suit) for rank, suit in COURTS]
    assert [sum(one == other for other in looks) for one in looks] == [1] * 12
