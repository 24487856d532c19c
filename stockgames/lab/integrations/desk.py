"""A game as a sequence of numbers, as needed by OpenSpiel and similar libraries.

Seats decide one at a time. If several must decide at the same time, the first of them is asked
first; its choice is not in the views of the others (E10, S2), so nobody has more information than
if all chose at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from operator import attrgetter
from random import Random
from typing import Any, Final, Self

from stockgames.engine import registry
from stockgames.engine.game import AnyGame
from stockgames.engine.state import CHANCE, CHANCE_ONLY, Result, SeatId, State, View, utilities
from stockgames.lab.integrations.vocabulary import Menu, Vocabulary, vocabulary

SHUFFLES: Final = 4096
SAMPLES: Final = 24
UNDEALT: Final = "undealt"
"""The information state of every seat before the deal."""
LEGAL: Final = "legal"


@dataclass(frozen=True)
class GameEncoding:
    """A game with a number of seats, encoded as numbers. Get one from `encoding`."""

    game_id: str
    seats: int
    shuffles: int
    """The number of equally likely outcomes of a chance move, each of which stands for one
    random stream.
    """
    samples: int
    """The number of actions that are sampled if there are too many to list."""
    score_share: float
    """The weight of scores in the returns: 0 considers only wins, 1 only the comparison of
    scores.
    """
    game: AnyGame = field(init=False, repr=False, compare=False)
    vocabulary: Vocabulary = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        game = registry.load(self.game_id)
        if self.seats not in game.meta.seats:
            raise ValueError(f"{game.meta.title} is not played with {self.seats} seats")
        object.__setattr__(self, "game", game)
        words = vocabulary(self.game_id, self.seats, self.samples)
        object.__setattr__(self, "vocabulary", words)

    def __reduce__(self) -> tuple[Any, ...]:
        return encoding, (self.game_id, self.seats, self.shuffles, self.samples, self.score_share)

    def deal(self, shuffle: int) -> State:
        """Return the first state after one of the numbered shuffles, at the standard table."""
        rng = Random(f"deal {shuffle}")
        options = self.game.resolve_options({}, rng)
        state: State = self.game.start(
            self.seats, options, self.game.deal(self.seats, options, rng)
        )
        return state


def encoding(
    game_id: str,
    seats: int,
    shuffles: int = SHUFFLES,
    samples: int = SAMPLES,
    score_share: float = 0.0,
) -> GameEncoding:
    """Return the (cached) encoding of a game; raise UnknownGameError or ValueError (seats)."""
    return _encoding(game_id, seats, shuffles, samples, score_share)


_encoding = cache(GameEncoding)


class Desk:
    """A running game encoded as numbers; before the deal the only move is chance's."""

    __slots__ = ("_menu", "_texts", "encoding", "own", "truth")

    def __init__(
        self,
        encoding: GameEncoding,
        truth: State | None = None,
        own: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.encoding = encoding
        self.truth = truth
        self.own = own or ((),) * encoding.seats
        """By seat, the numbers of its chosen actions; for other seats, a resampled desk
        contains only those chosen since.
        """
        self._menu: Menu | None = None
        self._texts: dict[SeatId, str] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return type(self)(self.encoding, self.truth and self.truth.copy(), self.own)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.encoding, self.truth, self.own)

    # Moves

    @property
    def actor(self) -> SeatId | None:
        """The next to move: a seat, CHANCE, or None when the game is over."""
        actors = CHANCE_ONLY if self.truth is None else self.truth.actors
        return actors[0] if actors else None

    @property
    def menu(self) -> Menu:
        """The possible actions of the acting seat, by number.

        If there are too many to list it is a sample, the same one for equal information.
        """
        if self._menu is None:
            truth, actor = self.truth, self.actor
            assert truth is not None
            assert actor is not None
            legal = truth.legal_actions(actor) or self._sampled(actor)
            self._menu = self.encoding.vocabulary.menu(legal)
        return self._menu

    def _sampled(self, seat: SeatId) -> list[Any]:
        encoding = self.encoding
        rng = Random(self.information_state_string(seat))
        view = self.view(seat)
        assert view is not None
        drawn = (encoding.game.sample_action(view, rng) for _ in range(encoding.samples))
        return list(dict.fromkeys(drawn))

    def apply(self, number: int) -> None:
        """Play the action with this number, or one of chance's shuffles."""
        truth, actor = self.truth, self.actor
        if truth is None:
            self.truth = self.encoding.deal(number)
        elif actor == CHANCE:
            truth.apply(CHANCE, truth.draw_chance(Random(f"chance {number}")))
        else:
            assert actor is not None
            truth.apply(actor, self.menu[number])
            own = self.own
            self.own = (*own[:actor], (*own[actor], number), *own[actor + 1 :])
        self._menu = None
        self._texts = {}

    # Information

    def view(self, seat: SeatId | None) -> View | None:
        """Return a seat's view; None before the deal."""
        return None if self.truth is None else self.encoding.game.observe(self.truth, seat)

    def information_state_string(self, seat: SeatId) -> str:
        """Return a seat's view as text; equal knowledge gives equal text."""
        if self.truth is None:
            return UNDEALT
        if seat not in self._texts:
            view = self.view(seat)
            kind: Any = type(view)
            names, values = _reader(kind)
            pairs = zip(names, values(view), strict=True)
            self._texts[seat] = " ".join([f"{name}={value!r}" for name, value in pairs])
        return self._texts[seat]

    def recalled(self, seat: SeatId) -> str:
        """Return a seat's view as text, with all its own choices."""
        return f"own={self.own[seat]} {self.information_state_string(seat)}"

    def resampled(self, seat: SeatId, rng: Random) -> Desk:
        """Return a random game that the seat can't distinguish from this one."""
        view = self.view(seat)
        if view is None:
            return Desk(self.encoding)
        own = tuple(said if one == seat else () for one, said in enumerate(self.own))
        return Desk(self.encoding, self.encoding.game.determinize(view, rng), own)

    # The outcome

    def returns(self) -> list[float]:
        """Return each seat's return: they sum to 0; a seat alone gets its score.

        All are 0 until the game is over.
        """
        if self.truth is None or self.truth.actors:
            return [0.0] * self.encoding.seats
        return gains(self.truth.result(), self.encoding.score_share)


@cache
def _reader(kind: Any) -> tuple[tuple[str, ...], attrgetter[Any]]:
    """Return the names of a view's fields, without the derived `legal`, and a getter for them."""
    names = tuple(name for name in kind.__dataclass_fields__ if name != LEGAL)
    return names, attrgetter(*names)


def gains(result: Result, score_share: float) -> list[float]:
    """Return a gain from -1 to 1 for each seat, with mean 0; a seat alone gets its score.

    `score_share` is the weight of scores relative to winning.
    """
    worth = utilities(result, 1 - score_share)
    if len(worth) == 1:
        return worth
    usual = sum(worth) / len(worth)
    return [one - usual for one in worth]
