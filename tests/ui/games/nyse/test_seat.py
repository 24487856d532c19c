"""What a seat's panel drops first when it is narrow."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from stockgames.ui.games.nyse.seat import SeatFacts, SeatItem
from stockgames.ui.kit.palette import EVENING
from stockgames.ui.kit.theme import Look


def picture(width: float, name: str, note: str) -> QImage:
    item = SeatItem(Look(EVENING), 1)
    item.set_rect(QRectF(0, 0, width, 96))
    item.tell(SeatFacts(1, name, note, "waiting", (1, 0, 2, 1), amount="10 Mio. $"))
    image = QImage(round(width), 96, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    item.draw(painter)
    painter.end()
    return image


def test_narrow_plate_drops_the_note_before_the_name(qtbot: QtBot) -> None:
    assert picture(172, "Bruno", "3 Chips") == picture(172, "Bruno", "4 Chips")
    assert picture(172, "Bruno", "3 Chips") != picture(172, "Brunz", "3 Chips")


def test_wider_plate_keeps_the_note(qtbot: QtBot) -> None:
    assert picture(240, "Bruno", "3 Chips") != picture(240, "Bruno", "4 Chips")
