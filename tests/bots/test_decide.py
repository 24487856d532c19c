from __future__ import annotations

from collections import Counter
from math import nan
from random import Random
from statistics import fmean, pstdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.bots.decide import (
    CHARACTERS,
    EVEN,
    UnknownCharacterError,
    advise,
    character,
    decide,
    equals,
    options_of,
)
from stockgames.bots.player import Findings, Tally, Weighed, merged
from stockgames.engine.state import Action
from tests.named import Named


def tally(tried: int, mean: float, *, rival: float = 0.0) -> Tally:
    """Return a tally whose outcomes deviate by 0.3."""
    return Tally(
        tried,
        total=tried * mean,
        squares=tried * (mean * mean + 0.09),
        rival=tried * rival,
    )


BEST = Findings(
    "standing",
    (
        (Named("usual"), tally(100, 0.50, rival=30)),
        (Named("calm"), tally(90, 0.496, rival=31)),
        (Named("rich"), tally(80, 0.494, rival=50)),
        (Named("mean"), tally(70, 0.496, rival=11)),
        (Named("worse"), tally(60, 0.30, rival=0)),
        (Named("untried"), tally(9, 0.60, rival=0)),
    ),
)
STAKES = {"usual": 4, "calm": 1, "rich": 9, "mean": 6, "worse": 99, "untried": 0}


def test_shares_tell_how_often_each_action_is_taken() -> None:
    assert {option.share for option in options_of(BEST)} == {None}
    often, seldom, never = Tally(9, weight=6.0), Tally(9, weight=2.0), Tally(9, weight=1.0)
    names = (Named("often"), Named("seldom"), Named("never"))
    mixed = Findings("chance", tuple(zip(names, (often, seldom, never), strict=True)), mixed=True)
    assert [option.share for option in options_of(mixed)] == [0.75, 0.25, 0.0]
    alone = Findings("chance", ((names[0], Tally()),), mixed=True)
    assert [option.share for option in options_of(alone)] == [1.0]


@pytest.mark.parametrize(
    ("character", "action"),
    [("even", "usual"), ("cautious", "calm"), ("ambitious", "rich"), ("spiteful", "mean")],
)
def test_a_character_decides_among_equals_and_only_there(character: str, action: str) -> None:
    stakes: dict[Action, float] = {Named(name): stake for name, stake in STAKES.items()}
    chosen = decide(BEST, Random(1), CHARACTERS[character], lambda one: stakes[one])
    assert chosen.action == Named(action)


def test_what_lies_clearly_behind_or_was_hardly_tried_is_no_equal() -> None:
    options = [found.weighed(action) for action, found in BEST.tallies]
    assert [weighed.action for weighed in equals(options[0], options)] == [
        Named("usual"),
        Named("calm"),
        Named("rich"),
        Named("mean"),
    ]


def test_the_more_was_tried_the_fewer_count_as_equal() -> None:
    for tried, equal in ((10, True), (10_000, False)):
        found = Findings(
            "standing",
            (
                (Named("best"), tally(tried, 0.5, rival=9)),
                (Named("next"), tally(tried, 0.48, rival=1)),
            ),
        )
        chosen = decide(found, Random(1), CHARACTERS["spiteful"]).action
        assert chosen == Named("next" if equal else "best")


N = [Named(n) for n in "012"]


def mixed(*weights: float) -> Findings:
    tallies = [Tally(10, total=5.0, squares=3.0, rival=n, weight=w) for n, w in enumerate(weights)]
    return Findings("chance", tuple(zip(N, tallies, strict=False)), mixed=True)


def test_a_mixed_strategy_is_drawn_from_by_its_shares() -> None:
    rng = Random(1)
    chosen = Counter(decide(mixed(1.0, 3.0), rng).action for _ in range(400))
    assert 50 < chosen[N[0]] < 150


def test_what_a_mixed_strategy_hardly_ever_plays_is_never_played() -> None:
    rng = Random(1)
    assert {decide(mixed(1.0, 0.2, 0.9), rng).action for _ in range(200)} == {N[0], N[2]}


def test_a_character_takes_its_favourite_of_a_mixed_strategy() -> None:
    rng, spiteful = Random(1), CHARACTERS["spiteful"]
    assert {decide(mixed(0.2, 0.9, 1.0), rng, spiteful).action for _ in range(50)} == {N[1]}


def test_a_strategy_that_learned_nothing_plays_anything() -> None:
    rng = Random(1)
    assert {decide(mixed(0.0, 0.0), rng).action for _ in range(50)} == {N[0], N[1]}


def test_advice_tells_the_best_the_next_best_and_in_how_many_worlds() -> None:
    reason = advise(BEST)
    assert reason.runner_up is not None
    assert (reason.chosen.action, reason.runner_up.action, reason.worlds) == (
        Named("usual"),
        Named("calm"),
        409,
    )
    reason = advise(mixed(1.0, 3.0))
    assert (reason.chosen.action, reason.chosen.share, reason.worlds) == (N[1], 0.75, 10)


@pytest.mark.parametrize(
    ("tallies", "best", "next_best"),
    [
        ({"often": (100, 0.68), "better": (90, 0.69)}, "better", "often"),
        ({"often": (100, 0.68), "lucky": (9, 0.99), "less": (8, 0.5)}, "often", "less"),
        ({"often": (100, 0.68), "lucky": (60, 0.69)}, "often", None),
        ({"often": (100, 0.68), "alike": (99, 0.68)}, "often", "alike"),
    ],
)
def test_advice_never_puts_an_action_before_one_with_the_better_number(
    tallies: dict[str, tuple[int, float]], best: str, next_best: str | None
) -> None:
    found = Findings("standing", tuple((Named(name), tally(*t)) for name, t in tallies.items()))
    reason = advise(found)
    assert reason.chosen.action == Named(best) == decide(found, Random(1)).action
    assert (reason.runner_up.action if reason.runner_up else None) == (
        Named(next_best) if next_best else None
    )


