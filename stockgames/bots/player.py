"""The bot interface: turns a view into an action, within a budget."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from stockgames.engine.state import Action, View

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


@runtime_checkable
class Closeable(Protocol):
    """A player that holds an external resource, such as a program."""

    def close(self) -> None:
        """Release the resource; the player is not used any more."""
        ...


class Player(Protocol):
    """Decides for a seat from its view alone."""

    def choose(self, view: View, budget: Budget) -> Action:
        """Return a legal action of the view's seat, which must be due to decide."""
        ...
