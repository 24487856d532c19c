"""The referee: holds the truth, checks and applies moves, filters views, undoes by replay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from stockgames.engine.action import Action
from stockgames.engine.commitment import TOLD, chance_stream, is_study, seal, sealed_text
from stockgames.engine.deal_number import shown_number
from stockgames.engine.errors import Refused, RefusedByReferee
from stockgames.engine.event import Event, GameOver
from stockgames.engine.game import AnyGame
from stockgames.engine.history import History, Step
from stockgames.engine.record import Record, SeatInfo
from stockgames.engine.seat import CHANCE, SeatId
from stockgames.engine.state import Result, State, View

if TYPE_CHECKING:
    from pydantic import BaseModel

NO_NOTES: Final[Mapping[str, Any]] = MappingProxyType({})
_KEPT_EVERY: Final = 64
"""Every so many moves a state is kept, so that an earlier position is made again quickly."""


@dataclass(frozen=True, slots=True)
class Move:
    """One move as it took effect: who, what, and what everybody could learn from it."""

    seat: SeatId
    """CHANCE for a shuffle."""
    action: Action
    turn: int
    """The state's turn count when the move was made."""
    events: tuple[Event, ...]
    together: bool
    """Whether it belongs to a turn in which several seats choose at once."""
    laid: bool
    """Whether the seat owes nothing more in that turn after it."""
    face_down: bool
    """Whether it was hidden when made: others still owed their choices of that turn."""
    notes: Mapping[str, Any] = field(default_factory=lambda: NO_NOTES, compare=False)
    """What is kept beside the move, as `x_` keys in records: see `engine.sealing`."""


def in_seat_order(moves: Sequence[Move]) -> list[Move]:
    """Return the moves as records write them: simultaneous choices in seat order (`records.md`).

    What else a seat did in such a turn keeps its place, unless that is after the seat's own choice.
    """
    ordered: list[Move] = []
    for (together, _), block in groupby(moves, key=lambda move: (move.together, move.turn)):
        same_turn = list(block)
        ordered += _by_seat(same_turn) if together else same_turn
    return ordered


def _by_seat(block: list[Move]) -> list[Move]:
    place = {seat: n for n, seat in enumerate(sorted(move.seat for move in block if move.laid))}
    keyed: list[tuple[int, bool, Move]] = []
    laid = 0
    for move in block:
        here = place[move.seat] if move.laid else min(laid, place.get(move.seat, laid))
        keyed.append((here, move.laid, move))
        laid += move.laid
    return [move for _, _, move in sorted(keyed, key=lambda item: item[:2])]


