"""What a game has just changed, told step by step: figures, totals, portraits, lines."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from stockgames.evenings.evening import Stage
from stockgames.evenings.facts import PageFacts
from stockgames.evenings.standing import Line

_APART, _WRITES, _COUNTS, _HANGS, _DRAWS = 60, 150, 250, 350, 300
"""Milliseconds: from one column to the next, a figure, the totals, the portraits, the chart."""
TOLD: Final = 10_000
"""Later than all of it, in milliseconds."""


@dataclass(frozen=True, slots=True)
class News:
    """How far the standing after a game has been told, `elapsed` ms after it began."""

    people: int
    act: int | None = None
    """The place of the last game that counts, None where none does."""
    elapsed: float = TOLD

    @property
    def lasts(self) -> int:
        """Return the milliseconds that all of it takes."""
        return round(self._written) + _COUNTS + _HANGS

    @property
    def _written(self) -> float:
        return _APART * self.people + _WRITES

    def figure(self, column: int, act: int) -> float:
        """Return how far the figure of a column is written in the row of an act, 0 to 1."""
        if act != self.act:
            return 1.0
        return _share(self.elapsed - _APART * column, _WRITES)

    def total(self, line: Line) -> Fraction:
        """Return the total that somebody has by now, in halves while it counts up."""
        counted = _share(self.elapsed - self._written, _COUNTS)
        won = line.by_act[self.act] if self.act is not None else None
        if won is None or counted >= 1:
            return line.total
        return max(line.start, line.total - Fraction(round(float(won) * (1 - counted) * 2), 2))

    @property
    def moved(self) -> bool:
        """Tell whether places won and lost are to be seen."""
        return self.hung > 0

    @property
    def hung(self) -> float:
        """Return how far the portraits have come to their new places, 0 to 1."""
        share = _share(self.elapsed - self._written - _COUNTS, _HANGS)
        return share * share * (3 - 2 * share)

    @property
    def drawn(self) -> float:
        """Return how far the last stretch of each line in the chart is drawn, 0 to 1."""
        return _share(self.elapsed - self._written, _DRAWS)


def _share(elapsed: float, length: float) -> float:
    return min(1.0, max(0.0, elapsed / length))


def last_act(facts: PageFacts) -> int | None:
    """Return the place of the last game that counts, from 0; None where none does."""
    over = [place for place, act in enumerate(facts.acts) if act.stage is Stage.OVER]
    return over[-1] if over else None


def columns_before(facts: PageFacts) -> list[int]:
    """Return for each line in which column its portrait hung before the last game."""
    ranked = sorted(
        range(len(facts.lines)),
        key=lambda place: (_place_before(facts.lines[place]), place),
    )
    before = [0] * len(ranked)
    for column, place in enumerate(ranked):
        before[place] = column
    return before


def _place_before(line: Line) -> float:
    """Return the place before the last game; who had none hung behind all others."""
    if line.place is None or line.moved is None:
        return float("inf")
    return line.place + line.moved
