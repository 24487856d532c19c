"""Each seat's share of the win: certain at the end, likely before it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from stockgames.engine.state import Result


def win_shares(ranks: Sequence[int]) -> list[float]:
    """Return each seat's share of the win by its rank; seats that tie for first share it."""
    winners = ranks.count(1)
    return [(rank == 1) / winners for rank in ranks]


def utilities(result: Result, win_share: float) -> list[float]:
    """Return 0 to 1 for each seat: `win_share` for winning, the rest for its score.

    Scores are scaled from 0 for the worst to 1 for the best. A seat alone at the table gets its
    score.
    """
    scores = result.scores
    if len(scores) == 1:
        return [float(scores[0])]
    best, worst = max(scores), min(scores)
    spread = (best - worst) or 1
    return [
        win_share * part + (1 - win_share) * (score - worst) / spread
        for part, score in zip(win_shares(result.ranks), scores, strict=True)
    ]


def victory_chances(worths: Sequence[float], spread: float) -> list[float]:
    """Return each seat's chance to win, 0 to 1, by its expected final worth; they sum to 1.

    A lead of `spread`, in the unit of the worths, makes a seat e times as likely to win. The worth
    of a seat that is out is minus infinity.
    """
    most = max(worths)
    odds = [exp((worth - most) / spread) for worth in worths]
    total = sum(odds)
    return [odd / total for odd in odds]