class Match:
    """One game at one table.

    The state is private: everything outside reads `view`, `events_for` and `record`. Chance draws
    from a stream of its own, derived from the seed and the number of moves made, so that a game
    resumed or undone meets the same luck again.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: Sequence[SeatInfo],
        options: BaseModel,
        setup: BaseModel,
        seed: str = "",
        *,
        known: bool = False,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.options = options
        self.setup = setup
        self._seed = seed
        self.is_known = known
        """Whether somebody may have known the seed before the first move, as a deal number."""
        self._moves: list[Move] = []
        self.bound: SeatId | None = None
        """The seat that asked a question this turn and must act on the answer (see `bind`)."""
        self._state = self._first_state()
        self._kept: dict[int, State] = {}
        """States by number of moves made, from which earlier positions are made again."""
        self._views: dict[SeatId | None, View] = {}
        """What seats may know now, as far as it was asked for: a table asks for it often."""

    @classmethod
    def deal(
        cls,
        game: AnyGame,
        seats: Sequence[SeatInfo],
        wishes: dict[str, Any],
        seed: str,
        setup: BaseModel | None = None,
        first: SeatId | None = None,
        *,
        known: bool = False,
    ) -> Match:
        """Settle the options, shuffle and deal, all from the seed; raise OptionError.

        `first` is the starting seat if the host chose one; `setup` takes the place of the shuffle.
        `known` tells that the seed is no secret.
        """
        rng = Random(f"{seed}/deal")
        options = game.settle(wishes, rng)
        setup = setup or game.deal(len(seats), options, rng, first)
        return cls(game, seats, options, setup, seed, known=known)

    def dealt_again(self) -> Match:
        """Return the same table with the same luck, now known; only once the game is over."""
        assert self.is_over
        return Match(self.game, self.seats, self.options, self.setup, self._seed, known=True)

    def play_on(self, made: int, seats: Sequence[SeatInfo], seed: str) -> Match:
        """Return a study: another game from this one's first `made` moves; only once it is over.

        `seed` decides about the shuffles that follow, and `seats` who plays on.
        """
        assert self.is_over
        own = f"{seed}@{made}"
        study = Match(self.game, seats, self.options, self.setup, own, known=True)
        return self._repeat(study, made)

    @property
    def is_study(self) -> bool:
        """Whether it plays on from a step of another game, and so counts nowhere."""
        return is_study(self._seed, known=self.is_known)

    def copy(self, made: int | None = None) -> Match:
        """Return a table of its own like this one after its first `made` moves; None: after all."""
        seed, known = self._seed, self.is_known
        again = Match(self.game, self.seats, self.options, self.setup, seed, known=known)
        return self._repeat(again, made)

    def _repeat(self, again: Match, made: int | None) -> Match:
        """Make the first moves of this table at another one, and return that."""
        again.replay((move.seat, move.action) for move in self._moves[:made])
        return again

    @property
    def starter(self) -> SeatId | None:
        """The seat that began; None where a game has no such seat (N11, P2)."""
        return self._first_state().actors[0] if self.game.meta.has_starter else None

    @property
    def moves(self) -> Sequence[Move]:
        """All moves made so far. Their events are unfiltered: read them with `seen_by`."""
        return self._moves

    @property
    def actors(self) -> tuple[SeatId, ...]:
        """The seats that owe a decision; (CHANCE,) for a shuffle, () when the game is over."""
        return self._state.actors

    @property
    def turn(self) -> int:
        """The state's turn count."""
        return self._state.turn

    @property
    def speakers(self) -> tuple[SeatId, ...]:
        """The seats that may act now although they owe no decision; none in most games."""
        return self._state.speakers

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self._state.actors

    def view(self, seat: SeatId | None) -> View:
        """Return what a seat (None: a bystander) may know now."""
        if seat not in self._views:
            self._views[seat] = self.game.observe(self._state, seat)
        return self._views[seat]

    def view_after(self, number: int, seat: SeatId | None) -> View:
        """Return what a seat (None: a bystander) knew after the first `number` moves."""
        if number == len(self._moves):
            return self.view(seat)
        return self.game.observe(self._state_after(number), seat)

    @property
    def can_show_all(self) -> bool:
        """Whether all cards can be turned up now: the game is over, and its table can show them."""
        return self.is_over and self.game.shows_all

    def all_up_after(self, number: int, seat: SeatId) -> View:
        """Return a seat's view after the first `number` moves, with all that others held face up.

        Raise ValueError while the game is running, or where its table cannot show that.
        """
        if not self.can_show_all:
            raise ValueError("not all can be shown")
        return self.game.all_up(self._state_after(number), seat)

    @property
    def open_options(self) -> BaseModel:
        """The options of the same table at which nothing would be concealed."""
        return self.game.open_options(self.options)

    def steps(self, seat: SeatId | None) -> Iterator[Step[View]]:
        """Yield what a seat (None: a bystander) saw of each move, the position before it first."""
        state = self._first_state()
        yield Step(0, None, 0, (), self.game.observe(state, seat))
        for number, move in enumerate(self._moves, 1):
            state.apply(move.seat, move.action)
            seen = tuple(event for event in move.events if event.seen_by(seat))
            yield Step(number, move.seat, move.turn + 1, seen, self.game.observe(state, seat))

    def history(self, seat: SeatId | None, *, all_up: bool = False) -> History | None:
        """Return the game's course through a seat's eyes (None: a bystander's).

        `all_up` shows what lay hidden, too; only once the game is over. None for a game that tells
        no history.
        """
        if all_up and not self.is_over:
            raise ValueError("all lies open only once the game is over")
        return self.game.history(tuple(self.steps(seat)), self.options, all_up=all_up)

    def _state_after(self, number: int) -> State:
        """Return a state after the first `number` moves, made again from the nearest kept one."""
        start = max((kept for kept in self._kept if kept <= number), default=0)
        known = self._kept.get(start)
        state: State = known.copy() if known else self._first_state()
        for made in range(start, number):
            if made % _KEPT_EVERY == 0 and made not in self._kept:
                self._kept[made] = state.copy()
            state.apply(self._moves[made].seat, self._moves[made].action)
        return state

    def _first_state(self) -> State:
        state: State = self.game.start(len(self.seats), self.options, self.setup)
        return state

    @property
    def width(self) -> int | None:
        """How many actions the only actor can choose from; None where that is not public."""
        return self.game.width(self.view(None)) if len(self.actors) == 1 else None

    def result(self) -> Result:
        """Return the outcome of a game that is over."""
        return self._state.result()

    def check(self, seat: SeatId, action: Action) -> None:
        """Raise Refused unless the seat may do this now."""
        if self.is_over:
            raise RefusedByReferee("game-is-over")
        if seat not in self._state.actors and not self._state.has_speakers:
            raise RefusedByReferee("not-this-seats-decision")
        self.game.check(self._state, seat, action)

    def refusal(self, seat: SeatId, action: Action) -> Refused | None:
        """Return why the seat may not do this now; None if it may."""
        try:
            self.check(seat, action)
        except Refused as refused:
            return refused
        return None

    def bind(self, seat: SeatId, action: Action) -> None:
        """Commit a seat to its question before it learns the answer; it can undo nothing then.

        `action` is the question: `check` refused it with `told` set (see `State.bind`).
        """
        self._views.clear()
        self._state.bind(seat, action)
        self.bound = seat

    def act(self, seat: SeatId, action: Action, notes: Mapping[str, Any] = NO_NOTES) -> Move:
        """Play an action, or raise Refused and change nothing."""
        self.check(seat, action)
        return self._apply(seat, action, notes)

    def preview_chance(self) -> Action:
        """Return the chance action that comes next; only when CHANCE is the actor."""
        drawn: Action = self._state.draw_chance(chance_stream(self._seed, len(self._moves)))
        return drawn

    def act_chance(self) -> Move:
        """Let the shuffle decide."""
        return self._apply(CHANCE, self.preview_chance())

    def shuffle(self) -> None:
        """Let all shuffles decide that come now."""
        while CHANCE in self.actors:
            self.act_chance()

    def play(self, choose: Callable[[SeatId], Action], until: int | None = None) -> None:
        """Play to the end, or until so many moves are made; `choose` says what a seat does.

        Of several seats that are to choose, the lowest chooses first.
        """
        while not self.is_over and (until is None or len(self._moves) < until):
            seat = self.actors[0]
            if seat == CHANCE:
                self.act_chance()
            else:
                self.act(seat, choose(seat))

    def _apply(self, seat: SeatId, action: Action, notes: Mapping[str, Any] = NO_NOTES) -> Move:
        turn = self._state.turn
        last = self._moves[-1] if self._moves else None
        opened = last is not None and last.together and last.turn == turn
        together = opened or len(self._state.actors) > 1
        log: list[Event] = []
        self._views.clear()
        self._state.apply(seat, action, log)
        self.bound = None
        if self.is_over:
            log.append(GameOver())
        passed = self._state.turn != turn
        laid = passed or seat not in self._state.actors
        face_down = together and laid and not passed
        move = Move(seat, action, turn, tuple(log), together, laid, face_down, notes)
        self._moves.append(move)
        return move

    def undo_point(self, seat: SeatId) -> int:
        """Return how many moves would remain if the seat undid its turn; all if it can't.

        A turn can be undone to its start while nothing was revealed or answered, no shuffle decided
        anything and nobody else acted.
        """
        kept = len(self._moves)
        if self.bound is not None:
            return kept
        turn = self._moves[-1].turn if self._moves else 0
        while kept:
            move = self._moves[kept - 1]
            if move.seat != seat or move.turn != turn or any(e.reveals for e in move.events):
                break
            kept -= 1
        return kept

    def undo_to(self, kept: int) -> None:
        """Go back to the state after the first `kept` moves, by replay."""
        self._views.clear()
        self._state = self._state_after(kept)
        self._kept = {n: state for n, state in self._kept.items() if n <= kept}
        self._moves = self._moves[:kept]
        self.bound = None

    def face_down_index(self, seat: SeatId) -> int | None:
        """Return the index in `moves` of the seat's choice that lies face down; None without one.

        Nobody else has seen such a choice yet.
        """
        for number in range(len(self._moves) - 1, -1, -1):
            move = self._moves[number]
            if not move.face_down or move.turn != self._state.turn:
                return None
            if move.seat == seat:
                return number
        return None

    def withdraw(self, seat: SeatId) -> None:
        """Take back the seat's choice that lies face down; those laid after it stay laid."""
        number = self.face_down_index(seat)
        if number is None:
            raise ValueError(f"no choice of seat {seat} lies face down")
        later = self._moves[number + 1 :]
        self.undo_to(number)
        self._make_again(later)

    def _make_again(self, moves: Iterable[Move]) -> None:
        for move in moves:
            self.act(move.seat, move.action, move.notes)

    def replay(self, moves: Iterable[tuple[SeatId, Action]]) -> None:
        """Play moves that were made before, each checked again; raise Refused."""
        for seat, action in moves:
            self.act(seat, action)

    def events_for(self, seat: SeatId | None, since: int = 0) -> list[Event]:
        """Return the events of the moves from number `since` on that the seat may learn of."""
        return [e for move in self._moves[since:] for e in move.events if e.seen_by(seat)]

    def encode(
        self, seat: SeatId, action: Action, notes: Mapping[str, Any] = NO_NOTES
    ) -> dict[str, Any]:
        """Return a move as records write it."""
        fields = {**self.game.codec.encode(action), **notes}
        return fields if seat == CHANCE else {"seat": seat, **fields}

    @property
    def sealed_text(self) -> str:
        """What the seal is the hash of: a secret until the game is over."""
        options, setup = (model.model_dump(mode="json") for model in (self.options, self.setup))
        return sealed_text(self.game.meta.id, options, setup, self._seed)

    @property
    def seal(self) -> str:
        """The hash of set-up and seed, for everybody to note before the first move.

        Empty without a seed: such a set-up could be guessed.
        """
        return seal(self.sealed_text) if self._seed else ""

    @property
    def deal_number(self) -> str:
        """The number that deals this game's luck again; empty while it is a secret, or for none."""
        return shown_number(self._seed) if self.is_known or self.is_over else ""

    def record(self, *, sealed: bool = False) -> Record:
        """Return the public record of the game so far, simultaneous choices in seat order.

        `sealed` puts the seal with it, and the seed once the game is over.
        """
        return Record(
            game=self.game.meta.id,
            seats=list(self.seats),
            options=self.options.model_dump(mode="json"),
            setup=self.setup.model_dump(mode="json"),
            moves=[self.encode(m.seat, m.action, m.notes) for m in in_seat_order(self._moves)],
            result=self.result().as_record() if self.is_over else None,
            x_fairness=self._proof() if sealed and self._seed else None,
        )

    def _proof(self) -> dict[str, Any]:
        proof: dict[str, Any] = {"seal": self.seal, "told": TOLD}
        if self.is_known:
            proof["known"] = True
        return {**proof, "seed": self._seed} if self.is_over else proof
