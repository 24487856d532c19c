"""The letters that stand for securities where a word has no room."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def security_letters(letters: str) -> str:
    """Return the letters of a security in the language in force; other letters as they are.

    Keys of `palette.SECURITIES` are the English ones.
    """
    return {
        "BK": QCoreApplication.translate("Securities", "BK", "banks"),
        "IN": QCoreApplication.translate("Securities", "IN", "insurance"),
        "BD": QCoreApplication.translate("Securities", "BD", "bonds"),
    }.get(letters, letters)
