"""Certificates and envelopes show whose they are."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.stock_exchange.art.papers import draw_seal, draw_share, flap_depth
from stockgames.ui.theme.palette import COMPANIES, EVENING
from tests.ui.theme.pictures import picture

AT = QPointF(60, 80)


def test_eight_companies_differ_even_without_a_name(qapp: QApplication) -> None:
    def bits(company: str) -> bytes:
        image = picture(120, 160, lambda p: draw_share(p, EVENING, AT, 90, company, ""))
        return bytes(image.constBits())

    assert len({bits(company) for company in COMPANIES}) == 8


NEAR = QPointF(60, 60)


def test_the_flap_hangs_to_less_than_half(qapp: QApplication) -> None:
    for width, height in ((200, 140), (320, 170), (400, 300)):
        assert 0 < flap_depth(QRectF(0, 0, width, height)) < height / 2


def test_each_company_presses_its_own_seal(qapp: QApplication) -> None:
    def bits(emblem: str) -> bytes:
        image = picture(120, 120, lambda p: draw_seal(p, EVENING, NEAR, 34, emblem))
        return bytes(image.constBits())

    assert len({bits(mark.emblem) for mark in COMPANIES.values()}) == 8
