"""The protocols that every game fulfils: a state that plays, and a game that deals and observes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import (
    TYPE_CHECKING,
    Any,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    runtime_checkable,
)

from stockgames.engine.action import Action
from stockgames.engine.codec import ActionCodec
from stockgames.engine.event import Event
from stockgames.engine.meta import GameMeta
from stockgames.engine.seat import SeatId

if TYPE_CHECKING:
    from pydantic import BaseModel

A = TypeVar("A", bound=Action)


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

    @property
    def order(self) -> list[SeatId]:
        """The seats, the winner first; those that share a place in the order of the table."""
        return sorted(range(len(self.ranks)), key=self.ranks.__getitem__)

    def as_record(self) -> dict[str, Any]:
        """Return the object that stands as `result` in a record."""
        return {**self.details, "ranks": list(self.ranks)}


class State:
    """The whole truth of a running game, hidden things included.

    It never leaves the match, except as a determinized copy that a bot made from its own view.
    Lean by design: slots, small ints, tuples that copies share. Every game's state derives from it,
    with its own type of actions.
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

    def legal_actions(self, seat: SeatId) -> Sequence[Any]:
        """Return the narrow actions (those that can be listed) that the seat may take now.

        Wide actions, such as offers, are too many to list: `Game.sample_action` draws them.
        """
        raise NotImplementedError

    def draw_chance(self, rng: Random) -> Any:
        """Return a chance action drawn with rng; only where CHANCE is the actor."""
        raise NotImplementedError

    def apply(self, seat: SeatId, action: Any, log: list[Event] | None = None) -> None:
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
    """A state in which seats may act out of turn, to offer a deal for instance: the speakers.

    Their actions are too many to list: `legal_actions` stays empty, `check` decides, for any seat,
    and `sample_action` draws one. Nobody waits for a speaker.
    """

    @property
    def speakers(self) -> tuple[SeatId, ...]:
        """The seats that may act out of turn now; never one of the actors."""
        ...


@runtime_checkable
class TellsWidth(Protocol):
    """A game that can tell how many actions a seat has without telling a secret."""

    def width(self, view: View) -> int | None:
        """Return how many actions the only actor has, from a bystander's view.

        None where the number depends on hidden things.
        """
        ...


@runtime_checkable
class HasQuestions(Protocol):
    """A state in which trying an action may ask about something concealed (N5).

    If the answer is no, `check` raises Refused with `told` set. Before the seat learns that, it is
    bound: it must go on with what it asked for. A question is no move, and stands in no record.
    """

    def bind(self, seat: SeatId, action: Action) -> None:
        """Commit the seat to the question it asked by an action that `check` refused as `told`."""
        ...


@runtime_checkable
class ShowsAll(Protocol):
    """A game whose table can show what every seat holds at once, when the game is over."""

    def all_up(self, state: State, seat: SeatId) -> View:
        """Return a seat's view of a state with all that others held face up.

        Only for whoever looks back at a game that is over.
        """
        ...

    def open_options(self, options: BaseModel) -> BaseModel:
        """Return the options of the same table at which nothing would be concealed."""
        ...


Decks: TypeAlias = tuple[tuple[int, ...], ...]
"""Cards or chips that no seat has seen, deck by deck, in the game's own numbers."""


@runtime_checkable
class HidesDecks(Protocol):
    """A state in which things lie hidden from all seats, to be drawn later."""

    def unseen(self) -> Decks:
        """Return what no seat has seen, in the order in which it lies.

        Any other order of a deck is as likely, for whoever knows what all seats know together.
        """
        ...

    def with_unseen(self, decks: Decks) -> State:
        """Return the same position with the same unseen things in another order."""
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
    legal: Sequence[Action]
    """The narrow actions that this seat may take now; empty when it owes no decision.

    In a bystander's view: those of the first actor, as far as they are public.
    """

    @property
    def viewer(self) -> SeatId:
        """The seat whose view it is; a bystander's has none."""
        assert self.seat is not None
        return self.seat


V = TypeVar("V", bound=View)


def seen_as(kind: type[V], view: View) -> V:
    """Return the view, checked to be of the type that its game uses."""
    assert isinstance(view, kind)
    return view


class Game(Protocol[A]):
    """One game: its options, its deal, its views. Stateless; one object per game.

    Each method takes only states and views of the same game.
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

    def start(self, seats: int, options: BaseModel, setup: BaseModel) -> State:
        """Return the first state; raise RecordError where the set-up cannot have been dealt."""
        ...

    def check(self, state: State, seat: SeatId, action: A) -> None:
        """Raise Refused, with code and ruling, unless the seat may take the action now."""
        ...

    def observe(self, state: State, seat: SeatId | None) -> View:
        """Return what the seat (None: a bystander) may know; equal knowledge makes equal views."""
        ...

    def determinize(self, view: View, rng: Random) -> State:
        """Return a random full state that the view allows: observing it gives the same view."""
        ...

    def sample_action(self, view: View, rng: Random) -> A:
        """Return a random legal action, narrow or wide, of the view's seat (actor or speaker)."""
        ...

    def evaluate(self, state: State) -> Sequence[float]:
        """Return how well each seat stands, in score units; exact at the end of the game."""
        ...


AnyGame: TypeAlias = Game[Any]
"""A game of any kind of action, for code that serves all games."""
