from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QCheckBox, QMessageBox
from pytestqt.qtbot import QtBot

from stockgames.ui.kit.palette import Theme
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.message_boxes import dress_box
from stockgames.ui.kit.widgets.palettes import qt_palette
from tests.ui.kit.test_palette import contrast

pytestmark = pytest.mark.skipif(sys.platform == "darwin", reason="boxes are the system's own there")


@pytest.mark.parametrize("icon", [QMessageBox.Icon.Information, QMessageBox.Icon.Warning])
def test_a_box_wears_the_theme(qtbot: QtBot, theme: Theme, icon: QMessageBox.Icon) -> None:
    box = QMessageBox(icon, "", "Something was not kept.")
    qtbot.addWidget(box)
    stock = box.iconPixmap().toImage()
    dress_box(box, Look(theme))
    box.show()
    assert box.iconPixmap().toImage() != stock
    assert box.grab().toImage().pixelColor(3, 3) == theme.panel_top


def test_an_empty_check_box_can_be_seen(qtbot: QtBot, theme: Theme) -> None:
    box = QMessageBox(QMessageBox.Icon.Information, "", "Something went wrong.")
    qtbot.addWidget(box)
    box.setPalette(qt_palette(theme))
    tick = QCheckBox("Tell everything", box)
    box.setCheckBox(tick)
    dress_box(box, Look(theme))
    box.show()
    image = tick.grab().toImage()
    y = tick.height() // 2
    row = [image.pixelColor(QPoint(x, y)) for x in range(8)]
    assert max(contrast(colour, theme.panel_top) for colour in row) >= 3
    empty = tick.grab().toImage()
    tick.setChecked(True)
    assert tick.grab().toImage() != empty
