from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from stockgames.ui.kit.certificates import (
    draw_great_certificate,
    draw_medal_ring,
    draw_sealed_lines,
    draw_share,
)
from stockgames.ui.kit.palette import COMPANIES, EVENING
from tests.ui.kit.pictures import painted, picture

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


def test_great_certificate_covers_its_rectangle(qapp: QApplication) -> None:
    rect = QRectF(60, 60, 280, 260)
    image = picture(420, 420, lambda p: draw_great_certificate(p, EVENING, rect))
    box = painted(image, threshold=250)
    assert (box.left(), box.top(), box.width(), box.height()) == (60, 60, 280, 260)


def test_medal_ring_leaves_room_for_the_medallion(qapp: QApplication) -> None:
    image = picture(200, 200, lambda p: draw_medal_ring(p, QPointF(100, 100), 40))
    assert image.pixelColor(100, 70).alpha() == 0
    assert painted(image).width() == pytest.approx(126, abs=3)


def test_each_sealed_line_changes_the_picture(qapp: QApplication) -> None:
    rect = QRectF(4, 4, 300, 100)

    def bits(count: int) -> bytes:
        return bytes(picture(308, 108, lambda p: draw_sealed_lines(p, rect, count)).constBits())

    assert len({bits(count) for count in range(4)}) == 4
