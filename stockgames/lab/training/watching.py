"""Learns what opponents do, by observing bots that play among themselves.

With simultaneous choices, a search samples what the others do. The model for that is learned in
four parts. In the first games bots know nothing about opponents, and what they make is counted. In
the next games bots use those counts, and the actions of each are recorded as traces. Then hasty
bots are observed. Finally bots use some of the traces of the second part, each bot different ones;
their traces are the model for the app. Every game has its own random stream; learning can be
interrupted between two games and resumed with the same result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.bots.playout import dealt
from stockgames.engine.game import AnyGame
from stockgames.lab.training.learning import STREAMS

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


@runtime_checkable
class HasOpponents(Protocol):
    """A game whose search uses a learned model of opponents."""

    @property
    def weights(self) -> Any:
        """The game's weights, including the opponent model."""
        ...

    def without_traces(self) -> Any:
        """Return the game without learned opponents."""
        ...

    def encode_trace(self, action: Any) -> str:
        """Return an action in the text format of traces."""
        ...

    def with_traces(
        self,
        made: Mapping[int, int],
        lives: Sequence[Sequence[str]],
        hasty: Sequence[Sequence[str]],
    ) -> Any:
        """Return the game with opponents learned from counted pieces, by kind, or from whole
        traces.

        There are traces of similar bots, and of hasty ones.
        """
        ...

    def made(self, action: Any) -> Sequence[int]:
        """Return the kinds of the pieces that an action makes."""
        ...

    def surprise(self, made: Sequence[int]) -> float:
        """Return the negative log-likelihood of an opponent's production in a game, in nats a
        piece.
        """
        ...


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

    def taught(self, game: HasOpponents) -> Any:
        """Return the game with what was learned so far."""
        if not self.made:
            return game.without_traces()
        return game.with_traces(self.made, self.lives or self.first, self.hasty)


def watch(course: WatchingCourse, game: HasOpponents, games: int, seed: int) -> Iterator[float]:
    """Observe up to `games` games; yield each one's surprise about what was made."""
    while course.games < games:
        rng = Random(seed * STREAMS + course.games + 1)
        level, know, lives = _stage(course, game, rng)
        played = _played(game, level, know, rng)
        made = [[kind for action in actions for kind in game.made(action)] for actions in played]
        if lives is None:
            course.made.update(kind for pieces in made for kind in pieces)
        else:
            lives += [tuple(map(game.encode_trace, actions)) for actions in played]
        course.games += 1
        yield fmean(map(game.surprise, made))


def _stage(
    course: WatchingCourse, game: HasOpponents, rng: Random
) -> tuple[str, Callable[[], AnyGame], Lives | None]:
    """Return the level of the next bots, a function that makes the game for each bot, and where to
    store traces (None: only count).
    """
    left = course.games - COUNTED
    if left < 0:
        return "shrewd", game.without_traces, None
    if left < FIRST:
        return "shrewd", lambda: game.with_traces(course.made, (), ()), course.first
    if left < FIRST + HASTY:
        return "greedy", game.without_traces, course.hasty
    many = min(KNOWN, len(course.first))
    return (
        "shrewd",
        lambda: game.with_traces(course.made, rng.sample(course.first, many), ()),
        course.lives,
    )


def _played(game: Any, level: str, know: Callable[[], AnyGame], rng: Random) -> list[list[Any]]:
    """Play a game; return the actions of each seat."""
    seats = game.meta.usual_seats
    bots = [make_player(level, know(), Random(rng.getrandbits(64))) for _ in range(seats)]
    state = dealt(game, seats, rng)
    done: list[list[Any]] = [[] for _ in range(seats)]
    while state.actors:
        seat = state.actors[0]
        action = bots[seat].choose(game.observe(state, seat), Budget(WORLDS))
        done[seat].append(action)
        state.apply(seat, action)
    return done
