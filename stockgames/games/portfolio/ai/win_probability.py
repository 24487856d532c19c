"""How likely each seat wins a game of Portfolio, from what it can expect to end with.

The more incomes are still to come, the less a lead in dollars says.
"""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.engine.victory import victory_chances, victory_parts
from stockgames.games.portfolio.ai.evaluation import collections_left, evaluate
from stockgames.games.portfolio.ai.weights import PortfolioWeights
from stockgames.games.portfolio.state import PortfolioState


def hopes(state: PortfolioState, weights: PortfolioWeights) -> Sequence[float]:
    """Return how likely each seat wins; at the end, its part of the victory."""
    if not state.actors:
        return victory_parts(state.result().ranks)
    values = evaluate(state, weights.evaluation)
    later = collections_left(state, state.active, weights.evaluation)
    doubt = weights.hopes
    miss = doubt.last + doubt.an_income / state.seats * min(later, doubt.incomes)
    return victory_chances(values, miss)
