from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.presentation.faces import choices
from stockgames.ui.pieces.portrait import HEIGHT, draw_expected, draw_portrait
from stockgames.ui.theme.palette import EVENING

BOX = QRectF(20, 20, 80, 80 * HEIGHT)


def picture(joined: float | None) -> QImage:
    image = QImage(120, 150, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    if joined is None:
        draw_portrait(painter, BOX, choices()[3])
    else:
        draw_expected(painter, EVENING, BOX, choices()[3], joined)
    painter.end()
    return image


def test_the_portrait_fills_the_dashed_oval(qapp: QApplication) -> None:
    steps = [picture(share) for share in (0.0, 0.5, 1.0)]
    assert steps[0] != steps[1] != steps[2]
    assert steps[2] == picture(None), "in the end it is the portrait"
    assert picture(0.0).pixelColor(60, 70).alpha() < 255, "nobody is there yet"
