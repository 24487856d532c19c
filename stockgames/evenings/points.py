"""The points that people get for their places in one game (V2)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

MOST: Final = 10
"""The points for the first place; the last place gets none."""


def points(ranks: Sequence[int]) -> tuple[Fraction, ...]:
    """Return each person's points from their ranks, 1 the best; bots must be left out.

    Only the order of ranks matters, not gaps where bots were placed. Tied people share the mean of
    their points. The points average 5 per person, so somebody who played alone gets 5 (V2 does not
    cover that case).
    """
    return tuple(place_points(rank, tuple(ranks)) for rank in ranks)


@lru_cache(maxsize=4096)
def place_points(rank: int, ranks: tuple[int, ...]) -> Fraction:
    """Return the mean of the points for all places that share a rank."""
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


def format_points(value: Fraction, decimal: str = ".") -> str:
    """Return points as displayed: whole, with halves, thirds or quarters, or one decimal.

    `decimal` is the decimal separator of the reader's language.
    """
    whole, part = divmod(value, 1)
    if part not in _PARTS:
        return f"{float(value):.1f}".replace(".", decimal)
    return f"{whole or ''}{_PARTS[part]}" or "0"
