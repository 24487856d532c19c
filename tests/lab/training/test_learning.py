"""Solo training learns the values of a toy's positions, and resumes after an interruption."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from itertools import islice
from typing import Any

import pytest

from stockgames.lab.training.learning import FIRST_STEP, LAST_STEP, STEADY, Course, learn, step_at

CHANCES = (0.9, 0.4, 0.6)
"""The probability that each door of the toy pays 10."""


class Doors:
    """Three times one of three doors is opened; behind it is 10 or nothing."""

    scale = 10.0
    count = 4 * 31

    def start(self) -> tuple[int, int]:
        return 0, 0

    def score(self, position: Any) -> float | None:
        return float(position[1]) if position[0] == 3 else None

    def value(self, position: Any) -> float:
        raise AssertionError

    def features(self, position: Any) -> Sequence[int]:
        return (position[0] * 31 + position[1],)

    def prospects(self, position: Any) -> Any:
        opened, gold = position
        return [
            (door, [(chance, (opened + 1, gold + 10)), (1 - chance, (opened + 1, gold))])
            for door, chance in enumerate(CHANCES)
        ]


def after(games: int, course: Course | None = None, stop: int | None = None) -> Course:
    doors: Any = Doors()
    course = course or Course.begin(doors.count, doors.scale, 7)
    list(islice(learn(course, doors, games, 7), stop))
    return course


def test_it_learns_what_the_best_choice_comes_to() -> None:
    course, doors = after(3000), Doors()
    for position, worth in (((0, 0), 27), ((1, 10), 28), ((2, 20), 29), ((2, 10), 19)):
        assert course.value(doors.features(position)) == pytest.approx(worth, abs=1.5)


def test_what_never_came_says_nothing() -> None:
    network = after(20).network()
    assert not any(network.rows[30])
    assert any(network.rows[0])


def test_what_was_broken_off_goes_on_as_if_it_had_not_been() -> None:
    whole, part = after(60), after(60, stop=25)
    assert part.games == 25
    assert after(60, deepcopy(part)) == whole


def test_steps_grow_smaller() -> None:
    assert step_at(0.0) == step_at(STEADY) == FIRST_STEP
    assert step_at(0.5) > step_at(0.8) > step_at(1.0) == pytest.approx(FIRST_STEP * LAST_STEP)
