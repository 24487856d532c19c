"""Means from paired samples, and the errors of their differences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Final

CERTAIN: Final = 1.96
"""The number of standard errors by which a difference must exceed 0 to count as certain (95 %
confidence).
"""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval."""
        return CERTAIN * self.error

    @property
    def is_certain(self) -> bool:
        """Return whether the mean is above 0 by more than its margin."""
        return self.mean > self.margin

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean."""
        return self.mean - self.margin, self.mean + self.margin


NOTHING: Final = Estimate(0.0, 0.0)
"""A difference of exactly 0."""


def estimate(numbers: Sequence[float]) -> Estimate:
    """Return the mean of one or more numbers; with one number the error is infinite."""
    mean, count = fmean(numbers), len(numbers)
    if count < 2:
        return Estimate(mean, float("inf"))
    squares = sum((number - mean) ** 2 for number in numbers)
    return Estimate(mean, sqrt(squares / (count - 1) / count))


def estimate_of_sums(total: float, squares: float, count: int) -> Estimate:
    """Return the mean of `count` numbers from their sum and sum of squares, like `estimate`."""
    mean = total / count
    if count < 2:
        return Estimate(mean, float("inf"))
    return Estimate(mean, sqrt(max(0.0, squares / count - mean * mean) / (count - 1)))


def pooled(first: Estimate, other: Estimate) -> Estimate:
    """Return the combination of two estimates of the same value, weighted by precision."""
    if not first.error or not other.error:
        return first if not first.error else other
    weights = first.error**-2, other.error**-2
    mean = (first.mean * weights[0] + other.mean * weights[1]) / sum(weights)
    return Estimate(mean, sum(weights) ** -0.5)
