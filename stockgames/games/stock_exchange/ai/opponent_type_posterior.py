"""Infers from the resources that arrived whether opponents are shrewd, hasty or unknown players.

What a player gives shows its type. All others at a table are assumed to have the same type: if one
of them plays differently than expected, most do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from random import Random
from typing import Final, TypeAlias

from stockgames.games.stock_exchange.ai.opponent_model import Habits
from stockgames.games.stock_exchange.ai.weights import HabitWeights, StockExchangeWeights
from stockgames.games.stock_exchange.view import Arrival, StockExchangeView

SLIPS: Final = 0.005
"""The probability of any one resource as a gift, regardless of the model."""
SHARPER: Final = 1.4
"""An exponent on the likelihood of arrivals; with it bots win more at both types of tables."""

Kinds: TypeAlias = tuple[tuple[float, Habits], ...]
"""The prior probability of each table type, with its opponent model."""


def odds(view: StockExchangeView, weights: StockExchangeWeights) -> Sequence[float]:
    """Return the probability of each table type in the weights, given what arrived; they sum
    to 1.
    """
    return _odds(
        tuple([(table.likely, table.others.habits) for table in weights.tables]), view.arrivals
    )


@lru_cache(maxsize=64)
def _odds(kinds: Kinds, arrivals: tuple[Arrival, ...]) -> Sequence[float]:
    likely = [before * _likelihood(habits, arrivals) ** SHARPER for before, habits in kinds]
    return [one / sum(likely) for one in likely]


def _likelihood(habits: Habits, arrivals: Sequence[Arrival]) -> float:
    """Return the likelihood of these arrivals; each comes from another seat, so they are
    independent.
    """
    return prod(
        (share + SLIPS) ** count
        for arrival, shares in zip(arrivals, habits.arriving, strict=False)
        for share, count in zip(shares, arrival.resources, strict=True)
    )


def company(view: StockExchangeView, weights: StockExchangeWeights, rng: Random) -> HabitWeights:
    """Draw the table type of a sample; consumes no randomness if there is only one."""
    if len(weights.tables) == 1:
        return weights.tables[0].others
    return rng.choices(weights.tables, odds(view, weights))[0].others
