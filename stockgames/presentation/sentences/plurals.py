"""Which plural form a language uses for a whole number, as in Unicode's CLDR."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple


class Plurals(NamedTuple):
    """The plural forms of a language."""

    categories: frozenset[str]
    """The plural categories of whole numbers: some of zero, one, two, few, many, other."""
    category: Callable[[int], str]
    """Returns the category of a number."""


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


def _slovene(number: int) -> str:
    rest = number % 100
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(rest, "other")


def _romanian(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number == 0 or 1 <= number % 100 <= 19 else "other"


def _lithuanian(number: int) -> str:
    if 11 <= number % 100 <= 19 or number % 10 == 0:
        return "other"
    return "one" if number % 10 == 1 else "few"


def _arabic(number: int) -> str:
    if number <= 2:
        return ("zero", "one", "two")[number]
    rest = number % 100
    return "few" if 3 <= rest <= 10 else "many" if rest >= 11 else "other"


def _hebrew(number: int) -> str:
    return {1: "one", 2: "two"}.get(number, "other")


def _south_slavic(number: int) -> str:
    found = _russian(number)
    return "other" if found == "many" else found


def _none(number: int) -> str:
    return "other"


_TWO: Final = frozenset({"one", "other"})
_USUAL: Final = Plurals(_TWO, _one)
_FRENCH: Final = Plurals(_TWO, _french)
_CZECH: Final = Plurals(_TWO | {"few"}, _czech)
_RUSSIAN: Final = Plurals(frozenset({"one", "few", "many"}), _russian)
_SERBIAN: Final = Plurals(_TWO | {"few"}, _south_slavic)
_JAPANESE: Final = Plurals(frozenset({"other"}), _none)
_OTHERS: Final = {
    "ar": Plurals(_TWO | {"zero", "two", "few", "many"}, _arabic),
    "be": _RUSSIAN,
    "bs": _SERBIAN,
    "cs": _CZECH,
    "fa": _FRENCH,
    "fr": _FRENCH,
    "he": Plurals(_TWO | {"two"}, _hebrew),
    "hi": _FRENCH,
    "hr": _SERBIAN,
    "id": _JAPANESE,
    "ja": _JAPANESE,
    "ko": _JAPANESE,
    "lt": Plurals(_TWO | {"few"}, _lithuanian),
    "pl": Plurals(frozenset({"one", "few", "many"}), _polish),
    "pt": _FRENCH,
    "ro": Plurals(_TWO | {"few"}, _romanian),
    "ru": _RUSSIAN,
    "sk": _CZECH,
    "sl": Plurals(_TWO | {"two", "few"}, _slovene),
    "sr": _SERBIAN,
    "th": _JAPANESE,
    "uk": _RUSSIAN,
    "vi": _JAPANESE,
    "zh": _JAPANESE,
}
"""Languages that differ from the usual rule: one form for 1 and one for all others."""


def plurals_of(language: str) -> Plurals:
    """Return the plural forms of a language code such as `pl` or `pt-BR`."""
    return _OTHERS.get(language.partition("-")[0], _USUAL)
