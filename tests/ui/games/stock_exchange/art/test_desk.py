"""Cabinets, crates, the pad and the dish show what they hold."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.stock_exchange.art.desk import draw_crate, draw_garnet_dish, seal_place
from stockgames.ui.games.stock_exchange.art.papers import WAX_REACH
from stockgames.ui.theme.fonts import serif
from stockgames.ui.theme.palette import EVENING, GOODS
from tests.ui.theme.pictures import bits_of, picture


def test_a_seal_on_a_name_plate_leaves_the_words() -> None:
    for plate in (QRectF(2, 2, 98, 46), QRectF(2, 2, 150, 50), QRectF(2, 2, 300, 110)):
        (centre, radius), size = seal_place(plate), serif(16).pixelSize()
        words = plate.left() + 11 + 2 * min(plate.height() * 0.26, plate.width() * 0.12)
        assert plate.contains(centre)
        assert radius > size / 2
        assert centre.x() + radius * WAX_REACH <= words


AT = QPointF(50, 50)


def test_thirteen_crates_differ(qapp: QApplication) -> None:
    def bits(good: str) -> bytes:
        return bits_of(picture(100, 100, lambda p: draw_crate(p, EVENING, AT, 60, good)))

    assert len({bits(good) for good in GOODS}) == 13


BOX = QRectF(20, 20, 180, 120)


def dish(garnets: int, spent: int = 0) -> bytes:
    image = picture(220, 160, lambda p: draw_garnet_dish(p, EVENING, BOX, garnets, spent=spent))
    return bytes(image.constBits())


def test_every_number_of_garnets_looks_different(qapp: QApplication) -> None:
    assert len({dish(number) for number in range(11)}) == 11
