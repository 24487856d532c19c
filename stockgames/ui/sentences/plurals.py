"""Which of its plural forms a language takes for a whole number, as Unicode's CLDR tells it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Plurals:
    """The plural forms of a language."""

    categories: frozenset[str]
    """The forms that whole numbers take: some of zero, one, two, few, many, other."""
    category: Callable[[int], str]
    """Returns the form for a number."""


def _one(number: int) -> str:
    return "one" if number == 1 else "other"


def _french(number: int) -> str:
    return "one" if number in (0, 1) else "other"


def _czech(number: int) -> str:
    return "one" if number == 1 else "few" if 2 <= number <= 4 else "other"


def _polish(number: int) -> str:
    if number == 1:
        return "one"
    few = 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14
    return "few" if few else "many"


def _russian(number: int) -> str:
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if _polish(number) == "few" else "many"


_USUAL: Final = Plurals(frozenset({"one", "other"}), _one)
_SLAVIC: Final = frozenset({"one", "few", "many"})
_OTHERS: Final = {
    "fr": Plurals(frozenset({"one", "other"}), _french),
    "cs": Plurals(frozenset({"one", "few", "other"}), _czech),
    "pl": Plurals(_SLAVIC, _polish),
    "ru": Plurals(_SLAVIC, _russian),
}


def plurals_of(language: str) -> Plurals:
    """Return the plural forms of a language; most have one for 1 and one for all others."""
    return _OTHERS.get(language, _USUAL)
