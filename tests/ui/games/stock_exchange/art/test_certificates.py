from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.stock_exchange.art.certificates import draw_share, draw_share_back
from stockgames.ui.theme.palette import COMPANIES, EVENING
from tests.ui.theme.pictures import painted, picture

AT = QPointF(60, 80)


def test_eight_companies_differ_even_without_a_name(qapp: QApplication) -> None:
    def bits(company: str) -> bytes:
        image = picture(120, 160, lambda p: draw_share(p, EVENING, AT, 90, company, ""))
        return bytes(image.constBits())

    assert len({bits(company) for company in COMPANIES}) == 8


def test_share_is_one_to_one_point_three(qapp: QApplication) -> None:
    image = picture(120, 160, lambda p: draw_share(p, EVENING, AT, 90, "A", "Anchor Shipping"))
    box = painted(image, threshold=250)
    assert box.width() == pytest.approx(90, abs=2)
    assert box.height() == pytest.approx(117, abs=2)


def test_a_certificate_face_down_is_as_large_and_tells_no_company(qapp: QApplication) -> None:
    back = picture(120, 160, lambda p: draw_share_back(p, EVENING, AT, 90))
    box = painted(back, threshold=250)
    assert box.width() == pytest.approx(90, abs=2)
    assert box.height() == pytest.approx(117, abs=2)
    face = picture(120, 160, lambda p: draw_share(p, EVENING, AT, 90, "A", "Anchor Shipping"))
    assert face != back
