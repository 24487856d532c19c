"""Values derived from Portfolio's weights are computed from those in use, and not stored."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.engine.weights import WeightsError, as_plain, from_plain
from stockgames.games.portfolio.ai.weights import EvaluationWeights, PortfolioWeights
from stockgames.games.portfolio.game import GAME
from stockgames.games.portfolio.parts import CARD_NAMES

WEIGHTS = GAME.weights


def mask(*names: str) -> int:
    return sum(1 << CARD_NAMES.index(name) for name in names)


def test_potentials_are_those_of_the_weights_in_use() -> None:
    usual = WEIGHTS.evaluation
    other = replace(usual, ready=2 * usual.ready, pair=3 * usual.pair, gap=0.0)
    run, pair, gap = mask("5S", "6S", "7S"), mask("5S", "6S"), mask("5S", "7S")
    assert other.potentials[run] == pytest.approx(2 * usual.potentials[run])
    assert other.potentials[pair] == pytest.approx(3 * usual.potentials[pair])
    assert usual.potentials[gap] > other.potentials[gap] == 0


def test_nothing_derived_is_written_or_compared() -> None:
    plain = as_plain(WEIGHTS.evaluation)
    assert "potentials" not in plain
    assert from_plain(EvaluationWeights, plain) == WEIGHTS.evaluation


def test_all_weights_can_be_written_and_read_again() -> None:
    assert from_plain(PortfolioWeights, as_plain(WEIGHTS)) == WEIGHTS


@pytest.mark.parametrize(("name", "value"), [("eager", 1.5), ("cards_a_turn", 0), ("poor", "much")])
def test_a_weight_out_of_bounds_is_named(name: str, value: object) -> None:
    with pytest.raises(WeightsError, match=name):
        from_plain(EvaluationWeights, {**as_plain(WEIGHTS.evaluation), name: value})
