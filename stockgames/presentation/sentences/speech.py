"""Returns sentences in the current language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from stockgames.presentation.sentences.catalogue import SOURCE as SOURCE
from stockgames.presentation.sentences.catalogue import Catalogue, catalogue
from stockgames.presentation.sentences.pattern import Value


class _Speech:
    """Holds the current language of the process, as Qt's translators do."""

    language = SOURCE


def speak(language: str) -> None:
    """Set the current language; raises ``FileNotFoundError`` if it has no sentences."""
    catalogue(language)
    _Speech.language = language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Make sentences in a language for a while."""
    before = spoken()
    speak(language)
    try:
        yield
    finally:
        speak(before)


def say(sentence: str, /, **values: Value) -> str:
    """Return a sentence by its id, filled with values, in English if it is not translated.

    Raises ``KeyError`` if there is no such sentence, or if a value is missing.
    """
    return _knowing(sentence).said(sentence, values)


class Wording(NamedTuple):
    """A sentence, and what is shown instead where it does not fit."""

    text: str
    short: str
    """Equals `text` if the sentence has no short form."""


NO_WORDS: Final = Wording("", "")


def worded(sentence: str, /, **values: Value) -> Wording:
    """Return a sentence and its short form, which is its attribute `.short`."""
    known = _knowing(sentence)
    return Wording(known.said(sentence, values), known.short(sentence, values))


def same(text: str) -> Wording:
    """Return a text that has no short form."""
    return Wording(text, text)


def spoken() -> str:
    """Return the code of the current language, for example `en`."""
    return _Speech.language


def is_known(sentence: str) -> bool:
    """Return whether there is a sentence with that id."""
    return sentence in catalogue(SOURCE)


def _knowing(sentence: str) -> Catalogue:
    spoken = catalogue(_Speech.language)
    return spoken if sentence in spoken.texts else catalogue(SOURCE)
