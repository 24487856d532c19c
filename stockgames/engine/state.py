"""The parts of a running game: its state, a seat's view of it, and the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from inspect import get_annotations
from random import Random
from typing import Any, ClassVar, Concatenate, ParamSpec, Self, TypeAlias, TypeVar

from stockgames.engine.action import Action
from stockgames.engine.event import Event
from stockgames.engine.seat import SeatId

Decks: TypeAlias = tuple[tuple[int, ...], ...]
"""Cards or chips by deck, as the game's numbers."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    `ranks` holds a place per seat, 1 the winner; shared places share a number and the next is
    skipped. `scores` holds each seat's score. `details` is what a record's result holds beside the
    ranks, with keys in the order of the record format.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    details: Mapping[str, Any]

    @property
    def order(self) -> list[SeatId]:
        """The seats, winner first; seats that share a place are in table order."""
        return sorted(range(len(self.ranks)), key=self.ranks.__getitem__)

    def as_record(self) -> dict[str, Any]:
        """Return the value of `result` in a record."""
        return {**self.details, "ranks": list(self.ranks)}


class _Fields(type):
    """Gives each class of states a slot for each annotated field, and a `copy`."""

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> _Fields:
        """Make a class; `copy` is compiled because searches copy millions of states."""
        if fields := [one for one in space.get("__annotations__", {}) if one not in space]:
            space.setdefault("__slots__", tuple(fields))
        kind = super().__new__(cls, name, bases, space)
        if "copy" not in space:
            lines = "\n".join(f" other.{name} = {value}" for name, value in _copied(kind))
            code = f"def copy(self):\n other = new(type(self))\n{lines}\n return other"
            made: dict[str, Any] = {"new": object.__new__}
            exec(code, made)  # noqa: S102 - made of names of fields only
            kind.copy = made["copy"]  # type: ignore[attr-defined]
        return kind


def _copied(kind: type) -> Iterator[tuple[str, str]]:
    """Yield the fields of a class of states, each with the code of its copy."""
    for each in kind.__mro__:
        kinds = get_annotations(each)
        for field in each.__dict__.get("__slots__", ()):
            hint, value = str(kinds.get(field, "")), f"self.{field}"
            if hint.startswith("list[list["):
                value = f"[inner[:] for inner in {value}]"
            elif hint.startswith(("list[", "dict[", "set[")):
                value = f"{value}.copy()"
            yield field, value


class State(metaclass=_Fields):
    """The complete state of a running game, hidden things included.

    It never leaves the match, except as a determinized copy that a bot made from its own view. It
    is lean by design: slots, small ints, and tuples that copies share. Every game's state derives
    from it, with its own type of actions, and annotates its fields: each becomes a slot.
    """

    @property
    def seats(self) -> int:
        """The number of seats, including those that are out of the game."""
        raise NotImplementedError

    @property
    def actors(self) -> tuple[SeatId, ...]:
        """The seats that must decide: none when the game is over, CHANCE alone for a shuffle.

        More than one means a simultaneous choice: each seat chooses secretly, in any order.
        """
        raise NotImplementedError

    @property
    def turn(self) -> int:
        """A counter that rises when the next turn (or simultaneous decision) begins."""
        raise NotImplementedError

    def legal_actions(self, seat: SeatId) -> Sequence[Any]:
        """Return the enumerable actions that the seat may take now.

        Parametric actions, such as offers, are too many to list: `Game.sample_action` draws them.
        """
        raise NotImplementedError

    def draw_chance(self, rng: Random) -> Any:
        """Return a chance action drawn with rng; only valid when CHANCE is the actor."""
        raise NotImplementedError

    def apply(self, seat: SeatId, action: Any, log: list[Event] | None = None) -> None:
        """Play a legal action in place; append the events to `log` if given.

        The action is not checked: the match checks first, and playouts pick from `legal_actions`.
        """
        raise NotImplementedError

    def result(self) -> Result:
        """Return the outcome; only valid when the game is over."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent copy that shares immutable parts.

        Made for each class: fields annotated as a list, a list of lists, a dict or a set are
        copied, and all others are shared. A state with other things that change overrides it.
        """
        raise NotImplementedError

    # What only some games have

    has_speakers: ClassVar[bool] = False
    """Whether seats may ever act out of turn."""

    @property
    def out_of_turn_actors(self) -> tuple[SeatId, ...]:
        """The seats that may act out of turn now, for example to offer a deal; never one of the
        actors.

        Their actions are too many to list: `legal_actions` is empty, `Game.check` decides for any
        seat, and `Game.sample_action` draws one. The game never waits for a speaker.
        """
        return ()

    def bind(self, seat: SeatId, action: Any) -> None:
        """Commit the seat to a question that it asked (N5).

        If trying an action asks about something hidden and the answer is no, `Game.check` raises
        Refused with `is_answer` set. Before the seat learns that, it must be bound to continue
        with what it asked for. A question is not a move, and not recorded.
        """
        raise NotImplementedError

    def unseen(self) -> Decks:
        """Return the cards or chips that no seat has seen, by deck, in their actual order.

        Given what all seats know together, any other order of a deck is equally likely.
        """
        return ()

    def with_unseen(self, decks: Decks) -> Self:
        """Return a copy of the position with the things of `unseen` in another order."""
        return self.copy()


class View:
    """What one seat knows: an information state.

    Every game's view derives from it, and no state does, so that a leak is a type error.
    """

    __slots__ = ()

    seat: SeatId | None
    """The seat whose knowledge this is; None for a bystander."""
    seats: int
    """The number of seats."""
    actors: tuple[SeatId, ...]
    """The seats that must decide, as far as this seat may know."""
    turn: int
    """A counter that rises when the next turn (or simultaneous decision) begins."""
    legal: Sequence[Action]
    """The enumerable actions that this seat may take now; empty if it need not decide.

    In a bystander's view: those of the first actor, as far as they are public.
    """

    @property
    def viewer(self) -> SeatId:
        """The seat whose view this is; must not be used on a bystander's view."""
        assert self.seat is not None
        return self.seat


V = TypeVar("V", bound=View)


def seen_as(kind: type[V], view: View) -> V:
    """Return the view, checked to be of the game's own type."""
    assert isinstance(view, kind)
    return view


P = ParamSpec("P")
T = TypeVar("T")


def once_per_view(work: Callable[Concatenate[V, P], T]) -> Callable[Concatenate[V, P], T]:
    """Remember what a function of a view returned for the last two: before and after a move.

    Texts, board and panel all ask for the facts of the view that they show.
    """
    known: list[tuple[V, object, T]] = []

    @wraps(work)
    def remembered(view: V, /, *args: P.args, **options: P.kwargs) -> T:
        for seen, asked, found in known:
            if seen is view and asked == (args, options):
                return found
        known.append((view, (args, options), work(view, *args, **options)))
        del known[:-2]
        return known[-1][2]

    return remembered
