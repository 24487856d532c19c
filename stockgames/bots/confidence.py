"""Confidence intervals for shares counted in some games."""

from __future__ import annotations

from math import sqrt
from typing import Final

CONFIDENCE: Final = 1.96
"""Half the width of a 95 % interval, in standard deviations."""


def interval(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share, 0 to 1; it is also valid near 0 and 1."""
    share, z = won / games, CONFIDENCE
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z / scale * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
