"""Who sits there: shrewd players, hasty ones or strangers, by what arrived so far.

What somebody gives tells what kind of player it is. All others at a table are taken for the same
kind: if one of them plays otherwise than was thought, most do.
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
"""How likely anybody gives any one resource, whatever they are up to."""
SHARPER: Final = 1.4
"""How much more than by itself what arrived counts: so bots win more at either kind of table."""

Kinds: TypeAlias = tuple[tuple[float, Habits], ...]
"""How likely each kind of table is before anything arrived, and what goes on at it."""


def odds(view: StockExchangeView, weights: StockExchangeWeights) -> Sequence[float]:
    """Return how likely each kind of table of the weights is, by what arrived; they sum to 1."""
    return _odds(
        tuple([(table.likely, table.others.habits) for table in weights.tables]), view.arrivals
    )


@lru_cache(maxsize=64)
def _odds(kinds: Kinds, arrivals: tuple[Arrival, ...]) -> Sequence[float]:
    likely = [before * _likelihood(habits, arrivals) ** SHARPER for before, habits in kinds]
    return [one / sum(likely) for one in likely]


def _likelihood(habits: Habits, arrivals: Sequence[Arrival]) -> float:
    """Return how likely these arrive; each comes from somebody else, so they are independent."""
    return prod(
        (share + SLIPS) ** count
        for arrival, shares in zip(arrivals, habits.arriving, strict=False)
        for share, count in zip(shares, arrival.resources, strict=True)
    )


def company(view: StockExchangeView, weights: StockExchangeWeights, rng: Random) -> HabitWeights:
    """Draw what the others are up to in a world; nothing is drawn where all tables are alike."""
    if len(weights.tables) == 1:
        return weights.tables[0].others
    return rng.choices(weights.tables, odds(view, weights))[0].others