@pytest.mark.parametrize(
    ("chances", "best"),
    [
        ((0.0004, 0.0001, 0.0), "rich"),
        ((0.998, 0.993, 0.99), "rich"),
        ((0.999, 0.98, 0.99), "usual"),
        ((0.5, 0.495, 0.4), "usual"),
    ],
)
def test_in_a_decided_game_advice_is_what_brings_most(
    chances: tuple[float, float, float], best: str
) -> None:
    names = (Named("usual"), Named("rich"), Named("poor"))
    tallies = tuple((name, tally(90, mean)) for name, mean in zip(names, chances, strict=True))
    reason = advise(Findings("chance", tallies), lambda: Named("rich"))
    assert reason.chosen.action == Named(best)
    assert reason.runner_up is not None
    assert reason.runner_up.action != Named(best)
    assert advise(Findings("chance", tallies)).chosen.action == Named("usual")
    assert advise(Findings("chance", tallies), lambda: Named("deal")).chosen.action == names[0]


def test_a_single_action_is_taken_without_thought() -> None:
    only = Findings("standing", ((Named("only"), Tally()),))
    assert decide(only, Random(1), EVEN).action == Named("only")
    assert advise(only).runner_up is None
    assert advise(only).worlds == 0


@pytest.mark.parametrize("name", CHARACTERS)
def test_of_equals_it_takes_the_first_and_one_is_enough(name: str) -> None:
    first, twin = (Weighed(Named(action), 9, 0.5, rival=5) for action in ("first", "twin"))
    assert character(name).favourite([first, twin], lambda action: 4) is first
    assert character(name).favourite([twin], lambda action: 4) is twin


@pytest.mark.parametrize(
    ("name", "given", "taken"),
    [
        ("ambitious", "other small large", "other"),
        ("ambitious", "small other large", "large"),
        ("cautious", "other small large", "other"),
        ("cautious", "large other small", "small"),
    ],
)
def test_an_action_without_a_stake_is_compared_with_none(name: str, given: str, taken: str) -> None:
    stakes: dict[Action, float] = {Named("other"): nan, Named("small"): 1, Named("large"): 2}
    equals = [Weighed(Named(each), 9, 0.5) for each in given.split()]
    assert character(name).favourite(equals, stakes.__getitem__).action == Named(taken)


def test_characters_are_known_by_their_ids_and_even_is_the_first() -> None:
    assert [entry.id for entry in CHARACTERS.values()] == [*CHARACTERS]
    assert next(iter(CHARACTERS.values())) is EVEN


def test_an_unknown_character_is_named_with_those_that_are_known() -> None:
    with pytest.raises(UnknownCharacterError, match=r"'kind' \(known: even, cautious, ambitious"):
        character("kind")


A, B, C = (Named(name) for name in "abc")

worlds = st.lists(
    st.tuples(st.floats(0, 1), st.lists(st.integers(-50, 90), min_size=3, max_size=3)), min_size=1
)


def tally_of(found: list[tuple[float, list[int]]], seat: int = 1) -> Tally:
    made = Tally()
    for outcome, scores in found:
        made.add(outcome, scores, seat)
    return made


@given(worlds)
def test_a_tally_keeps_what_averages_need(found: list[tuple[float, list[int]]]) -> None:
    weighed = tally_of(found).weighed(Named("action"))
    outcomes, own = [outcome for outcome, _ in found], [scores[1] for _, scores in found]
    assert weighed.tried == len(found)
    assert weighed.mean == pytest.approx(fmean(outcomes))
    assert weighed.error == pytest.approx(pstdev(outcomes) / len(found) ** 0.5, abs=1e-6)
    assert weighed.own == pytest.approx(fmean(own))
    assert weighed.spread == pytest.approx(pstdev(own), abs=1e-4)
    assert weighed.rival == pytest.approx(fmean(max(a, c) for _, (a, _, c) in found))


@given(worlds, worlds, worlds)
def test_what_several_found_is_as_if_one_had_found_it_all(
    one: list[tuple[float, list[int]]],
    other: list[tuple[float, list[int]]],
    third: list[tuple[float, list[int]]],
) -> None:
    together = merged(
        Findings("standing", ((A, tally_of(part)), (B, tally_of(part[:1]))))
        for part in (one, other, third)
    )
    expected: dict[Action, Tally] = {
        A: tally_of(one + other + third),
        B: tally_of(one[:1] + other[:1] + third[:1]),
    }
    assert [action for action, _ in together.tallies] == [A, B]
    for action, found in together.tallies:
        assert found.weighed(action).mean == pytest.approx(expected[action].weighed(action).mean)
        assert found.own_squares == pytest.approx(expected[action].own_squares)
        assert found.tried == expected[action].tried


def test_strategies_are_added_up_and_nothing_that_one_found_is_lost() -> None:
    one = Findings(
        "chance",
        ((A, Tally(2, weight=3.0)), (B, Tally(2, weight=1.0))),
        mixed=True,
    )
    other = Findings("chance", ((B, Tally(5, weight=9.0)), (C, Tally(5, weight=2.0))), True)
    together = merged([one, other])
    assert together.mixed
    assert [(a, t.tried, t.weight) for a, t in together.tallies] == [
        (A, 2, 3.0),
        (B, 7, 10.0),
        (C, 5, 2.0),
    ]
    assert dict(one.tallies)[B].weight == 1.0


def test_alone_there_is_no_rival() -> None:
    made = Tally()
    made.add(7.0, [7], 0)
    assert made.weighed(Named("x")).rival == 0.0
