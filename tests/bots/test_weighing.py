"""Games may bring their own search weights; others get the defaults."""

from __future__ import annotations

from lemonade.rules.game import GAME as LEMONADE
from stockgames.engine.weights import (
    USUAL_TREE,
    SoloTreeWeights,
    secret_weights,
    tree_weights,
    trust_and_noise,
)
from stockgames.games.exchange.game import GAME as EXCHANGE
from stockgames.games.nyse.game import GAME as NYSE


def test_a_game_is_searched_with_its_own_weights() -> None:
    assert tree_weights(NYSE) is NYSE.weights.search
    assert secret_weights(EXCHANGE) is EXCHANGE.weights.search
    assert tree_weights(LEMONADE) is USUAL_TREE


def test_alone_opinions_are_trusted_otherwise_where_the_game_says_so() -> None:
    solo = SoloTreeWeights(3.0, 0.5, 0.8, 0.4, 0.8, trust_alone=0.2, noise_alone=0.1)
    assert trust_and_noise(solo, 1) == (0.2, 0.1)
    assert trust_and_noise(solo, 2) == (0.5, 0.4)
    assert trust_and_noise(USUAL_TREE, 1) == trust_and_noise(USUAL_TREE, 4)
