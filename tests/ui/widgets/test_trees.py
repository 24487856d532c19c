"""A tree of lines in the theme's colours."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import DAYLIGHT, EVENING
from stockgames.ui.widgets.trees import KitTree


def test_it_follows_the_look(qtbot: QtBot) -> None:
    look = ThemeContext(EVENING)
    tree = KitTree(look)
    qtbot.addWidget(tree)
    look.set_theme(DAYLIGHT)
    assert tree.palette().color(QPalette.ColorRole.Text) == DAYLIGHT.text
    look.set_scale(1.5)
    assert tree.font().pixelSize() == look.text_px(16)
