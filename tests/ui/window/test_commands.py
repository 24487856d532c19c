"""The window's commands have their own texts and keys; a list shows what works now."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.window.commands import (
    _KEYS,
    Commands,
    house_shortcuts,
    page_shortcuts,
    shown_shortcuts,
)


class Keyed(QWidget):
    """A page that handles a key which belongs to no action."""

    def key_notes(self) -> list[tuple[str, str]]:
        return [("Sort the hand", "O")]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def commands(window: QWidget) -> Commands:
    return Commands(window)


def test_each_has_words_and_no_two_share_a_key(window: QWidget, commands: Commands) -> None:
    actions = [commands[name] for name in _KEYS]
    assert all(action.text() for action in actions)
    assert set(actions) <= set(window.actions())
    keys = [{key.toString() for key in action.shortcuts()} for action in actions]
    assert not any(one & other for one, other in combinations(keys, 2))
    assert not commands["puzzle"].isVisible()


def test_what_the_window_can_do_is_listed_with_its_keys(
    window: QWidget, commands: Commands
) -> None:
    told = dict(house_shortcuts(window))
    assert told[commands["full-screen"].text().replace("&", "")] == "F11"
    assert commands["about"].text() not in told, "it has no key"
    commands["full-screen"].setEnabled(False)
    assert "F11" not in dict(house_shortcuts(window)).values()


def test_what_the_page_can_do_comes_first_and_nothing_twice(
    window: QWidget, commands: Commands
) -> None:
    page, hidden = Keyed(window), Keyed(window)
    hidden.hide()
    for holder, text, key in ((page, "&Undo", "U"), (hidden, "Never", "N"), (page, "Quit", "Q")):
        action = QAction(text, holder)
        action.setShortcut(QKeySequence(key))
        holder.addAction(action)
    own = page_shortcuts(window)
    assert ("Sort the hand", "O") in own
    assert ("Undo", "U") in own
    assert not any(text == "Never" for text, _ in own)
    everything = shown_shortcuts(window)
    assert everything == [*own, *house_shortcuts(window)]
    assert len({text for text, _ in everything}) == len(everything)


def test_what_stands_on_the_buttons_of_a_page_is_listed_where_it_tells_no_keys(
    window: QWidget, commands: Commands
) -> None:
    page = Keyed(window)
    for holder, text, key in (
        (window, "New person…", "N"),
        (window, "Sort", "O"),
        (window, "Menu", "F10"),
        (window, "Nothing", ""),
        (page, "Draw", "D"),
    ):
        Button(ThemeContext(), text, key=key, parent=holder)
    go = QAction("Choose, then go on", window)
    go.setShortcut(QKeySequence(Qt.Key.Key_Return))
    page.addAction(go)
    Button(ThemeContext(), "Next puzzle", key="Enter", parent=window)
    off = Button(ThemeContext(), "Merge…", key="M", parent=window)
    off.setEnabled(False)
    assert page_shortcuts(window) == [
        ("Sort the hand", "O"),
        ("Choose, then go on", "Enter"),
        ("New person…", "N"),
    ]
