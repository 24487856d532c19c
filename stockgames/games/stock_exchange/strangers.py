"""Who sits there: such as were seen to play, or strangers, by what arrived so far.

What somebody gives tells what kind of player it is. A whole table is taken for strangers or not: if
one of the others plays otherwise than was seen, most do.
"""

from __future__ import annotations

from random import Random
from typing import Final

from stockgames.games.stock_exchange.parts import COAL, DIAMOND
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.games.stock_exchange.weights import HabitWeights, StockExchangeWeights

SLIPS: Final = 0.005
"""How likely anybody gives any one resource, whatever they are up to."""


def strange(view: StockExchangeView, weights: StockExchangeWeights) -> float:
    """Return how likely the others are strangers, who play as anybody may."""
    likely, unlikely = weights.strangers, 1 - weights.strangers
    anybody, seen = weights.habits.habits.passing, weights.opponents.habits.passing
    for gone, arrival in enumerate(view.arrivals):
        for kind, count in enumerate(arrival.resources):
            if kind not in (COAL, DIAMOND):
                likely *= (anybody[gone][kind] + SLIPS) ** count
                unlikely *= (seen[gone][kind] + SLIPS) ** count
    return likely / (likely + unlikely)


def company(view: StockExchangeView, weights: StockExchangeWeights, rng: Random) -> HabitWeights:
    """Draw who the others are in a world; nothing is drawn where all are the same."""
    if weights.opponents is weights.habits or not weights.strangers:
        return weights.opponents
    return weights.habits if rng.random() < strange(view, weights) else weights.opponents
