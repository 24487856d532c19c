"""Keys at the tables of all games: what a button prints presses that button, and nothing else."""

from __future__ import annotations

import string
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.app import gallery
from stockgames.controllers.table import Stage
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.shell.commands import TellsKeys
from stockgames.ui.shell.words import KEYS_BETWEEN, key_text
from stockgames.ui.table.hotspot import HotSpot
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.peek import PeekButton

SIZE = QSize(1280, 720)
COMMANDS = "HLPST"
"""The letters of the page itself: hint, log, pace, show again, hurry."""
_NO_PAGE = ("lobby", "new-table", "curtain", "settings", "rules", "about", "code-card", "fairness")
TABLES = [name for name, _ in gallery.screens() if not name.startswith(_NO_PAGE)]
EVERY = [*string.ascii_uppercase, *string.digits, "Enter", "Backspace"]
LOOKS = ("whole-log",)
"""Buttons that make no move; a coach's slip may lie over them, and their keys go on."""
_CLICKS = 4
"""Places of a board to click before the keys are tried."""


@cache
def screens() -> dict[str, gallery.Screen]:
    return dict(gallery.screens())


@pytest.fixture
def table(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[TablePage]:
    """Lay the table of the gallery that a test names."""

    def show(page: QWidget) -> None:
        page.resize(SIZE)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()

    look = Look()
    look.fit(SIZE)
    page = screens()[request.param](look, show)
    if not isinstance(page, TablePage):
        page.close()
        page.deleteLater()
        pytest.skip("no table")
    QCoreApplication.processEvents()
    yield page
    page.close()
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def on_top(page: QWidget, button: QWidget) -> bool:
    """Tell whether a button can be seen and clicked: no sheet lies over it."""
    if not button.isVisible():
        return False
    found = page.childAt(button.mapTo(page, button.rect().center()))
    return found is button or (found is not None and button.isAncestorOf(found))


def printed(page: TablePage) -> list[KitButton]:
    """Return the buttons that print a key and can be pressed."""
    return [
        button
        for button in page.findChildren(KitButton)
        if button.key() and button.isEnabled() and on_top(page, button)
    ]


def press(page: TablePage, key: str) -> None:
    """Press a key as it is printed, wherever the focus is."""
    QTest.keySequence(page.focusWidget() or page, QKeySequence(key))


class Spy:
    """Notes which buttons keys press, and lets none of them do anything."""

    def __init__(self, page: TablePage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pressed: list[str] = []
        self.sent: list[object] = []
        monkeypatch.setattr(KitButton, "click", lambda button: self.pressed.append(_named(button)))
        page.game_table.intent.disconnect()
        page.game_table.intent.connect(self.sent.append)
        page.keys.undo_wanted.disconnect()  # what a coach's button does, where the bar has none
        page.keys.undo_wanted.connect(lambda: self.pressed.append("take-back"))

    def by(self, page: TablePage, key: str) -> list[str]:
        """Return what a key presses."""
        self.pressed.clear()
        press(page, key)
        legal = getattr(page.controller.view, "legal", ())
        sent = [action for action in self.sent if action in legal or not legal]
        return [*self.pressed, *(f"sent {action}" for action in sent)]


def _named(button: KitButton) -> str:
    return button.objectName() or button.text()


def clicks(page: TablePage) -> list[Callable[[], None]]:
    """Return clicks on some of what can be clicked, and on the cloth."""
    spots = [s for s in page.board.findChildren(HotSpot) if s.isVisible() and on_top(page, s)]
    step = max(1, len(spots) // _CLICKS)
    return [
        *(partial(_click_spot, page, spot.objectName()) for spot in spots[::step]),
        lambda: QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=page.rect().center()),
    ]


def _click_spot(page: TablePage, name: str) -> None:
    spot = page.board.findChild(HotSpot, name)
    if spot is not None and spot.isVisible():
        middle = spot.rect().center()
        if not spot.mask().isEmpty():
            middle = spot.mask().boundingRect().center()
        QTest.mouseClick(spot, Qt.MouseButton.LeftButton, pos=middle)


def hears(page: TablePage, spy: Spy) -> None:
    """Check that each printed key presses the button on which it stands, and it alone."""
    wrong = {}
    for button in printed(page):
        name, key = _named(button), button.key()
        if isinstance(button, PeekButton):
            continue  # it is held, not pressed
        found = spy.by(page, key)
        if found != [name]:
            wrong[f"{name} [{key}]"] = found
    assert not wrong


@pytest.mark.parametrize("table", TABLES, indirect=True)
def test_the_key_on_a_button_is_that_buttons_before_and_after_clicks(
    table: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Spy(table, monkeypatch)
    hears(table, spy)
    for click in clicks(table):
        click()
        spy.sent.clear()  # a second click on what is picked may take it
        table.presenter.refresh()
        hears(table, spy)


@pytest.mark.parametrize("table", TABLES, indirect=True)
def test_the_key_on_a_button_is_that_buttons_wherever_the_keyboard_is(
    table: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Spy(table, monkeypatch)
    for _ in range(8):
        target = QApplication.focusWidget() or table
        QTest.keyClick(target, Qt.Key.Key_Tab)
        hears(table, spy)


@pytest.mark.parametrize("table", TABLES, indirect=True)
def test_no_key_stands_on_two_buttons(table: TablePage) -> None:
    keys = Counter(button.key() for button in printed(table))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("table", TABLES, indirect=True)
def test_no_letter_of_the_page_means_something_else_on_the_board(table: TablePage) -> None:
    panel = {c.key for group in table.action_panel.panel.groups for c in group.choices}
    told = table.game_table.key_notes() if isinstance(table.game_table, TellsKeys) else ()
    listed = {key for _, keys in told for key in keys.split(KEYS_BETWEEN)}
    if table.controller.stage is Stage.THINKING:
        panel.discard("T")  # to hurry the bot is of the page
    assert (panel | listed) & set(COMMANDS) == set()


@pytest.mark.parametrize("table", TABLES, indirect=True)
def test_a_key_that_stands_nowhere_makes_no_move(
    table: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Spy(table, monkeypatch)
    for key in EVERY:
        shown = {button.key() for button in printed(table)}
        if key_text(key) in shown or table.controller.stage is Stage.KEYS:
            continue
        if key == "X" and table.controller.game_id == "portfolio":
            continue  # it discards also where Enter is printed because nothing else can be done
        found = spy.by(table, key)
        assert [name for name in found if name not in LOOKS] == [], key
