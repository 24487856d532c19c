"""Numbers, money and percentages in the format of the current language.

They follow the language alone: rules and logs write `$25,000`, and the same number must look the
same everywhere. Dates and times also follow the system's region: see `ui.sentences.region`.
"""

from __future__ import annotations

from fractions import Fraction

from stockgames.evenings.points import shown
from stockgames.presentation.sentences.catalogue import MINUS, catalogue
from stockgames.presentation.sentences.speech import say, spoken


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


def points_text(points: Fraction) -> str:
    """Return points of an evening: `7½`, or with the language's decimal point."""
    return shown(points, decimal_point())


def decimal_point() -> str:
    """Return the decimal separator of the language."""
    return catalogue(spoken()).decimal_mark
