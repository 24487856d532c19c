"""Learning what others are up to, by watching shrewd bots that play among themselves.

Where all choose at once, a search makes up what the others do. What that should be is learned by
counting: bots that have seen nobody play yet play games, and what each made in them is noted. Every
game has a random stream of its own; watching can be broken off between two games, and goes on as if
it had not been.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import Any, Final, Protocol, runtime_checkable

from stockgames.bots.learning import STREAMS
from stockgames.bots.player import Budget
from stockgames.bots.playout import dealt
from stockgames.bots.search import SearchBot
from stockgames.engine.game import AnyGame

WORLDS: Final = 20
"""Imagined games that each of them plays for a choice."""


@runtime_checkable
class HasOpponents(Protocol):
    """A game whose search goes by what opponents were seen to make."""

    @property
    def weights(self) -> Any:
        """What is known of opponents, among other things."""
        ...

    def untaught(self) -> Any:
        """Return the game as it was before anybody had seen others play."""
        ...

    def taught(self, made: Mapping[int, int]) -> Any:
        """Return the game for bots that saw so many pieces made, by kind."""
        ...

    def made(self, action: Any) -> Sequence[int]:
        """Return the kinds of the pieces that an action makes."""
        ...

    def surprise(self, made: Sequence[int]) -> float:
        """Return how surprising it is what an opponent made in a game, in nats a piece."""
        ...


@dataclass(slots=True)
class WatchingCourse:
    """How far watching has come."""

    made: Counter[int] = field(default_factory=Counter)
    """How many pieces of each kind were made."""
    games: int = 0


def watch(course: WatchingCourse, game: HasOpponents, games: int, seed: int) -> Iterator[float]:
    """Watch up to so many games; yield of each how surprising it was what was made in it."""
    untaught = game.untaught()
    while course.games < games:
        lives = _lives(untaught, Random(seed * STREAMS + course.games + 1))
        for made in lives:
            course.made.update(made)
        course.games += 1
        yield fmean(map(game.surprise, lives))


def _lives(game: AnyGame, rng: Random) -> list[list[int]]:
    """Play a game; return what each seat made in it."""
    assert isinstance(game, HasOpponents)
    seats = game.meta.usual_seats
    bots = [SearchBot(game, Random(rng.getrandbits(64))) for _ in range(seats)]
    state = dealt(game, seats, rng)
    lives: list[list[int]] = [[] for _ in range(seats)]
    while state.actors:
        seat = state.actors[0]
        action = bots[seat].choose(game.observe(state, seat), Budget(WORLDS))
        lives[seat] += game.made(action)
        state.apply(seat, action)
    return lives
