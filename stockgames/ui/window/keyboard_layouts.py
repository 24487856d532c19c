"""Letter and digit shortcuts on any keyboard layout, by the key's position where necessary.

Shortcuts are Latin letters and digits. On a Cyrillic, Greek, Hebrew or Arabic layout a key gives
another letter, and a French one gives `&` where others have 1. Such a key then counts as the one at
its position on a US keyboard. A page that uses the letter itself, for example to find names, gets
it first; text fields are not affected. Latin letters count as printed, wherever they are.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from stockgames.ui.widgets.pointer import COMMAND

_ROWS: Final = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
"""The characters of each row, by its first key's scan code on Windows; Linux adds `_LINUX`."""
_LINUX: Final = 8
_MAC: Final = "ASDFHGZXCV\0BQWERYT123465\0" + "97\0" + "80\0OU\0IP\0LJ\0K\0\0\0\0NM"
"""The character of each virtual key code of a Mac from 0 on; these denote positions too."""
_HELD: Final = COMMAND | Qt.KeyboardModifier.KeypadModifier
_SPECIAL: Final = 0x01000000
"""Key codes from here on represent no character."""


def _places(platform: str) -> Mapping[int, str]:
    if platform == "darwin":
        return {code: name for code, name in enumerate(_MAC) if name != "\0"}
    more = 0 if platform == "win32" else _LINUX
    return {first + more + n: name for first, row in _ROWS.items() for n, name in enumerate(row)}


def name_by_place(event: QKeyEvent, platform: str = sys.platform) -> str:
    """Return the US letter or digit at a key's position; empty if the key needs no such name."""
    if event.modifiers() & _HELD:
        return ""
    code = event.nativeVirtualKey() if platform == "darwin" else event.nativeScanCode()
    name = _places(platform).get(code, "") if code or platform == "darwin" else ""
    if name.isdigit():
        shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        is_figure = Qt.Key.Key_0.value <= event.key() <= Qt.Key.Key_9.value
        return "" if shifted or is_figure else name
    return name if _is_foreign(event) else ""


def _is_foreign(event: QKeyEvent) -> bool:
    """Return whether a key gives a letter that is not Latin."""
    text = event.text() or (chr(event.key()) if 0 < event.key() < _SPECIAL else "")
    return text[:1].isalpha() and not unicodedata.name(text[0], "LATIN").startswith("LATIN")


class KeyPlaces(QObject):
    """Watches key events of the focus window and resends them by position where needed."""

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        self._window: QWindow | None = None
        self._is_sending = False
        app.focusWindowChanged.connect(self._listen_at)
        self._listen_at(QGuiApplication.focusWindow())

    def _listen_at(self, window: QWindow | None) -> None:
        """Filter this window's events only: a filter on the app would run Python for each event."""
        if self._window is not None and isValid(self._window):
            self._window.removeEventFilter(self)
            self._window.destroyed.disconnect(self._forget)
        self._window = window
        if window is not None:
            window.installEventFilter(self)
            window.destroyed.connect(self._forget)

    def _forget(self) -> None:
        self._window = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_sending or not isinstance(event, QKeyEvent) or not isinstance(watched, QWindow):
            return False
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            return False
        name = name_by_place(event)
        if not name or _is_typing():
            return False
        self._is_sending = True
        try:
            if not _sent(watched, event, event.key(), event.text()):
                _sent(watched, event, ord(name), name.lower())
        finally:
            self._is_sending = False
        return True


def _sent(window: QWindow, like: QKeyEvent, key: int, text: str) -> bool:
    """Send a copy of a key event with another key and text; return whether it was accepted.

    Qt looks for a shortcut of that key first, as for any press.
    """
    native = like.nativeScanCode(), like.nativeVirtualKey(), like.nativeModifiers()
    held, repeats = like.modifiers(), like.isAutoRepeat()
    event = QKeyEvent(like.type(), key, held, *native, text, repeats, like.count())
    QCoreApplication.sendEvent(window, event)
    return event.isAccepted()


def _is_typing() -> bool:
    # Imported here because PySide6 creates a class on first use, and a start needs none of these.
    from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit

    focus = QApplication.focusWidget()
    if isinstance(focus, QLineEdit | QTextEdit | QPlainTextEdit):
        return not focus.isReadOnly()
    return isinstance(focus, QAbstractSpinBox) or (
        isinstance(focus, QComboBox) and focus.isEditable()
    )
