"""The window's commands have their own texts and keys; a list shows what works now."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.window.commands import (
    COMMANDS,
    Commands,
    page_shortcuts,
    shown_shortcuts,
    window_shortcuts,
)


class Sorting(Page):
    """A page that handles a key which belongs to no action."""

    def key_notes(self) -> list[tuple[str, str]]:
        return [("Sort the hand", "O")]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def page(window: QWidget) -> Page:
    made = Sorting(ThemeContext())
    QVBoxLayout(window).addWidget(made)
    return made


@pytest.fixture
def commands(window: QWidget) -> Commands:
    return Commands(window)


def give(holder: QWidget, text: str, key: str) -> None:
    action = QAction(text, holder)
    action.setShortcut(QKeySequence(key))
    holder.addAction(action)


def test_each_has_words_and_no_two_share_a_key(window: QWidget, commands: Commands) -> None:
    actions = [commands[command.name] for command in COMMANDS]
    assert all(action.text() for action in actions)
    assert set(actions) <= set(window.actions())
    keys = [{key.toString() for key in action.shortcuts()} for action in actions]
    assert not any(one & other for one, other in combinations(keys, 2))
    assert not commands["puzzle"].isVisible()


def test_what_the_window_can_do_is_listed_with_keys(window: QWidget, commands: Commands) -> None:
    told = dict(window_shortcuts(window))
    assert told[commands["full-screen"].text().replace("&", "")] == "F11"
    assert commands["about"].text() not in told, "it has no key"
    commands["full-screen"].setEnabled(False)
    assert "F11" not in dict(window_shortcuts(window)).values()


def test_what_the_page_can_do_comes_first_and_nothing_twice(page: Page, commands: Commands) -> None:
    shown, hidden = QWidget(page), QWidget(page)
    hidden.hide()
    for holder, text, key in ((shown, "&Undo", "U"), (hidden, "Never", "N"), (page, "Quit", "Q")):
        give(holder, text, key)
    own = page_shortcuts(page)
    assert own == [("Sort the hand", "O"), ("Undo", "U")]
    everything = shown_shortcuts(page)
    assert everything == [*own, *window_shortcuts(page)]
    assert len({text for text, _ in everything}) == len(everything)


def test_what_stands_on_the_buttons_of_a_page_is_listed_unless_it_tells_all_its_keys(
    page: Page, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    for text, key in (
        ("New person…", "N"),
        ("Sort", "O"),
        ("Menu", "F10"),
        ("Nothing", ""),
        ("Next puzzle", "Enter"),
    ):
        Button(ThemeContext(), text, key=key, parent=page)
    give(page, "Choose, then go on", QKeySequence(Qt.Key.Key_Return).toString())
    Button(ThemeContext(), "Merge…", key="M", parent=page).setEnabled(False)
    told = [("Sort the hand", "O"), ("Choose, then go on", "Enter")]
    assert page_shortcuts(page) == [*told, ("New person…", "N")]
    monkeypatch.setattr(Sorting, "lists_buttons", False)
    assert page_shortcuts(page) == told
