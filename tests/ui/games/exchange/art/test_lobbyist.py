from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.exchange.art.lobbyist import draw_lobbyist
from stockgames.ui.theme.palette import DAYLIGHT, EVENING, Theme
from tests.ui.theme.pictures import painted, picture

FOOT = QPointF(60, 100)


def bits(theme: Theme, stride: float) -> bytes:
    image = picture(120, 130, lambda p: draw_lobbyist(p, theme, FOOT, 70, stride=stride))
    return bytes(image.constBits())


def test_the_figure_stands_on_its_foot(qapp: QApplication) -> None:
    box = painted(picture(120, 130, lambda p: draw_lobbyist(p, DAYLIGHT, FOOT, 70)), 220)
    assert box.bottom() == pytest.approx(100, abs=3)
    assert box.height() == pytest.approx(70, abs=4)


def test_it_leans_to_either_side_while_it_walks(qapp: QApplication) -> None:
    assert len({bits(DAYLIGHT, stride) for stride in (0.0, 0.5, 1.5)}) == 3


def test_it_is_light_at_night_and_dark_by_day(qapp: QApplication) -> None:
    def lightness(theme: Theme) -> int:
        image = picture(120, 130, lambda p: draw_lobbyist(p, theme, FOOT, 70))
        return image.pixelColor(60, 32).lightness()

    assert lightness(EVENING) > 150 > lightness(DAYLIGHT)
