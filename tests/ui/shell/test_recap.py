"""The recap: three lines at most."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.kit.theme import Look
from stockgames.ui.shell.recap import RecapStrip


@pytest.mark.parametrize("count", [1, 2, 3])
def test_three_lines_are_told_as_they_are(qtbot: QtBot, look: Look, count: int) -> None:
    lines = [f"Line {i}" for i in range(count)]
    strip = RecapStrip(look, lines)
    qtbot.addWidget(strip)
    assert list(strip.lines()) == lines


def test_more_are_drawn_together_and_none_is_lost(qtbot: QtBot, look: Look) -> None:
    strip = RecapStrip(look, [f"Line {i}" for i in range(7)])
    qtbot.addWidget(strip)
    first, *rest = strip.lines()
    assert "5" in first
    assert rest == ["Line 5", "Line 6"]


def test_it_is_no_taller_than_its_lines_need(qtbot: QtBot, look: Look) -> None:
    def height(count: int) -> int:
        strip = RecapStrip(look, ["Robin took Technology. K stays at $1M"] * count)
        qtbot.addWidget(strip)
        strip.place(QRectF(0, 0, 1280, 600))
        return strip.height()

    line = look.text_px(16) * 1.5
    assert 0 < height(3) - height(2) <= line + 4
    assert height(2) <= 2 * line + 90


def test_it_lies_inside_its_room_and_goes_away(qtbot: QtBot, look: Look) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    strip = RecapStrip(look, ["Bruno took a chip.", "Clara discarded one."], page)
    page.show()
    room = QRectF(20, 60, 900, 400)
    strip.place(room)
    assert room.toAlignedRect().contains(strip.geometry())
    strip.show()
    button = strip.findChild(QPushButton, "recap-show-me")
    assert button is not None
    with qtbot.waitSignal(strip.show_me):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(strip.dismissed):
        QTest.keyClick(strip, Qt.Key.Key_Escape)
    assert not strip.isVisible()
