"""On a toy whose right weight is known it is found, and what does not matter stays as it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import log
from random import Random

import pytest

from stockgames.bots.arena import Fixture, Outcome
from stockgames.bots.changes import Plain, TuningError
from stockgames.bots.race import Sides
from stockgames.bots.tuning import Course, Terms, check, tune
from stockgames.engine.weights import WeightsError

RIGHT = 3.0
SEATS = 3
BEGUN = Course({"sweet": 1.0, "useless": 1.0})
TERMS = Terms(SEATS, "toy", ("sweet", "useless"), most_deals=100)


def play(games: Sequence[Fixture], sides: Sides) -> Iterator[Outcome]:
    """Let whose `sweet` is nearer to the right one do better, but for luck."""
    for game in games:
        rng = Random(f"{game.deal}/{game.number % 2}")
        scores = tuple(
            round(100 * (rng.random() - abs(log(sides[side]["sweet"] / RIGHT))))
            for side in game.players
        )
        ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
        yield Outcome(game, ranks, scores)


def allowed(weights: Plain) -> None:
    if not 0.01 < weights["sweet"] < 100:
        raise WeightsError("out of bounds")


def after(steps: int, course: Course = BEGUN, terms: Terms = TERMS) -> Course:
    *_, last = islice(tune(course, terms, play, allowed), steps)
    return last


def test_the_right_weight_is_found() -> None:
    found = after(60)
    assert abs(log(found.champion["sweet"] / RIGHT)) < 0.2 < abs(log(1 / RIGHT))
    assert check(found, TERMS, BEGUN.champion, 50, play).interval[0] > 0.5
    assert check(BEGUN, TERMS, found.champion, 50, play).interval[1] < 0.5


def test_where_nothing_matters_hardly_anything_changes() -> None:
    idle = Terms(SEATS, "toy", ("useless",), most_deals=100)
    found = after(60, terms=idle)
    assert sum(step.kept for step in found.steps) <= 3
    assert found.width < BEGUN.width


def test_only_what_was_kept_is_in_the_champion() -> None:
    champion = dict(BEGUN.champion)
    found = after(30)
    for step in found.steps:
        assert {name: before for name, (before, _) in step.changes.items()} == {
            name: champion[name] for name in step.changes
        }
        assert step.kept == step.lead.is_clear
        if step.kept:
            champion |= {name: tried for name, (_, tried) in step.changes.items()}
    assert champion == found.champion
    assert any(step.kept for step in found.steps)
    assert found.games == 2 * sum(step.lead.deals for step in found.steps)


def test_a_course_that_was_broken_off_goes_on_as_if_it_had_not_been() -> None:
    whole = after(12)
    assert after(7, after(5)) == whole


def test_no_deal_is_played_in_two_races() -> None:
    seen: list[int] = []

    def remembers(games: Sequence[Fixture], sides: Sides) -> Iterator[Outcome]:
        seen.extend({game.deal for game in games})
        return play(games, sides)

    *_, last = islice(tune(BEGUN, TERMS, remembers, allowed), 8)
    check(last, TERMS, BEGUN.champion, 30, remembers)
    assert len(seen) == len(set(seen)) == last.games // 2 + 30


def test_weights_that_a_game_refuses_are_never_tried() -> None:
    def none(weights: Plain) -> None:
        raise WeightsError("no")

    with pytest.raises(TuningError):
        next(tune(BEGUN, TERMS, play, none))
