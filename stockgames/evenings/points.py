"""What the places of one game are worth to the people who played it (V2)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

MOST: Final = 10
"""Points of whoever is first; who is last gets none."""


def points(ranks: Sequence[int]) -> tuple[Fraction, ...]:
    """Return each person's points by their ranks, 1 the best; bots must be left out before.

    A rank counts only beside the others': gaps, where bots ended, mean nothing. Shared places share
    the mean of their points. The points sum to 5 for each person, so that somebody who played
    alone gets 5 (V2 says nothing of one).
    """
    return tuple(worth(rank, tuple(ranks)) for rank in ranks)


@lru_cache(maxsize=4096)
def worth(rank: int, ranks: tuple[int, ...]) -> Fraction:
    """Return the mean of the steps that all who share a rank take up together."""
    worse = sum(other > rank for other in ranks)
    level = ranks.count(rank)
    if len(ranks) == 1:
        return Fraction(MOST, 2)
    return Fraction(MOST, len(ranks) - 1) * (worse + Fraction(level - 1, 2))


_PARTS: Final = {
    Fraction(0): "",
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
}


def shown(value: Fraction, decimal: str = ".") -> str:
    """Return points as people read them: whole, with halves, thirds or quarters, or one decimal.

    `decimal` is the mark that the reader's language puts before decimals.
    """
    whole, part = divmod(value, 1)
    if part not in _PARTS:
        return f"{float(value):.1f}".replace(".", decimal)
    return f"{whole or ''}{_PARTS[part]}" or "0"
