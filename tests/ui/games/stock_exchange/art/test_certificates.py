from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.stock_exchange.art.certificates import draw_share
from stockgames.ui.theme.palette import COMPANIES, EVENING
from tests.ui.theme.pictures import picture

AT = QPointF(60, 80)


def test_eight_companies_differ_even_without_a_name(qapp: QApplication) -> None:
    def bits(company: str) -> bytes:
        image = picture(120, 160, lambda p: draw_share(p, EVENING, AT, 90, company, ""))
        return bytes(image.constBits())

    assert len({bits(company) for company in COMPANIES}) == 8
