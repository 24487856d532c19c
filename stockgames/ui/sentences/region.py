"""Dates, times, numbers, money and percentages in the local format.

Dates and times follow the system's region, in the app's language: a user in Germany who reads
English
sees 22:10 and 14/11/2026, one in the United States 10:10 PM and 11/14/26. Numbers follow the
language
alone: rules and logs write `$25,000`, and the same number must look the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QDate, QLocale, QTime

from stockgames.ui.sentences.catalogue import MINUS as MINUS
from stockgames.ui.sentences.catalogue import catalogue
from stockgames.ui.sentences.speech import say, spoken

_SHORT: Final = QLocale.FormatType.ShortFormat
_LONG: Final = QLocale.FormatType.LongFormat
_AT_HOME: Final = {"en": "en_GB"}
"""Whose forms a language takes where no region is known, if not those of its largest country."""
_NARROW_SPACE, _SPACE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
"""What stands before `PM`: not every font has the first."""


class _Region:
    system: Callable[[], QLocale] = QLocale.c


def follow_region(system: Callable[[], QLocale] = QLocale.system) -> None:
    """Use the region of this function's locale for dates and times; `QLocale.c` means no region.

    It is called each time, so that a change of the system's region shows with the next text.
    """
    _Region.system = system


def clock(time: QTime) -> str:
    """Return a time of day: `22:10`, or `10:10 PM`."""
    forms = _forms()
    known = _is_of_the_region(forms)  # German, for example, has no formats for the United States
    pattern = (forms if known else _Region.system()).timeFormat(_SHORT)
    return forms.toString(time, pattern).replace(_NARROW_SPACE, _SPACE)


def short_date(date: QDate) -> str:
    """Return a date in figures: `14/11/2026`."""
    forms = _forms()
    return forms.toString(date, forms.dateFormat(_SHORT))


def long_date(date: QDate) -> str:
    """Return a date with its day of the week: `Saturday, 14 November 2026`."""
    return _forms().toString(date, _LONG)


def date_in(date: QDate, form: str) -> str:
    """Return a date in a form of the language, such as `d MMMM` or `dddd`."""
    return QLocale().toString(date, form)


def day_letter(weekday: int) -> str:
    """Return the shortest name of a weekday; Monday is 1."""
    return QLocale().dayName(weekday, QLocale.FormatType.NarrowFormat)


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
    return QLocale().toString(value, "f", 1)


def decimal_point() -> str:
    """Return the decimal separator of the language."""
    return QLocale().decimalPoint()


def point_of_the_region() -> str:
    """Return the decimal separator of the region, which spreadsheets use."""
    system = _Region.system()
    return (QLocale() if system.language() == QLocale.Language.C else system).decimalPoint()


def _forms() -> QLocale:
    """Return the locale of the app's language in the system's region, if that is known.

    If the system uses the same language, its own locale is returned, because it may have custom
    formats.
    """
    language, system = QLocale(), _Region.system()
    if system.language() == QLocale.Language.C:
        return QLocale(_AT_HOME.get(language.name().partition("_")[0], language.name()))
    if system.language() == language.language():
        return system
    return QLocale(language.language(), system.territory())


def _is_of_the_region(forms: QLocale) -> bool:
    """Return whether the language has formats for the system's region, or no region is known."""
    system = _Region.system()
    unknown = system.language() == QLocale.Language.C
    return unknown or forms.territory() == system.territory()
