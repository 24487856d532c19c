"""Where crates and certificates lie that came in: in one row, all of them to be told apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

_APART = 6.0
"""Pixels between two crates that have room."""
_BETWEEN_NAMES = 4.0
_SIZES: Final = (1.0, 0.92, 0.85, 0.77)
"""How large names may be written, of what they usually are, so that all have room."""
_CRATES: Final = (1.0, 0.85, 0.7, 0.6)
"""The same of crates, so that none lies over another."""
_SEEN = 0.6
"""How much of a certificate is seen at least under the next one, while all can be told apart."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """What came in, by its width in pixels."""

    room: float
    crate: float
    names: Sequence[tuple[int, float]]
    """Of each crate, its good and how wide that is written; equal goods follow each other."""
    share: float
    shares: int
    air: float
    """Pixels between two certificates that have room."""

    def lay(self) -> Row:
        """Return the row. What has no room is squeezed: shares first, for they show a letter."""
        least = min(self.share * _SEEN, self._full)
        for row in self._loose():
            step = self._step(row.end)
            if step >= least:
                return replace(row, step=min(step, self._full))
        return self._squeezed(least)

    @property
    def _full(self) -> float:
        return self.share + self.air

    def _loose(self) -> Iterator[Row]:
        """Yield rows of crates that lie apart: named as long as may be, then without names."""
        for size in (*_SIZES, 0.0):
            for share in _CRATES:
                crate = self.crate * share
                pitch = max(crate + _APART * share, self._pitch_of_names(size))
                yield self._crates(pitch, size, crate)

    def _step(self, start: float) -> float:
        """Return how far certificates may lie from each other that begin at an x."""
        left = self.room - start - self.share
        if self.shares < 2:
            return self._full if left >= 0 or not self.shares else -1.0
        return left / (self.shares - 1)

    def _crates(self, pitch: float, size: float, crate: float) -> Row:
        middles = self._middles(pitch)
        spans = [(x - wide * size / 2, x + wide * size / 2) for x, wide in middles.values()]
        ends = [crate / 2 + pitch * (len(self.names) - 1), *(end for _, end in spans)]
        begin = min([-crate / 2, *(start for start, _ in spans)])
        if not self.names:
            return Row((), {}, 0.0, size, 0.0, crate)
        xs = tuple(number * pitch - begin for number in range(len(self.names)))
        named = {good: x - begin for good, (x, _) in middles.items()} if size else {}
        end = max(ends) - begin + (self.air if self.shares else 0.0)
        return Row(xs, named, end, size, 0.0, crate)

    def _middles(self, pitch: float) -> dict[int, tuple[float, float]]:
        """Return of each good where the middle of its crates lies, and how wide its name is."""
        found: dict[int, list[float]] = {}
        for number, (good, _) in enumerate(self.names):
            found.setdefault(good, []).append(number * pitch)
        wide = dict(self.names)
        return {good: (sum(xs) / len(xs), wide[good]) for good, xs in found.items()}

    def _pitch_of_names(self, size: float) -> float:
        """Return how far crates lie from each other so that no two names touch."""
        pairs = pairwise(self._middles(1.0).values())
        apart = (((a + b) * size / 2 + _BETWEEN_NAMES) / (y - x) for (x, a), (y, b) in pairs)
        return max(apart, default=0.0)

    def _squeezed(self, step: float) -> Row:
        """Return a row where crates lie over each other, too: all give up as much."""
        crate = self.crate * _CRATES[-1]
        pitches, steps = max(0, len(self.names) - 1), max(0, self.shares - 1)
        left = self.room - self._crates(0.0, 0.0, crate).end - self.share * bool(self.shares)
        squeezed = max(0.0, left) / max(1.0, pitches * crate + steps * step)
        return replace(self._crates(crate * squeezed, 0.0, crate), step=step * squeezed)


@dataclass(frozen=True, slots=True)
class Row:
    """Where crates and certificates lie, from the left edge of their room."""

    crates: tuple[float, ...]
    """The middle of each crate."""
    names: dict[int, float]
    """The middle of the name of each good; empty where names have no room."""
    end: float
    """Where the certificates begin."""
    size: float
    """How large the names are written, of what they usually are."""
    step: float
    """How far certificates lie from each other."""
    crate: float
    """How wide a crate is."""
