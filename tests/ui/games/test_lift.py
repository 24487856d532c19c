"""On every table the item under the mouse lifts if it can be picked, then returns; a curtain leaves
nothing lifted.
"""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.lab.gallery.gallery import screens
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.context import ThemeContext

LIFTED = {
    "nyse-four": "take-blue",
    "portfolio-two": "card-6s",
    "exchange-security": "security-insurance",
    "stock-exchange-filling": "good-iron",
}
"""A screen of each game, and the name of something on it that can be picked."""


@pytest.mark.parametrize("screen", LIFTED)
def test_what_the_mouse_is_on_lifts(qtbot: QtBot, screen: str) -> None:
    look = ThemeContext()
    look.set_reduced_motion(True)

    def show(shown: QWidget) -> None:
        shown.resize(1280, 720)
        shown.show()

    page = dict(screens())[screen](look, show)
    assert isinstance(page, TablePage)
    qtbot.addWidget(page)
    table: Any = page.game_table
    name = LIFTED[screen]
    before, resting = table.board.grab().toImage(), dict(table.lift.heights)
    table.board.hover(name, True)
    assert list(table.lift.heights.values()) == [1.0]
    assert table.lift.heights != resting
    table.board.hover(name, False)
    assert table.lift.heights == resting
    assert table.board.grab().toImage() == before
    table.board.hover(name, True)
    table.clear()
    assert table.lift.heights == {}
