"""The recap: three lines at most."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.table.popovers import RecapStrip
from stockgames.ui.theme.context import ThemeContext


@pytest.mark.parametrize("count", [1, 2, 3])
def test_three_lines_are_told_as_they_are(qtbot: QtBot, look: ThemeContext, count: int) -> None:
    lines = [f"Line {i}" for i in range(count)]
    strip = RecapStrip(look, lines)
    qtbot.addWidget(strip)
    assert list(strip.lines()) == lines


def test_more_are_drawn_together_and_none_is_lost(qtbot: QtBot, look: ThemeContext) -> None:
    strip = RecapStrip(look, [f"Line {i}" for i in range(7)])
    qtbot.addWidget(strip)
    first, *rest = strip.lines()
    assert "5" in first
    assert rest == ["Line 5", "Line 6"]


def test_it_is_no_taller_than_its_lines_need(qtbot: QtBot, look: ThemeContext) -> None:
    def height(count: int) -> int:
        strip = RecapStrip(look, ["Robin took Technology. K stays at $1M"] * count)
        qtbot.addWidget(strip)
        return strip.wanted_height(600)

    line = look.text_px(16) * 1.5
    assert 0 < height(3) - height(2) <= line + 6
    assert height(2) <= 2 * line + 130


@pytest.mark.parametrize("width", [210, 300, 700])
def test_its_buttons_stand_on_it_below_its_lines(
    qtbot: QtBot, look: ThemeContext, width: int
) -> None:
    strip = RecapStrip(look, ["Bruno took a chip.", "Clara discarded one."])
    qtbot.addWidget(strip)
    strip.lay(QRect(0, 0, width, strip.wanted_height(width)))
    faces = [button.geometry() for button in strip.findChildren(QPushButton)]
    assert len(faces) == 2
    assert not faces[0].intersects(faces[1])
    low = strip.wanted_height(width) / 2
    assert all(strip.rect().contains(face) and face.center().y() > low for face in faces)


def test_it_can_be_followed_and_put_away(qtbot: QtBot, look: ThemeContext) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    strip = RecapStrip(look, ["Bruno took a chip.", "Clara discarded one."], page)
    page.show()
    strip.lay(QRect(20, 60, 400, strip.wanted_height(400)))
    button = strip.findChild(QPushButton, "recap-show-me")
    assert button is not None
    with qtbot.waitSignal(strip.show_me):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(strip.dismissed):
        QTest.keyClick(strip, Qt.Key.Key_Escape)
    assert not strip.isVisible()
