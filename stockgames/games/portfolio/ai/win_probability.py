"""Each seat's chance to win a game of Portfolio, from its expected final cash.

The more incomes are still to come, the less a lead in dollars counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.engine.victory import victory_chances, victory_parts
from stockgames.games.portfolio.ai.evaluation import collections_left, evaluate
from stockgames.games.portfolio.ai.weights import PortfolioWeights
from stockgames.games.portfolio.state import PortfolioState


def win_probabilities(state: PortfolioState, weights: PortfolioWeights) -> Sequence[float]:
    """Return each seat's chance to win; at the end, its share of the win."""
    if not state.actors:
        return victory_parts(state.result().ranks)
    values = evaluate(state, weights.evaluation)
    later = collections_left(state, state.active, weights.evaluation)
    doubt = weights.hopes
    miss = doubt.last + doubt.an_income / state.seats * min(later, doubt.incomes)
    return victory_chances(values, miss)
