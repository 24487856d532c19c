from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.exchange.art.bursts import draw_popped
from stockgames.ui.theme.palette import DAYLIGHT, EVENING, Theme
from tests.ui.theme.pictures import painted, picture


def popped(word: str = "pops", radius: float = 30, theme: Theme = EVENING) -> QImage:
    at = QPointF(100, 100)
    return picture(200, 200, lambda painter: draw_popped(painter, theme, at, radius, word))


@pytest.mark.parametrize("theme", [EVENING, DAYLIGHT])
def test_its_rays_go_all_round(qapp: QApplication, theme: Theme) -> None:
    box = painted(popped(theme=theme), threshold=8)
    assert min(box.width(), box.height()) > 2 * 30 * 1.6
    assert abs(box.center().x() - 100) <= 3


def test_it_is_as_large_as_its_bubble(qapp: QApplication) -> None:
    small, large = (painted(popped(radius=size), threshold=8) for size in (15, 30))
    assert small.width() < large.width()


def test_the_word_stands_across_it(qapp: QApplication) -> None:
    assert popped("pops") != popped("platzt") != popped("")
