"""Texts of Exchange's cards: what happened on Wall Street, and who signed.

Every Market Force is a day of the early New York market, 1790 to 1793, when bank shares, marine
insurance and the federal debt were first traded there. Dates and facts are historical; the
effect of a card is the game's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from stockgames.games.exchange.parts import FORCES, FOUNDERS, ForceId, FounderId, Security
from stockgames.presentation.course import Badge
from stockgames.presentation.sentences.numbers import money
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.exchange.board_words import sold_text
from stockgames.ui.theme.palette import SECURITIES, Mark

LETTERS: Final = ("BK", "IN", "BD")
"""The keys of the securities in the palette; `pieces.tokens` has the letters to show."""

EMBLEMS: Final = ("portico", "umbrella", "seal")

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
"""The address of each founder's business, from the lists of the signers; not translated."""


class ForceText(NamedTuple):
    """The texts of a Market Force card."""

    title: str
    date: str
    line: str
    """What happened, in one sentence."""
    brief: str
    """The same, short enough for a small card beside its title."""


def badge(security: Security) -> Badge:
    """Return the emblem and the letters of a security."""
    return Badge(LETTERS[security], EMBLEMS[security])


def security_mark(security: Security) -> Mark:
    """Return a security's colour, emblem and letters."""
    return SECURITIES[LETTERS[security]]


def shares_text(count: int) -> str:
    """Return a count of shares as text."""
    return say("exchange-shares", count=count)


def force_text(force: ForceId) -> ForceText:
    """Return the texts of a Market Force card."""
    day = FORCES[force].id
    return ForceText(
        say("exchange-force-title", force=day),
        say("exchange-force-date", force=day),
        say("exchange-force-line", force=day),
        say("exchange-force-brief", force=day),
    )


def founder_assets(founder: FounderId) -> str:
    """Return what a founder starts with: `6 Banks, 3 Insurance, 1 Bonds, $500`."""
    card = FOUNDERS[founder]
    return f"{sold_text(card.shares)}, {money(card.cash)}"


def founder_line(founder: FounderId) -> str:
    """Return a line about a founder: where he traded, and what else is known of him."""
    signer = FOUNDERS[founder].id
    return say("exchange-founder-line", founder=signer, address=_ADDRESSES[signer])
