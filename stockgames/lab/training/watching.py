"""Learning what others are up to, by watching bots that play among themselves.

Where all choose at once, a search makes up what the others do. What that should be is learned in
four parts. In the first games bots have seen nobody play yet, and what they make is counted. In the
games after these, bots go by those counts, and what each of them does is noted whole, as a life.
Then hasty bots are watched. In the end bots go by some of the lives of the second part, each of
them by others: what they do is what who has watched goes by. Every game has a random stream of its
own; watching can be broken off between two games, and goes on as if it had not been.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, runtime_checkable

from stockgames.bots.mixture import make_kind
from stockgames.bots.player import Budget
from stockgames.bots.playout import dealt
from stockgames.engine.game import AnyGame
from stockgames.lab.training.learning import STREAMS

if TYPE_CHECKING:
    from stockgames.engine.bot_words import Kind

WORLDS: Final = 20
"""Imagined games that each of them plays for a choice."""
COUNTED: Final = 20
"""Games in which what is made is only counted."""
FIRST: Final = 16
"""Games after these, of bots that go by what was counted."""
HASTY: Final = 32
"""Games of hasty bots after these."""
KNOWN: Final = 64
"""Lives that each bot goes by in the games after these."""


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

    def taught(
        self,
        made: Mapping[int, int],
        lives: Sequence[Sequence[str]],
        hasty: Sequence[Sequence[str]],
    ) -> Any:
        """Return the game for bots that saw so many pieces made, by kind, or whole lives.

        There are lives of bots like them, and of hasty ones.
        """
        ...

    def made(self, action: Any) -> Sequence[int]:
        """Return the kinds of the pieces that an action makes."""
        ...

    def surprise(self, made: Sequence[int]) -> float:
        """Return how surprising it is what an opponent made in a game, in nats a piece."""
        ...


Lives: TypeAlias = list[tuple[str, ...]]
"""What each seat did in each game, in words."""


@dataclass(slots=True)
class WatchingCourse:
    """How far watching has come."""

    made: Counter[int] = field(default_factory=Counter)
    """How many pieces of each kind were made, while these were counted."""
    first: Lives = field(default_factory=list)
    """What those did who went by what was counted."""
    hasty: Lives = field(default_factory=list)
    lives: Lives = field(default_factory=list)
    """What those did who went by lives of `first`."""
    games: int = 0

    def taught(self, game: HasOpponents) -> Any:
        """Return the game for bots that go by what was learned so far."""
        if not self.made:
            return game.untaught()
        return game.taught(self.made, self.lives or self.first, self.hasty)


def watch(course: WatchingCourse, game: HasOpponents, games: int, seed: int) -> Iterator[float]:
    """Watch up to so many games; yield of each how surprising it was what was made in it."""
    while course.games < games:
        rng = Random(seed * STREAMS + course.games + 1)
        kind, know, lives = _stage(course, game, rng)
        played = _played(game, kind, know, rng)
        made = [[kind for action in actions for kind in game.made(action)] for actions in played]
        if lives is None:
            course.made.update(kind for pieces in made for kind in pieces)
        else:
            lives += [tuple(map(game.told, actions)) for actions in played]
        course.games += 1
        yield fmean(map(game.surprise, made))


def _stage(
    course: WatchingCourse, game: HasOpponents, rng: Random
) -> tuple[Kind, Callable[[], AnyGame], Lives | None]:
    """Return who is watched next, what gives each the game as it knows it, where to note lives."""
    left = course.games - COUNTED
    if left < 0:
        return "shrewd", game.untaught, None
    if left < FIRST:
        return "shrewd", lambda: game.taught(course.made, (), ()), course.first
    if left < FIRST + HASTY:
        return "greedy", game.untaught, course.hasty
    many = min(KNOWN, len(course.first))
    return (
        "shrewd",
        lambda: game.taught(course.made, rng.sample(course.first, many), ()),
        course.lives,
    )


def _played(game: Any, kind: Kind, know: Callable[[], AnyGame], rng: Random) -> list[list[Any]]:
    """Play a game; return what each seat did in it."""
    seats = game.meta.usual_seats
    bots = [make_kind(kind, know(), Random(rng.getrandbits(64))) for _ in range(seats)]
    state = dealt(game, seats, rng)
    done: list[list[Any]] = [[] for _ in range(seats)]
    while state.actors:
        seat = state.actors[0]
        action = bots[seat].choose(game.observe(state, seat), Budget(WORLDS))
        done[seat].append(action)
        state.apply(seat, action)
    return done
