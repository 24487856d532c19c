from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from stockgames.ui.lobby.box_art import paint_cover
from stockgames.ui.theme.palette import EVENING

LID = QRectF(0, 0, 300, 420)


def test_a_game_without_art_gets_a_rosette_and_a_bell_in_the_upper_half(qtbot: QtBot) -> None:
    image = QImage(300, 420, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_cover(painter, EVENING, LID)
    painter.end()
    middle = image.pixelColor(150, round(420 * 0.38))
    assert middle.alpha() == 255
    painted = [
        y for y in range(420) if any(image.pixelColor(x, y).alpha() for x in range(0, 300, 3))
    ]
    assert min(painted) < 60
    assert sum(painted) / len(painted) < 210
