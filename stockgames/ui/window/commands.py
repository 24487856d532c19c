"""The window's commands as data, and the list of everything that keys do now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences import KEYS_BETWEEN, key_text
from stockgames.ui.widgets.base import Page, key_sequences
from stockgames.ui.widgets.buttons import Button

_Standard = QKeySequence.StandardKey
_Role = QAction.MenuRole
_Context = Qt.ShortcutContext

COVER: Final = "F5"
"""The key that covers the table at once, even from a menu or a sheet."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command of the window; each platform may have several keys for it."""

    name: str
    sentence: str
    keys: tuple[QKeySequence.StandardKey | str, ...] = ()
    menu: str = ""
    """The sentence of its menu in a menu bar; empty for the command that opens the menu."""
    part: int = 0
    """The part of the window's own menu, between separators."""
    role: QAction.MenuRole = _Role.NoRole
    context: Qt.ShortcutContext = _Context.WindowShortcut
    is_rare: bool = False
    """Whether menus show it only while there is something for it to do."""


COMMANDS: Final = (
    Command("puzzle", "shell-back-to-the-puzzle", (), "shell-games", is_rare=True),
    Command("lobby", "shell-lobby", ("Ctrl+L",), "shell-games"),
    Command(
        "settings",
        "shell-settings",
        (_Standard.Preferences, "Ctrl+,"),
        "shell-games",
        role=_Role.PreferencesRole,
    ),
    Command(
        "cover",
        "table-cover-the-table",
        (COVER,),
        "shell-games",
        part=1,
        context=_Context.ApplicationShortcut,  # even while a menu or a sheet is open
        is_rare=True,
    ),
    Command("seats", "shell-seats", (), "shell-games", part=1, is_rare=True),
    Command("phones", "phones-title", ("F8",), "shell-games", part=1, is_rare=True),
    Command("open", "shell-open-a-game", (_Standard.Open, "Ctrl+O"), "shell-games", 1),
    Command(
        "save", "shell-save-this-game-as", (_Standard.SaveAs, "Ctrl+Shift+S"), "shell-games", 1
    ),
    Command("look-back", "shell-look-back", ("Ctrl+B",), "shell-games", 1),
    Command("rules", "shell-rules", (_Standard.HelpContents, "F1"), "shell-help", 2),
    Command("shortcuts", "shell-keyboard-shortcuts", ("Shift+F1",), "shell-help", 2),
    Command("fairness", "shell-fairness", (), "shell-help", 2),
    Command("about", "shell-about-stockgames", (), "shell-help", 2, _Role.AboutRole),
    Command("full-screen", "shell-full-screen", ("F11", _Standard.FullScreen), "shell-view", 3),
    Command(
        "zoom-in", "shell-zoom-in", (_Standard.ZoomIn, "Ctrl+="), "shell-view", 3, is_rare=True
    ),
    Command("zoom-out", "shell-zoom-out", (_Standard.ZoomOut,), "shell-view", 3, is_rare=True),
    Command("zoom-off", "shell-zoom-off", ("Ctrl+0",), "shell-view", 3, is_rare=True),
    Command("public-window", "shell-public-window", ("F9",), "shell-view", 3, is_rare=True),
    Command("quit", "shell-quit", (_Standard.Quit, "Ctrl+Q"), "shell-games", 3, _Role.QuitRole),
    Command("menu", "shell-menu", ("F10",)),
)

ZOOMS: Final = MappingProxyType({"zoom-in": 1, "zoom-out": -1, "zoom-off": 0})
"""The commands that zoom a page's board, and what `Page.zoom` takes for each."""

MENUS: Final = ("shell-games", "shell-view", "shell-help")
"""The sentences of the menus in a menu bar, from the left."""


class Commands(QObject):
    """The window's actions, by the names in ``COMMANDS``; ``set_texts`` sets their texts."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._actions = {command.name: self._make(window, command) for command in COMMANDS}
        self.set_texts()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def _make(self, window: QWidget, command: Command) -> QAction:
        action = QAction(window)
        action.setObjectName(command.name)
        action.setShortcuts(key_sequences(command.keys))
        action.setShortcutContext(command.context)
        action.setMenuRole(command.role)
        action.setVisible(not command.is_rare)
        window.addAction(action)
        return action

    def set_texts(self) -> None:
        for command in COMMANDS:
            self[command.name].setText(say(command.sentence))

    def connect_to(self, does: Mapping[str, Callable[[], object]]) -> None:
        """Set what commands do, by their names."""
        for name, act in does.items():
            self[name].triggered.connect(lambda _=False, act=act: act())


def shown_shortcuts(page: Page) -> list[tuple[str, str]]:
    """Return text and keys of everything that can be used now, without duplicates.

    The page's come first, then those that work everywhere.
    """
    return [*page_shortcuts(page), *window_shortcuts(page)]


def page_shortcuts(page: Page) -> list[tuple[str, str]]:
    """Return text and keys of what the page can do now, but not of what works everywhere."""
    window, found = dict(window_shortcuts(page)), dict(page.key_notes())
    for holder in (page, *page.findChildren(QWidget)):
        if holder is page or holder.isVisibleTo(page):
            for text, keys in _actions_of(holder).items():
                if text not in window:
                    found.setdefault(text, keys)
    if page.lists_buttons:
        shown = (*window.values(), *found.values())
        taken = {key for keys in shown for key in keys.split(KEYS_BETWEEN)}
        for button in page.findChildren(Button):
            key, text = button.key(), button.text()
            is_shown = button.isEnabled() and button.isVisibleTo(page)
            if key and text and key not in taken and is_shown:
                found.setdefault(text, key)
    return list(found.items())


def window_shortcuts(on: QWidget) -> list[tuple[str, str]]:
    """Return text and keys of what works everywhere in a widget's window."""
    return list(_actions_of(on.window()).items())


def _actions_of(holder: QWidget) -> dict[str, str]:
    found = dict[str, str]()
    for action in holder.actions():
        keys = key_text(action.shortcut().toString().replace("Return", "Enter"))  # as on buttons
        text = action.text().replace("&", "")
        if keys and text and action.isEnabled():
            found[text] = keys
    return found
