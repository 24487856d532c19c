"""Dates, times and numbers as they are written here.

Dates and times follow the region of the system, in the language of the program: somebody in Germany
who reads English sees 22:10 and 14/11/2026, somebody in the United States 10:10 PM and 11/14/26.
Numbers follow the language alone: rules and logs write `$25,000`, and the same figure must read the
same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QDate, QLocale, QTime

_SHORT: Final = QLocale.FormatType.ShortFormat
_LONG: Final = QLocale.FormatType.LongFormat
_AT_HOME: Final = {"en": "en_GB"}
"""Whose forms a language takes where no region is known, if not those of its largest country."""
_NARROW_SPACE, _SPACE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
"""What stands before `PM`: not every font has the first."""


class _Region:
    system: Callable[[], QLocale] = QLocale.c


def follow_region(system: Callable[[], QLocale] = QLocale.system) -> None:
    """Write dates and times as the system's region does from now on; `QLocale.c` means no region.

    The system is asked each time, so that a change of it shows with the next text.
    """
    _Region.system = system


def clock(time: QTime) -> str:
    """Return a time of day: `22:10`, or `10:10 PM`."""
    forms = _forms()
    known = _is_of_the_region(forms)  # German, for one, has no forms for the United States
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
    """Return the shortest name of a day of the week; Monday is 1."""
    return QLocale().dayName(weekday, QLocale.FormatType.NarrowFormat)


def number(value: int) -> str:
    """Return a whole number with its thousands set apart."""
    return QLocale().toString(value)


def decimal(value: float) -> str:
    """Return a number with one decimal."""
    return QLocale().toString(value, "f", 1)


def decimal_point() -> str:
    """Return the mark that stands before decimals."""
    return QLocale().decimalPoint()


def point_of_the_region() -> str:
    """Return the mark before decimals in the region, by which a spreadsheet reads numbers."""
    system = _Region.system()
    return (QLocale() if system.language() == QLocale.Language.C else system).decimalPoint()


def _forms() -> QLocale:
    """Return the language of the program, as the region of the system writes it if that is known.

    Where the system speaks that language itself, it is asked: it may have forms of one's own.
    """
    language, system = QLocale(), _Region.system()
    if system.language() == QLocale.Language.C:
        return QLocale(_AT_HOME.get(language.name().partition("_")[0], language.name()))
    if system.language() == language.language():
        return system
    return QLocale(language.language(), system.territory())


def _is_of_the_region(forms: QLocale) -> bool:
    """Tell whether the language has forms for the system's region, or no region is known."""
    system = _Region.system()
    unknown = system.language() == QLocale.Language.C
    return unknown or forms.territory() == system.territory()
