"""Dates and times in the local format.

They follow the system's region, in the app's language: a user in Germany who reads English sees
22:10 and 14/11/2026, one in the United States 10:10 PM and 11/14/26. Numbers follow the language
alone: see `presentation.sentences.speech`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt, QTime

_SHORT: Final = QLocale.FormatType.ShortFormat
_LONG: Final = QLocale.FormatType.LongFormat
_AT_HOME: Final = {"en": "en_GB"}
"""The region by language if the system's is unknown, unless it is the language's largest."""
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
