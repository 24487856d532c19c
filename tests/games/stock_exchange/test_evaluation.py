"""Expected scores: exact at the end, comparable before, and useful for greedy bots."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.weights import WeightsError, as_plain, from_plain
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.actions import deranged, random_submission
from stockgames.games.stock_exchange.ai import weights
from stockgames.games.stock_exchange.ai.opponent_model import production
from stockgames.games.stock_exchange.ai.playout import typical
from stockgames.games.stock_exchange.options import Setup, stocks_without
from stockgames.games.stock_exchange.refusals import refusal
from stockgames.games.stock_exchange.view import books
from tests.games.stock_exchange.table import (
    GAME,
    WEIGHTS,
    kind,
    opened,
    played,
    submission,
    truth,
    view,
)

SEEDS = st.integers(0, 10_000)


@given(SEEDS)
def test_in_the_end_it_is_the_score(seed: int) -> None:
    state = truth(played(seed))
    assert list(GAME.evaluate(state)) == list(map(float, state.result().scores))


@given(st.integers(0, 2**32 - 1), st.integers(1, p.ROUNDS))
def test_typical_doings_make_four_and_give_what_rounds_ask(profile_seed: int, number: int) -> None:
    for seat, doings in enumerate(typical(WEIGHTS.habits.habits, profile_seed, number, 0, 4)):
        assert len(doings.kept) + len(doings.given) == p.PRODUCED
        assert len({to for to, _ in doings.given} - {seat}) == p.RECIPIENTS[number]


def test_a_sealed_submission_counts() -> None:
    match = opened()
    rng = Random(1)
    gains = []
    for _ in range(20):
        poor = GAME.determinize(view(match, 0), rng)
        rich = poor.copy()
        poor.apply(0, submission(poor.books(0)))
        rich.apply(0, submission(rich.books(0), "iron iron prize_token prize_token"))
        gains.append(GAME.evaluate(rich)[0] - GAME.evaluate(poor)[0])
    assert sum(gains) / len(gains) > 4_000


ONLY_OIL = replace(WEIGHTS.habits, plans=(weights.PlanWeights(16, {"oil": 1.0}),))


@pytest.mark.parametrize("makes", [{"coal": 1.0}, {"rubber": 1.0}, {"oil": 0.0}, {}])
def test_a_plan_makes_what_can_be_made(makes: dict[str, float]) -> None:
    with pytest.raises(WeightsError, match="a plan makes some of book"):
        from_plain(weights.PlanWeights, {"often": 1, "makes": makes})


@pytest.mark.parametrize("often", [15, 17])
def test_plans_are_followed_by_sixteen(often: int) -> None:
    plain = as_plain(WEIGHTS.habits)
    plain["plans"] = [{"often": often, "makes": {"oil": 1.0}}]
    with pytest.raises(WeightsError, match=f"by 16 players in all, not {often}"):
        from_plain(weights.HabitWeights, plain)


def test_worlds_are_made_up_with_the_weights_of_the_game() -> None:
    made = production(ONLY_OIL.habits, 0, 0, 1, Random(1))
    assert [p.RESOURCES[kind] for kind in made] == ["oil"] * 4


def test_opponents_mostly_do_as_was_seen_and_some_as_was_thought_before() -> None:
    (table,) = WEIGHTS.with_traces({kind("gold"): 7, kind("book"): 2}).tables
    taught = table.others
    seen, *usual = taught.plans
    assert seen.often == weights.SEEN
    assert {name: often for name, often in seen.makes.items() if often} == {"gold": 7, "book": 2}
    assert [plan.often for plan in usual] == [1] * (16 - weights.SEEN)
    most = sorted((plan.often for plan in WEIGHTS.habits.plans), reverse=True)[: 16 - weights.SEEN]
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
    shrewd, hasty, strangers = WEIGHTS.with_traces({kind("gold"): 1}, [LIFE], [LIFE, LIFE]).tables
    assert shrewd.likely > hasty.likely > strangers.likely
    assert hasty.others == replace(WEIGHTS.habits, lives=(LIFE, LIFE))
    assert strangers.others == WEIGHTS.habits
    assert [table.others for table in WEIGHTS.with_traces({kind("gold"): 1}, [LIFE]).tables] == [
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
    words = weights.encode_trace(drawn)
    life = replace(WEIGHTS.habits, lives=((words, *LIFE[1:]),)).habits.lives[0]
    assert life.made[0] == drawn.produce
    assert life.given[0] == tuple(gift.resource for gift in drawn.resources)


def test_who_has_seen_nobody_thinks_of_opponents_as_of_everybody() -> None:
    assert WEIGHTS.without_traces.tables == (weights.TableWeights(1.0, WEIGHTS.habits),)
    assert replace(WEIGHTS.without_traces, tables=WEIGHTS.tables) == WEIGHTS


def test_kinds_of_tables_are_all_that_there_is() -> None:
    plain = as_plain(WEIGHTS.without_traces)
    plain["tables"][0]["likely"] = 0.9
    with pytest.raises(WeightsError, match="likely 1 in all"):
        from_plain(weights.StockExchangeWeights, plain)


def test_only_the_search_goes_by_what_was_seen() -> None:
    other = GAME.with_weights(replace(WEIGHTS, tables=(weights.TableWeights(1.0, ONLY_OIL),)))
    seen = view(opened(), 0)
    world = other.imagine(seen, Random(1), lambda state, seat: pytest.fail("asked"))
    assert world.script is not None
    intents = [intent for intent in world.script.intents if intent is not None]
    assert {p.RESOURCES[made] for intent in intents for made in intent.produce} == {"oil"}
    state = GAME.determinize(seen, Random(1))
    assert other.evaluate(state) == GAME.evaluate(state)


def test_nothing_derived_is_written() -> None:
    assert "habits" not in as_plain(WEIGHTS.habits)


@pytest.mark.parametrize("moves", [0, 5, 12, 23])
def test_the_books_of_a_view_are_those_of_the_rules(moves: int) -> None:
    match = played(7, moves)
    for seat in range(8):
        assert books(view(match, seat)) == truth(match).books(seat)


def test_a_bystander_sees_who_has_sealed_and_nothing_of_anybody() -> None:
    seen = view(played(7, 13), None)
    assert seen.seat is None
    assert len(seen.actors) == 3
    assert seen.round == 2
    assert (seen.garnets, sum(seen.resources), sum(seen.stocks)) == (0, 0, 0)
    assert (seen.arrivals, seen.submissions, seen.laid, seen.audit) == ((), (), None, None)
    assert seen.fizzled == (None,)


@given(st.integers(0, 10_000), st.integers(0, 23))
def test_every_one_is_allowed(seed: int, moves: int) -> None:
    state = truth(played(seed, moves))
    for seat in state.actors:
        books = state.books(seat)
        assert refusal(books, random_submission(books, Random(seed))) is None


def test_every_kind_of_choice_comes_up() -> None:
    state = truth(played(1, 8, garnets=4))
    state.resources[3][p.DIAMOND] = 1
    rng = Random(1)
    drawn = [random_submission(state.books(3), rng) for _ in range(2_000)]
    assert {made for laid in drawn for made in laid.produce} == set(p.PRODUCIBLE)
    assert {len(laid.exchange) for laid in drawn} == {0, 1, 2}
    assert {len(set(laid.produce)) for laid in drawn} == {1, 2, 3, 4}
    fresh = Counter(g.fresh for laid in drawn for g in laid.resources if g.resource == p.DIAMOND)
    assert min(fresh[True], fresh[False]) > 20
    assert {g.to for laid in drawn for g in laid.resources} == set(state.owes_resource[3])
    assert {g.to for laid in drawn for g in laid.stocks} == set(state.owes_stock[3])


@given(st.integers(0, 10_000), st.integers(0, 7), st.integers(1, 7))
def test_any_pattern_that_is_drawn_can_be_dealt(seed: int, seat: int, step: int) -> None:
    company = (seat + step) % 8
    lacking = deranged(Random(seed), {seat: company})
    assert lacking[seat] == company
    assert Setup(stocks=stocks_without(lacking)).misdealt() is None
