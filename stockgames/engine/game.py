"""The base class of a game, which deals, observes and explains."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar

from pydantic import BaseModel

from stockgames.engine.codec import ActionCodec
from stockgames.engine.errors import Refused
from stockgames.engine.history import History, Step, Tally, happened
from stockgames.engine.state import Action, Event, GameMeta, SeatId, State, View
from stockgames.engine.strict import parse_options

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
# Covariant on purpose, although methods take them: code that serves all games holds a
# `Game[Any, State, View]`, and hands each game nothing but its own states and views.
S = TypeVar("S", bound=State, covariant=True)
V = TypeVar("V", bound=View, covariant=True)

MEDALS: Final = ("bronze", "silver", "gold")

Valued: TypeAlias = Sequence[tuple[A, float]]
"""Actions with their estimated gains, in score units."""


@dataclass(frozen=True, slots=True)
class Puzzling:
    """Where to search for puzzles of a game, and how the best choice is found.

    If judged by places, a choice is better the more often it leads to first place. That needs
    decisions that often decide who wins. If judged by score, a choice is better the higher the
    seat's average final score.
    """

    tables: tuple[int, ...] = ()
    """The numbers of seats to use in turn; empty for the usual number."""
    earliest: float = 0.25
    """The share of a game's moves that is skipped at its beginning, where everything is open."""
    clear: int = 0
    """By how much score the best choice must lead, so that people find it clear; 0 if puzzles
    are judged by places.
    """
    clear_alone: int = 0
    """The same for solo games, where there are no places to judge by."""

    def ahead(self, seats: int) -> int:
        """Return by how much score the best choice must lead; 0 if puzzles are judged by places."""
        return self.clear_alone if seats == 1 else self.clear


class Reason:
    """A reason for or against an action: a small frozen value without words."""

    __slots__ = ()
    looks_ahead: ClassVar[bool] = False
    """Whether it is about possible consequences rather than the action's immediate effect."""

    @property
    def topic(self) -> object:
        """The topic of this reason. Two actions with the same topic don't differ in it,
        whatever the figures.
        """
        return self


@dataclass(frozen=True, slots=True)
class Explanation:
    """What an action gains and what it risks, most important first; either may be empty."""

    gains: tuple[Reason, ...] = ()
    risks: tuple[Reason, ...] = ()
    ruling: str = ""
    """The ruling that best explains such an action: `N5`; empty if the rulebook's text does."""
    changes: tuple[int, ...] = ()
    """By seat, how much the action changes at once what everybody sees of its wealth; empty if it
    isn't known, or the game doesn't say.
    """


def difference(chosen: Explanation, other: Explanation) -> Explanation:
    """Return the gains and risks of `other` that `chosen` does not have."""
    return Explanation(_not_in(chosen.gains, other.gains), _not_in(chosen.risks, other.risks))


def _not_in(chosen: Sequence[Reason], others: Sequence[Reason]) -> tuple[Reason, ...]:
    shared = {reason.topic for reason in chosen}
    return tuple(reason for reason in others if reason.topic not in shared)


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
    steps: Sequence[Step[Any]] = ()
    """What a bystander saw, from before the first move on."""

    @property
    def last(self) -> Any:
        """The bystander's view of the end."""
        return self.steps[-1].view

    def events(self, kind: type[E]) -> Iterator[tuple[E, Any, Step[Any]]]:
        """Yield what a bystander saw of a type of events, each with the view before its move and
        the step after it.
        """
        for step, event in happened(self.steps, kind):
            yield event, self.steps[step.number - 1].view, step


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


