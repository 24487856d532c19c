"""The base types of a game: catalogue entry, seats, actions, events, state, view, result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from inspect import get_annotations
from math import exp
from random import Random
from typing import (
    Any,
    ClassVar,
    Concatenate,
    Final,
    NamedTuple,
    ParamSpec,
    Self,
    TypeAlias,
    TypeVar,
)


class GameMeta(NamedTuple):
    """A game's catalogue entry; importing it loads neither rules nor pydantic."""

    id: str
    """The id used in records: `nyse`, `stock-exchange`."""
    title: str
    """The proper name, the same in every language."""
    seats: range
    """The possible numbers of seats."""
    usual_seats: int
    """The default number of seats."""
    minutes: int
    """The typical duration of a game."""
    scores: str = ""
    """The key of `Result.scores` in the details of a stored result; empty if not stored."""
    alone_by: str = ""
    """The option by which solo scores are grouped; empty if there is none."""
    revisable: bool = False
    """Whether a face-down choice may be changed until the last one is made."""
    all_at_once: bool = False
    """Whether all choose secretly at the same time, so that nobody can peek between turns."""
    has_starter: bool = False
    """Whether there is a starting seat: drawn at random, unless the host names it (N11, P2)."""


SeatId: TypeAlias = int
"""A place at the table: 0, 1, 2 … clockwise."""
CHANCE: Final[SeatId] = -1
"""The actor of shuffles."""
MOST_SEATS: Final = 10
ONE: Final[tuple[tuple[SeatId], ...]] = tuple((seat,) for seat in range(MOST_SEATS))
"""`ONE[seat]` is the tuple of actors when that seat alone must decide."""
CHANCE_ONLY: Final[tuple[SeatId]] = (CHANCE,)
NOBODY: Final[tuple[SeatId, ...]] = ()

Decks: TypeAlias = tuple[tuple[int, ...], ...]
"""Cards or chips by deck, as the game's numbers."""

STRICT: Final[Any] = {"extra": "forbid", "strict": True}
"""The pydantic configuration of actions and their parts: no unknown keys, no conversion."""


class Action:
    """Something that a seat, or chance, can do: a small frozen value that holds ids.

    Every game's actions derive from it, as its views derive from `View` and its states from
    `State`.
    """

    __slots__ = ()
    __pydantic_config__: ClassVar[Any] = STRICT
    do: str
    """The kind of action, as named in records."""
    ruling: ClassVar[str] = ""
    """The ruling that best explains such an action: `N5`; empty if the rulebook's text does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that happened at the table; games subclass it with their own fields.

    Animations, log lines, sounds and recaps are made from events, so an event holds ids and
    numbers, never words.
    """

    audience: tuple[SeatId, ...] | None = None
    """The seats that may see this event; None means everybody."""

    reveals: ClassVar[bool] = False
    """Whether it reveals something hidden to a seat, so that undo ends here."""

    @property
    def answers(self) -> SeatId | None:
        """The seat whose question this event answers, or None."""
        return None

    @property
    def struck(self) -> SeatId | None:
        """The seat that loses something by this event without being asked, or None."""
        return None

    def seen_by(self, seat: SeatId | None) -> bool:
        """Return whether the seat may see this event; None stands for a bystander."""
        return self.audience is None or seat in self.audience


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatEvent(Event):
    """One thing that a seat did or that befell it."""

    seat: SeatId


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(Event):
    """The last move was made; the result can be read from the state.

    It reveals places and undersides, so undo ends here.
    """

    reveals: ClassVar[bool] = True


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


def win_shares(ranks: Sequence[int]) -> list[float]:
    """Return each seat's share of the win by its rank; seats that tie for first share it."""
    winners = ranks.count(1)
    return [(rank == 1) / winners for rank in ranks]


def utilities(result: Result, win_share: float) -> list[float]:
    """Return 0 to 1 for each seat: `win_share` for winning, the rest for its score.

    Scores are scaled from 0 for the worst to 1 for the best. A seat alone at the table gets its
    score.
    """
    scores = result.scores
    if len(scores) == 1:
        return [float(scores[0])]
    best, worst = max(scores), min(scores)
    spread = (best - worst) or 1
    return [
        win_share * part + (1 - win_share) * (score - worst) / spread
        for part, score in zip(win_shares(result.ranks), scores, strict=True)
    ]


def victory_chances(worths: Sequence[float], spread: float) -> list[float]:
    """Return each seat's chance to win, 0 to 1, by its expected final worth; they sum to 1.

    A lead of `spread`, in the unit of the worths, makes a seat e times as likely to win. The worth
    of a seat that is out is minus infinity.
    """
    most = max(worths)
    odds = [exp((worth - most) / spread) for worth in worths]
    total = sum(odds)
    return [odd / total for odd in odds]


class _Fields(type):
    """Gives each class of states a slot for each annotated field, and a `copy`."""

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> _Fields:
        """Make a class; `copy` is compiled because searches copy millions of states."""
        if fields := [field for field in space.get("__annotations__", {}) if field not in space]:
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

    allows_out_of_turn: ClassVar[bool] = False
    """Whether seats may ever act out of turn."""

    @property
    def out_of_turn_actors(self) -> tuple[SeatId, ...]:
        """The seats that may act out of turn now, for example to offer a deal; never one of the
        actors.

        Their actions are too many to list: `legal_actions` is empty, `Game.check` decides for any
        seat, and `Game.sample_action` draws one. The game never waits for one.
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
