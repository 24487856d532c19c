"""The search field: its shortcut, and the keys it passes on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.ui.help.search import SearchField
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.buttons import KeyCap


def test_its_key_is_shown_until_something_is_typed(qtbot: QtBot, look: ThemeContext) -> None:
    field = SearchField(look)
    qtbot.addWidget(field)
    cap = field.findChild(KeyCap)
    assert isinstance(cap, KeyCap)
    assert cap.key() == "Ctrl+F"
    assert not cap.isHidden()
    QTest.keyClicks(field, "swap")
    assert cap.isHidden()
    field.clear()
    assert not cap.isHidden()


def test_arrows_and_page_keys_are_passed_on(qtbot: QtBot, look: ThemeContext) -> None:
    field = SearchField(look)
    qtbot.addWidget(field)
    heard: list[tuple[str, int]] = []
    field.stepped.connect(lambda by: heard.append(("step", by)))
    field.turned.connect(lambda by: heard.append(("turn", by)))
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
        QTest.keyClick(field, key)
    assert heard == [("step", -1), ("step", 1), ("turn", -1), ("turn", 1)]
