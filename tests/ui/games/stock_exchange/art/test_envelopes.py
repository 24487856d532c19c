from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.stock_exchange.art.envelopes import draw_seal, flap_depth
from stockgames.ui.theme.palette import COMPANIES, EVENING
from tests.ui.theme.pictures import picture

AT = QPointF(60, 60)


def test_the_flap_hangs_to_less_than_half(qapp: QApplication) -> None:
    for width, height in ((200, 140), (320, 170), (400, 300)):
        assert 0 < flap_depth(QRectF(0, 0, width, height)) < height / 2


def test_each_company_presses_its_own_seal(qapp: QApplication) -> None:
    def bits(emblem: str) -> bytes:
        image = picture(120, 120, lambda p: draw_seal(p, EVENING, AT, 34, emblem))
        return bytes(image.constBits())

    assert len({bits(mark.emblem) for mark in COMPANIES.values()}) == 8
