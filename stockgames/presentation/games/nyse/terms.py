"""NYSE's nouns in the current language: sectors, specials, amounts, counts."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from stockgames.games.nyse.actions import marking_key
from stockgames.games.nyse.parts import COLORS, Color, Marking
from stockgames.presentation.sentences.catalogue import MINUS
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.story import Badge

LETTERS: Final = ("B", "K", "R", "G")
"""The letters of the sectors in every language, which are also their keys."""

EMBLEMS: Final = ("flask", "circuit", "derrick", "wheat")

Face: TypeAlias = Literal["plain", "speculative_market", "aggressive_investment", "stock_swap"]

FACES: Final[tuple[Face, ...]] = (
    "plain",
    "speculative_market",
    "aggressive_investment",
    "stock_swap",
)
"""The emblems of the markings."""


def sector(color: Color) -> str:
    """Return the name of a sector."""
    return say("nyse-sector", color=COLORS[color])


def badge(color: Color) -> Badge:
    """Return the emblem and the letter of a sector."""
    return Badge(LETTERS[color], EMBLEMS[color])


def special(marking: Marking) -> str:
    """Return the name of a marking's action."""
    return say("nyse-special", marking=marking_key(marking))


def special_short(marking: Marking) -> str:
    """Return the word under a special chip in the hand; empty for a plain one."""
    return say("nyse-special-short", marking=marking_key(marking)) if marking else ""


def special_does(marking: Marking, *, alone: bool) -> str:
    """Return a sentence on what playing a special chip does; empty for a plain one."""
    if not marking:
        return ""
    key = marking_key(marking)
    return say("nyse-special-does", marking=key, alone=alone)


def special_tip(marking: Marking, *, alone: bool) -> str:
    """Return the name of a special with what it does; empty for a plain chip."""
    does = special_does(marking, alone=alone)
    return f"{special(marking)}: {does}" if does else ""


def money(amount: int) -> str:
    """Return an amount in millions of dollars (`$5M`), with a minus sign if negative."""
    return f"{MINUS if amount < 0 else ''}{say('nyse-money', amount=abs(amount))}"


def chips(count: int) -> str:
    """Return a count of chips as text."""
    return say("nyse-chips", count=count)


def chip(color: Color, marking: Marking) -> str:
    """Return the name of a chip with sector and marking."""
    if not marking:
        return say("nyse-sector-plain", sector=sector(color))
    return say("nyse-sector-special", sector=sector(color), special=special(marking))


def chip_short(color: Color, marking: Marking) -> str:
    """Return a short name of a chip; for a plain one only its sector."""
    if not marking:
        return sector(color)
    return say("nyse-sector-special", sector=sector(color), special=special_short(marking))
