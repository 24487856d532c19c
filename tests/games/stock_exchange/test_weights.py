"""Inconsistent weights are refused, and derived values are computed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stockgames.engine.weights import WeightsError, as_plain, from_plain
from stockgames.games.stock_exchange.ai.opponent_model import production
from stockgames.games.stock_exchange.ai.weights import (
    SEEN,
    HabitWeights,
    PlanWeights,
    StockExchangeWeights,
    TableWeights,
    told,
)
from stockgames.games.stock_exchange.parts import RESOURCES
from stockgames.games.stock_exchange.sampling import random_submission
from stockgames.games.stock_exchange.view import books
from tests.games.stock_exchange.table import GAME, WEIGHTS, kind, opened, view

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
    made = production(ONLY_OIL.habits, 0, 0, 1, Random(1))
    assert [RESOURCES[kind] for kind in made] == ["oil"] * 4


def test_opponents_mostly_do_as_was_seen_and_some_as_was_thought_before() -> None:
    (table,) = WEIGHTS.taught({kind("gold"): 7, kind("book"): 2}).tables
    taught = table.others
    seen, *usual = taught.plans
    assert seen.often == SEEN
    assert {name: often for name, often in seen.makes.items() if often} == {"gold": 7, "book": 2}
    assert [plan.often for plan in usual] == [1] * (16 - SEEN)
    most = sorted((plan.often for plan in WEIGHTS.habits.plans), reverse=True)[: 16 - SEEN]
    assert [
        next(old.often for old in WEIGHTS.habits.plans if old.makes == plan.makes) for plan in usual
    ] == most
    assert taught.strewing == WEIGHTS.habits.strewing


LIFE = (
    "gold gold oil oil > oil oil",
    "book gold oil oil > oil coal",
    "book oil oil oil > oil oil gold",
)


def test_whole_lives_are_kept_and_followed() -> None:
    shrewd, hasty, strangers = WEIGHTS.taught({kind("gold"): 1}, [LIFE], [LIFE, LIFE]).tables
    assert shrewd.likely > hasty.likely > strangers.likely
    assert hasty.others == replace(WEIGHTS.habits, lives=(LIFE, LIFE))
    assert strangers.others == WEIGHTS.habits
    assert [table.others for table in WEIGHTS.taught({kind("gold"): 1}, [LIFE]).tables] == [
        shrewd.others,
        strangers.others,
    ]
    taught = shrewd.others
    assert taught.lives == (LIFE,)
    gold, oil = kind("gold"), kind("oil")
    assert production(taught.habits, 5, 2, 1, Random(1)) == [gold, gold, oil, oil]
    assert taught.habits.lives[0].given[2] == (oil, oil, gold)


@pytest.mark.parametrize(
    ("life", "problem"),
    [
        (LIFE[:2], "3 rounds"),
        (("gold gold oil > oil oil", *LIFE[1:]), "4 made > 2 given"),
        (("gold gold oil oil > oil", *LIFE[1:]), "4 made > 2 given"),
        (("gold gold oil coal > oil oil", *LIFE[1:]), "can be made"),
        (("gold gold oil tin > oil oil", *LIFE[1:]), "'tin' is no resource"),
    ],
)
def test_lives_that_nobody_can_have_led_are_refused(life: tuple[str, ...], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        replace(WEIGHTS.habits, lives=(life,))


def test_a_submission_is_told_as_lives_tell_it() -> None:
    drawn = random_submission(books(view(opened(), 1)), Random(3))
    words = told(drawn)
    life = replace(WEIGHTS.habits, lives=((words, *LIFE[1:]),)).habits.lives[0]
    assert life.made[0] == drawn.produce
    assert life.given[0] == tuple(gift.resource for gift in drawn.resources)


def test_who_has_seen_nobody_thinks_of_opponents_as_of_everybody() -> None:
    assert WEIGHTS.untaught.tables == (TableWeights(1.0, WEIGHTS.habits),)
    assert replace(WEIGHTS.untaught, tables=WEIGHTS.tables) == WEIGHTS


def test_kinds_of_tables_are_all_that_there_is() -> None:
    plain = as_plain(WEIGHTS.untaught)
    plain["tables"][0]["likely"] = 0.9
    with pytest.raises(WeightsError, match="likely 1 in all"):
        from_plain(StockExchangeWeights, plain)


def test_only_the_search_goes_by_what_was_seen() -> None:
    other = GAME.weighing(replace(WEIGHTS, tables=(TableWeights(1.0, ONLY_OIL),)))
    seen = view(opened(), 0)
    world = other.imagine(seen, Random(1), lambda state, seat: pytest.fail("asked"))
    assert world.script is not None
    intents = [intent for intent in world.script.intents if intent is not None]
    assert {RESOURCES[made] for intent in intents for made in intent.produce} == {"oil"}
    state = GAME.determinize(seen, Random(1))
    assert other.evaluate(state) == GAME.evaluate(state)


def test_nothing_derived_is_written() -> None:
    assert "habits" not in as_plain(WEIGHTS.habits)
