"""Keys at the tables of all games: a key on a button presses that button, and nothing else."""

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

from stockgames.app import offscreen
from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.lab.gallery import gallery
from stockgames.ui.sentences import KEYS_BETWEEN, key_text
from stockgames.ui.table.board import HotSpot
from stockgames.ui.table.handover import PeekButton
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import Button

SIZE = QSize(1280, 720)
COMMANDS = "HLPST"
"""The keys of the page itself: hint, log, pace, show again, hurry."""
TABLES = [
    name for name, _ in gallery.screens() if name.startswith((*registry.game_ids(), "lesson-"))
]
EVERY = [*string.ascii_uppercase, *string.digits, "Enter", "Backspace"]
LOOKS = ("whole-log",)
"""Buttons that make no move; a coach's card may cover them, and their keys still work."""
_CLICKS = 2
"""The number of places on a board to click before the keys are tried."""
_TABS = 4
"""The number of places that the focus moves through."""


@cache
def screens() -> dict[str, offscreen.Screen]:
    return dict(gallery.screens())


@pytest.fixture
def table(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[TablePage]:
    """Yield the gallery's table that a test names."""

    def show(page: QWidget) -> None:
        page.resize(SIZE)
        page.setUpdatesEnabled(False)  # no painting needed
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()

    look = ThemeContext()
    look.fit(SIZE)
    page = screens()[request.param](look, show)
    assert isinstance(page, TablePage)
    QCoreApplication.processEvents()
    yield page
    page.close()
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def on_top(page: QWidget, button: QWidget) -> bool:
    """Return whether a button is visible and not covered by a sheet."""
    if not button.isVisible():
        return False
    found = page.childAt(button.mapTo(page, button.rect().center()))
    return found is button or (found is not None and button.isAncestorOf(found))


def printed(page: TablePage) -> list[Button]:
    """Return the enabled buttons that show a key."""
    return [
        button
        for button in page.findChildren(Button)
        if button.key() and button.isEnabled() and on_top(page, button)
    ]


def press(page: TablePage, key: str) -> None:
    """Press a key by its printed name, wherever the focus is."""
    QTest.keySequence(page.focusWidget() or page, QKeySequence(key))


class Spy:
    """Records which buttons keys press, and keeps them from doing anything."""

    def __init__(self, page: TablePage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pressed: list[str] = []
        self.sent: list[object] = []
        monkeypatch.setattr(Button, "click", lambda button: self.pressed.append(_named(button)))
        page.game_table.acted.disconnect()
        page.game_table.acted.connect(self.sent.append)
        page.bar.undo.disconnect()  # a coach's button does this, if the bar has none
        shown = page.bar.undo_button.isVisible
        page.bar.undo.connect(lambda: self.pressed.append("undo" if shown() else "take-back"))

    def by(self, page: TablePage, key: str) -> list[str]:
        """Return what a key presses."""
        self.pressed.clear()
        press(page, key)
        legal = getattr(page.controller.view, "legal", ())
        sent = [action for action in self.sent if action in legal or not legal]
        return [*self.pressed, *(f"sent {action}" for action in sent)]


def _named(button: Button) -> str:
    return button.objectName() or button.text()


def clicks(page: TablePage) -> list[Callable[[], None]]:
    """Return functions that click some of the hot spots, and the cloth."""
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
    """Check that each key shown on a button presses only that button."""
    wrong = {}
    for button in sorted(printed(page), key=lambda button: button.key() != "F2"):
        name, key = _named(button), button.key()  # any other key removes the message
        if isinstance(button, PeekButton) or key in ("F1", "F10"):
            continue  # that one is held, not pressed; the others are the window's
        found = spy.by(page, key)
        if found != [name]:
            wrong[f"{name} [{key}]"] = found
    assert not wrong


def hears_after_clicks(page: TablePage, spy: Spy) -> None:
    """Check these keys again after each of some clicks on the board."""
    for click in clicks(page):
        click()
        spy.sent.clear()  # a second click on a picked thing may take it
        page.presenter.refresh()
        hears(page, spy)


def hears_everywhere(page: TablePage, spy: Spy) -> None:
    """Check these keys again with each widget focused."""
    for _ in range(_TABS):
        target = QApplication.focusWidget() or page
        QTest.keyClick(target, Qt.Key.Key_Tab)
        hears(page, spy)


def stands_once(page: TablePage) -> None:
    """Check that no key is shown on two buttons."""
    keys = Counter(button.key() for button in printed(page))
    assert [key for key, times in keys.items() if times > 1] == []


def means_one_thing(page: TablePage) -> None:
    """Check that no letter of the page means something else on the board."""
    panel = {c.key for group in page.action_panel.panel.groups for c in group.choices}
    told = page.game_table.key_notes()
    listed = {key for _, keys in told for key in keys.split(KEYS_BETWEEN)}
    if page.controller.stage is Stage.THINKING:
        panel.discard("T")  # hurrying the bot is the page's
    assert (panel | listed) & set(COMMANDS) == set()


def makes_no_move_unseen(page: TablePage, spy: Spy) -> None:
    """Check that a key shown nowhere makes no move."""
    for key in EVERY:
        shown = {button.key() for button in printed(page)}
        if key_text(key) in shown:
            continue
        if key == "X" and page.controller.game_id == "portfolio":
            continue  # it discards even if Enter is shown because nothing else can be done
        if key.isdigit() and page.controller.game_id == "exchange":
            continue  # its panel says that digits choose; with a peek key, choosing sends
        found = spy.by(page, key)
        assert [name for name in found if name not in LOOKS] == [], key


@pytest.mark.parametrize(
    "table",
    [
        name if number % 4 == 0 else pytest.param(name, marks=pytest.mark.slow)
        for number, name in enumerate(TABLES)
    ],
    indirect=True,
)
def test_what_a_button_prints_presses_that_button_and_nothing_else(
    table: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One table serves all checks, because setting it up takes longer than trying its keys."""
    stands_once(table)
    means_one_thing(table)
    spy = Spy(table, monkeypatch)
    hears(table, spy)
    hears_everywhere(table, spy)
    hears_after_clicks(table, spy)
    makes_no_move_unseen(table, spy)
