"""The nouns of NYSE in the language in force: sectors, specials, amounts, counts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    COLORS,
    MARKINGS,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
    Color,
    Marking,
)
from stockgames.ui.kit.chips import ChipMarking
from stockgames.ui.kit.palette import SECTORS, Mark

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
        QCoreApplication.translate("NyseWords", "Chemicals"),
        QCoreApplication.translate("NyseWords", "Technology"),
        QCoreApplication.translate("NyseWords", "Fossil fuels"),
        QCoreApplication.translate("NyseWords", "Foodstuffs"),
    )[color]


def sector_mark(color: Color) -> Mark:
    """Return a sector's colour, emblem and letter."""
    return SECTORS[LETTERS[color]]


def special(marking: Marking) -> str:
    """Return the name of a marking's action."""
    return {
        SPECULATIVE_MARKET: QCoreApplication.translate("NyseWords", "Speculative market"),
        AGGRESSIVE_INVESTMENT: QCoreApplication.translate("NyseWords", "Aggressive investment"),
        STOCK_SWAP: QCoreApplication.translate("NyseWords", "Stock swap"),
    }.get(marking, QCoreApplication.translate("NyseWords", "Plain"))


def special_short(marking: Marking) -> str:
    """Return the word under a special chip in the hand."""
    return {
        SPECULATIVE_MARKET: QCoreApplication.translate("NyseWords", "Market"),
        AGGRESSIVE_INVESTMENT: QCoreApplication.translate("NyseWords", "Invest"),
        STOCK_SWAP: QCoreApplication.translate("NyseWords", "Swap"),
    }.get(marking, "")


def special_does(marking: Marking, *, alone: bool) -> str:
    """Return in one sentence what playing a special chip does; nothing of a plain one."""
    if marking == SPECULATIVE_MARKET:
        return QCoreApplication.translate("NyseWords", "Moves any one marker two places right.")
    if marking == AGGRESSIVE_INVESTMENT:
        if alone:
            return QCoreApplication.translate("NyseWords", "Takes two chips in one turn.")
        return QCoreApplication.translate("NyseWords", "Takes up to two chips in one turn.")
    if marking == STOCK_SWAP:
        if alone:
            return QCoreApplication.translate(
                "NyseWords", "Trades a chip of the hand for the top one of any stack."
            )
        return QCoreApplication.translate(
            "NyseWords", "Trades a chip of the hand for one of another seat."
        )
    return ""


def special_tip(marking: Marking, *, alone: bool) -> str:
    """Return the name of a special with what it does; nothing of a plain chip."""
    does = special_does(marking, alone=alone)
    return f"{special(marking)}: {does}" if does else ""


def money(amount: int) -> str:
    """Return an amount in millions of dollars."""
    return QCoreApplication.translate("NyseWords", "${amount}M").format(amount=amount)


def chips(count: int) -> str:
    """Return a count of chips."""
    if count == 1:
        return QCoreApplication.translate("NyseWords", "1 chip")
    return QCoreApplication.translate("NyseWords", "{count} chips").format(count=count)


def chip(color: Color, marking: Marking) -> str:
    """Return a chip told by sector and marking."""
    if not marking:
        return QCoreApplication.translate("NyseWords", "{sector}, plain").format(
            sector=sector(color)
        )
    return QCoreApplication.translate("NyseWords", "{sector}, {special}").format(
        sector=sector(color), special=special(marking)
    )


def chip_short(color: Color, marking: Marking) -> str:
    """Return a chip told in few words; a plain one by its sector alone."""
    if not marking:
        return sector(color)
    return QCoreApplication.translate("NyseWords", "{sector}, {special}").format(
        sector=sector(color), special=special_short(marking)
    )


def color_key(color: Color) -> str:
    """Return the part of an objectName that names a colour: `blue`."""
    return COLORS[color]


def marking_key(marking: Marking) -> str:
    """Return the part of an objectName that names a marking: `stock-swap`."""
    return MARKINGS[marking].replace("_", "-")
