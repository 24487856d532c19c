from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.stock_exchange.art.envelopes import draw_envelope, draw_seal, flap_depth
from stockgames.ui.theme.palette import COMPANIES, DAYLIGHT, EVENING
from tests.ui.theme.pictures import painted, picture

BOX = QRectF(20, 20, 200, 140)
AT = QPointF(60, 60)


def test_an_envelope_fills_its_box(qapp: QApplication) -> None:
    image = picture(240, 180, lambda p: draw_envelope(p, EVENING, BOX))
    assert painted(image, threshold=250).contains(BOX.toRect().adjusted(3, 3, -3, -3))


def test_the_flap_hangs_to_less_than_half(qapp: QApplication) -> None:
    for width, height in ((200, 140), (320, 170), (400, 300)):
        assert 0 < flap_depth(QRectF(0, 0, width, height)) < height / 2


def test_each_company_presses_its_own_seal(qapp: QApplication) -> None:
    def bits(emblem: str) -> bytes:
        image = picture(120, 120, lambda p: draw_seal(p, EVENING, AT, 34, emblem))
        return bytes(image.constBits())

    assert len({bits(mark.emblem) for mark in COMPANIES.values()}) == 8


@pytest.mark.parametrize("radius", [10, 34])
def test_wax_is_about_as_large_as_told(qapp: QApplication, radius: int) -> None:
    def paint(painter: object) -> None:
        draw_seal(painter, DAYLIGHT, AT, radius, "anchor", shadow=False)  # type: ignore[arg-type]

    box = painted(picture(120, 120, paint), threshold=120)
    assert box.width() == pytest.approx(2 * radius, rel=0.2)
