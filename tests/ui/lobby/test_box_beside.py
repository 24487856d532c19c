"""The box beside a new table: entirely inside its place, or not shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from stockgames.engine.registry import meta
from stockgames.ui.lobby.box import BoxBeside
from stockgames.ui.theme.theme_context import ThemeContext


@pytest.mark.parametrize(("width", "height"), [(400, 300), (400, 390), (860, 660)])
def test_the_box_stands_inside_with_room_for_its_shadow(
    qtbot: QtBot, look: ThemeContext, width: int, height: int
) -> None:
    beside = BoxBeside(look, meta("exchange"))
    qtbot.addWidget(beside)
    beside.resize(width, height)
    box = beside.box()
    assert QRectF(20, 20, width - 40, height - 40).contains(box)
    assert box.center().x() == width / 2


def test_too_little_room_holds_no_box(qtbot: QtBot, look: ThemeContext) -> None:
    beside = BoxBeside(look, meta("nyse"))
    qtbot.addWidget(beside)
    beside.resize(400, 130)
    assert beside.box().isEmpty()
    nothing = beside.grab().toImage()
    assert nothing.pixelColor(200, 65) == nothing.pixelColor(2, 2)
