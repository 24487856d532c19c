"""Names of resources, companies and amounts of money."""

from __future__ import annotations

from typing import Final

from stockgames.games.stock_exchange.desk import EMBLEMS, good_key
from stockgames.games.stock_exchange.parts import Company, Resource
from stockgames.presentation.sentences.catalogue import MINUS
from stockgames.presentation.sentences.speech import Wording, say, worded
from stockgames.presentation.story import Badge

LETTERS: Final = "ABCDEFGH"
"""By company, a key of `palette.COMPANIES`."""


def company_badge(company: Company) -> Badge:
    """Return the emblem and the letter of a company."""
    return Badge(LETTERS[company], EMBLEMS[company])


def good(resource: Resource) -> str:
    """Return the name of a resource."""
    return say("stock-exchange-resource-name", good=good_key(resource))


def company(number: Company) -> str:
    """Return the name of a company: two words."""
    return say("stock-exchange-company", company=EMBLEMS[number])


def short_company(number: Company) -> str:
    """Return the first word of a company's name."""
    return company(number).split(" ")[0]


def half_thousands(dollars: float) -> int:
    """Return dollars in multiples of $500, to which short amounts are rounded."""
    return round(dollars / 500)


def thousands(dollars: float) -> str:
    """Return dollars as a short number, rounded to half a thousand: `−3k`, `1.5k` in English."""
    halves = half_thousands(abs(dollars))
    text = _shortened(*divmod(halves, 2)) if halves > 1 else str(500 * halves)
    return MINUS + text if dollars < 0 and halves else text


def _shortened(whole: int, half: int) -> str:
    """Return a number of thousands, perhaps plus a half: `2.5k`, or `2.500`."""
    if half:
        return say("stock-exchange-thousands-and-a-half", whole=whole)
    return say("stock-exchange-thousands", whole=whole)


def short_money(dollars: float) -> str:
    """Return dollars in short, rounded to half a thousand: `−$3k`, `$1.5k`."""
    text = say("table-money", amount=thousands(abs(dollars)))
    return MINUS + text if dollars < 0 and half_thousands(dollars) else text


def hint(resource: Resource) -> Wording:
    """Return what a resource is worth, in a few words."""
    return worded("stock-exchange-hint", good=good_key(resource))


def worth(resource: Resource) -> str:
    """Return the rule for a resource's value, in one or two sentences (S6-S8)."""
    return say("stock-exchange-worth", good=good_key(resource))
