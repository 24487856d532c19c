"""Learns position values by solo play with one-ply lookahead (`bots.expectimax`).

Each decision takes the most promising action, sometimes a random one. After a game each of its
positions, from last to first, is taught a mixture of the value of its best action and the target of
the next position: temporal differences, TD(λ). The network (`engine.value_network`) is trained by
Adam (Kingma and Ba 2015). Every game has its own random stream, so learning can be interrupted
between two games and resumed with the same result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from stockgames.bots.expectimax import Foresight
from stockgames.engine.game import AnyGame
from stockgames.engine.state import State
from stockgames.engine.value_network import Network, added
from stockgames.engine.victory import victory_chances

UNITS: Final = 16
FIRST_STEP: Final = 0.0005
"""The initial learning rate."""
STEADY: Final = 0.3
"""The fraction of all games during which it stays constant."""
LAST_STEP: Final = 0.02
"""The fraction of the learning rate that is left at the end."""
EXPLORED: Final = 0.02
"""The probability of a random action."""
FORESEEN: Final = 0.7
"""The weight of the next position's target, relative to the prediction for the best action."""
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


@dataclass(slots=True)
class Course:
    """The state of training."""

    rows: list[Numbers]
    weights: Numbers
    bias: Numbers
    scale: float
    games: int = 0

    @classmethod
    def begin(cls, features: int, scale: float, seed: int) -> Course:
        """Return a randomly initialized network; `scale` is about a tenth of typical outcomes."""
        random = Random(seed * STREAMS).random
        rows = [[(random() - 0.5) * 0.2 for _ in range(UNITS)] + [0.0] for _ in range(features)]
        weights = [(random() - 0.5) * 0.5 for _ in range(UNITS)]
        return cls([*map(Numbers.begin, rows)], Numbers.begin(weights), Numbers.begin([3.0]), scale)

    def network(self) -> Network:
        """Return the trained network; features that never occurred have zero rows."""
        nothing = [0.0] * (UNITS + 1)
        rows = [row.now if row.long[-1] else nothing for row in self.rows]
        return Network(self.scale, self.bias.now[0], self.weights.now, rows)

    def value(self, features: Sequence[int]) -> float:
        """Return the present value of a position."""
        return self.scale * self._forward(features)[1]

    def teach(self, features: Sequence[int], outcome: float, step: float) -> None:
        """Train on a position's outcome."""
        sums, guess = self._forward(features)
        error = guess - outcome / self.scale
        units, weights = sums[:-1], self.weights.now
        slopes = [
            error * weight if unit > 0.0 else 0.0
            for unit, weight in zip(units, weights, strict=True)
        ]
        self.weights.learn([error * unit if unit > 0.0 else 0.0 for unit in units], step)
        self.bias.learn([error], step)
        for feature in features:
            self.rows[feature].learn([*slopes, error], step)

    def teach_together(
        self, features: Sequence[Sequence[int]], parts: Sequence[float], step: float
    ) -> Sequence[float]:
        """Train on how seats with these features shared the win; return the earlier prediction."""
        sums = [self._forward(own) for own in features]
        guess = victory_chances([total for _, total in sums], 1.0)
        weights = self.weights.now
        slopes, counted = list[list[float]](), [0.0] * len(weights)
        for (units, _), thought, part in zip(sums, guess, parts, strict=True):
            error = thought - part
            used = [max(0.0, unit) for unit in units[:-1]]
            counted = [sum_ + error * unit for sum_, unit in zip(counted, used, strict=True)]
            back = [
                error * weight if unit else 0.0 for unit, weight in zip(used, weights, strict=True)
            ]
            slopes.append([*back, error])
        for own, slope in zip(features, slopes, strict=True):
            for feature in own:
                self.rows[feature].learn(slope, step)
        self.weights.learn(counted, step)
        return guess

    def _forward(self, features: Sequence[int]) -> tuple[list[float], float]:
        rows = self.rows
        sums = added([rows[feature].now for feature in features])
        total = self.bias.now[0] + sums[-1]
        for unit, weight in zip(sums, self.weights.now, strict=False):
            if unit > 0.0:
                total += weight * unit
        return sums, total


def learn(course: Course, foresight: Foresight, games: int, seed: int) -> Iterator[float]:
    """Play up to `games` games; yield each one's score after learning from it."""
    while course.games < games:
        rng = Random(seed * STREAMS + course.games + 1)
        seen, score = _played(course, foresight, rng)
        step, taught = step_at(course.games / games), score
        for features, promised in reversed(seen):
            taught = (1 - FORESEEN) * promised + FORESEEN * taught
            course.teach(features, taught, step)
        course.games += 1
        yield score


def step_at(done: float) -> float:
    """Return the learning rate after a share `done` of all games."""
    late = (done - STEADY) / (1 - STEADY)
    return FIRST_STEP * (1.0 if done < STEADY else LAST_STEP**late)


def _played(
    course: Course, foresight: Foresight, rng: Random
) -> tuple[list[tuple[Sequence[int], float]], float]:
    """Play a game; return its positions, each with its expected value, and the score."""
    position, seen = foresight.start(), list[tuple[Sequence[int], float]]()
    while (score := foresight.score(position)) is None:
        prospects = foresight.prospects(position)
        means = [_expected(course, foresight, outcomes) for _, outcomes in prospects]
        most = max(means)
        at = means.index(most)
        seen.append((foresight.features(position), most))
        if rng.random() < EXPLORED:
            at = int(rng.random() * len(prospects))
        position = _drawn(prospects[at][1], rng)
    return seen, score


def _expected(course: Course, foresight: Foresight, outcomes: Sequence[tuple[float, Any]]) -> float:
    total = 0.0
    for chance, after in outcomes:
        score = foresight.score(after)
        total += chance * (course.value(foresight.features(after)) if score is None else score)
    return total


def _drawn(outcomes: Sequence[tuple[float, Any]], rng: Random) -> Any:
    if len(outcomes) > 1:
        luck = rng.random()
        for chance, after in outcomes[:-1]:
            if luck < chance:
                return after
            luck -= chance
    return outcomes[-1][1]
