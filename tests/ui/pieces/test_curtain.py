from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stockgames.ui.pieces.curtain import draw_curtain
from tests.ui.theme.pictures import picture

RECT = QRectF(0, 0, 400, 240)
BELOW_RAIL = 120


def curtain(parted: float) -> QImage:
    return picture(400, 240, lambda p: draw_curtain(p, RECT, parted=parted))


def test_closed_curtain_hides_every_pixel(qapp: QApplication) -> None:
    image = curtain(0)
    assert {image.pixelColor(x, y).alpha() for x in range(400) for y in range(240)} == {255}


@pytest.mark.parametrize("parted", [0.25, 0.5, 0.75])
def test_curtain_parts_from_the_middle(qapp: QApplication, parted: float) -> None:
    image = curtain(parted)
    open_pixels = [x for x in range(400) if image.pixelColor(x, BELOW_RAIL).alpha() == 0]
    assert len(open_pixels) == pytest.approx(400 * parted, abs=2)
    assert sum(open_pixels) / len(open_pixels) == pytest.approx(199.5, abs=1)


def test_open_curtain_leaves_the_rail(qapp: QApplication) -> None:
    image = curtain(1)
    assert image.pixelColor(200, BELOW_RAIL).alpha() == 0
    assert image.pixelColor(200, 35).alpha() == 255
