"""Learns what opponents do at Stock Exchange, by observing bots that play among themselves.

With simultaneous choices, a search samples what the others do. The model for that is learned in
four parts. In the first games bots know nothing about opponents, and what they make is counted. In
the next games bots use those counts, and the actions of each are recorded as traces. Then hasty
bots are observed. Finally bots use some of the traces of the second part, each bot different ones;
their traces are the model for the app. Every game has its own random stream; learning can be
interrupted between two games and resumed with the same result.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import log, prod
from random import Random
from statistics import fmean
from typing import Any, Final, TypeAlias

from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai.opponent_model import Habits
from stockgames.games.stock_exchange.ai.weights import StockExchangeWeights, encode_trace
from stockgames.games.stock_exchange.game import StockExchange
from stockgames.games.stock_exchange.parts import Resource
from stockgames.lab.training.learning import STREAMS, dealt

WORLDS: Final = 20
"""The number of simulated games of each bot for a choice."""
COUNTED: Final = 20
"""The number of initial games in which the produced pieces are only counted."""
FIRST: Final = 16
"""The number of following games, with bots that use these counts."""
HASTY: Final = 32
"""The number of following games, with greedy bots."""
KNOWN: Final = 64
"""The number of traces that each bot uses in the remaining games."""


Lives: TypeAlias = list[tuple[str, ...]]
"""The traces: the encoded actions of each seat in each game."""


@dataclass(slots=True)
class WatchingCourse:
    """The state of training."""

    made: Counter[int] = field(default_factory=Counter)
    """The number of produced pieces by kind, while they were counted."""
    first: Lives = field(default_factory=list)
    """The traces of bots that used the counts."""
    hasty: Lives = field(default_factory=list)
    lives: Lives = field(default_factory=list)
    """The traces of bots that used the traces in `first`."""
    games: int = 0

    def taught(self, weights: StockExchangeWeights) -> StockExchangeWeights:
        """Return weights with what was learned so far."""
        if not self.made:
            return weights.without_traces
        return weights.with_traces(self.made, self.lives or self.first, self.hasty)


def watch(course: WatchingCourse, game: StockExchange, games: int, seed: int) -> Iterator[float]:
    """Observe up to `games` games; yield each one's surprise about what was made."""
    while course.games < games:
        rng = Random(seed * STREAMS + course.games + 1)
        level, know, lives = _stage(course, game.weights, rng)
        played = _played(game, level, know, rng)
        made = [[kind for action in actions for kind in action.produce] for actions in played]
        if lives is None:
            course.made.update(kind for pieces in made for kind in pieces)
        else:
            lives += [tuple(map(encode_trace, actions)) for actions in played]
        course.games += 1
        habits = game.weights.tables[0].others.habits
        yield fmean(surprise(habits, pieces) for pieces in made)


def surprise(habits: Habits, made: Sequence[Resource]) -> float:
    """Return the negative log-likelihood of a seat's production in a game, in nats a piece.

    A seat follows the same unknown plan throughout.
    """
    likely = [
        prod([plan.get(kind, 0.0) / sums[-1] for kind in made])
        for plan, sums in zip(habits.plans, habits.sums, strict=True)
    ]
    return -log(max(fmean(likely), sys.float_info.min)) / len(made)


def _stage(
    course: WatchingCourse, weights: StockExchangeWeights, rng: Random
) -> tuple[str, Callable[[], StockExchangeWeights], Lives | None]:
    """Return the level of the next bots, a function that makes the weights of each, and where to
    store traces (None: only count).
    """
    left = course.games - COUNTED
    if left < 0:
        return "shrewd", lambda: weights.without_traces, None
    if left < FIRST:
        return "shrewd", lambda: weights.with_traces(course.made), course.first
    if left < FIRST + HASTY:
        return "greedy", lambda: weights.without_traces, course.hasty
    many = min(KNOWN, len(course.first))
    return (
        "shrewd",
        lambda: weights.with_traces(course.made, rng.sample(course.first, many)),
        course.lives,
    )


def _played(
    game: StockExchange, level: str, know: Callable[[], StockExchangeWeights], rng: Random
) -> list[list[Submit]]:
    """Play a game; return the actions of each seat."""
    seats = game.meta.usual_seats
    bots = [
        make_player(level, game.with_weights(know()), Random(rng.getrandbits(64)))
        for _ in range(seats)
    ]
    state: Any = dealt(game, seats, rng)
    done: list[list[Submit]] = [[] for _ in range(seats)]
    while state.actors:
        seat = state.actors[0]
        action: Any = bots[seat].choose(game.observe(state, seat), Budget(WORLDS))
        done[seat].append(action)
        state.apply(seat, action)
    return done
