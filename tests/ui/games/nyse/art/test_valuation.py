from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.nyse.art.valuation import (
    draw_perch,
    draw_pit,
    draw_valuation_disc,
    draw_value_column,
)
from stockgames.ui.theme.palette import EVENING
from tests.ui.theme.pictures import painted, picture

AT = QPointF(80, 80)


def disc(radius: float, number: str) -> QImage:
    return picture(160, 160, lambda p: draw_valuation_disc(p, EVENING, AT, radius, number))


@pytest.mark.parametrize("radius", [16, 52])
def test_disc_shows_its_number(qapp: QApplication, radius: int) -> None:
    discs = [disc(radius, number) for number in "123"]
    assert len({bytes(one.constBits()) for one in discs}) == 3
    assert painted(discs[0], threshold=250).width() == pytest.approx(2 * radius, abs=3)


def test_perch_is_hollow_and_dark(qapp: QApplication) -> None:
    image = picture(160, 160, lambda p: draw_perch(p, EVENING, AT, 25))
    assert image.pixelColor(80, 80).lightness() < image.pixelColor(80, 57).lightness()


def test_pit_is_an_ellipse(qapp: QApplication) -> None:
    box = painted(picture(160, 160, lambda p: draw_pit(p, EVENING, AT, 60, 30)))
    assert box.width() == pytest.approx(120, abs=2)
    assert box.height() == pytest.approx(60, abs=2)


def test_column_fades_downwards(qapp: QApplication) -> None:
    rect = QRectF(20, 20, 43, 100)
    image = picture(160, 160, lambda p: draw_value_column(p, EVENING, rect))
    assert image.pixelColor(41, 25).alpha() > image.pixelColor(41, 115).alpha()
