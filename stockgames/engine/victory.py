"""What each seat has of a victory: for certain at the end, and likely before it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def victory_parts(ranks: Sequence[int]) -> list[float]:
    """Return each seat's part of the victory by its rank; those who come first share it."""
    winners = ranks.count(1)
    return [(rank == 1) / winners for rank in ranks]


def victory_chances(worths: Sequence[float], spread: float) -> list[float]:
    """Return how likely each seat wins, 0 to 1, by what it may end with; they sum to 1.

    A lead of `spread`, in the unit of the worths, makes a seat e times as likely to win. A seat
    that is out is worth minus infinity.
    """
    most = max(worths)
    odds = [exp((worth - most) / spread) for worth in worths]
    total = sum(odds)
    return [odd / total for odd in odds]
