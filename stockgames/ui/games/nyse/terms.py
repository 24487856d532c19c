"""The nouns of NYSE in the language in force: sectors, specials, amounts, counts."""

from __future__ import annotations

from typing import Final

from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
    Color,
    Marking,
)
from stockgames.ui.kit.chips import ChipMarking
from stockgames.ui.kit.palette import SECTORS, Mark
from stockgames.ui.sentences.speech import say

LETTERS: Final = ("B", "K", "R", "G")
"""The letters of the sectors, the same in every language; also the keys that pick them."""

FACES: Final[tuple[ChipMarking, ...]] = (
    "plain",
    "speculative_market",
    "aggressive_investment",
    "stock_swap",
)
"""The kit's names of the markings."""


def sector(color: Color) -> str:
    """Return the name of a sector."""
    return (
        say("nyse-chemicals"),
        say("nyse-technology"),
        say("nyse-fossil-fuels"),
        say("nyse-foodstuffs"),
    )[color]


def sector_mark(color: Color) -> Mark:
    """Return a sector's colour, emblem and letter."""
    return SECTORS[LETTERS[color]]


def special(marking: Marking) -> str:
    """Return the name of a marking's action."""
    return {
        SPECULATIVE_MARKET: say("nyse-speculative-market"),
        AGGRESSIVE_INVESTMENT: say("nyse-aggressive-investment"),
        STOCK_SWAP: say("nyse-stock-swap"),
    }.get(marking, say("nyse-plain"))


def special_short(marking: Marking) -> str:
    """Return the word under a special chip in the hand."""
    return {
        SPECULATIVE_MARKET: say("nyse-market"),
        AGGRESSIVE_INVESTMENT: say("nyse-invest"),
        STOCK_SWAP: say("nyse-swap"),
    }.get(marking, "")


def special_does(marking: Marking, *, alone: bool) -> str:
    """Return in one sentence what playing a special chip does; nothing of a plain one."""
    if marking == SPECULATIVE_MARKET:
        return say("nyse-moves-any-one-marker-two")
    if marking == AGGRESSIVE_INVESTMENT:
        if alone:
            return say("nyse-takes-two-chips-in-one")
        return say("nyse-takes-up-to-two-chips")
    if marking == STOCK_SWAP:
        if alone:
            return say("nyse-trades-a-chip-of-the")
        return say("nyse-trades-a-chip-of-the-hand")
    return ""


def special_tip(marking: Marking, *, alone: bool) -> str:
    """Return the name of a special with what it does; nothing of a plain chip."""
    does = special_does(marking, alone=alone)
    return f"{special(marking)}: {does}" if does else ""


def money(amount: int) -> str:
    """Return an amount in millions of dollars."""
    return say("nyse-money", amount=amount)


def chips(count: int) -> str:
    """Return a count of chips."""
    return say("nyse-chips", count=count)


def chip(color: Color, marking: Marking) -> str:
    """Return a chip told by sector and marking."""
    if not marking:
        return say("nyse-sector-plain", sector=sector(color))
    return say("nyse-sector-special", sector=sector(color), special=special(marking))


def chip_short(color: Color, marking: Marking) -> str:
    """Return a chip told in few words; a plain one by its sector alone."""
    if not marking:
        return sector(color)
    return say("nyse-sector-special", sector=sector(color), special=special_short(marking))
