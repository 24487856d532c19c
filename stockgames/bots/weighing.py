"""The weights that a game provides for the bots that play it."""

from __future__ import annotations

from typing import Final

from stockgames.engine.game import AnyGame
from stockgames.engine.weights import SecretWeights, SoloTreeWeights, TreeWeights

USUAL_TREE: Final = TreeWeights(
    exploration=3.0,
    trust=0.5,
    win_share=0.8,
    noise=0.5,
    naive=0.8,
)
"""The search weights of a game that has none."""
USUAL_SECRETS: Final = SecretWeights(
    exploration=0.2,
    learns=0.3,
    naive=0.6,
    noise=0.5,
    followed=0.15,
    trust=0.0,
    decided=1.0,
)
"""The weights for simultaneous search of a game that has none."""


def tree_weights(game: AnyGame) -> TreeWeights:
    """Return a game's weights for tree search, or defaults."""
    found = getattr(game.weights, "search", None)
    return found if isinstance(found, TreeWeights) else USUAL_TREE


def trust_and_noise(weights: TreeWeights, seats: int) -> tuple[float, float]:
    """Return the trust in heuristic gains and the noise added to them, for this number of seats."""
    if seats == 1 and isinstance(weights, SoloTreeWeights):
        return weights.trust_alone, weights.noise_alone
    return weights.trust, weights.noise


def secret_weights(game: AnyGame) -> SecretWeights:
    """Return a game's weights for simultaneous search, or defaults."""
    found = getattr(game.weights, "search", None)
    return found if isinstance(found, SecretWeights) else USUAL_SECRETS
