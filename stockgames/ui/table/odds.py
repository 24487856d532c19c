"""How often something happens, in words that need no schooling: `6 of 10 games`, `hardly any`."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from stockgames.ui.sentences.speech import say

How: TypeAlias = Literal["none", "hardly", "some", "nearly", "all"]

TWENTIETHS: Final = 0.925
"""A share from here on is told in twentieths, as tenths would make it all; and so near 0."""


def parts(share: float) -> tuple[How, int, int]:
    """Return how a share from 0 to 1 is told, and as how many of how many.

    Of ten, as that is what people picture; of twenty near the ends.
    """
    if share <= 0.0:
        return "none", 0, 10
    if share >= 1.0:
        return "all", 10, 10
    whole = 20 if share >= TWENTIETHS or share <= 1 - TWENTIETHS else 10
    told = round(share * whole)
    return ("hardly" if not told else "nearly" if told == whole else "some"), told, whole


def games_text(share: float) -> str:
    """Return a share of games: `6 of 10 games`, `hardly any games`."""
    how, won, games = parts(share)
    return say("table-odds-games", how=how, won=won, games=games)


def times_text(share: float) -> str:
    """Return how often something is done: `6 times in 10`, `hardly ever`."""
    how, won, games = parts(share)
    return say("table-odds-times", how=how, times=won, tries=games)
