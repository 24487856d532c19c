from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.stock_exchange.art.crates import draw_crate
from stockgames.ui.theme.palette import EVENING, GOODS
from tests.ui.theme.pictures import bits_of, picture

AT = QPointF(50, 50)


def test_thirteen_crates_differ(qapp: QApplication) -> None:
    def bits(good: str) -> bytes:
        return bits_of(picture(100, 100, lambda p: draw_crate(p, EVENING, AT, 60, good)))

    assert len({bits(good) for good in GOODS}) == 13
