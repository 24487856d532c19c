"""The letters that stand for securities where a word has no room."""

from __future__ import annotations

from stockgames.ui.sentences.speech import say


def security_letters(letters: str) -> str:
    """Return the letters of a security in the language in force; other letters as they are.

    Keys of `palette.SECURITIES` are the English ones.
    """
    return say("kit-letters", security=letters.lower(), letters=letters)
