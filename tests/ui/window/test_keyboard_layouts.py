"""Letters and digits are found by a key's position if a layout has none there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import invalidate

from stockgames.ui.window.keyboard_layouts import KeyPlaces, name_by_place
from tests.ui.table.seating import Table, open_table

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


def show(qtbot: QtBot, window: QWidget) -> None:
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is window.windowHandle())


def press(window: QWidget, text: str, place: str) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(window.windowHandle(), key(text, LINUX[place], kind=kind))


@pytest.fixture
def window(qtbot: QtBot, places: KeyPlaces) -> Window:
    found = Window()
    qtbot.addWidget(found)
    show(qtbot, found)
    found.button.setFocus()
    return found


def test_commands_and_keys_of_a_page_are_heard(window: Window) -> None:
    for text, place in (("д", "L"), ("&", "1"), ("к", "R"), ("и", "B")):
        press(window, text, place)
    assert window.heard == ["log", "first", "r", "b"]


def test_a_field_gets_what_is_typed(window: Window) -> None:
    window.field.setFocus()
    for text, place in (("д", "L"), ("&", "1")):
        press(window, text, place)
    assert window.field.text() == "д&"
    assert window.heard == []


def test_who_wants_the_letter_itself_gets_it_first(window: Window) -> None:
    window.names.setFocus()
    press(window, "д", "L")
    assert window.names.currentItem().text() == "Дора"
    assert window.heard == []


def test_it_outlives_a_window_that_is_gone(qtbot: QtBot, places: KeyPlaces, window: Window) -> None:
    invalidate(window.windowHandle())
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
