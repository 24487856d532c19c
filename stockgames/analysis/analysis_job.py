"""The interface of an analysis of a finished game: its pieces, their findings, and estimates."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from statistics import fmean
from typing import Any, Final, Protocol, TypeAlias

from stockgames.engine.commitment import canonical
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId

Finding: TypeAlias = Mapping[str, Any]
"""The JSON object that an analysis produces for one piece of its work."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much computation is spent on one decision."""

    thought: int
    """The number of samples that the strongest bot searches to select the choices worth
    comparing.
    """
    worlds: int
    """The number of further samples in which all these choices are compared."""


USUAL: Final = Effort(thought=200, worlds=400)
"""The effort that the app itself spends; only findings of this effort are stored."""


class Piece(Protocol):
    """A unit of work for any process, made of plain values."""

    @property
    def number(self) -> int:
        """Its unique number within the job, usually the number of moves made."""
        ...

    def examine(self) -> Finding:
        """Do the work; the result is deterministic."""
        ...


class AnalysisJob(Protocol):
    """One question about games."""

    @property
    def id(self) -> str:
        """Its name in the library and on the command line."""
        ...

    @property
    def method(self) -> int:
        """The version of its method; when it rises, older findings are computed again."""
        ...

    def pieces(self, match: Match, seats: Collection[SeatId], effort: Effort) -> Sequence[Piece]:
        """Return the pieces for a game, as far as they concern these seats.

        `match` is over, and either has stored states (`GameReplay.prepare`) or is short.
        """
        ...


def digest(match: Match) -> str:
    """Return a hash of a game's options, set-up and moves, without names."""
    record = match.record()
    data = {"options": record.options, "setup": record.setup, "moves": record.moves}
    return sha256(canonical(data).encode()).hexdigest()[:24]


def basis(job: AnalysisJob, played: str) -> str:
    """Return the key under which findings are valid: the job's method and the game's `digest`.

    Findings with another basis are obsolete: the game was continued, or the method has changed.
    """
    return f"{job.method}/{played}"


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
