"""Looking ahead where a seat is alone with chance: every action, and all that it may lead to.

A position is what the seat knows, not a world: what it will see later is met by a choice of its own
each time, which a search among imagined games that shares choices between them cannot do. So far as
the budget allows, every line is followed one decision deeper, and where it breaks off, the position
is worth what the game has learned it comes to. Of the actions at a decision only those are followed
that look best before; the actions that are asked about all are, in the first rounds.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol, TypeAlias

from stockgames.bots.findings import Findings, Tally
from stockgames.bots.player import Budget
from stockgames.engine.action import Action

VALUES: Final = 50
"""Positions judged in the time that an imagined game takes otherwise."""
MOST: Final = 150_000
"""So many of them are enough, however long it may take: they are all remembered meanwhile."""
CHECKED: Final = 50
"""After so many of them the clock is looked at."""
ALL: Final = 2
"""How many decisions deep all actions that are asked about are followed."""
WIDE: Final = 6
"""How many of them are followed deeper."""
FOLLOWED: Final = 3
"""How many actions are followed at each later decision."""
DEEPEST: Final = 12
"""So many decisions are enough."""

Position: TypeAlias = Hashable
Prospects: TypeAlias = Sequence[tuple[Action, Sequence[tuple[float, Any]]]]
"""Actions, each with the positions that it may lead to and how likely they are, summing to 1."""


class Foresight(Protocol):
    """What a game knows of positions in which one seat decides everything but chance."""

    @property
    def count(self) -> int:
        """How many features there are."""
        ...

    @property
    def scale(self) -> float:
        """What outcomes are divided by while they are learned: some tenth of what is usual."""
        ...

    def start(self) -> Any:
        """Return the position in which every game begins, as far as the seat knows."""
        ...

    def score(self, position: Any) -> float | None:
        """Return the seat's score if the game is over."""
        ...

    def value(self, position: Any) -> float:
        """Return the score that a position can be expected to come to; it must be cheap."""
        ...

    def features(self, position: Any) -> Sequence[int]:
        """Return the numbers of the features of a position (see `engine.learned`)."""
        ...

    def prospects(self, position: Any) -> Prospects:
        """Return what a seat may do where the game is not over; at least one action."""
        ...


class _SpentError(Exception):
    """The budget ran out in the middle of a round."""


class _Ahead:
    """One look ahead, with what it remembers."""

    def __init__(self, foresight: Foresight, budget: Budget) -> None:
        self._foresight = foresight
        self._budget = budget
        self._most = min(MOST, VALUES * budget.iterations)
        self._values: dict[Position, float] = {}
        self._found: dict[tuple[Position, int], float] = {}
        self._options: dict[Position, Prospects] = {}
        self.judged = 0
        self.is_limited = False
        """Whether the budget counts: every action is looked at once, whatever it takes."""

    def expected(self, outcomes: Sequence[tuple[float, Position]], depth: int) -> float:
        """Return what may come of an action, so many decisions on."""
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
        """Return the actions that look best, the best first."""
        options = self._foresight.prospects(position)
        if len(options) == 1:
            return options
        return sorted(options, key=lambda option: -self.expected(option[1], 0))[:FOLLOWED]


def look_ahead(
    foresight: Foresight, position: Any, actions: Sequence[Action], budget: Budget
) -> Findings:
    """Return what was found about the actions; those followed deepest count as tried alike.

    Of the budget, an imagined game is as many positions judged as take its time.
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
    """Return what an action comes to, as if it had been tried so many times."""
    worths = [(chance, foresight.value(after)) for chance, after in outcomes]
    middle = sum([chance * worth for chance, worth in worths])
    varied = sum([chance * (worth - middle) ** 2 for chance, worth in worths])
    total, squares = tried * mean, tried * (mean * mean + varied)
    return Tally(tried, total, squares, total, squares, won=float(tried))
