"""How much of a win each seat has: for certain at the end, likely before it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from stockgames.engine.state import Result


def victory_parts(ranks: Sequence[int]) -> list[float]:
    """Return each seat's part of the victory by its rank; those who come first share it."""
    winners = ranks.count(1)
    return [(rank == 1) / winners for rank in ranks]


def utilities(result: Result, win_share: float) -> list[float]:
    """Return 0 to 1 for each seat: a share for winning, the rest for the score beside the best.

    Scores count from 0 for the worst to 1 for the best. A seat alone at the table gets its score.
    """
    scores = result.scores
    if len(scores) == 1:
        return [float(scores[0])]
    best, worst = max(scores), min(scores)
    spread = (best - worst) or 1
    return [
        win_share * part + (1 - win_share) * (score - worst) / spread
        for part, score in zip(victory_parts(result.ranks), scores, strict=True)
    ]


def victory_chances(worths: Sequence[float], spread: float) -> list[float]:
    """Return how likely each seat wins, 0 to 1, by what it may end with; they sum to 1.

    A lead of `spread`, in the unit of the worths, makes a seat e times as likely to win. A seat
    that is out is worth minus infinity.
    """
    most = max(worths)
    odds = [exp((worth - most) / spread) for worth in worths]
    total = sum(odds)
    return [odd / total for odd in odds]
