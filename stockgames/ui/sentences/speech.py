"""Says a sentence in the language in force."""

from __future__ import annotations

from stockgames.ui.sentences.catalogue import SOURCE as SOURCE
from stockgames.ui.sentences.catalogue import Catalogue, catalogue
from stockgames.ui.sentences.pattern import Value


class _Speech:
    """Whose words are spoken: one language at a time, as Qt's translators have it."""

    language = SOURCE


def speak(language: str) -> None:
    """Speak a language from now on; raises ``FileNotFoundError`` if it has no sentences."""
    catalogue(language)
    _Speech.language = language


def say(sentence: str, /, **values: Value) -> str:
    """Return a sentence by its id, filled with values, in English where it is not translated.

    Raises ``KeyError`` if there is no such sentence, or a value that it asks for is missing.
    """
    return _knowing(sentence).said(sentence, values)


def spoken() -> str:
    """Return the language in force: `en`."""
    return _Speech.language


def is_known(sentence: str) -> bool:
    """Tell whether there is a sentence of an id."""
    return sentence in catalogue(SOURCE)


def _knowing(sentence: str) -> Catalogue:
    spoken = catalogue(_Speech.language)
    return spoken if sentence in spoken else catalogue(SOURCE)
