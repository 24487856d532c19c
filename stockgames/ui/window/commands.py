"""The window's commands as actions, with each platform's usual shortcuts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences.keys import KEYS_BETWEEN, key_text
from stockgames.ui.widgets.buttons import Button

_Standard = QKeySequence.StandardKey
_Keys = tuple[QKeySequence.StandardKey | str, ...]
_KEYS: dict[str, _Keys] = {
    "puzzle": (),
    "lobby": ("Ctrl+L",),
    "open": (_Standard.Open, "Ctrl+O"),
    "save": (_Standard.SaveAs, "Ctrl+Shift+S"),
    "settings": (_Standard.Preferences, "Ctrl+,"),
    "rules": (_Standard.HelpContents, "F1"),
    "shortcuts": ("Shift+F1",),
    "look-back": ("Ctrl+B",),
    "cover": (),  # the table hears its key, wherever the focus is
    "fairness": (),
    "about": (),
    "full-screen": ("F11", _Standard.FullScreen),
    "menu": ("F10",),
    "quit": (_Standard.Quit, "Ctrl+Q"),
}
_ROLES = {
    "settings": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
    "quit": QAction.MenuRole.QuitRole,
}


class Commands(QObject):
    """The window's actions, by the names in ``_KEYS``; ``speak`` sets their texts."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._actions = {name: self._make(window, name) for name in _KEYS}
        for name in ("puzzle", "cover"):
            self[name].setVisible(False)
        self.speak()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def _make(self, window: QWidget, name: str) -> QAction:
        action = QAction(window)
        action.setObjectName(name)
        action.setShortcuts(_key_sequences(_KEYS[name]))
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setMenuRole(_ROLES.get(name, QAction.MenuRole.NoRole))
        window.addAction(action)
        return action

    def speak(self) -> None:
        """Set all texts in the current language."""
        self["puzzle"].setText(say("shell-back-to-the-puzzle"))
        self["lobby"].setText(say("shell-lobby"))
        self["open"].setText(say("shell-open-a-game"))
        self["save"].setText(say("shell-save-this-game-as"))
        self["settings"].setText(say("shell-settings"))
        self["rules"].setText(say("shell-rules"))
        self["shortcuts"].setText(say("shell-keyboard-shortcuts"))
        self["look-back"].setText(say("shell-look-back"))
        self["cover"].setText(f"{say('table-cover-the-table')}\t{key_text('F5')}")
        self["fairness"].setText(say("shell-fairness"))
        self["about"].setText(say("shell-about-stockgames"))
        self["full-screen"].setText(say("shell-full-screen"))
        self["menu"].setText(say("shell-menu"))
        self["quit"].setText(say("shell-quit"))


def _key_sequences(keys: _Keys) -> list[QKeySequence]:
    found: list[QKeySequence] = []
    for key in keys:
        known = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        found += [one for one in known if not one.isEmpty() and one not in found]
    return found


@runtime_checkable
class TellsKeys(Protocol):
    """A page that handles keys which belong to no action."""

    def key_notes(self) -> Sequence[tuple[str, str]]:
        """Return pairs of what keys do and the keys' names, joined by ``KEYS_BETWEEN`` if
        several.
        """
        ...


def shown_shortcuts(window: QWidget) -> list[tuple[str, str]]:
    """Return text and keys of everything that can be used in ``window`` now, without duplicates.

    The page's come first, then those that work everywhere.
    """
    return [*page_shortcuts(window), *house_shortcuts(window)]


def page_shortcuts(window: QWidget) -> list[tuple[str, str]]:
    """Return text and keys of what the page in ``window`` can do now.

    For a page without ``key_notes``, the keys on its buttons are used.
    """
    house, found = dict(house_shortcuts(window)), dict[str, str]()
    for holder in (window, *window.findChildren(QWidget)):
        if not holder.isVisibleTo(window) and holder is not window:
            continue
        if isinstance(holder, TellsKeys):
            found |= holder.key_notes()
        for text, keys in _actions_of(holder):
            if text not in house:
                found.setdefault(text, keys)
    taken = {key for keys in (*house.values(), *found.values()) for key in keys.split(KEYS_BETWEEN)}
    for text, key in _printed(window):
        if key not in taken:
            found.setdefault(text, key)
    return list(found.items())


def _printed(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield text and key of the buttons in ``window`` that are on no page with ``key_notes``."""
    for button in window.findChildren(Button):
        if not (button.key() and button.text() and button.isVisibleTo(window)):
            continue
        if button.isEnabled() and not any(isinstance(one, TellsKeys) for one in _around(button)):
            yield button.text(), button.key()


def _around(widget: QWidget) -> Iterator[QWidget]:
    parent = widget.parentWidget()
    while parent is not None:
        yield parent
        parent = parent.parentWidget()


def house_shortcuts(window: QWidget) -> list[tuple[str, str]]:
    """Return text and keys of what ``window`` itself can do now."""
    return list(dict(_actions_of(window)).items())


def _actions_of(holder: QWidget) -> Iterator[tuple[str, str]]:
    for action in holder.actions():
        keys = key_text(action.shortcut().toString().replace("Return", "Enter"))  # as on buttons
        text = action.text().replace("&", "")
        if keys and text and action.isEnabled():
            yield text, keys
