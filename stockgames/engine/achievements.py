"""What a game brings to a person's book: its distinctions, and medals for playing it alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from stockgames.engine.event import Event
from stockgames.engine.history import Step
from stockgames.engine.seat import SeatId

E = TypeVar("E", bound=Event)

MEDALS: Final = ("bronze", "silver", "gold")


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """A finished game from one seat's side, with nothing hidden any more."""

    seat: SeatId
    is_first: bool
    """Whether it is in first place; nobody is who played alone."""
    is_close: bool = False
    """Whether it won by the least there is."""
    late: Sequence[Sequence[int]] = ()
    """What this winner and each other was worth after each turn or round from half-time on; empty
    if it didn't win, or where no half-time is defined.
    """
    bots: Sequence[str] = ()
    """The levels of all bots."""
    hints: int = 0
    """How many hints it asked for."""
    moves: Sequence[Sequence[Event]] = ()
    """The events of each move, for whomever they were."""
    steps: Sequence[Step[Any]] = ()
    """What a bystander saw, from before the first move on."""

    @property
    def last(self) -> Any:
        """The bystander's view of the end."""
        return self.steps[-1].view

    def events(self, kind: type[E]) -> Iterator[tuple[E, Any, Step[Any]]]:
        """Yield the events of a type, each with the view before its move and the step after it."""
        for number, events in enumerate(self.moves, 1):
            for event in events:
                if isinstance(event, kind):
                    yield event, self.steps[number - 1].view, self.steps[number]


@dataclass(frozen=True, slots=True)
class Distinction:
    """Something to be had once in a game that passes a test.

    The app says `GAME-distinction`, `-how` and `-line`, with the id.
    """

    id: str
    """Another one than that of any other game's: one from outside begins with its game's id."""
    emblem: str
    test: Callable[[Finished], bool] = lambda game: False
    """Passes in no single game if it consists of what several games bring."""


@dataclass(frozen=True, slots=True)
class Achievements:
    """What a game brings to a person's book."""

    distinctions: Sequence[Distinction] = ()
    closest: range = range(0)
    """The margins of the closest victories."""
    half_time: int | None = None
    """The round after which half-time is; 0 for the turn in the middle, None if the history doesn't
    tell who is ahead.
    """
    medals: Callable[[Any], Sequence[int]] | None = None
    """Returns what a game alone must reach for bronze, silver and gold, from a bystander's view."""
