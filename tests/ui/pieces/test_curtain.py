from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stockgames.ui.pieces.curtain import draw_curtain
from tests.ui.theme.pictures import picture

RECT = QRectF(0, 0, 400, 240)


def curtain(parted: float) -> QImage:
    return picture(400, 240, lambda p: draw_curtain(p, RECT, parted=parted))


def test_closed_curtain_hides_every_pixel(qapp: QApplication) -> None:
    image = curtain(0)
    assert {image.pixelColor(x, y).alpha() for x in range(400) for y in range(240)} == {255}
