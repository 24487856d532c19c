from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.stock_exchange.art.desks import draw_garnet_dish
from stockgames.ui.theme.palette import EVENING
from tests.ui.theme.pictures import picture

BOX = QRectF(20, 20, 180, 120)


def dish(garnets: int, spent: int = 0) -> bytes:
    image = picture(220, 160, lambda p: draw_garnet_dish(p, EVENING, BOX, garnets, spent=spent))
    return bytes(image.constBits())


def test_every_number_of_garnets_looks_different(qapp: QApplication) -> None:
    assert len({dish(number) for number in range(11)}) == 11
