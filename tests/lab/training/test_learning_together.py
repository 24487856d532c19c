"""Multi-player training: who sits there, what a game teaches, and resuming."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import islice
from random import Random

import pytest

from stockgames.games.nyse.ai.features import FEATURES
from stockgames.games.nyse.game import GAME
from stockgames.lab.training.learning import FIRST_STEP, Course
from stockgames.lab.training.learning_together import (
    DAILY,
    LEARNED,
    LOOSE,
    STEADY,
    kinds,
    learn_together,
)


def after(games: int, course: Course | None = None, stop: int | None = None) -> Course:
    course = course or Course.begin(FEATURES, 1.0, 7)
    list(islice(learn_together(course, GAME, games, 7), stop))
    return course


def test_it_learns_which_of_two_seats_wins_how_often() -> None:
    course, rng = Course.begin(3, 1.0, 1), Random(1)
    for _ in range(6000):
        first = rng.random() < 0.8
        course.teach_together([(0, 2), (1, 2)], [float(first), float(not first)], FIRST_STEP)
    guess = course.teach_together([(0, 2), (1, 2)], [1.0, 0.0], 0.0)
    assert sum(guess) == pytest.approx(1)
    assert guess[0] == pytest.approx(0.8, abs=0.05)


def test_what_was_thought_is_returned_before_it_is_changed() -> None:
    course = Course.begin(2, 1.0, 1)
    first = course.teach_together([(0,), (1,)], [1.0, 0.0], 0.01)
    second = course.teach_together([(0,), (1,)], [1.0, 0.0], 0.01)
    assert second[0] > first[0]


def test_all_kinds_sit_at_the_tables_and_always_somebody_learns_or_is_learned_from() -> None:
    rng, met = Random(1), Counter[object]()
    for _ in range(400):
        met.update(kinds(4, rng))
    assert set(met) == {LEARNED, STEADY, LOOSE, DAILY}
    assert met[LEARNED] > 400


def test_what_was_broken_off_goes_on_as_if_it_had_not_been() -> None:
    whole, part = after(6), after(6, stop=3)
    assert part.games == 3
    assert after(6, deepcopy(part)) == whole


def test_games_change_what_they_were_about_and_nothing_else() -> None:
    before, course = Course.begin(FEATURES, 1.0, 7), after(3)
    changed = [row.now != old.now for row, old in zip(course.rows, before.rows, strict=True)]
    met = [any(row.long) for row in course.rows]
    assert changed == met
    assert any(met)
    assert not all(met)
