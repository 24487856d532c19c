"""Learning what others are up to, by watching shrewd bots that play among themselves.

Where all choose at once, a search makes up what the others do. What that should be is learned in
two parts. In the first games bots have seen nobody play yet, and what they make is counted. In the
games after these, bots go by those counts, and what each of them does is noted whole, as a life.
Every game has a random stream of its own; watching can be broken off between two games, and goes on
as if it had not been.
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
COUNTED: Final = 20
"""Games in which what is made is only counted."""


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

    def told(self, action: Any) -> str:
        """Return in words what others remember of an action."""
        ...

    def taught(self, made: Mapping[int, int], lives: Sequence[Sequence[str]]) -> Any:
        """Return the game for bots that saw so many pieces made, by kind, or whole lives."""
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
    """How many pieces of each kind were made, while these were counted."""
    lives: list[tuple[str, ...]] = field(default_factory=list)
    """What each seat did in each game after that, in words."""
    games: int = 0


def watch(course: WatchingCourse, game: HasOpponents, games: int, seed: int) -> Iterator[float]:
    """Watch up to so many games; yield of each how surprising it was what was made in it."""
    while course.games < games:
        counts = course.games < COUNTED
        known = game.untaught() if counts else game.taught(course.made, ())
        played = _played(known, Random(seed * STREAMS + course.games + 1))
        made = [[kind for action in actions for kind in game.made(action)] for actions in played]
        if counts:
            course.made.update(kind for pieces in made for kind in pieces)
        else:
            course.lives += [tuple(map(game.told, actions)) for actions in played]
        course.games += 1
        yield fmean(map(game.surprise, made))


def _played(game: AnyGame, rng: Random) -> list[list[Any]]:
    """Play a game; return what each seat did in it."""
    assert isinstance(game, HasOpponents)
    seats = game.meta.usual_seats
    bots = [SearchBot(game, Random(rng.getrandbits(64))) for _ in range(seats)]
    state = dealt(game, seats, rng)
    done: list[list[Any]] = [[] for _ in range(seats)]
    while state.actors:
        seat = state.actors[0]
        action = bots[seat].choose(game.observe(state, seat), Budget(WORLDS))
        done[seat].append(action)
        state.apply(seat, action)
    return done
