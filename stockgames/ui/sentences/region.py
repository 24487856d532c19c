"""Dates, times, numbers, money and percentages as they are written here.

Dates and times follow the region of the system, in the language of the program: somebody in Germany
who reads English sees 22:10 and 14/11/2026, somebody in the United States 10:10 PM and 11/14/26.
Numbers follow the language alone: rules and logs write `$25,000`, and the same figure must read the
same everywhere.
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
    """Return a whole number with its thousands set apart: `1,560`."""
    return catalogue(spoken()).number(value)


def signed(value: float, text: str) -> str:
    """Return the text of an amount without its sign, with the sign of the value before it."""
    return f"{MINUS if value < 0 else '+' if value > 0 else ''}{text}"


def money(dollars: int) -> str:
    """Return an amount: `$1,000`, or with a minus sign before it."""
    return f"{MINUS if dollars < 0 else ''}{say('table-money', amount=abs(dollars))}"


def signed_money(dollars: int) -> str:
    """Return what is earned or paid: `+$120`, `−$50`, `$0`."""
    return signed(dollars, money(abs(dollars)))


def percent(part: float) -> str:
    """Return a part of one: `50%`, or `50 %` with a space that does not break."""
    return say("review-percent", number=round(100 * part))


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
