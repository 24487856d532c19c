from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import DAYLIGHT, EVENING
from stockgames.ui.widgets.frames import KitBar


def test_a_bar_goes_as_far_as_its_share(qtbot: QtBot) -> None:
    bar = KitBar(ThemeContext(EVENING))
    qtbot.addWidget(bar)
    bar.resize(200, 14)

    def shown(share: float) -> QImage:
        bar.set_share(share)
        return bar.grab().toImage()

    looks = [shown(share) for share in (0, 0.25, 0.5, 1)]
    assert [sum(one == other for other in looks) for one in looks] == [1] * 4
    half = shown(0.5)
    assert half.pixelColor(60, 7) == shown(1).pixelColor(60, 7)
    assert half.pixelColor(140, 7) == shown(0).pixelColor(140, 7) != half.pixelColor(60, 7)


def test_it_follows_the_look(qtbot: QtBot, qapp: QApplication) -> None:
    apply_palette(qapp, EVENING)
    bar = KitBar(ThemeContext(EVENING))
    qtbot.addWidget(bar)
    bar.resize(200, 14)
    bar.set_share(0.5)
    before = bar.grab().toImage()
    apply_palette(qapp, DAYLIGHT)
    assert bar.grab().toImage() != before
