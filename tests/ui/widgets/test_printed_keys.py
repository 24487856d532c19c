"""A key on a button presses that button, whatever was clicked before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.buttons import Button, PaintedButton
from stockgames.ui.widgets.choices import SegmentRow, Switch
from stockgames.ui.widgets.fields import ComboBox

KEYS = {
    "Enter": (Qt.Key.Key_Return, Qt.Key.Key_Enter),
    "Space": (Qt.Key.Key_Space,),
    "T": (Qt.Key.Key_T,),
    "Del": (Qt.Key.Key_Delete,),
    "Left": (Qt.Key.Key_Left,),
}


class Painted(PaintedButton):
    """A minimal painted button."""

    def _paint(self, painter: object) -> None:
        pass


def combo(look: ThemeContext) -> ComboBox:
    box = ComboBox(look)
    box.addItems(["Anna", "Tom", "Tina"])
    return box


def segment(look: ThemeContext) -> QWidget:
    return SegmentRow(look, [("a", "A"), ("b", "B")])


CLICKED: dict[str, Callable[[ThemeContext], QWidget]] = {
    "button": lambda look: Button(look, "Other"),
    "painted": Painted,
    "switch": lambda look: Switch(look, "Other"),
    "segment": segment,
    "combo": combo,
}


class Room:
    """A page with something to click, and a button with a key."""

    def __init__(self, qtbot: QtBot, kind: str, key: str, *, on_sheet: bool = False) -> None:
        look = ThemeContext()
        self.page = QDialog() if on_sheet else QWidget()
        qtbot.addWidget(self.page)
        made = CLICKED[kind](look)
        self.clicked = made.segment("b") if isinstance(made, SegmentRow) else made
        self.marked = Button(look, "Marked", key=key)
        column = QVBoxLayout(self.page)
        column.addWidget(made)
        column.addWidget(self.marked)
        self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)
        self.pressed: list[str] = []
        self.marked.clicked.connect(lambda: self.pressed.append("marked"))
        if isinstance(self.clicked, QAbstractButton):
            self.clicked.clicked.connect(lambda: self.pressed.append("other"))

    def press(self, key: Qt.Key) -> list[str]:
        self.pressed.clear()
        QTest.keyClick(self.clicked, key)
        return self.pressed


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("kind", CLICKED)
def test_what_was_clicked_takes_no_key_from_the_button_with_it(
    qtbot: QtBot, kind: str, key: str
) -> None:
    room = Room(qtbot, kind, key, on_sheet=kind == "switch")
    room.marked.setFocus(Qt.FocusReason.TabFocusReason)
    room.clicked.setFocus(Qt.FocusReason.MouseFocusReason)
    chosen = room.clicked.currentIndex() if isinstance(room.clicked, ComboBox) else 0
    for pressed in KEYS[key]:
        assert room.press(pressed) == ["marked"]
    if isinstance(room.clicked, ComboBox):
        assert room.clicked.currentIndex() == chosen
    room.marked.setEnabled(False)
    assert room.press(KEYS[key][0]) == [], "nor while that button cannot be pressed"
    room.marked.hide()
    if kind in ("button", "painted") and key in ("Enter", "Space"):
        assert room.press(KEYS[key][0]) == ["other"], "what nothing prints is its own"


@pytest.mark.parametrize("key", ["Enter", "Space"])
@pytest.mark.parametrize("kind", ["button", "painted"])
def test_what_shows_the_keyboards_ring_is_pressed(qtbot: QtBot, kind: str, key: str) -> None:
    room = Room(qtbot, kind, key)
    room.marked.setFocus(Qt.FocusReason.MouseFocusReason)
    room.clicked.setFocus(Qt.FocusReason.TabFocusReason)
    assert room.press(KEYS[key][0]) == ["other"]
