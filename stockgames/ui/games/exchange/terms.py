"""The cards of Exchange told in words: what happened on Wall Street, and who signed.

Every Market Force is a day of the early New York market, 1790 to 1793, when shares of banks, cover
for ships and the federal debt first changed hands there. Dates and facts are those of the record;
what a card moves is the game's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from stockgames.games.exchange.parts import FORCES, FOUNDERS, ForceId, FounderId, Security
from stockgames.ui.games.exchange.board_words import dollars, sold_text
from stockgames.ui.kit.palette import SECURITIES, Mark

LETTERS: Final = ("BK", "IN", "BD")
"""The keys of the securities in the palette; `kit.securities` tells the letters to show."""

_ADDRESSES: Final = {
    "leonard-bleecker": "16 Wall Street",
    "hugh-smith": "Tontine Coffee House",
    "armstrong-and-barnewall": "58 Broad Street",
    "samuel-march": "243 Queen Street",
    "bernard-hart": "55 Broad Street",
    "alexander-zuntz": "97 Broad Street",
    "andrew-d-barclay": "136 Pearl Street",
    "sutton-and-hardy": "20 Wall Street",
    "benjamin-seixas": "8 Hanover Square",
    "john-henry": "13 Duke Street",
    "john-a-hardenbrook": "24 Nassau Street",
    "samuel-beebe": "21 Nassau Street",
    "benjamin-winthrop": "2 Great Dock Street",
    "john-ferrers": "205 Water Street",
    "ephraim-hart": "74 Broadway",
    "isaac-m-gomez": "32 Maiden Lane",
    "gulian-mcevers": "140 Greenwich Street",
    "augustine-h-lawrence": "132 Water Street",
    "g-n-bleecker": "21 Broad Street",
    "john-bush": "195 Water Street",
    "peter-anspach": "3 Great Dock Street",
    "charles-mcevers-jr": "194 Water Street",
    "david-reedy": "58 Wall Street",
    "robinson-and-hartshorne": "198 Queen Street",
}
"""Where each did business, as the lists of the signers give it; the same in every language."""


class ForceText(NamedTuple):
    """What stands on a Market Forces card."""

    title: str
    date: str
    line: str
    """What happened, in one line."""


def security_mark(security: Security) -> Mark:
    """Return a security's colour, emblem and letters."""
    return SECURITIES[LETTERS[security]]


def shares_text(count: int) -> str:
    """Return a count of shares."""
    if count == 1:
        return QCoreApplication.translate("ExchangeTerms", "1 share")
    return QCoreApplication.translate("ExchangeTerms", "{count} shares").format(count=count)


def force_text(force: ForceId) -> ForceText:
    """Return what happened on Wall Street that day."""
    key = FORCES[force].id
    return {**_single_forces(), **_crossing_forces(), **_general_forces()}[key]


def founder_assets(founder: FounderId) -> str:
    """Return what a founder starts with: `6 Banks, 3 Insurance, 1 Bonds, $500`."""
    card = FOUNDERS[founder]
    return f"{sold_text(card.shares)}, {dollars(card.cash)}"


def founder_line(founder: FounderId) -> str:
    """Return one line about a founder: where he traded, and what else is certain of him."""
    address = _ADDRESSES[FOUNDERS[founder].id]
    known = _founders().get(FOUNDERS[founder].id)
    if known is not None:
        text = QCoreApplication.translate("ExchangeTerms", "{address}. {known}")
        return text.format(address=address, known=known)
    return QCoreApplication.translate("ExchangeTerms", "Broker, {address}").format(address=address)


def _single_forces() -> dict[str, ForceText]:
    """Return the cards that move one security."""
    return {
        "banks-boom": ForceText(
            QCoreApplication.translate("ExchangeTerms", "Subscription day"),
            QCoreApplication.translate("ExchangeTerms", "4 July 1791"),
            QCoreApplication.translate(
                "ExchangeTerms", "The national bank's shares are taken within hours"
            ),
        ),
        "banks-slump": ForceText(
            QCoreApplication.translate("ExchangeTerms", "Scrip fever breaks"),
            QCoreApplication.translate("ExchangeTerms", "August 1791"),
            QCoreApplication.translate(
                "ExchangeTerms", "Rights to bank shares soar for weeks, then tumble"
            ),
        ),
        "insurance-boom": ForceText(
            QCoreApplication.translate("ExchangeTerms", "War at sea"),
            QCoreApplication.translate("ExchangeTerms", "1 February 1793"),
            QCoreApplication.translate(
                "ExchangeTerms", "France declares war on Britain; every cargo wants cover"
            ),
        ),
        "insurance-slump": ForceText(
            QCoreApplication.translate("ExchangeTerms", "A neutral flag"),
            QCoreApplication.translate("ExchangeTerms", "22 April 1793"),
            QCoreApplication.translate(
                "ExchangeTerms", "Washington proclaims neutrality; cover looks dear"
            ),
        ),
        "bonds-boom": ForceText(
            QCoreApplication.translate("ExchangeTerms", "The Funding Act"),
            QCoreApplication.translate("ExchangeTerms", "4 August 1790"),
            QCoreApplication.translate(
                "ExchangeTerms", "Congress takes over the debts of the states"
            ),
        ),
        "bonds-slump": ForceText(
            QCoreApplication.translate("ExchangeTerms", "Duer stops paying"),
            QCoreApplication.translate("ExchangeTerms", "9 March 1792"),
            QCoreApplication.translate(
                "ExchangeTerms", "The boldest buyer of public debt cannot meet his notes"
            ),
        ),
    }


