"""The commands of a table page as actions, so that the house can list them with their keys."""

from __future__ import annotations

from collections.abc import Container

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from stockgames.ui.sentences.speech import say
from stockgames.ui.table.keys import COVER

UNDO = "Undo"
_COMMANDS = ("L", "F3", "F4", COVER, "S", "H", "T", "P", "End")


class KeyActions(QObject):
    """Lists what can be done; the page's listener hears the keys themselves."""

    asked = Signal(str)
    """The command of a key is wanted, or `UNDO`."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._actions = {key: self._action(key) for key in (*_COMMANDS, UNDO)}
        self.speak()

    def _action(self, key: str) -> QAction:
        action = QAction(self._page)
        undo = QKeySequence.keyBindings(QKeySequence.StandardKey.Undo)
        action.setShortcuts(undo if key == UNDO else [QKeySequence(key)])
        action.triggered.connect(lambda: self.asked.emit(key))
        action.setAutoRepeat(False)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._page.addAction(action)
        return action

    def speak(self) -> None:
        """Take the words of the language in force."""
        self._actions["L"].setText(say("table-whole-log"))
        self._actions["F3"].setText(say("table-read-the-table"))
        self._actions["F4"].setText(say("table-tell-the-last-news-again"))
        self._actions[COVER].setText(say("table-cover-the-table"))
        self._actions["S"].setText(say("table-show-the-recap"))
        self._actions["H"].setText(say("table-a-hint"))
        self._actions["T"].setText(say("table-make-the-bot-move-now"))
        self._actions["P"].setText(say("table-choose-the-speed"))
        self._actions["End"].setText(say("table-skip-to-my-turn"))
        self._actions[UNDO].setText(say("table-undo"))

    def yield_keys(self, taken: Container[str]) -> None:
        """List no command whose key means something else now; that gets its keys anyway."""
        for key in ("L", COVER, "S", "P", "H", "T", "End", UNDO):
            self._actions[key].setEnabled(key not in taken)
