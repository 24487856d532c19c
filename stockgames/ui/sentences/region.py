"""Dates and times in the local format.

They are in the app's language, in the form of the system's region if that has one: English is 22:10
and 14/11/2026 in Germany, 10:10 PM and 11/14/26 in the United States; German is 22:10 in both.
Numbers follow the language alone: see `presentation.sentences.speech`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt, QTime

_SHORT: Final = QLocale.FormatType.ShortFormat
_LONG: Final = QLocale.FormatType.LongFormat
_AT_HOME: Final = {"en": "en_GB"}
"""A language's own region, unless it is the largest that speaks it."""
_NARROW_SPACE, _SPACE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
"""The space before `PM`: not every font has the first."""


class _Region:
    system: Callable[[], QLocale] = QLocale.c


def follow_region(system: Callable[[], QLocale] = QLocale.system) -> None:
    """Use the region of this function's locale for dates and times; `QLocale.c` means no region.

    It is called each time, so that a change of the system's region shows with the next text.
    """
    _Region.system = system


def local(label: str) -> QDateTime:
    """Return the local time of a UTC label; an invalid time if it has none."""
    return QDateTime.fromString(label, Qt.DateFormat.ISODate).toLocalTime()


def clock(time: QTime) -> str:
    """Return a time of day: `22:10`, or `10:10 PM`."""
    return _forms().toString(time, _SHORT).replace(_NARROW_SPACE, _SPACE)


def short_date(date: QDate) -> str:
    """Return a date in figures: `14/11/2026`."""
    return _forms().toString(date, _SHORT)


def long_date(date: QDate) -> str:
    """Return a date with its day of the week: `Saturday, 14 November 2026`."""
    return _forms().toString(date, _LONG)


def date_in(date: QDate, form: str) -> str:
    """Return a date in a form of the language, such as `d MMMM` or `dddd`."""
    return _forms().toString(date, form)


def day_letter(weekday: int) -> str:
    """Return the shortest name of a weekday; Monday is 1."""
    return QLocale().dayName(weekday, QLocale.FormatType.NarrowFormat)


def point_of_the_region() -> str:
    """Return the decimal separator of the region, which spreadsheets use."""
    system = _Region.system()
    return (QLocale() if system.language() == QLocale.Language.C else system).decimalPoint()


def _forms() -> QLocale:
    """Return the locale of the app's language in the system's region, or in the language's own.

    If the system's own locale has words of that language, it is returned for its custom formats.
    """
    language, system = QLocale(), _Region.system()
    regional = QLocale(language.language(), system.territory())
    unknown = system.language() == QLocale.Language.C
    if unknown or regional.territory() != system.territory():
        return QLocale(_AT_HOME.get(language.name().partition("_")[0], language.name()))
    return system if system.dayName(1) == language.dayName(1) else regional