class Game(Generic[A, S, V]):
    """One game: its options, its deal, its views. Stateless; one object per game.

    All methods expect states and views of the same game.
    """

    meta: GameMeta
    """The catalogue entry: title, seats and so on; its module is cheap to import."""
    codec: ActionCodec[A]
    """Converts actions to and from records."""
    options_type: type[BaseModel]
    """The frozen model of `options` in a record; its defaults make the standard table."""
    setup_type: type[BaseModel]
    """The frozen model of `setup` in a record."""

    def __init__(self, weights: Any = None) -> None:
        self.weights = weights

    def deal(self, seats: int, options: Any, rng: Random, first: SeatId | None = None) -> BaseModel:
        """Return a set-up drawn with rng; `first` is the starting seat, if the game has one."""
        raise NotImplementedError

    def start(self, seats: int, options: Any, setup: Any) -> S:
        """Return the first state; raise RecordError if the set-up can't have been dealt."""
        raise NotImplementedError

    def check(self, state: S, seat: SeatId, action: A) -> None:  # type: ignore[misc]
        """Raise Refused, with code and ruling, unless the seat may take the action now."""
        if action not in state.legal_actions(seat):
            raise self.refusal(state, seat, action)

    def refusal(self, state: S, seat: SeatId, action: A) -> Refused:  # type: ignore[misc]
        """Return why an enumerable action is not among the legal ones."""
        raise NotImplementedError

    def observe(self, state: S, seat: SeatId | None) -> V:  # type: ignore[misc]
        """Return what the seat (None: a bystander) may know; equal knowledge gives equal views."""
        raise NotImplementedError

    def determinize(self, view: V, rng: Random) -> S:  # type: ignore[misc]
        """Return a random full state that fits the view: observing it gives the same view."""
        raise NotImplementedError

    def sample_action(self, view: V, rng: Random) -> A:  # type: ignore[misc]
        """Return a random legal action of the view's seat, in turn or out of it: enumerable or
        parametric.
        """
        legal: Sequence[Any] = view.legal
        found: A = rng.choice(legal)
        return found

    def evaluate(self, state: S) -> Sequence[float]:  # type: ignore[misc]
        """Return each seat's expected score in score units; exact at the end of the game."""
        raise NotImplementedError

    def resolve_options(self, chosen: Mapping[str, Any], rng: Random) -> Any:
        """Turn what a host chose (`{"board": "shuffled"}`) into options of the game's type.

        Raise OptionError."""
        return parse_options(self.options_type, chosen)

    # For tables, lessons, puzzles and the log

    figures: Mapping[str, int] = MappingProxyType({})
    """Amounts that the rules name, in the game's own unit, for lessons."""
    puzzling: Puzzling = Puzzling()
    """Where to search for puzzles, and how choices are judged."""
    achievements: Achievements = Achievements()
    """What a finished game brings to a person's book."""
    told_since: Mapping[str, int] = MappingProxyType({})
    """View fields added after version 1, with the version that added each."""
    shows_all: ClassVar[bool] = False
    """Whether a finished game can be shown with all hands face up, by `all_up`."""

    def all_up(self, state: S, seat: SeatId) -> V:  # type: ignore[misc]
        """Return a seat's view of a state with everything that others held face up."""
        raise NotImplementedError

    def open_options(self, options: Any) -> BaseModel:
        """Return the same options with nothing concealed."""
        same: BaseModel = options
        return same

    def public_action_count(self, view: V) -> int | None:  # type: ignore[misc]
        """Return how many actions the only actor has, from a bystander's view.

        None if the number depends on hidden things.
        """
        return None

    def facts(self, view: V) -> object:  # type: ignore[misc]
        """Return what a table shows of a view, in the game's terms."""
        return view

    def history(
        self, steps: Sequence[Step[Any]], options: Any, *, all_up: bool = False
    ) -> History | None:
        """Return the lines and moments of a game as data, or None if the game has no history.

        `all_up`: the game is over, and what was hidden counts as open from the beginning.
        """
        return None

    def tallies(self, steps: Sequence[Step[Any]]) -> tuple[Tally, ...]:
        """Return what each seat did how often in a game, in display order."""
        return ()

    def replies(self, view: V) -> Sequence[A]:  # type: ignore[misc]
        """Return the actions by which the actor accepts or declines what was publicly proposed to
        it, in this order, from a bystander's view; empty if nothing was. They need not be legal.
        """
        return ()

    def reasons(self, view: V, action: A, options: Any) -> Explanation:  # type: ignore[misc]
        """Return the reasons for and against a legal action of the view's seat.

        They contain nothing that the seat may not know or would have to remember by itself.
        """
        return Explanation()

    def explain(self, view: V, action: A, options: Any) -> Explanation:  # type: ignore[misc]
        """Return the reasons of `reasons`, with the ruling that best explains such an action."""
        return replace(self.reasons(view, action, options), ruling=action.ruling)

    # What bots may ask

    weights: Any = None
    """The game's own frozen dataclass (see `engine.weights`), or None."""
    has_heuristic: ClassVar[bool] = False
    """Whether `candidate_moves` is implemented."""
    can_judge: ClassVar[bool] = False
    """Whether `is_quiet` and `win_probabilities` are implemented; playouts then stop early."""
    chooses_in_secret: ClassVar[bool] = False
    """Whether several seats choose at once, and `imagine` is implemented."""
    searches_actions: ClassVar[bool] = False
    """Whether there are too many actions to list, so that `search_actions` must find good ones."""
    has_rollout_policy: ClassVar[bool] = False
    """Whether `rollout_action` is implemented, because `candidate_moves` is too slow for thousands
    of positions.
    """

    def with_weights(self, weights: Any) -> Self:
        """Return the same game with other weights of the same type."""
        return type(self)(weights)

    def candidate_moves(self, state: S, seat: SeatId, myopic: bool = False) -> Valued[A]:  # type: ignore[misc]
        """Return at least one legal action of a seat that must decide, with gains; must be fast.

        `myopic` asks for the candidates of a myopic player.
        """
        raise NotImplementedError

    def is_quiet(self, state: S, view: V) -> bool:  # type: ignore[misc]
        """Return whether the decision in the view has had its effect, so that the state can
        be evaluated.
        """
        raise NotImplementedError

    def win_probabilities(self, state: S) -> Sequence[float]:  # type: ignore[misc]
        """Return a quick estimate of each seat's chance to win; they sum to 1."""
        raise NotImplementedError

    def imagine(self, view: V, rng: Random, choose: Callable[[Any, SeatId], Any]) -> S:  # type: ignore[misc]
        """Return a likely state that fits the view, except that the others must make this choice
        again.

        `choose` returns the action of a seat that must decide in a state.
        """
        raise NotImplementedError

    def search_actions(
        self,
        view: V,  # type: ignore[misc]
        rng: Random,
        rounds: int,
        enough: Callable[[], bool],
    ) -> Valued[A]:
        """Return at least one candidate action of the view's seat; more rounds improve them.

        The search ends early when `enough` returns True, which is checked several times a round.
        """
        raise NotImplementedError

    def rollout_action(self, state: S, seat: SeatId, rng: Random) -> A:  # type: ignore[misc]
        """Return a plausible action of a seat that must decide; must be fast."""
        raise NotImplementedError

    def all_worlds(self, view: V, most: int) -> Sequence[tuple[S, int]]:  # type: ignore[misc]
        """Return every state that fits a view, with its weight; empty if there are more than
        `most`.

        Also empty if the rest depends on what others know or choose. If chance acts in such a
        state, all its legal actions are equally likely.
        """
        return ()

    def last_choice(self, view: V) -> Any:  # type: ignore[misc]
        """Return a `bots.final_round_solver.LastChoice` if one choice of all seats ends the
        game, else None.
        """
        return None

    def chances(self, view: V) -> Any:  # type: ignore[misc]
        """Return the learned `bots.value_search.Chances` for such a table, or None."""
        return None

    def foresight(self) -> Any:
        """Return the `bots.expectimax.Foresight` learned from solo play, or None."""
        return None

    def foreseen(self, view: V) -> Any:  # type: ignore[misc]
        """Return the position in a view for `foresight`, or None if nothing was learned for it."""
        return None

    def habits(self, view: V) -> Sequence[float]:  # type: ignore[misc]
        """Return each seat's log-likelihood ratio of being myopic.

        That is the natural logarithm of the likelihood of its moves for a myopic player, divided by
        that for one who looks further; 0 if no move is informative. Empty if the game has no such
        model.
        """
        return ()

    def is_idle(self, view: V, action: A) -> bool:  # type: ignore[misc]
        """Return whether everyone can see that an action changes nothing. Bots that err make no
        such move; another must be legal.
        """
        return False

    def stake(self, view: V, action: A) -> float:  # type: ignore[misc]
        """Return how much an action adds to what the view's seat already has of something.

        Only actions of one view are compared: ambitious bots like large stakes, cautious ones
        small. `math.nan` is for an action that isn't compared: it is preferred to no other, and
        no other to it.
        """
        return 0.0

    def bots_offer(self, options: Any) -> bool:
        """Return whether bots may make offers at a table with these options."""
        return True

    def without_offers(self, view: V) -> V:  # type: ignore[misc]
        """Return the view with no offers left for its seat in this turn."""
        return view

    def proposals(self, view: V, rng: Random) -> Valued[A]:  # type: ignore[misc]
        """Return candidate offers with their estimated gains, best first (P12)."""
        return ()

    def counter(self, view: V, answer: A) -> A | None:  # type: ignore[misc]
        """Return the offer by which a seat that has just answered one names its own price, or
        None.
        """
        return None

    def bargain(self, view: V, rng: Random) -> A | None:  # type: ignore[misc]
        """Return a quickly chosen offer, or answer to one; None for neither."""
        return None


AnyGame: TypeAlias = Game[Any, State, View]
"""A game of any kind, for code that serves all games."""
