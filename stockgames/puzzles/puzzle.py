"""A puzzle: a position, four choices, and the result of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stockgames.bots.ladders import CONFIDENCE, interval
from stockgames.engine.record import Record
from stockgames.engine.state import Action, SeatId

CHOICES: Final = 4
"""The number of choices of a puzzle: A to D."""
LEVELS: Final = ("careless", "greedy", "shrewd")
"""The levels of the bots that attempt a puzzle."""
GRADES: Final = 4


ERRORS: Final = 3.0
"""By how many standard errors the best choice must lead if puzzles are judged by scores."""
NO_WORSE: Final = 0.02
"""By how much the choice with the best score may win less often than another one."""


@dataclass(frozen=True, slots=True)
class Ends:
    """A seat's final score, averaged over all games played from a choice."""

    mean: float
    error: float = 0.0
    """The standard error of the mean."""
    gap_error: float = 0.0
    """The standard error of the distance to the best choice in the same samples; 0 for itself."""
    is_counted: bool = False
    """Whether all continuations were enumerated instead of sampled, so that there is no error."""

    @property
    def range(self) -> tuple[float, float]:
        """The 95 % interval of the mean."""
        return self.mean - CONFIDENCE * self.error, self.mean + CONFIDENCE * self.error


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice and its results."""

    action: Action
    places: tuple[int, ...]
    """`places[n]` is the number of games in which the seat came in place n + 1; the sum is the
    number of games. If the continuations were enumerated, a game is one possible hidden state at
    the decision.
    """
    ends: Ends | None = None
    """The resulting score; None if puzzles are judged by places."""

    @property
    def games(self) -> int:
        return sum(self.places)

    @property
    def first(self) -> float:
        """The share of games in which the seat came first, alone or with others."""
        return self.places[0] / self.games

    @property
    def range(self) -> tuple[float, float]:
        """The 95 % Wilson interval of that share."""
        return interval(self.places[0], self.games)

    @property
    def merit(self) -> float:
        """The value by which choices are compared: the mean score, or the share of first places."""
        return self.first if self.ends is None else self.ends.mean

    @property
    def usual(self) -> int:
        """The most frequent place, 1 the first."""
        return self.places.index(max(self.places)) + 1


@dataclass(frozen=True, slots=True)
class Tried:
    """How often a bot found the best choice."""

    found: int
    tries: int

    @property
    def share(self) -> float:
        return self.found / self.tries


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one choice is best by a clear margin."""

    record: Record
    """The record of the game up to the decision."""
    seat: SeatId
    choices: tuple[Choice, ...]
    """The choices, in an order that does not reveal their quality."""
    tried: Mapping[str, Tried]
    """The attempts of the bots, for each level in LEVELS."""

    @property
    def best(self) -> int:
        """The index of the best choice."""
        return best_of(self.choices)

    @property
    def by_score(self) -> bool:
        """Return whether choices are compared by score, not by places."""
        return self.choices[0].ends is not None

    @property
    def is_counted(self) -> bool:
        """Return whether all continuations were enumerated instead of sampled."""
        ends = self.choices[0].ends
        return ends is not None and ends.is_counted

    @property
    def ease(self) -> float:
        """How often simple bots find the best choice, 0 to 1."""
        return (self.tried["careless"].share + self.tried["greedy"].share) / 2

    @property
    def grade(self) -> int:
        """The difficulty, 1 to 4, by how often simple bots find the best choice."""
        return 1 + sum(self.ease < limit for limit in (0.75, 0.5, 0.25))


def best_of(choices: Sequence[Choice]) -> int:
    """Return the index of the best choice."""
    merits = [choice.merit for choice in choices]
    return merits.index(max(merits))


def is_clear(choices: Sequence[Choice], ahead: float = 0.0) -> bool:
    """Return whether the best choice is clearly ahead of every other.

    By places, its interval must be above that of each other. By score, it must be ahead by more
    than ERRORS standard errors in the same samples, and by the score `ahead`; and no other may come
    first more often by more than NO_WORSE, so that nobody has to choose between money and victory.
    """
    best, *others = sorted(choices, key=lambda choice: -choice.merit)
    if best.ends is not None and any(other.first > best.first + NO_WORSE for other in others):
        return False
    return bool(others) and all(is_behind(other, best, ahead) for other in others)


def is_behind(choice: Choice, best: Choice, ahead: float, errors: float = ERRORS) -> bool:
    """Return whether a choice is clearly behind the best one."""
    if choice.ends is None or best.ends is None:
        return best.range[0] > choice.range[1]
    gap = best.ends.mean - choice.ends.mean
    return gap > 0 and gap >= ahead and gap > errors * choice.ends.gap_error
