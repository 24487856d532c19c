"""Parameters that learn by Adam (Kingma and Ba 2015), and the deals that they learn from.

Every game has its own random stream, so learning can be interrupted between two games and resumed
with the same result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from stockgames.engine.game import AnyGame
from stockgames.engine.state import State

SHORT: Final = (0.9, 0.1)
LONG: Final = (0.999, 0.001)
"""The weights of the old and of the new value in the running averages of gradients and of
squared gradients.
"""
LEAST: Final = 1e-4
"""A small constant that avoids large steps for small gradients."""
STREAMS: Final = 1_000_003
"""The number of random streams between two successive seeds."""


def dealt(game: AnyGame, seats: int, rng: Random) -> State:
    """Return a new game with the default options."""
    options = game.resolve_options({}, rng)
    return game.start(seats, options, game.deal(seats, options, rng))


@dataclass(slots=True)
class Numbers:
    """Parameters that are trained together, with their Adam moments."""

    now: list[float]
    short: list[float]
    """The running averages of the gradients, with a short memory."""
    long: list[float]
    """The running averages of the squared gradients, with a long memory."""

    @classmethod
    def begin(cls, numbers: list[float]) -> Numbers:
        """Return untrained parameters."""
        return cls(numbers, [0.0] * len(numbers), [0.0] * len(numbers))

    def learn(self, gradient: Sequence[float], step: float) -> None:
        """Make one Adam step against a gradient."""
        now, short, long = self.now, self.short, self.long
        (kept, new), (kept_square, new_square) = SHORT, LONG
        for at, slope in enumerate(gradient):
            mean = short[at] = kept * short[at] + new * slope
            square = long[at] = kept_square * long[at] + new_square * slope * slope
            now[at] -= step * mean / (sqrt(square) + LEAST)
