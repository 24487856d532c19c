from __future__ import annotations

from stockgames.analysis.choices import by_size, turning_point, turning_points
from tests.analysis.games import verdict


def test_only_what_exceeds_its_error_is_told() -> None:
    assert turning_point(verdict(1, lost=(0.10, 0.06))) is None
    told = turning_point(verdict(1, lost=(0.10, 0.04)))
    assert told is not None
    assert not told.is_found
    assert told.size.mean == 0.10


def test_what_is_tiny_is_not_told_however_certain() -> None:
    assert turning_point(verdict(1, lost=(0.01, 0.0001))) is None
    assert turning_point(verdict(1, lost=(0.3, 0.0001), scale="score")) is None
    assert turning_point(verdict(1, lost=(0.6, 0.0001), scale="score")) is not None


def test_a_hard_choice_is_found_where_it_beats_the_obvious_one() -> None:
    told = turning_point(verdict(1, gained=(0.2, 0.05)))
    assert told is not None
    assert told.is_found
    assert turning_point(verdict(1, gained=(0.2, 0.15))) is None


def test_what_beat_the_obvious_but_lay_behind_something_else_was_missed() -> None:
    told = turning_point(verdict(1, lost=(0.2, 0.02), gained=(0.3, 0.02)))
    assert told is not None
    assert not told.is_found
    assert turning_point(verdict(1, lost=(0.05, 0.04), gained=(0.3, 0.02))) is None


def test_the_largest_are_told_in_the_order_of_time() -> None:
    verdicts = [verdict(n, lost=(size, 0.001)) for n, size in enumerate((0.1, 0.5, 0.03, 0.3, 0.2))]
    assert [point.verdict.number for point in turning_points(verdicts, 3)] == [1, 3, 4]
    assert [point.verdict.number for point in by_size(verdicts)] == [1, 3, 4, 0, 2]


def test_what_was_found_keeps_two_places_of_five_and_takes_those_that_are_free() -> None:
    missed = [verdict(n, lost=(0.5, 0.001)) for n in range(6)]
    found = [verdict(10 + n, gained=(0.1, 0.001)) for n in range(6)]
    told = turning_points([*missed, *found])
    assert [point.is_found for point in told] == [False] * 3 + [True] * 2
    assert [point.is_found for point in turning_points([*missed[:1], *found])].count(True) == 4
    assert len(turning_points(missed)) == 5
