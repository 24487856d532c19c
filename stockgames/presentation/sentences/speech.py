"""Sentences, numbers and lists in the current language.

Numbers follow the language alone: rules and logs write `$25,000`, and the same number must look the
same everywhere. Dates and times also follow the system's region: see `ui.sentences`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from stockgames.engine.plain_text import isolated
from stockgames.presentation.sentences.catalogue import MINUS, Catalogue, catalogue
from stockgames.presentation.sentences.catalogue import SOURCE as SOURCE
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
    return _said(_Speech.language, sentence, **values)


@lru_cache(maxsize=4096, typed=True)
def _said(language: str, sentence: str, /, **values: Value) -> str:
    return _knowing(language, sentence).said(sentence, values)


class Wording(NamedTuple):
    """A sentence, and what is shown instead where it does not fit."""

    text: str
    short: str
    """Equals `text` if the sentence has no short form."""


NO_WORDS: Final = Wording("", "")


def worded(sentence: str, /, **values: Value) -> Wording:
    """Return a sentence and its short form, which is its attribute `.short`."""
    return _worded(_Speech.language, sentence, **values)


@lru_cache(maxsize=1024, typed=True)
def _worded(language: str, sentence: str, /, **values: Value) -> Wording:
    known, form = _knowing(language, sentence), f"{sentence}.short"
    text = known.said(sentence, values)
    return Wording(text, known.said(form, values) if form in known.texts else text)


def same(text: str) -> Wording:
    """Return a text that has no short form."""
    return Wording(text, text)


def spoken() -> str:
    """Return the code of the current language, for example `en`."""
    return _Speech.language


def is_known(sentence: str) -> bool:
    """Return whether there is a sentence with that id."""
    return sentence in catalogue(SOURCE)


def _knowing(language: str, sentence: str) -> Catalogue:
    spoken = catalogue(language)
    return spoken if sentence in spoken.texts else catalogue(SOURCE)


def number(value: int) -> str:
    """Return a whole number with group separators: `1,560`."""
    return catalogue(spoken()).number(value)


def signed(value: float, text: str) -> str:
    """Return ``text``, an amount without a sign, with the sign of ``value`` before it."""
    return f"{MINUS if value < 0 else '+' if value > 0 else ''}{text}"


def money(dollars: int) -> str:
    """Return an amount: `$1,000`, with a minus sign if negative."""
    return f"{MINUS if dollars < 0 else ''}{say('table-money', amount=abs(dollars))}"


def signed_money(dollars: int) -> str:
    """Return a gain or a loss: `+$120`, `−$50`, `$0`."""
    return signed(dollars, money(abs(dollars)))


def percent(part: float) -> str:
    """Return a share in percent: `50%`, or `50 %` with a no-break space."""
    return say("review-percent", number=round(100 * part))


def decimal(value: float) -> str:
    """Return a number with one decimal."""
    return catalogue(spoken()).decimal(value)


_PARTS: Final = {
    Fraction(0): "",
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
}


def points_text(points: Fraction) -> str:
    """Return points of an evening: whole, with halves, thirds or quarters, or one decimal."""
    whole, part = divmod(points, 1)
    if part not in _PARTS:
        return decimal(float(points))
    return f"{whole or ''}{_PARTS[part]}" or "0"


_RANKS: Final = {1: "ace", 11: "jack", 12: "queen", 13: "king"}


def number_word(number: int) -> str:
    """Return a number from 1 to 12 in words, any other in digits."""
    return say("shell-number", number=number)


def ordinal(place: int) -> str:
    """Return a place as an ordinal number: `3rd`."""
    return say("shell-ordinal", place=place)


def opening(words: str) -> str:
    """Return a text with its first letter capitalized."""
    return words[:1].upper() + words[1:]


def listed(parts: Sequence[str]) -> str:
    """Return the parts as a list in words, the last one joined by `and`."""
    if len(parts) < 2:
        return "".join(parts)
    return say("shell-and", first=", ".join(map(isolated, parts[:-1])), last=parts[-1])


def rank_index(rank: int) -> str:
    """Return the text in the corner of a playing card: `A`, `10`, `K`."""
    named = _RANKS.get(rank)
    return str(rank) if named is None else say("kit-card-index", rank=named)
