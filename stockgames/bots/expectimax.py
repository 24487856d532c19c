"""Expectimax search for a seat that is alone with chance.

A position is what the seat knows, not a full state. So each later observation is met by its own
choice, which a search over sampled states with shared choices can't do. All lines are searched one
decision deeper each round, as far as the budget allows, and leaf positions get their learned value.
At a decision only the most promising actions are followed; at the root all are, in the first
rounds.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol, TypeAlias

from stockgames.bots.player import Budget, Findings, Tally
from stockgames.engine.state import Action

VALUES: Final = 50
"""The number of evaluated positions that take as long as one iteration of other searches."""
MOST: Final = 150_000
"""The largest number of evaluated positions, which limits the memory used."""
CHECKED: Final = 50
"""The number of positions between checks of the clock."""
ALL: Final = 2
"""The depth, in decisions, to which all root actions are searched."""
WIDE: Final = 6
"""How many root actions are searched to greater depths."""
FOLLOWED: Final = 3
"""How many actions are searched at each later decision."""
DEEPEST: Final = 12
"""One more than the largest depth, in decisions."""

Position: TypeAlias = Hashable
Prospects: TypeAlias = Sequence[tuple[Action, Sequence[tuple[float, Any]]]]
"""Actions, each with its possible positions and their probabilities, which sum to 1."""


class Foresight(Protocol):
    """A game's model of positions in which one seat decides everything but chance."""

    def score(self, position: Any) -> float | None:
        """Return the seat's final score, or None if the game isn't over."""
        ...

    def value(self, position: Any) -> float:
        """Return the expected final score of a position; must be fast."""
        ...

    def prospects(self, position: Any) -> Prospects:
        """Return the actions in a position that is not over, with their outcomes; at least one."""
        ...


class _SpentError(Exception):
    """The budget ran out during a round."""


class _Ahead:
    """One search, with its cache."""

    def __init__(self, foresight: Foresight, budget: Budget) -> None:
        self._foresight = foresight
        self._budget = budget
        self._most = min(MOST, VALUES * budget.iterations)
        self._values: dict[Position, float] = {}
        self._found: dict[tuple[Position, int], float] = {}
        self._options: dict[Position, Prospects] = {}
        self.judged = 0
        self.is_limited = False
        """Whether the budget applies; it doesn't while every action is evaluated once."""

    def expected(self, outcomes: Sequence[tuple[float, Position]], depth: int) -> float:
        """Return the expected value of an action's outcomes, searched `depth` decisions deep."""
        if depth == 0:
            return sum([chance * self._value(after) for chance, after in outcomes])
        return sum([chance * self._best(after, depth) for chance, after in outcomes])

    def _value(self, position: Position) -> float:
        known = self._values.get(position)
        if known is None:
            self._count()
            known = self._values[position] = self._foresight.value(position)
        return known

    def _count(self) -> None:
        self.judged += 1
        if not self.is_limited or self.judged % CHECKED:
            return
        if self.judged >= self._most or self._budget.expired():
            raise _SpentError

    def _best(self, position: Position, depth: int) -> float:
        known = self._found.get((position, depth))
        if known is None:
            known = self._found[position, depth] = self._searched(position, depth)
        return known

    def _searched(self, position: Position, depth: int) -> float:
        score = self._foresight.score(position)
        if score is not None:
            return score
        options = self._options.get(position)
        if options is None:
            options = self._options[position] = self._in_order(position)
        if depth == 1:
            return self.expected(options[0][1], 0)
        return max([self.expected(outcomes, depth - 1) for _, outcomes in options[:FOLLOWED]])

    def _in_order(self, position: Position) -> Prospects:
        """Return the most promising actions, best first."""
        options = self._foresight.prospects(position)
        if len(options) == 1:
            return options
        return sorted(options, key=lambda option: -self.expected(option[1], 0))[:FOLLOWED]


def look_ahead(
    foresight: Foresight, position: Any, actions: Sequence[Action], budget: Budget
) -> Findings:
    """Return the findings about the actions; those searched deepest count as tried equally often.

    One iteration of the budget stands for as many evaluated positions as take the same time.
    """
    ahead = _Ahead(foresight, budget)
    known = dict(foresight.prospects(position))
    order = list(actions)
    means = {action: ahead.expected(known[action], 0) for action in order}
    deepest = order
    ahead.is_limited = True
    for depth in range(1, DEEPEST):
        order.sort(key=means.__getitem__, reverse=True)
        judged, found = ahead.judged, dict[Action, float]()
        asked = order if depth <= ALL else order[:WIDE]
        with suppress(_SpentError):
            for action in asked:
                found[action] = ahead.expected(known[action], depth)
        if found:
            means |= found
            deepest = list(found)
        if len(found) < len(asked) or ahead.judged == judged:
            break
    tried = max(2, ahead.judged // len(deepest))
    return Findings(
        "foreseen",
        tuple(
            (
                action,
                _tally(foresight, known[action], means[action], tried if action in deepest else 1),
            )
            for action in actions
        ),
    )


def _tally(
    foresight: Foresight, outcomes: Sequence[tuple[float, Position]], mean: float, tried: int
) -> Tally:
    """Return the tally of an action as if it had been tried `tried` times."""
    worths = [(chance, foresight.value(after)) for chance, after in outcomes]
    middle = sum([chance * worth for chance, worth in worths])
    varied = sum([chance * (worth - middle) ** 2 for chance, worth in worths])
    total, squares = tried * mean, tried * (mean * mean + varied)
    return Tally(tried, total, squares, total, squares, won=float(tried))
