"""Shadows of panels and papers end inside their widgets: a cut shadow shows as a line."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.presentation.panel import Panel
from stockgames.ui.help.reader import Reader
from stockgames.ui.table.action_panel import ActionPanel
from stockgames.ui.table.log import LogPanel
from stockgames.ui.table.popovers import RecapStrip, RefusalPopover
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import DAYLIGHT
from stockgames.ui.widgets.frames import PanelFrame, PaperFrame

SIZE = QSize(500, 240)


def actions(look: ThemeContext) -> QWidget:
    made = ActionPanel(look)
    made.show_panel(Panel("Your turn"))
    return made


def notice(look: ThemeContext) -> QWidget:
    page = QWidget()
    made = RefusalPopover(look, page)
    made.setParent(None)
    made.write("No.")
    made.lay(QRect(QPoint(), SIZE))
    return made


def recap(look: ThemeContext) -> QWidget:
    made = RecapStrip(look)
    made.write(["Bela took a chip."])
    made.lay(QRect(QPoint(), SIZE))
    return made


@pytest.mark.parametrize(
    "make",
    [
        *(LogPanel, actions, notice, recap, PanelFrame, PaperFrame, Reader),
    ],
)
def test_a_shadow_ends_within_its_widget(
    qtbot: QtBot, make: Callable[[ThemeContext], QWidget]
) -> None:
    widget = make(ThemeContext(DAYLIGHT))
    qtbot.addWidget(widget)
    widget.resize(SIZE)
    image = QImage(SIZE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    widget.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
    right, foot = SIZE.width() - 1, SIZE.height() - 1
    assert image.pixelColor(SIZE.width() // 2, foot - 20).alpha() > 200
    for point in ((250, 0), (250, foot), (0, 120), (right, 120)):
        assert image.pixelColor(*point).alpha() <= 3, point
