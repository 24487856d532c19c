"""The platform's names of keys."""

from __future__ import annotations

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
