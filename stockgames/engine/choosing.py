"""What every game tells of a choice: what can be pointed at now, and what has been named so far.

Each game has a `Choosing` of its own in `games/GAME/choosing.py`; whoever shows it only points.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from stockgames.engine.errors import Refused
from stockgames.engine.game import View

P_co = TypeVar("P_co", bound=Hashable, covariant=True)
"""What a game calls a place on its table."""


@dataclass(frozen=True, slots=True)
class Target(Generic[P_co]):
    """Something on the table that can be pointed at now."""

    name: str
    """What it is called everywhere: in tests, by keys, by screen readers."""
    place: P_co
    refused: Refused | None = None
    """Why pointing at it leads nowhere."""


T = TypeVar("T", bound=Target[Hashable])


def named(targets: Iterable[T], name: str | None) -> T | None:
    """Return the target of a name, None without one."""
    return next((target for target in targets if target.name == name), None)


T_co = TypeVar("T_co", bound=Target[Any], covariant=True)
"""What a game says of each thing that can be pointed at."""
A_co = TypeVar("A_co", covariant=True)


class Choosing(Protocol[T_co, A_co]):
    """The steps of a choice, followed by pointing until an action is named; it takes none.

    A game's own is told of a new position by its `renew`, and begins again there.
    """

    @property
    def view(self) -> View | None:
        """What is known of the position; None before there is one."""
        ...

    @property
    def open(self) -> bool:
        """Whether somebody decides now."""
        ...

    @property
    def picked(self) -> str | None:
        """The name of the target pointed at, where that does not go on to the next step."""
        ...

    def close(self) -> None:
        """Offer nothing more: the action is on its way."""
        ...

    def targets(self) -> Sequence[T_co]:
        """Return what can be pointed at now, in the order of the arrow keys."""
        ...

    def target(self, name: str | None) -> T_co | None:
        """Return the target of a name."""
        ...

    def pick(self, name: str) -> bool:
        """Point at a target; tell whether it was there and not refused."""
        ...

    @property
    def can_step_back(self) -> bool:
        """Whether `back` would take something back."""
        ...

    def back(self) -> bool:
        """Take the last step back; tell whether there was one."""
        ...

    def action(self) -> A_co | None:
        """Return the action that all pointed at so far names; None before the end."""
        ...
