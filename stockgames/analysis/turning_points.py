"""The decisive choices of a game: missed ones, and good ones that were hard to find."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from stockgames.analysis.choices import Scale, Verdict
from stockgames.analysis.compared import Estimate

MOST: Final = 5
"""The largest number of turning points that are shown."""
LEAST: Final[dict[Scale, float]] = {"chance": 0.02, "score": 0.5}
"""The smallest difference worth showing, however certain it is."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision worth showing."""

    verdict: Verdict
    is_found: bool
    """Whether a good choice was found that was not obvious; otherwise a better choice was
    missed.
    """

    @property
    def size(self) -> Estimate:
        """How much was lost or gained by it."""
        return self.verdict.gained if self.is_found else self.verdict.lost


def turning_point(verdict: Verdict) -> TurningPoint | None:
    """Return a decision as a turning point, or None.

    A choice was *missed* if it was significantly behind the bot's. A choice that the bot might have
    made too was *found* if it was significantly ahead of the obvious one.
    """
    least = LEAST[verdict.scale]
    if verdict.lost.is_certain and verdict.lost.mean >= least:
        return TurningPoint(verdict, is_found=False)
    found = verdict.made.share > 0 and verdict.gained.is_certain
    return TurningPoint(verdict, is_found=True) if found and verdict.gained.mean >= least else None


def by_size(verdicts: Iterable[Verdict]) -> list[TurningPoint]:
    """Return all turning points, missed ones first, largest effect first."""
    points = [point for verdict in verdicts if (point := turning_point(verdict)) is not None]
    return sorted(points, key=lambda point: (point.is_found, -point.size.mean))


def turning_points(verdicts: Iterable[Verdict], most: int = MOST) -> list[TurningPoint]:
    """Return the largest turning points in order of time; two of five are reserved for found
    ones.
    """
    points = by_size(verdicts)
    missed = [point for point in points if not point.is_found]
    found = [point for point in points if point.is_found]
    for_found = min(len(found), max(most * 2 // 5, most - len(missed)))
    told = [*missed[: most - for_found], *found[:for_found]]
    return sorted(told, key=lambda point: (point.verdict.number, point.verdict.seat))
