"""The bot interface: turns a view into an action, within a budget."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from stockgames.engine.action import Action
from stockgames.engine.state import View

DEFAULT_ITERATIONS: Final = 200
"""Worlds that a searching bot tries for each decision where no clock decides."""
ENDLESS: Final = 1_000_000_000
"""Iterations of a search that only the clock ends."""


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
    """How many worlds a searching bot may try, at least one."""
    expired: Callable[[], bool] = never
    """Whether time is up; asked once an iteration, so it should be cheap."""
    half: Callable[[], bool] = never
    """Whether half of the time is over, where a clock decides; it should be cheap, too."""


@runtime_checkable
class Leaves(Protocol):
    """A player that holds an external resource, such as a program."""

    def close(self) -> None:
        """Release the resource; the player is not used any more."""
        ...


class Player(Protocol):
    """Decides for a seat from its view alone."""

    def choose(self, view: View, budget: Budget) -> Action:
        """Return a legal action of the view's seat, which must be due to decide."""
        ...
