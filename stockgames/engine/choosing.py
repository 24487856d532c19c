"""How a person comes to an action by pointing: what can be pointed at, and what that leads to.

Each game has its own `Choosing` in `games/GAME/choosing.py`; the ui only passes on what is pointed
at, and knows no rule.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from stockgames.engine.action import Action
from stockgames.engine.errors import Refused
from stockgames.engine.game import View

P_co = TypeVar("P_co", bound=Hashable, covariant=True)
"""What a game calls a place on its table."""


@dataclass(frozen=True, slots=True)
class Target(Generic[P_co]):
    """Something on the table that can be pointed at now."""

    name: str
    """Its name, the same for tests, keys and the ui's objects: `take-blue`."""
    place: P_co
    refused: Refused | None = None
    """Why pointing at it leads nowhere."""


T = TypeVar("T", bound=Target[Hashable])


def named(targets: Iterable[T], name: str | None) -> T | None:
    """Return the target with this name; None if there is none."""
    return next((target for target in targets if target.name == name), None)


T_co = TypeVar("T_co", bound=Target[Hashable], covariant=True)
"""What a game says of each thing that can be pointed at."""
A_co = TypeVar("A_co", bound=Action, covariant=True)


class Choosing(Protocol[T_co, A_co]):
    """Follows pointing, step by step, until an action is complete; it never plays the action.

    Each game's own class also has a `renew`, which starts again from a new position.
    """

    @property
    def view(self) -> View | None:
        """The view to choose from; None before there is one."""
        ...

    @property
    def open(self) -> bool:
        """Whether somebody decides now."""
        ...

    @property
    def picked(self) -> str | None:
        """The name of the target that is picked, until another step of the choice begins."""
        ...

    def close(self) -> None:
        """Offer nothing more: the action is on its way."""
        ...

    def targets(self) -> Sequence[T_co]:
        """Return what can be pointed at now, in the order of the arrow keys."""
        ...

    def target(self, name: str | None) -> T_co | None:
        """Return the target with this name; None if there is none."""
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
        """Return the action that was pointed out; None while something is missing."""
        ...