def _crossing_forces() -> dict[str, ForceText]:
    """Return the cards that lead money from one security to another."""
    return {
        "banks-to-insurance": ForceText(
            QCoreApplication.translate("ExchangeTerms", "A company of underwriters"),
            QCoreApplication.translate("ExchangeTerms", "December 1792"),
            QCoreApplication.translate(
                "ExchangeTerms", "The Insurance Company of North America opens"
            ),
        ),
        "insurance-to-banks": ForceText(
            QCoreApplication.translate("ExchangeTerms", "A charter at last"),
            QCoreApplication.translate("ExchangeTerms", "21 March 1791"),
            QCoreApplication.translate(
                "ExchangeTerms", "The Bank of New York, open since 1784, is incorporated"
            ),
        ),
        "insurance-to-bonds": ForceText(
            QCoreApplication.translate("ExchangeTerms", "The loan books open"),
            QCoreApplication.translate("ExchangeTerms", "1 October 1790"),
            QCoreApplication.translate(
                "ExchangeTerms", "Old certificates of debt are turned into federal stock"
            ),
        ),
        "bonds-to-insurance": ForceText(
            QCoreApplication.translate("ExchangeTerms", "Tontine Coffee House"),
            QCoreApplication.translate("ExchangeTerms", "1793"),
            QCoreApplication.translate(
                "ExchangeTerms", "Merchants, underwriters and brokers get one roof"
            ),
        ),
        "bonds-to-banks": ForceText(
            QCoreApplication.translate("ExchangeTerms", "The Bank opens"),
            QCoreApplication.translate("ExchangeTerms", "12 December 1791"),
            QCoreApplication.translate(
                "ExchangeTerms", "The Bank of the United States begins in Philadelphia"
            ),
        ),
        "banks-to-bonds": ForceText(
            QCoreApplication.translate("ExchangeTerms", "The Treasury buys"),
            QCoreApplication.translate("ExchangeTerms", "March 1792"),
            QCoreApplication.translate(
                "ExchangeTerms", "Hamilton has public debt bought up to calm the panic"
            ),
        ),
    }


def _general_forces() -> dict[str, ForceText]:
    """Return the cards that move everything alike."""
    return {
        "bull-market": ForceText(
            QCoreApplication.translate("ExchangeTerms", "Under the buttonwood"),
            QCoreApplication.translate("ExchangeTerms", "17 May 1792"),
            QCoreApplication.translate(
                "ExchangeTerms", "Twenty-four brokers agree to deal with each other first"
            ),
        ),
        "bear-market": ForceText(
            QCoreApplication.translate("ExchangeTerms", "Debtors' prison"),
            QCoreApplication.translate("ExchangeTerms", "23 March 1792"),
            QCoreApplication.translate(
                "ExchangeTerms", "Duer is locked up, and many in town had lent to him"
            ),
        ),
        "quiet-day": ForceText(
            QCoreApplication.translate("ExchangeTerms", "The Post Office Act"),
            QCoreApplication.translate("ExchangeTerms", "20 February 1792"),
            QCoreApplication.translate(
                "ExchangeTerms", "News will travel by rule; today there is none"
            ),
        ),
    }


def _founders() -> dict[str, str]:
    """Return what is certain of some signers beside name and address."""
    return {
        "leonard-bleecker": QCoreApplication.translate("ExchangeTerms", "His name heads the list."),
        "armstrong-and-barnewall": QCoreApplication.translate(
            "ExchangeTerms", "A firm, one signature."
        ),
        "bernard-hart": QCoreApplication.translate(
            "ExchangeTerms", "Later secretary of the Exchange Board."
        ),
        "alexander-zuntz": QCoreApplication.translate(
            "ExchangeTerms", "Came with the Hessian troops and stayed."
        ),
        "sutton-and-hardy": QCoreApplication.translate("ExchangeTerms", "A firm, one signature."),
        "benjamin-seixas": QCoreApplication.translate(
            "ExchangeTerms", "Merchant, of a family known in the city."
        ),
        "isaac-m-gomez": QCoreApplication.translate(
            "ExchangeTerms", "Of an old family of merchants."
        ),
        "robinson-and-hartshorne": QCoreApplication.translate(
            "ExchangeTerms", "A firm; its name closes the list."
        ),
    }
