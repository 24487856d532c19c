"""The ground of sheets: of the room, not of the system."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.kit.theme import Look
from stockgames.ui.shell.sheet import Shade, Sheet


def test_a_sheet_brings_no_frame_of_the_system(qtbot: QtBot, look: Look) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    sheet = Sheet(look, page)
    assert sheet.windowFlags() & Qt.WindowType.FramelessWindowHint


def test_it_is_framed_as_the_room_is(qtbot: QtBot, look: Look) -> None:
    sheet = Sheet(look)
    qtbot.addWidget(sheet)
    sheet.resize(300, 200)
    picture = sheet.grab().toImage()
    edge = [QColor(picture.pixel(x, 100)).lightness() for x in range(12)]
    assert max(edge) - min(edge) > 20


def test_the_window_under_a_sheet_is_dim_while_it_lies_there(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(640, 480)
    window.show()
    light = window.grab().toImage().pixelColor(9, 9)
    sheet = Sheet(look, window)
    sheet.open()
    assert window.grab().toImage().pixelColor(9, 9) != light
    window.resize(800, 600)
    shade = window.findChild(Shade)
    assert shade is not None
    assert shade.geometry() == window.rect()
    sheet.accept()
    assert window.grab().toImage().pixelColor(9, 9) == light
