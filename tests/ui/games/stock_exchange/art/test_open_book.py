from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.stock_exchange.art.open_book import (
    draw_money_bar,
    draw_open_book,
    draw_stamp,
)
from stockgames.ui.theme.palette import EVENING
from tests.ui.theme.pictures import painted, picture

PAGES = QRectF(30, 30, 240, 140)


def test_a_book_is_darkest_in_its_fold(qapp: QApplication) -> None:
    image = picture(300, 200, lambda p: draw_open_book(p, EVENING, PAGES))
    fold, page = image.pixelColor(150, 100), image.pixelColor(80, 100)
    assert fold.lightness() < page.lightness()
    assert image.pixelColor(25, 100).red() > image.pixelColor(25, 100).green()


def test_a_bar_is_as_long_as_its_amount(qapp: QApplication) -> None:
    def width(length: float) -> int:
        bar = QRectF(20, 20, length, 14)
        image = picture(300, 60, lambda p: draw_money_bar(p, bar, QColor("#28527F")))
        return painted(image).width()

    assert width(200) - width(80) == 120


def test_a_stamp_can_fade_in(qapp: QApplication) -> None:
    def stamp(opacity: float) -> int:
        at = QPointF(150, 60)
        image = picture(300, 120, lambda p: draw_stamp(p, at, "AUDITED", 20, opacity=opacity))
        return max(image.pixelColor(x, y).alpha() for x in range(300) for y in range(0, 120, 2))

    assert stamp(0.3) < stamp(1.0)
