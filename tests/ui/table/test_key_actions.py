"""The commands of a table page, as the app lists them."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.table.keys import UNDO, KeyActions

KEYS = {"L", "F3", "F4", "S", "H", "T", "P", "End"}


def made(qtbot: QtBot) -> tuple[KeyActions, dict[str, QAction]]:
    """Return the commands, and each by its key."""
    page = QWidget()
    qtbot.addWidget(page)
    actions = KeyActions(page)
    undo = QKeySequence.keyBindings(QKeySequence.StandardKey.Undo)
    by_key = {
        UNDO if action.shortcut() in undo else action.shortcut().toString(): action
        for action in page.actions()
    }
    return actions, by_key


def off(by_key: dict[str, QAction]) -> set[str]:
    return {key for key, action in by_key.items() if not action.isEnabled()}


def test_each_command_tells_its_key_when_it_is_wanted(qtbot: QtBot) -> None:
    actions, by_key = made(qtbot)
    asked: list[str] = []
    actions.asked.connect(asked.append)
    for action in by_key.values():
        action.trigger()
    assert asked == list(by_key)
    assert set(asked) == KEYS | {UNDO}
    assert len({action.text() for action in by_key.values()}) == len(by_key)


def test_letters_that_the_board_takes_are_not_listed(qtbot: QtBot) -> None:
    actions, by_key = made(qtbot)
    actions.yield_keys({"P", "End", UNDO})
    assert off(by_key) == {"P", "End", UNDO}
    actions.yield_keys(())
    assert off(by_key) == set()
