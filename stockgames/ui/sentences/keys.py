"""The platform's names of keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence


def key_text(keys: QKeySequence | Qt.Key | str) -> str:
    """Return the platform's name of a key."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


KEYS_BETWEEN = "  "
"""The separator between the names of keys that belong together."""


def keys_text(*keys: str) -> str:
    """Return the platform's names of several keys, joined."""
    return KEYS_BETWEEN.join(map(key_text, keys))


ENTER: Final = "Enter"
_CTRL_ENTER: Final = "Ctrl+Enter"
WITH_CTRL: Final = "Ctrl+Return"
"""The key of the proposed button while Enter belongs to the focused item."""


def as_printed(name: str) -> str:
    """Return the name of a key as shown on buttons."""
    return key_text({"Return": ENTER, WITH_CTRL: _CTRL_ENTER}.get(name, name))


def enter_text(is_free: bool) -> str:
    """Return the proposed button's key: Enter, unless another focused item uses it."""
    return key_text(ENTER if is_free else _CTRL_ENTER)
