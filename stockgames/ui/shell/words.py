"""Small words that several screens need."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence

PERSON_NAMES = (
    *("Alex", "Robin", "Luca", "Mika", "Noa"),
    *("Toni", "Sascha", "Quinn", "Uli", "Vanja"),
)
"""What people are called who have not said otherwise; no initial is one of the bots'."""


def number_word(number: int) -> str:
    """Return a number from 1 to 10 in words, any other in figures."""
    words = {
        1: QCoreApplication.translate("Numbers", "one"),
        2: QCoreApplication.translate("Numbers", "two"),
        3: QCoreApplication.translate("Numbers", "three"),
        4: QCoreApplication.translate("Numbers", "four"),
        5: QCoreApplication.translate("Numbers", "five"),
        6: QCoreApplication.translate("Numbers", "six"),
        7: QCoreApplication.translate("Numbers", "seven"),
        8: QCoreApplication.translate("Numbers", "eight"),
        9: QCoreApplication.translate("Numbers", "nine"),
        10: QCoreApplication.translate("Numbers", "ten"),
    }
    return words.get(number, str(number))


def listed(parts: Sequence[str]) -> str:
    """Return the parts as a list in words, the last one joined by `and`."""
    if len(parts) < 2:
        return "".join(parts)
    text = QCoreApplication.translate("Lists", "{first} and {last}")
    return text.format(first=", ".join(parts[:-1]), last=parts[-1])


def key_text(keys: QKeySequence | Qt.Key | str) -> str:
    """Return the name of a key as this platform writes it."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


KEYS_BETWEEN = "  "
"""Stands between the names of keys that belong together."""


def keys_text(*keys: str) -> str:
    """Return the names of keys that belong together, as this platform writes them."""
    return KEYS_BETWEEN.join(map(key_text, keys))
