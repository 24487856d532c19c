from __future__ import annotations

from math import inf, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis.strategies import floats, lists

from stockgames.analysis.compared import (
    CERTAIN,
    NOTHING,
    Estimate,
    estimate,
    estimate_of_sums,
    pooled,
)


def test_the_error_is_that_of_the_mean() -> None:
    found = estimate([0.0, 1.0, 0.0, 1.0])
    assert found.mean == 0.5
    assert found.error == pytest.approx(sqrt(1 / 3 / 4))


@given(lists(floats(-2, 2), min_size=1, max_size=30))
def test_sums_tell_what_the_numbers_themselves_do(numbers: list[float]) -> None:
    squares = sum(number * number for number in numbers)
    by_sums = estimate_of_sums(sum(numbers), squares, len(numbers))
    by_numbers = estimate(numbers)
    assert by_sums.mean == pytest.approx(by_numbers.mean)
    assert by_sums.error == pytest.approx(by_numbers.error, abs=1e-6)


def test_the_margin_is_half_the_interval() -> None:
    one = Estimate(-0.3, 0.1)
    low, high = one.interval
    assert one.margin == pytest.approx((high - low) / 2)
    assert low < one.mean < high


def test_one_world_tells_nothing_for_certain() -> None:
    assert estimate([0.9]) == Estimate(0.9, inf)
    assert not estimate([0.9]).is_certain
    assert not NOTHING.is_certain


def test_of_differences_that_are_none_few_are_taken_for_certain() -> None:
    rng = Random(3)
    drawn = [estimate([rng.gauss(0, 1) for _ in range(50)]) for _ in range(2000)]
    assert sum(one.is_certain for one in drawn) / len(drawn) == pytest.approx(0.025, abs=0.012)
    inside = sum(one.interval[0] <= 0 <= one.interval[1] for one in drawn) / len(drawn)
    assert inside == pytest.approx(0.95, abs=0.02)


def test_what_is_certain_lies_above_its_error() -> None:
    assert Estimate(0.2, 0.2 / CERTAIN - 0.001).is_certain
    assert not Estimate(0.2, 0.2 / CERTAIN + 0.001).is_certain


def test_two_estimates_together_are_surer_and_lean_to_the_surer_one() -> None:
    both = pooled(Estimate(0.2, 0.01), Estimate(0.5, 0.1))
    assert 0.2 < both.mean < 0.21
    assert both.error < 0.01
    assert pooled(Estimate(0.2, 0.0), Estimate(0.5, 0.1)).mean == 0.2
    assert pooled(Estimate(0.5, inf), Estimate(0.2, 0.1)).mean == pytest.approx(0.2)
