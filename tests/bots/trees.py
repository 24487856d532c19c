"""Games as explicit trees, so that a test knows what a search must find."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Self, TypeAlias

from stockgames.engine.errors import StockGamesError
from stockgames.engine.game import Game
from stockgames.engine.state import CHANCE, NOBODY, Result, SeatId, State, View


@dataclass(frozen=True)
class End:
    """The end of a game with its scores; the highest wins, places are shared."""

    scores: tuple[int, ...]


@dataclass(frozen=True)
class Turn:
    """Seats owe a choice; the paths are their options, several seats choose in one order."""

    seats: tuple[SeatId, ...]
    paths: Mapping[Any, Place] = field(hash=False)
    """The place each action leads to. Of simultaneous choices only the last seat's leads
    anywhere.
    """
    gains: Mapping[Any, float] = field(default_factory=dict, hash=False)
    """The immediate gains of actions."""
    offers: frozenset[Any] = frozenset()
    """The paths that are allowed but not listed."""

    @property
    def legal(self) -> tuple[Any, ...]:
        return tuple(action for action in self.paths if action not in self.offers)


Place: TypeAlias = End | Turn


def turn(seat: SeatId, **paths: Place) -> Turn:
    """Return a choice of one seat."""
    return Turn((seat,), paths)


class Walk(State):
    """A state: the position of a game in its tree."""

    def __init__(self, place: Place, seats: int) -> None:
        self.place = place
        self.owing = place.seats if isinstance(place, Turn) else NOBODY
        self.laid: list[tuple[SeatId, Any]] = []
        """All actions taken."""
        self._seats = seats

    @property
    def seats(self) -> int:
        return self._seats

    @property
    def actors(self) -> tuple[SeatId, ...]:
        return self.owing

    @property
    def turn(self) -> int:
        return len(self.laid)

    def legal_actions(self, seat: SeatId) -> Sequence[Any]:
        assert isinstance(self.place, Turn)
        assert seat in self.owing
        return self.place.legal

    def draw_chance(self, rng: Random) -> Any:
        assert isinstance(self.place, Turn)
        return rng.choice(list(self.place.paths))

    def apply(self, seat: SeatId, action: Any, log: object = None) -> None:
        assert isinstance(self.place, Turn)
        assert seat in self.owing, f"seat {seat} owes nothing"
        self.laid.append((seat, action))
        self.owing = tuple(other for other in self.owing if other != seat)
        if not self.owing:
            self.place = self.place.paths[action]
            self.owing = self.place.seats if isinstance(self.place, Turn) else NOBODY

    def result(self) -> Result:
        assert isinstance(self.place, End)
        scores = self.place.scores
        return Result(tuple(1 + sum(s > score for s in scores) for score in scores), scores, {})

    def copy(self) -> Self:
        other = type(self)(self.place, self._seats)
        other.owing, other.laid = self.owing, [*self.laid]
        return other


class Sight(View):
    """A seat's view at the root of a tree; only chance is unknown."""

    def __init__(self, seat: SeatId | None, walk: Walk, legal: Sequence[Any]) -> None:
        self.seat = seat
        self.seats = walk.seats
        self.actors = walk.actors
        self.turn = walk.turn
        self.legal = legal


class Tree(Game[Any, Walk, Sight]):
    """A game in the form that bots use; the tree is all of it."""

    def __init__(self, root: Turn, seats: int, *, wide: bool = False) -> None:
        """`wide` leaves the list of legal actions empty, as in games with too many."""
        self._root, self._seats, self._wide = root, seats, wide
        self.walks: list[Walk] = []
        """Every sample that was drawn."""

    def view(self, seat: SeatId) -> Sight:
        walk = Walk(self._root, self._seats)
        return Sight(seat, walk, () if self._wide else walk.legal_actions(seat))

    def determinize(self, view: View, rng: Random) -> Walk:
        self.walks.append(Walk(self._root, self._seats))
        return self.walks[-1]

    def check(self, state: Walk, seat: SeatId, action: Any) -> None:
        """Raise StockGamesError for an action that isn't a path here."""
        assert isinstance(state.place, Turn)
        if action not in state.place.paths:
            raise StockGamesError("no such path")

    def sample_action(self, view: View, rng: Random) -> Any:
        return rng.choice(self._root.legal)

    def observe(self, state: Walk, seat: SeatId | None) -> Sight:
        return Sight(seat, state, ())

    def evaluate(self, state: Walk) -> Sequence[float]:
        return [float(score) for score in state.result().scores]


class Judged(Tree):
    """A tree with an immediate estimate of what an action gains."""

    has_heuristic = True

    def candidate_moves(
        self, state: Walk, seat: SeatId, naive: bool = False
    ) -> Sequence[tuple[Any, float]]:
        """Return all paths; only the first if myopic."""
        assert isinstance(state.place, Turn)
        gains = state.place.gains
        options = [(action, gains.get(action, 0.0)) for action in state.place.paths]
        return options[:1] if naive else options


class Weighted(Judged):
    """A tree with its own search weights."""

    def __init__(self, root: Turn, seats: int, search: Any) -> None:
        super().__init__(root, seats)
        self.weights = self
        self.search = search

    def with_weights(self, weights: Any) -> Any:
        raise NotImplementedError


class Bargaining(Tree):
    """A tree in which a seat may make an offer at the root besides its choice."""

    def proposals(self, view: View, rng: Random) -> Sequence[tuple[Any, float]]:
        return [(offer, 0.0) for offer in self._root.offers]

    def bargain(self, view: View, rng: Random) -> Any:
        raise NotImplementedError


class Hopeful(Tree):
    """A tree that is evaluated after a number of actions, by each seat's chances there."""

    can_judge = True

    def __init__(self, root: Turn, seats: int, until: int, chances: Mapping[Any, Any]) -> None:
        """`chances` holds each seat's by the last action."""
        super().__init__(root, seats)
        self._until, self._hopes = until, chances

    def is_quiet(self, state: Walk, view: View) -> bool:
        return len(state.laid) >= self._until

    def win_probabilities(self, state: Walk) -> Sequence[float]:
        promised: Sequence[float] = self._hopes[state.laid[-1][1]]
        return promised

    def evaluate(self, state: Walk) -> Sequence[float]:
        return [10 * hope for hope in self.win_probabilities(state)]


class Secretive(Weighted):
    """All choose simultaneously and secretly at the root; chances depend on all choices."""

    can_judge = chooses_in_secret = True

    def __init__(self, root: Turn, search: Any, chances: Callable[..., Sequence[float]]) -> None:
        """`chances` takes what each seat has chosen, in order."""
        super().__init__(root, len(root.seats), search)
        self._hopes = chances
        self.judged: list[int] = []
        """The number of actions at each evaluation."""

    def imagine(self, view: View, rng: Random, choose: Callable[[Any, SeatId], Any]) -> Walk:
        return self.determinize(view, rng)

    def is_quiet(self, state: Walk, view: View) -> bool:
        return len(state.laid) > len(self._root.seats)

    def win_probabilities(self, state: Walk) -> Sequence[float]:
        self.judged.append(len(state.laid))
        return self._hopes(*(dict(state.laid[: self._seats])[n] for n in range(self._seats)))

    def evaluate(self, state: Walk) -> Sequence[float]:
        return [10 * hope for hope in self.win_probabilities(state)]


def chance(**paths: Place) -> Turn:
    """Return a chance event."""
    return Turn((CHANCE,), paths)
