"""A puzzle: a position, four choices, and what came of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stockgames.bots.arena import interval
from stockgames.engine.action import Action
from stockgames.engine.record import Record
from stockgames.engine.seat import SeatId

CHOICES: Final = 4
"""How many choices a puzzle offers: A to D."""
LEVELS: Final = ("careless", "greedy", "shrewd")
"""The bots that try a puzzle."""
GRADES: Final = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice, and where it led."""

    action: Action
    places: tuple[int, ...]
    """`places[n]`: in how many games the seat came in place n + 1; they sum up to all games."""

    @property
    def games(self) -> int:
        """From how many games this is known."""
        return sum(self.places)

    @property
    def first(self) -> float:
        """The share of games in which the seat came first, alone or with others."""
        return self.places[0] / self.games

    @property
    def range(self) -> tuple[float, float]:
        """Where that share lies with 95 % certainty, after Wilson."""
        return interval(self.places[0], self.games)

    @property
    def usual(self) -> int:
        """The place that it led to most often, 1 the first."""
        return self.places.index(max(self.places)) + 1


@dataclass(frozen=True, slots=True)
class Tried:
    """How often a bot found the best choice."""

    found: int
    tries: int

    @property
    def share(self) -> float:
        """The part of its tries in which it did."""
        return self.found / self.tries


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one choice is best by a clear margin."""

    record: Record
    """The game up to the decision."""
    seat: SeatId
    choices: tuple[Choice, ...]
    """In an order that tells nothing of merit."""
    tried: Mapping[str, Tried]
    """By level, for all of LEVELS."""

    @property
    def best(self) -> int:
        """Which of the choices is best."""
        firsts = [choice.first for choice in self.choices]
        return firsts.index(max(firsts))

    @property
    def ease(self) -> float:
        """How often simple bots find the best choice, 0 to 1."""
        return (self.tried["careless"].share + self.tried["greedy"].share) / 2

    @property
    def grade(self) -> int:
        """How hard it is, 1 to 4, by how often simple bots find the best choice."""
        return 1 + sum(self.ease < limit for limit in (0.75, 0.5, 0.25))


def is_clear(choices: tuple[Choice, ...]) -> bool:
    """Tell whether the best choice's interval lies above that of every other."""
    best, *others = sorted(choices, key=lambda choice: -choice.first)
    return bool(others) and all(best.range[0] > other.range[1] for other in others)
