from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.exchange.art.bursts import REACH, draw_burst
from stockgames.ui.theme.palette import DAYLIGHT
from tests.ui.theme.pictures import painted, picture


def burst(share: float) -> QImage:
    at = QPointF(100, 100)
    return picture(200, 200, lambda p: draw_burst(p, at, 24, share, DAYLIGHT.glow))


def test_a_burst_flies_apart(qapp: QApplication) -> None:
    widths = [painted(burst(share)).width() for share in (0.0, 0.3, 0.6)]
    assert widths == sorted(widths)
    assert widths[0] < widths[-1]


def test_nothing_is_left_of_it_in_the_end(qapp: QApplication) -> None:
    assert painted(burst(1.0), threshold=8).isEmpty()


def test_it_stays_within_its_reach(qapp: QApplication) -> None:
    box = painted(burst(0.8), threshold=8)
    assert box.width() <= 2 * 24 * REACH + 8
