"""What resources, companies and money are called."""

from __future__ import annotations

from typing import Final

from stockgames.games.stock_exchange.parts import Company, Resource
from stockgames.ui.kit.palette import COMPANIES, Mark
from stockgames.ui.sentences.speech import say

LETTERS: Final = "ABCDEFGH"
"""By company, a key of ``palette.COMPANIES``."""
_MINUS: Final = "−"


def mark(company: Company) -> Mark:
    """Return the emblem and the colour of a company."""
    return COMPANIES[LETTERS[company]]


def good(resource: Resource) -> str:
    """Return the name of a resource."""
    return (
        say("stock-exchange-book"),
        say("stock-exchange-coal"),
        say("stock-exchange-diamond"),
        say("stock-exchange-emerald"),
        say("stock-exchange-gold"),
        say("stock-exchange-iron"),
        say("stock-exchange-magnet"),
        say("stock-exchange-meteor"),
        say("stock-exchange-mushroom"),
        say("stock-exchange-oil"),
        say("stock-exchange-prize-token"),
        say("stock-exchange-silver"),
        say("stock-exchange-water"),
    )[resource]


def company(number: Company) -> str:
    """Return the name of a company: two words."""
    return (
        say("stock-exchange-anchor-shipping"),
        say("stock-exchange-bell-foundry"),
        say("stock-exchange-crown-mills"),
        say("stock-exchange-dial-clockworks"),
        say("stock-exchange-elm-timber"),
        say("stock-exchange-flame-gas"),
        say("stock-exchange-gear-works"),
        say("stock-exchange-hive-provisions"),
    )[number]


def short_company(number: Company) -> str:
    """Return the first word of a company's name."""
    return company(number).split(" ")[0]


def money(dollars: int) -> str:
    """Return dollars as they stand in the books: ``−$1,000``."""
    text = say("stock-exchange-money", amount=grouped(abs(dollars)))
    return _MINUS + text if dollars < 0 else text


def thousands(dollars: float) -> str:
    """Return dollars in short, to half a thousand: ``−3k``, ``1.5k``, where a language does so."""
    halves = round(abs(dollars) / 500)
    text = _shortened(*divmod(halves, 2)) if halves > 1 else str(500 * halves)
    return _MINUS + text if dollars < 0 and halves else text


def _shortened(whole: int, half: int) -> str:
    """Return so many thousands, and perhaps half of one: ``2.5k``, or ``2.500``."""
    if half:
        return say("stock-exchange-thousands-and-a-half", whole=whole)
    return say("stock-exchange-thousands", whole=whole)


def short_money(dollars: float) -> str:
    """Return dollars in short, to half a thousand: ``−$3k``, ``$1.5k``."""
    text = say("stock-exchange-money", amount=thousands(abs(dollars)))
    return _MINUS + text if dollars < 0 and round(dollars / 500) else text


def grouped(number: int) -> str:
    """Return a number with its thousands apart, as the language does."""
    comma = say("stock-exchange-between-thousands")
    return f"{number:,}".replace(",", comma)


def hint(resource: Resource) -> str:
    """Return what a resource is worth, in three words or fewer."""
    return (
        say("stock-exchange-1k-per-kind"),
        say("stock-exchange-3k"),
        say("stock-exchange-5k-risky"),
        say("stock-exchange-1k-shields"),
        say("stock-exchange-25k-most"),
        say("stock-exchange-2k"),
        say("stock-exchange-3k-if-even"),
        say("stock-exchange-20k-or-none"),
        say("stock-exchange-6k-kinds"),
        say("stock-exchange-5k-others"),
        say("stock-exchange-0-mission"),
        say("stock-exchange-15k-top-two"),
        say("stock-exchange-2k-pairs"),
    )[resource]


def worth(resource: Resource) -> str:
    """Return the rule by which a resource is worth something, in one or two sentences (S6-S8)."""
    return (
        say("stock-exchange-1-000-for-every-kind"),
        say("stock-exchange-costs-3-000-it-cant"),
        say("stock-exchange-5-000-each-but-if"),
        say("stock-exchange-1-000-each-with-one"),
        say("stock-exchange-25-000-for-each-of"),
        say("stock-exchange-2-000-each-come-what"),
        say("stock-exchange-3-000-each-if-the"),
        say("stock-exchange-20-000-each-if-all"),
        say("stock-exchange-6-000-each-less-1"),
        say("stock-exchange-5-000-each-less-2"),
        say("stock-exchange-worth-nothing-but-five-made"),
        say("stock-exchange-15-000-for-each-of"),
        say("stock-exchange-with-any-2-000-for"),
    )[resource]
