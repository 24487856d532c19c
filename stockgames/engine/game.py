"""The protocols that every game fulfils: a state that plays, and a game that deals and observes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    runtime_checkable,
)

from stockgames.engine.codec import ActionCodec
from stockgames.engine.event import Event
from stockgames.engine.meta import GameMeta
from stockgames.engine.seat import SeatId

if TYPE_CHECKING:
    from pydantic import BaseModel

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    `ranks` holds a place per seat, 1 the winner; shared places share a number and the next is
    skipped. `scores` is the number per seat that a table calls the score. `details` is what a
    record's result holds beside the ranks, keys in the order of the record format.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    details: Mapping[str, Any]

    def as_record(self) -> dict[str, Any]:
        """Return the object that stands as `result` in a record."""
        return {**self.details, "ranks": list(self.ranks)}


class State(Generic[A]):
    """The whole truth of a running game, hidden things included.

    It never leaves the match, except as a determinized copy that a bot made from its own view.
    Lean by design: slots, small ints, tuples that copies share. Every game's state derives from it.
    """

    __slots__ = ()

    @property
    def seats(self) -> int:
        """How many seats there are, those that are out included."""
        raise NotImplementedError

    @property
    def actors(self) -> tuple[SeatId, ...]:
        """The seats that owe a decision: none when the game is over, CHANCE alone for a shuffle.

        More than one means a simultaneous choice: each lays its own secretly, in any order.
        """
        raise NotImplementedError

    @property
    def turn(self) -> int:
        """A count that rises when the turn (or the simultaneous decision) passes on."""
        raise NotImplementedError

    def legal_actions(self, seat: SeatId) -> Sequence[A]:
        """Return all narrow actions the seat may take now; wide ones are sampled by the game."""
        raise NotImplementedError

    def draw_chance(self, rng: Random) -> A:
        """Return a chance action drawn with rng; only where CHANCE is the actor."""
        raise NotImplementedError

    def apply(self, seat: SeatId, action: A, log: list[Event] | None = None) -> None:
        """Play a legal action in place; append what happened to log if one is given.

        It trusts its caller: the match checks first, and playouts pick from `legal_actions`.
        """
        raise NotImplementedError

    def result(self) -> Result:
        """Return the outcome; only when nobody owes a decision."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent state that shares what never changes."""
        raise NotImplementedError


@runtime_checkable
class HasSpeakers(Protocol):
    """A state in which seats may act though they owe nothing, to offer a deal for instance.

    `check` accepts wide actions of theirs, and is asked about every seat's, to say why it refuses;
    their legal lists stay empty, and the game samples for them. Nobody waits for a speaker.
    """

    @property
    def speakers(self) -> tuple[SeatId, ...]:
        """The seats that may act now and owe nothing: none that is among the actors."""
        ...


@runtime_checkable
class TellsWidth(Protocol):
    """A game that knows how many choices a seat has as far as everybody knows."""

    def width(self, view: View) -> int | None:
        """Return how many actions the one actor has, by a bystander's view.

        None where that hangs on what is hidden: it must be the same in all worlds that fit.
        """
        ...


@runtime_checkable
class HasQuestions(Protocol):
    """A state in which a refusal may answer a question about what is concealed (N5).

    `check` then raises Refused with `told` set, and whoever passes the answer on binds the seat
    first. Having asked is no move: no record shows it.
    """

    def bind(self, seat: SeatId, action: Any) -> None:
        """Hold the seat to what it asked by an action that `check` refused as `told`."""
        ...


class View:
    """What one seat knows: an information state.

    Every game's view derives from it, and no state does, so that a leak is a type error.
    """

    __slots__ = ()

    seat: SeatId | None
    """Whose knowledge this is; None for a bystander."""
    seats: int
    """How many seats the table has."""
    actors: tuple[SeatId, ...]
    """The seats that owe a decision, as far as this seat may know."""
    turn: int
    """A count that rises when the turn (or the simultaneous decision) passes on."""
    legal: Sequence[Any]
    """This seat's legal actions now, empty when it owes nothing.

    A bystander's view holds what everybody knows the first of the actors may do.
    """

    @property
    def viewer(self) -> SeatId:
        """The seat whose view it is; a bystander's has none."""
        assert self.seat is not None
        return self.seat


V = TypeVar("V", bound=View)


def seen_as(kind: type[V], view: View) -> V:
    """Return a view as the type that its game gives it; anything else is a mistake of ours."""
    assert isinstance(view, kind)
    return view


class Game(Protocol[A]):
    """One game: its options, its deal, its views. Stateless; one object per game.

    States and views handed to it are its own.
    """

    @property
    def meta(self) -> GameMeta:
        """Title, seats and so on; cheap to import by itself."""
        ...

    @property
    def codec(self) -> ActionCodec[A]:
        """Actions to and from records."""
        ...

    @property
    def options_type(self) -> type[BaseModel]:
        """The frozen model of `options` in a record; defaults make the standard table."""
        ...

    @property
    def setup_type(self) -> type[BaseModel]:
        """The frozen model of `setup` in a record."""
        ...

    def settle(self, wishes: Mapping[str, Any], rng: Random) -> BaseModel:
        """Turn a host's wishes (`{"board": "shuffled"}`) into options; raise OptionError."""
        ...

    def deal(
        self, seats: int, options: BaseModel, rng: Random, first: SeatId | None = None
    ) -> BaseModel:
        """Return a set-up drawn with rng; `first` starts, where the game has a starting seat."""
        ...

    def start(self, seats: int, options: BaseModel, setup: BaseModel) -> State[A]:
        """Return the first state; raise RecordError where the set-up cannot have been dealt."""
        ...

    def check(self, state: State[A], seat: SeatId, action: A) -> None:
        """Raise Refused, with code and ruling, unless the seat may take the action now."""
        ...

    def observe(self, state: State[A], seat: SeatId | None) -> View:
        """Return what the seat (None: a bystander) may know, equal for equal knowledge."""
        ...

    def determinize(self, view: View, rng: Random) -> State[A]:
        """Return a full state drawn from those that fit: observing it gives the view again."""
        ...

    def sample_action(self, view: View, rng: Random) -> A:
        """Return a random legal action of the view's seat, an actor or a speaker, wide ones too."""
        ...

    def evaluate(self, state: State[A]) -> Sequence[float]:
        """Return how well each seat stands, in score units; exact at the end of the game."""
        ...


AnyGame: TypeAlias = Game[Any]
"""A game whose actions are of any kind; its states and views are no less states and views."""
AnyState: TypeAlias = State[Any]
