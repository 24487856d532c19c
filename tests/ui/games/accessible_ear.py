"""A player at a table that uses only Qt's accessibility: announcements, names, actions."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from stockgames.ui.widgets.accessibility import ANNOUNCER
from tests.soak.by_ear import Role, Thing
from tests.ui.table.listener import opened

_ROLES: dict[QAccessible.Role, Role] = {
    QAccessible.Role.Button: "button",
    QAccessible.Role.CheckBox: "mark",
    QAccessible.Role.StaticText: "text",
    QAccessible.Role.ListItem: "text",
    QAccessible.Role.Dialog: "dialog",
}
_MOMENT = 12
"""Rounds of the event loop."""


class AccessibleEar:
    """Plays the first seat of a table with bots; accessibility must be active."""

    def __init__(self, qtbot: QtBot, game_id: str, people: str) -> None:
        self.heard: list[str] = []
        ANNOUNCER.said.connect(self._hear)
        self._page = opened(qtbot, game_id, people, "by ear")

    def stop(self) -> None:
        """Stop recording announcements."""
        ANNOUNCER.said.disconnect(self._hear)

    def _hear(self, text: str) -> None:
        self.heard += text.split("\n")

    def wait(self) -> None:
        """Process events for a moment."""
        for _ in range(_MOMENT):
            QCoreApplication.processEvents()
        QTest.qWait(1)

    def things(self) -> list[Thing]:
        """Return everything visible, in reading order."""
        return list(_walk(QAccessible.queryAccessibleInterface(self._page), ""))


def _walk(at: QAccessibleInterface, inside: str) -> Iterator[Thing]:
    state, name, thing = at.state(), at.text(QAccessible.Text.Name).strip(), at.object()
    if state.invisible:
        return
    if name:
        yield Thing(
            _ROLES.get(at.role(), "other"),
            name,
            at.text(QAccessible.Text.Description).strip(),
            inside,
            bool(state.checked),
            lambda: _press(thing) if isinstance(thing, QAbstractButton) else None,
        )
    for number in range(at.childCount()):
        child = at.child(number)
        if child is not None and child.isValid():
            yield from _walk(child, name or inside)


def _press(button: QAbstractButton) -> None:
    """Press as a screen reader does."""
    actions = QAccessible.queryAccessibleInterface(button).actionInterface()
    press, toggle = QAccessibleActionInterface.pressAction, QAccessibleActionInterface.toggleAction
    actions.doAction(toggle() if toggle() in actions.actionNames() else press())
    QTest.qWait(110 if press() in actions.actionNames() else 1)  # Qt keeps it pressed for a moment
