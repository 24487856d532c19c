"""The window's commands have texts and keys, found by place where a layout has no such letter."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import invalidate

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
from stockgames.ui.window.keyboard_layouts import KeyPlaces, name_by_place
from tests.ui.table.seating import Table, open_table


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


_NONE = Qt.KeyboardModifier.NoModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier
LINUX = {"1": 10, "3": 12, "Q": 24, "R": 27, "L": 46, "K": 45, "B": 56, ";": 47}
"""Scan codes of X11 and Wayland."""
MAC = {"1": 18, "A": 0, "Q": 12, "L": 37, "M": 46}


def key(
    text: str,
    scan: int,
    held: Qt.KeyboardModifier = _NONE,
    *,
    virtual: int = 0,
    kind: QEvent.Type = QEvent.Type.KeyPress,
) -> QKeyEvent:
    return QKeyEvent(kind, ord(text.upper()[0]), held, scan, virtual, 0, text, False, 1)


@pytest.mark.parametrize(
    ("text", "place", "held", "name"),
    [
        ("д", "L", _NONE, "L"),
        ("Д", "L", _SHIFT, "L"),
        ("к", "R", _NONE, "R"),
        ("λ", "L", _NONE, "L"),
        ("ש", "R", _NONE, "R"),
        ("&", "1", _NONE, "1"),
        ('"', "3", _NONE, "3"),
        ("1", "1", _SHIFT, ""),
        ("!", "1", _SHIFT, ""),
        ("1", "1", _NONE, ""),
        ("a", "Q", _NONE, ""),
        ("é", "Q", _NONE, ""),
        ("ö", ";", _NONE, ""),
        ("д", "L", _CONTROL, ""),
    ],
)
def test_a_key_is_named_by_its_place_only_where_its_layout_names_none(
    text: str, place: str, held: Qt.KeyboardModifier, name: str
) -> None:
    assert name_by_place(key(text, LINUX[place], held), "linux") == name
    assert name_by_place(key(text, LINUX[place] - 8, held), "win32") == name


def test_a_mac_counts_places_in_virtual_keys() -> None:
    for name, code in MAC.items():
        text = "&" if name.isdigit() else "д"
        assert name_by_place(key(text, 1, virtual=code), "darwin") == name


def test_a_key_without_a_place_stays_what_it_is() -> None:
    assert name_by_place(key("д", 0), "linux") == ""


class Window(QWidget):
    """Records keys, and has commands and fields to focus."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.field, self.button, self.names = QLineEdit(), QPushButton("press"), QListWidget()
        self.names.addItems(["Ada", "Дора"])
        layout = QVBoxLayout(self)
        for one in (self.field, self.button, self.names):
            layout.addWidget(one)
        log = QAction(self)
        log.setShortcut(QKeySequence("L"))
        log.triggered.connect(lambda: self.heard.append("log"))
        self.addAction(log)
        QShortcut(QKeySequence("1"), self, lambda: self.heard.append("first"))
        elsewhere = QAction(self.field)
        elsewhere.setShortcut(QKeySequence("B"))
        elsewhere.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        elsewhere.triggered.connect(lambda: self.heard.append("not here"))
        self.field.addAction(elsewhere)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isascii() and event.text().isalpha():
            self.heard.append(event.text())
        else:
            event.ignore()


@pytest.fixture
def places(qapp: QGuiApplication) -> Iterator[KeyPlaces]:
    found = KeyPlaces(qapp)
    yield found
    found.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def show(qtbot: QtBot, layout_window: QWidget) -> None:
    layout_window.show()
    layout_window.activateWindow()
    qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is layout_window.windowHandle())


def press(layout_window: QWidget, text: str, place: str) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(layout_window.windowHandle(), key(text, LINUX[place], kind=kind))


@pytest.fixture
def layout_window(qtbot: QtBot, places: KeyPlaces) -> Window:
    found = Window()
    qtbot.addWidget(found)
    show(qtbot, found)
    found.button.setFocus()
    return found


def test_commands_and_keys_of_a_page_are_heard(layout_window: Window) -> None:
    for text, place in (("д", "L"), ("&", "1"), ("к", "R"), ("и", "B")):
        press(layout_window, text, place)
    assert layout_window.heard == ["log", "first", "r", "b"]


def test_a_field_gets_what_is_typed(layout_window: Window) -> None:
    layout_window.field.setFocus()
    for text, place in (("д", "L"), ("&", "1")):
        press(layout_window, text, place)
    assert layout_window.field.text() == "д&"
    assert layout_window.heard == []


def test_who_wants_the_letter_itself_gets_it_first(layout_window: Window) -> None:
    layout_window.names.setFocus()
    press(layout_window, "д", "L")
    assert layout_window.names.currentItem().text() == "Дора"
    assert layout_window.heard == []


def test_it_outlives_a_window_that_is_gone(
    qtbot: QtBot, places: KeyPlaces, layout_window: Window
) -> None:
    invalidate(layout_window.windowHandle())
    other = Window()
    qtbot.addWidget(other)
    with qtbot.captureExceptions() as raised:
        show(qtbot, other)
    other.button.setFocus()
    press(other, "д", "L")
    assert raised == []
    assert other.heard == ["log"]


@pytest.fixture
def table(qtbot: QtBot, places: KeyPlaces) -> Table:
    found = open_table(qtbot, "hb").start()
    show(qtbot, found.page)
    return found


def test_a_game_is_played_on_a_russian_keyboard(table: Table) -> None:
    press(table.page, "к", "R")
    table.key("Enter")
    assert table.journal.moves[0]["color"] == "red"


def test_the_figures_on_buttons_work_on_a_french_keyboard(qtbot: QtBot, places: KeyPlaces) -> None:
    table = open_table(qtbot, "hb", blue=["speculative_market"]).start()
    table.key("B", "Enter")
    show(qtbot, table.page)
    qtbot.waitUntil(lambda: table.page.action_panel.offered("play-speculative-market") is not None)
    press(table.page, "&", "1")
    assert table.page.action_panel.offered("play-speculative-market") is None
