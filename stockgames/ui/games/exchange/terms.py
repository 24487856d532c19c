"""The cards of Exchange told in words: what happened on Wall Street, and who signed.

Every Market Force is a day of the early New York market, 1790 to 1793, when shares of banks, cover
for ships and the federal debt first changed hands there. Dates and facts are those of the record;
what a card moves is the game's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from stockgames.games.exchange.parts import FORCES, FOUNDERS, ForceId, FounderId, Security
from stockgames.ui.games.exchange.board_words import dollars, sold_text
from stockgames.ui.kit.palette import SECURITIES, Mark
from stockgames.ui.sentences.speech import say

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
    return say("exchange-shares", count=count)


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
        return say("exchange-address-known", address=address, known=known)
    return say("exchange-broker", address=address)


def _single_forces() -> dict[str, ForceText]:
    """Return the cards that move one security."""
    return {
        "banks-boom": ForceText(
            say("exchange-subscription-day"),
            say("exchange-4-july-1791"),
            say("exchange-the-national-banks-shares-are"),
        ),
        "banks-slump": ForceText(
            say("exchange-scrip-fever-breaks"),
            say("exchange-august-1791"),
            say("exchange-rights-to-bank-shares-soar"),
        ),
        "insurance-boom": ForceText(
            say("exchange-war-at-sea"),
            say("exchange-1-february-1793"),
            say("exchange-france-declares-war-on-britain"),
        ),
        "insurance-slump": ForceText(
            say("exchange-a-neutral-flag"),
            say("exchange-22-april-1793"),
            say("exchange-washington-proclaims-neutrality-cover-looks"),
        ),
        "bonds-boom": ForceText(
            say("exchange-the-funding-act"),
            say("exchange-4-august-1790"),
            say("exchange-congress-takes-over-the-debts"),
        ),
        "bonds-slump": ForceText(
            say("exchange-duer-stops-paying"),
            say("exchange-9-march-1792"),
            say("exchange-the-boldest-buyer-of-public"),
        ),
    }


def _crossing_forces() -> dict[str, ForceText]:
    """Return the cards that lead money from one security to another."""
    return {
        "banks-to-insurance": ForceText(
            say("exchange-a-company-of-underwriters"),
            say("exchange-december-1792"),
            say("exchange-the-insurance-company-of-north"),
        ),
        "insurance-to-banks": ForceText(
            say("exchange-a-charter-at-last"),
            say("exchange-21-march-1791"),
            say("exchange-the-bank-of-new-york"),
        ),
        "insurance-to-bonds": ForceText(
            say("exchange-the-loan-books-open"),
            say("exchange-1-october-1790"),
            say("exchange-old-certificates-of-debt-are"),
        ),
        "bonds-to-insurance": ForceText(
            say("exchange-tontine-coffee-house"),
            say("exchange-1793"),
            say("exchange-merchants-underwriters-and-brokers-get"),
        ),
        "bonds-to-banks": ForceText(
            say("exchange-the-bank-opens"),
            say("exchange-12-december-1791"),
            say("exchange-the-bank-of-the-united"),
        ),
        "banks-to-bonds": ForceText(
            say("exchange-the-treasury-buys"),
            say("exchange-march-1792"),
            say("exchange-hamilton-has-public-debt-bought"),
        ),
    }


def _general_forces() -> dict[str, ForceText]:
    """Return the cards that move everything alike."""
    return {
        "bull-market": ForceText(
            say("exchange-under-the-buttonwood"),
            say("exchange-17-may-1792"),
            say("exchange-twenty-four-brokers-agree-to"),
        ),
        "bear-market": ForceText(
            say("exchange-debtors-prison"),
            say("exchange-23-march-1792"),
            say("exchange-duer-is-locked-up-and"),
        ),
        "quiet-day": ForceText(
            say("exchange-the-post-office-act"),
            say("exchange-20-february-1792"),
            say("exchange-news-will-travel-by-rule"),
        ),
    }


def _founders() -> dict[str, str]:
    """Return what is certain of some signers beside name and address."""
    return {
        "leonard-bleecker": say("exchange-his-name-heads-the-list"),
        "armstrong-and-barnewall": say("exchange-a-firm-one-signature"),
        "bernard-hart": say("exchange-later-secretary-of-the-exchange"),
        "alexander-zuntz": say("exchange-came-with-the-hessian-troops"),
        "sutton-and-hardy": say("exchange-a-firm-one-signature"),
        "benjamin-seixas": say("exchange-merchant-of-a-family-known"),
        "isaac-m-gomez": say("exchange-of-an-old-family-of"),
        "robinson-and-hartshorne": say("exchange-a-firm-its-name-closes"),
    }
