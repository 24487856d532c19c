"""What resources, companies and money are called."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from stockgames.games.stock_exchange.parts import RESOURCES, Company, Resource
from stockgames.ui.kit.palette import COMPANIES, Mark

LETTERS: Final = "ABCDEFGH"
"""By company, a key of ``palette.COMPANIES``."""
_MINUS: Final = "−"


def mark(company: Company) -> Mark:
    """Return the emblem and the colour of a company."""
    return COMPANIES[LETTERS[company]]


def good_key(resource: Resource) -> str:
    """Return the key of ``palette.GOODS``, which objectNames are made of too."""
    return "prize" if RESOURCES[resource] == "prize_token" else RESOURCES[resource]


def company_key(company: Company) -> str:
    """Return the word for a company in objectNames: its emblem."""
    return mark(company).emblem


def good(resource: Resource) -> str:
    """Return the name of a resource."""
    return (
        QCoreApplication.translate("StockExchangeWords", "Book"),
        QCoreApplication.translate("StockExchangeWords", "Coal"),
        QCoreApplication.translate("StockExchangeWords", "Diamond"),
        QCoreApplication.translate("StockExchangeWords", "Emerald"),
        QCoreApplication.translate("StockExchangeWords", "Gold"),
        QCoreApplication.translate("StockExchangeWords", "Iron"),
        QCoreApplication.translate("StockExchangeWords", "Magnet"),
        QCoreApplication.translate("StockExchangeWords", "Meteor"),
        QCoreApplication.translate("StockExchangeWords", "Mushroom"),
        QCoreApplication.translate("StockExchangeWords", "Oil"),
        QCoreApplication.translate("StockExchangeWords", "Prize token"),
        QCoreApplication.translate("StockExchangeWords", "Silver"),
        QCoreApplication.translate("StockExchangeWords", "Water"),
    )[resource]


def company(number: Company) -> str:
    """Return the name of a company: two words."""
    return (
        QCoreApplication.translate("StockExchangeWords", "Anchor Shipping"),
        QCoreApplication.translate("StockExchangeWords", "Bell Foundry"),
        QCoreApplication.translate("StockExchangeWords", "Crown Mills"),
        QCoreApplication.translate("StockExchangeWords", "Dial Clockworks"),
        QCoreApplication.translate("StockExchangeWords", "Elm Timber"),
        QCoreApplication.translate("StockExchangeWords", "Flame Gas"),
        QCoreApplication.translate("StockExchangeWords", "Gear Works"),
        QCoreApplication.translate("StockExchangeWords", "Hive Provisions"),
    )[number]


def short_company(number: Company) -> str:
    """Return the first word of a company's name."""
    return company(number).split(" ")[0]


def money(dollars: int) -> str:
    """Return dollars as they stand in the books: ``−$1,000``."""
    text = QCoreApplication.translate("StockExchangeWords", "${amount}")
    text = text.format(amount=grouped(abs(dollars)))
    return _MINUS + text if dollars < 0 else text


def thousands(dollars: float) -> str:
    """Return dollars in short, to half a thousand: ``−3k``, ``1.5k``, where a language does so."""
    halves = round(abs(dollars) / 500)
    text = _shortened(*divmod(halves, 2)) if halves > 1 else str(500 * halves)
    return _MINUS + text if dollars < 0 and halves else text


def _shortened(whole: int, half: int) -> str:
    """Return so many thousands, and perhaps half of one: ``2.5k``, or ``2.500``."""
    if half:
        text = QCoreApplication.translate("StockExchangeWords", "{whole}.5k", "2,500")
    else:
        text = QCoreApplication.translate("StockExchangeWords", "{whole}k", "2,000")
    return text.format(whole=whole)


def short_money(dollars: float) -> str:
    """Return dollars in short, to half a thousand: ``−$3k``, ``$1.5k``."""
    text = QCoreApplication.translate("StockExchangeWords", "${amount}")
    text = text.format(amount=thousands(abs(dollars)))
    return _MINUS + text if dollars < 0 and round(dollars / 500) else text


def grouped(number: int) -> str:
    """Return a number with its thousands apart, as the language does."""
    comma = QCoreApplication.translate("StockExchangeWords", ",", "between thousands")
    return f"{number:,}".replace(",", comma)


def hint(resource: Resource) -> str:
    """Return what a resource is worth, in three words or fewer."""
    return (
        QCoreApplication.translate("StockExchangeWords", "$1k per kind"),
        QCoreApplication.translate("StockExchangeWords", "−$3k"),
        QCoreApplication.translate("StockExchangeWords", "$5k, risky"),
        QCoreApplication.translate("StockExchangeWords", "$1k, shields"),
        QCoreApplication.translate("StockExchangeWords", "$25k, most"),
        QCoreApplication.translate("StockExchangeWords", "$2k"),
        QCoreApplication.translate("StockExchangeWords", "$3k if even"),
        QCoreApplication.translate("StockExchangeWords", "$20k or none"),
        QCoreApplication.translate("StockExchangeWords", "$6k − kinds"),
        QCoreApplication.translate("StockExchangeWords", "$5k − others"),
        QCoreApplication.translate("StockExchangeWords", "$0, mission"),
        QCoreApplication.translate("StockExchangeWords", "$15k, top two"),
        QCoreApplication.translate("StockExchangeWords", "$2k × pairs"),
    )[resource]


def worth(resource: Resource) -> str:
    """Return the rule by which a resource is worth something, in one or two sentences (S6-S8)."""
    return (
        QCoreApplication.translate(
            "StockExchangeWords",
            "$1,000 for every kind of good that the company holds, books among them.",
        ),
        QCoreApplication.translate(
            "StockExchangeWords",
            "Costs $3,000. It can't be ordered: it is what diamonds turn to when three companies "
            "or more make some in one round.",
        ),
        QCoreApplication.translate(
            "StockExchangeWords",
            "$5,000 each; but if three companies or more make diamonds in a round, all of that "
            "round turn to coal.",
        ),
        QCoreApplication.translate(
            "StockExchangeWords",
            "$1,000 each. With one of them, no piece counts for less than −$1,000.",
        ),
        QCoreApplication.translate(
            "StockExchangeWords",
            "$25,000 for each of the companies with the most gold, once, however much it is.",
        ),
        QCoreApplication.translate("StockExchangeWords", "$2,000 each, come what may."),
        QCoreApplication.translate(
            "StockExchangeWords", "$3,000 each if the company holds an even number, else nothing."
        ),
        QCoreApplication.translate(
            "StockExchangeWords",
            "$20,000 each if all else sums up to zero or less, else nothing.",
        ),
        QCoreApplication.translate(
            "StockExchangeWords",
            "$6,000 each, less $1,000 for every other kind that the company holds.",
        ),
        QCoreApplication.translate(
            "StockExchangeWords", "$5,000 each, less $2,000 for every other company with oil."
        ),
        QCoreApplication.translate(
            "StockExchangeWords",
            "Worth nothing; but five made by all together add $10 to the prize pool.",
        ),
        QCoreApplication.translate(
            "StockExchangeWords",
            "$15,000 for each of the companies with the most silver, and with the second most.",
        ),
        QCoreApplication.translate(
            "StockExchangeWords",
            "With any, $2,000 for every company that ends with two or more, one's own too.",
        ),
    )[resource]
