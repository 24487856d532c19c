"""Weights that make no sense together are refused, and what follows from them follows."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stockgames.engine.weights import WeightsError, as_plain, from_plain
from stockgames.games.stock_exchange.habits import production
from stockgames.games.stock_exchange.parts import RESOURCES
from stockgames.games.stock_exchange.weights import HabitWeights, PlanWeights
from tests.games.stock_exchange.table import GAME, WEIGHTS, opened, view

ONLY_OIL = replace(WEIGHTS.habits, plans=(PlanWeights(16, {"oil": 1.0}),))


@pytest.mark.parametrize("makes", [{"coal": 1.0}, {"rubber": 1.0}, {"oil": 0.0}, {}])
def test_a_plan_makes_what_can_be_made(makes: dict[str, float]) -> None:
    with pytest.raises(WeightsError, match="a plan makes some of book"):
        from_plain(PlanWeights, {"often": 1, "makes": makes})


@pytest.mark.parametrize("often", [15, 17])
def test_plans_are_followed_by_sixteen(often: int) -> None:
    plain = as_plain(WEIGHTS.habits)
    plain["plans"] = [{"often": often, "makes": {"oil": 1.0}}]
    with pytest.raises(WeightsError, match=f"by 16 players in all, not {often}"):
        from_plain(HabitWeights, plain)


def test_worlds_are_made_up_with_the_weights_of_the_game() -> None:
    made = production(ONLY_OIL.habits, 0, 0, Random(1))
    assert [RESOURCES[kind] for kind in made] == ["oil"] * 4
    other = GAME.weighing(replace(WEIGHTS, habits=ONLY_OIL))
    world = other.imagine(view(opened(), 0), Random(1), lambda state, seat: pytest.fail("asked"))
    assert world.script is not None
    intents = [intent for intent in world.script.intents if intent is not None]
    assert {RESOURCES[kind] for intent in intents for kind in intent.produce} == {"oil"}


def test_nothing_derived_is_written() -> None:
    assert "habits" not in as_plain(WEIGHTS.habits)
