from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.stock_exchange.art.desks import draw_desk_pad, draw_garnet_dish
from stockgames.ui.theme.palette import DAYLIGHT, EVENING
from tests.ui.theme.pictures import painted, picture

BOX = QRectF(20, 20, 180, 120)


def test_a_pad_has_leather_at_its_corners(qapp: QApplication) -> None:
    image = picture(220, 160, lambda p: draw_desk_pad(p, DAYLIGHT, BOX, corner=40))
    corner, middle = image.pixelColor(30, 36), image.pixelColor(110, 80)
    assert corner.red() > corner.green()
    assert middle.green() > middle.red()


def dish(garnets: int, spent: int = 0) -> bytes:
    image = picture(220, 160, lambda p: draw_garnet_dish(p, EVENING, BOX, garnets, spent=spent))
    return bytes(image.constBits())


def test_every_number_of_garnets_looks_different(qapp: QApplication) -> None:
    assert len({dish(number) for number in range(11)}) == 11


def test_spent_garnets_leave_outlines(qapp: QApplication) -> None:
    assert len({dish(4), dish(4, 2), dish(4, 4), dish(2)}) == 4


@pytest.mark.parametrize("garnets", [1, 2, 3, 10])
def test_garnets_lie_within_the_dish(qapp: QApplication, garnets: int) -> None:
    image = picture(220, 160, lambda p: draw_garnet_dish(p, EVENING, BOX, garnets))
    assert BOX.toRect().adjusted(-2, -2, 2, 2).contains(painted(image, threshold=200))
