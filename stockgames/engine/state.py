"""What a game is made of while it runs: its state, what a seat sees of it, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Self, TypeAlias, TypeVar

from stockgames.engine.action import Action
from stockgames.engine.event import Event
from stockgames.engine.seat import SeatId

Decks: TypeAlias = tuple[tuple[int, ...], ...]
"""Cards or chips deck by deck, in the game's own numbers."""


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

    # What only some games have

    has_speakers: ClassVar[bool] = False
    """Whether seats may ever act out of turn."""

    @property
    def speakers(self) -> tuple[SeatId, ...]:
        """The seats that may act out of turn now, such as to offer a deal; never one of the actors.

        Their actions are too many to list: `legal_actions` is empty, `Game.check` decides for any
        seat, and `Game.sample_action` draws one. The game never waits for a speaker.
        """
        return ()

    def bind(self, seat: SeatId, action: Any) -> None:
        """Commit the seat to a question that it asked (N5).

        Where trying an action asks about something concealed and the answer is no, `Game.check`
        raises Refused with `told` set; before the seat learns that, it must be bound to go on with
        what it asked for. A question is no move, and is not recorded.
        """
        raise NotImplementedError

    def unseen(self) -> Decks:
        """Return the cards or chips that no seat has seen, deck by deck, in their order.

        To anyone who knows what all seats know together, any other order of a deck is as likely.
        """
        return ()

    def with_unseen(self, decks: Decks) -> Self:
        """Return a copy of the position with `unseen` replaced by the same things reordered."""
        return self.copy()


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
