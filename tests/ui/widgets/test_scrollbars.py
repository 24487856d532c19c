from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.frames import ThinScrollBar


@pytest.mark.parametrize("way", list(Qt.Orientation))
def test_it_is_thin_and_its_sliver_goes_with_its_value(qtbot: QtBot, way: Qt.Orientation) -> None:
    bar = ThinScrollBar(way, ThemeContext())
    qtbot.addWidget(bar)
    size, long = bar.sizeHint(), way is Qt.Orientation.Vertical
    assert (size.width() if long else size.height()) == 12
    bar.resize(*((12, 200) if long else (200, 12)))
    bar.setRange(0, 0)
    empty = bar.grab().toImage()
    bar.setRange(0, 100)
    bar.setPageStep(20)
    looks = [empty]
    for value in (0, 50, 100):
        bar.setValue(value)
        looks.append(bar.grab().toImage())
    assert [sum(one == other for other in looks) for one in looks] == [1] * 4
