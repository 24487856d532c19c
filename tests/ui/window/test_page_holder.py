"""ui/window/window.py: a page is never higher than its tables can be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.window.window import PageHolder


@pytest.mark.parametrize(
    ("width", "height", "place"),
    [
        (1280, 720, QRect(0, 0, 1280, 720)),
        (1000, 960, QRect(0, 0, 1000, 960)),
        (1000, 1600, QRect(0, 300, 1000, 1000)),
    ],
)
def test_pages_stand_in_the_middle_of_a_tall_window(
    qtbot: QtBot, look: ThemeContext, width: int, height: int, place: QRect
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    stack = QStackedWidget()
    holder = PageHolder(look, stack, window)
    holder.resize(width, height)
    window.resize(width, height)
    window.show()
    assert stack.geometry() == place
    picture = holder.grab().toImage()
    if place.top():
        edge = picture.pixelColor(width // 2, 5)
        assert edge.lightness() < look.theme.cloth_lamp.lightness()  # cloth, not bare
