"""The bot interface: a view and a budget go in, and an action comes out, or findings.

Findings are sums that processes can add up, and that hints are made of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Literal, Protocol, TypeAlias

from stockgames.engine.state import Action, SeatId, View

DEFAULT_ITERATIONS: Final = 200
"""The number of iterations of a search bot per decision, if there is no time limit."""
ENDLESS: Final = 1_000_000_000
"""The iterations of a search that only a time limit ends."""


def never() -> bool:
    """Return False: the time limit of a bot without a clock."""
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think; it stops at whichever limit comes first.

    Bots have no clock: the caller passes `expired`. With `iterations` alone, a choice depends only
    on the view and the bot's random stream.
    """

    iterations: int
    """The largest number of iterations of a search bot, at least one."""
    expired: Callable[[], bool] = never
    """Returns whether time is up; called once per iteration, so it should be fast."""
    half: Callable[[], bool] = never
    """Returns whether half of the time is over, if there is a time limit; should be fast."""


class Player(Protocol):
    """Decides for a seat from its view alone."""

    def choose(self, view: View, budget: Budget) -> Action:
        """Return a legal action of the view's seat, which must be due to decide."""
        ...


Scale: TypeAlias = Literal["standing", "score", "foreseen", "chance"]
"""The unit of outcomes.

`standing`: 0 to 1, mostly for winning, partly for the score relative to the best. `score`: score
units, in a solo game; `foreseen`: the same by lookahead instead of playouts. `chance`: 0 to 1, the
seat's chance to win.
"""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action that was tried, with its averaged results."""

    action: Action
    tried: int
    """The number of samples."""
    mean: float
    """The average outcome."""
    share: float | None = None
    """Its probability in a mixed strategy, 0 to 1; None if one best action is sought."""
    error: float = 0.0
    """The standard error of `mean`."""
    own: float = 0.0
    """The seat's average final score, or chance to win."""
    spread: float = 0.0
    """The standard deviation of `own`."""
    rival: float = 0.0
    """The same average of the strongest other seat."""
    won: float = 0.0
    """The share of samples that the seat won, shared wins counting in part; its chance to win
    if games are evaluated before their end.
    """


@dataclass(frozen=True, slots=True)
class Advice:
    """The findings about one decision."""

    worlds: int
    """The number of samples; 0 if there was nothing to choose."""
    scale: Scale
    chosen: Weighed
    runner_up: Weighed | None = None


@dataclass(slots=True)
class Tally:
    """Results of an action in the samples in which it was tried; all numbers are sums over them."""

    tried: int = 0
    total: float = 0.0
    """The sum of outcomes, in the scale of the findings."""
    squares: float = 0.0
    own: float = 0.0
    """The sum of the seat's scores, or of its chances to win if scores aren't recorded."""
    own_squares: float = 0.0
    rival: float = 0.0
    """The sum of the same of the strongest other seat."""
    won: float = 0.0
    """The sum of its shares of the win, or of its chances to win if games aren't played out."""
    weight: float = 0.0
    """The sum of its probabilities in a mixed strategy; later strategies count more."""

    def add(
        self, outcome: float, standings: Sequence[float], seat: SeatId, won: float = 0.0
    ) -> None:
        """Add one sample: the outcome for a seat, every seat's final standing, and its share
        of the win.
        """
        own = standings[seat]
        self.tried += 1
        self.total += outcome
        self.squares += outcome * outcome
        self.own += own
        self.own_squares += own * own
        self.won += won
        self.rival += max([x for other, x in enumerate(standings) if other != seat], default=0.0)

    def plus(self, other: Tally) -> Tally:
        """Return the sum of two tallies."""
        return Tally(
            self.tried + other.tried,
            self.total + other.total,
            self.squares + other.squares,
            self.own + other.own,
            self.own_squares + other.own_squares,
            self.rival + other.rival,
            self.won + other.won,
            self.weight + other.weight,
        )

    def weighed(self, action: Action, share: float | None = None) -> Weighed:
        """Return averages; all 0 for an action that was never tried."""
        tried = self.tried or 1
        return Weighed(
            action,
            self.tried,
            self.total / tried,
            share,
            error=_deviation(self.total, self.squares, tried) / sqrt(tried),
            own=self.own / tried,
            spread=_deviation(self.own, self.own_squares, tried),
            rival=self.rival / tried,
            won=self.won / tried,
        )


@dataclass(frozen=True, slots=True)
class Findings:
    """The actions of one decision, with the results of each."""

    scale: Scale
    tallies: tuple[tuple[Action, Tally], ...]
    """Distinct actions with their tallies; at least one."""
    mixed: bool = False
    """Whether the weights are a mixed strategy, from which the choice is drawn."""


def merged(parts: Iterable[Findings]) -> Findings:
    """Return the combined findings of one or more searches for the same decision."""
    first, *others = parts
    sums = dict(first.tallies)
    for part in others:
        for action, tally in part.tallies:
            known = sums.get(action)
            sums[action] = tally if known is None else known.plus(tally)
    return Findings(first.scale, tuple(sums.items()), first.mixed)


def _deviation(total: float, squares: float, count: int) -> float:
    mean = total / count
    return sqrt(max(0.0, squares / count - mean * mean))
