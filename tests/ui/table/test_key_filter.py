"""Keys get names that tables understand, and go to the page before any button on it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.table.key_filter import KeyListener, as_printed, enter_text, key_name

Key, Held = Qt.Key, Qt.KeyboardModifier


@pytest.mark.parametrize(
    ("key", "held", "name"),
    [
        (Key.Key_Left, Held.NoModifier, "Left"),
        (Key.Key_Enter, Held.KeypadModifier, "Return"),
        (Key.Key_Return, Held.NoModifier, "Return"),
        (Key.Key_Return, Held.ControlModifier, "Ctrl+Return"),
        (Key.Key_Up, Held.ControlModifier, "Ctrl+Up"),
        (Key.Key_K, Held.NoModifier, "K"),
        (Key.Key_K, Held.ShiftModifier, "K"),
        (Key.Key_7, Held.NoModifier, "7"),
        (Key.Key_F3, Held.NoModifier, "F3"),
        (Key.Key_K, Held.ControlModifier, ""),
        (Key.Key_Left, Held.AltModifier, ""),
        (Key.Key_Return, Held.ControlModifier | Held.AltModifier, ""),
        (Key.Key_Space, Held.ControlModifier, ""),
        (Key.Key_Plus, Held.NoModifier, ""),
    ],
)
def test_keys_have_names_and_commands_have_none(
    key: Qt.Key, held: Qt.KeyboardModifier, name: str
) -> None:
    assert key_name(QKeyEvent(QEvent.Type.KeyPress, key, held)) == name


def test_the_proposed_button_prints_the_key_that_presses_it(qapp: object) -> None:
    assert as_printed("Return") == enter_text(True)
    assert as_printed("Ctrl+Return") == enter_text(False) != enter_text(True)
    assert as_printed("K") == "K"


def test_a_page_that_listens_hears_its_own_keys_first_and_may_swallow_them(qtbot: QtBot) -> None:
    page, other, heard = QWidget(), QPushButton(), list[str]()
    for window in (page, other):
        qtbot.addWidget(window)
        window.show()
    button, pressed = QPushButton(page), list[bool]()
    button.clicked.connect(lambda: pressed.append(True))

    def press(event: QKeyEvent, name: str) -> bool:
        heard.append(name)
        return name == "Space"

    def release(event: QKeyEvent, name: str) -> bool:
        heard.append(f"-{name}")
        return name == "Space"

    listener = KeyListener(page, press, release)
    QTest.keyClick(button, Key.Key_Space)
    assert (heard, pressed) == ([], [True])
    listener.listen(True)
    listener.listen(True)
    QTest.keyClick(button, Key.Key_Space)
    assert (heard, pressed) == (["Space", "-Space"], [True]), "heard once, and swallowed"
    QTest.keyClick(other, Key.Key_K)
    assert heard == ["Space", "-Space"], "it is not the page's"
    QTest.keyClick(page, Key.Key_K)
    assert heard[2:] == ["K", "-K"]
    listener.listen(False)
    QTest.keyClick(button, Key.Key_Space)
    assert len(heard) == 4
    assert pressed == [True, True]
