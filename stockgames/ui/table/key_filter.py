"""Gets every key pressed on a page before its buttons do, wherever the focus is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from stockgames.presentation.panel import ENTER
from stockgames.ui.sentences.keys import key_text
from stockgames.ui.widgets.pointer import COMMAND

KeyHandler = Callable[[QKeyEvent, str], bool]

_NAMED: Final = {
    Qt.Key.Key_Left: "Left",
    Qt.Key.Key_Right: "Right",
    Qt.Key.Key_Up: "Up",
    Qt.Key.Key_Down: "Down",
    Qt.Key.Key_Return: "Return",
    Qt.Key.Key_Enter: "Return",
    Qt.Key.Key_Escape: "Escape",
    Qt.Key.Key_Space: "Space",
    Qt.Key.Key_Backspace: "Backspace",
    Qt.Key.Key_End: "End",
    Qt.Key.Key_Home: "Home",
    Qt.Key.Key_F1: "F1",
    Qt.Key.Key_F2: "F2",
    Qt.Key.Key_F3: "F3",
    Qt.Key.Key_F4: "F4",
}
_WITH_CTRL: Final = ("Return", "Left", "Right", "Up", "Down")
"""The keys that also work with Ctrl."""


CTRL_ENTER: Final = "Ctrl+Enter"
"""The key of the proposed button while Enter belongs to the focused item."""
WITH_CTRL: Final = "Ctrl+Return"


def as_printed(name: str) -> str:
    """Return the name of a key as shown on buttons."""
    return key_text({"Return": ENTER, WITH_CTRL: CTRL_ENTER}.get(name, name))


def enter_text(is_free: bool) -> str:
    """Return the proposed button's key: Enter, unless another focused item uses it."""
    return key_text(ENTER if is_free else CTRL_ENTER)


def key_name(event: QKeyEvent) -> str:
    """Return `Left`, `Return`, `K`, `1` …; empty for keys that the table doesn't use."""
    key = Qt.Key(event.key())
    held = event.modifiers() & COMMAND
    if held:
        named = _NAMED.get(key)
        control = held == Qt.KeyboardModifier.ControlModifier and named in _WITH_CTRL
        return f"Ctrl+{named}" if control else ""
    if key in _NAMED:
        return _NAMED[key]
    if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 or Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return chr(key)
    return ""


_HEARD: Final = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class KeyListener(QObject):
    """While the page is visible, passes its keys to `press` and `release`; True consumes a key."""

    def __init__(self, page: QWidget, press: KeyHandler, release: KeyHandler) -> None:
        super().__init__(page)
        self._page = page
        self._press = press
        self._release = release

    def listen(self, on: bool) -> None:
        """Start or stop listening."""
        app = QApplication.instance()
        assert app is not None
        app.removeEventFilter(self)
        if on:
            app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind not in _HEARD:
            return False
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget):
            return False
        if QApplication.activePopupWidget() is not None:
            if kind == QEvent.Type.KeyRelease:
                self._release(event, key_name(event))  # its press may have been on the page
            return False
        if watched is not self._page and not self._page.isAncestorOf(watched):
            return False
        heard = self._press if kind == QEvent.Type.KeyPress else self._release
        return heard(event, key_name(event))
