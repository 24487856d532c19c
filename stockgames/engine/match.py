"""The referee: holds the state, checks and applies moves, filters views, and undoes by replay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from stockgames.engine import registry
from stockgames.engine.commitment import (
    TOLD,
    chance_stream,
    is_study,
    seal,
    sealed_text,
    shown_number,
)
from stockgames.engine.errors import Refused, RefusedByReferee
from stockgames.engine.game import AnyGame
from stockgames.engine.history import History, Step, completed
from stockgames.engine.record import Holder, Record, SeatInfo
from stockgames.engine.state import CHANCE, Action, Event, GameOver, Result, SeatId, State, View

if TYPE_CHECKING:
    from pydantic import BaseModel

NO_NOTES: Final[Mapping[str, Any]] = MappingProxyType({})
_SNAPSHOT_EVERY: Final = 64
"""The number of moves between stored states, from which earlier positions can be restored
quickly.
"""


@dataclass(frozen=True, slots=True)
class Move:
    """One move as it took effect: who made it, what it was, and its events."""

    seat: SeatId
    """CHANCE for a shuffle."""
    action: Action
    turn: int
    """The state's turn count when the move was made."""
    events: tuple[Event, ...]
    is_simultaneous: bool
    """Whether it belongs to a turn in which several seats choose at once."""
    is_final: bool
    """Whether it completes the seat's choice in this turn."""
    face_down: bool
    """Whether it was hidden when made, because others had yet to choose in that turn."""
    notes: Mapping[str, Any] = field(default_factory=lambda: NO_NOTES, compare=False)
    """Additional data, stored under `x_` keys in records: see `engine.commitment`."""


def in_seat_order(moves: Sequence[Move]) -> list[Move]:
    """Return the moves as records list them: simultaneous choices in seat order (`records.md`).

    A seat's other moves in such a turn keep their place, unless they come after the seat's own
    choice.
    """
    ordered: list[Move] = []
    for (together, _), block in groupby(moves, key=lambda move: (move.is_simultaneous, move.turn)):
        same_turn = list(block)
        ordered += _by_seat(same_turn) if together else same_turn
    return ordered


def _by_seat(block: list[Move]) -> list[Move]:
    place = {seat: n for n, seat in enumerate(sorted(move.seat for move in block if move.is_final))}
    keyed: list[tuple[int, bool, Move]] = []
    finals = 0
    for move in block:
        here = place[move.seat] if move.is_final else min(finals, place.get(move.seat, finals))
        keyed.append((here, move.is_final, move))
        finals += move.is_final
    return [move for _, _, move in sorted(keyed, key=lambda item: item[:2])]


class Match:
    """One game at one table.

    The state is private: code outside reads `view`, `events_for` and `record`. Chance draws from
    its own stream, derived from the seed and the number of moves made, so a game that is resumed or
    undone meets the same luck again.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: Sequence[SeatInfo],
        options: BaseModel,
        setup: BaseModel,
        seed: str = "",
        *,
        seed_is_public: bool = False,
    ) -> None:
        self.game = game
        self._seat(seats)
        self.options = options
        self.setup = setup
        self._seed = seed
        self.seed_is_public = seed_is_public
        """Whether somebody may have known the seed before the first move, as a deal number."""
        self.is_study = is_study(seed, known=seed_is_public)
        """Whether this continues from a step of another game; it doesn't count in statistics."""
        self._moves: list[Move] = []
        self.bound: SeatId | None = None
        """The seat that asked a question this turn and must act on the answer (see `bind`)."""
        self._state = self._first_state()
        self._snapshots: dict[int, State] = {}
        """Stored states by number of moves, from which earlier positions are replayed."""
        self._views: dict[SeatId | None, View] = {}
        """Cached views of the current state by seat; a table asks for them often."""
        self._views_before: dict[SeatId | None, View] = {}
        """Those of the state before the last move, which is shown from there."""

    @classmethod
    def deal(
        cls,
        game: AnyGame,
        seats: Sequence[SeatInfo],
        chosen: dict[str, Any],
        seed: str,
        setup: BaseModel | None = None,
        first: SeatId | None = None,
        *,
        seed_is_public: bool = False,
    ) -> Match:
        """Resolve the options, shuffle and deal, all from the seed; raise OptionError.

        `first` is the starting seat if the host chose one; `setup` replaces the shuffle.
        `seed_is_public` says that somebody may know the seed.
        """
        rng = Random(f"{seed}/deal")
        options = game.resolve_options(chosen, rng)
        setup = setup or game.deal(len(seats), options, rng, first)
        return cls(game, seats, options, setup, seed, seed_is_public=seed_is_public)

    def dealt_again(self) -> Match:
        """Return a new match with the same luck, whose seed counts as public; only valid once the
        game is over.
        """
        assert self.is_over
        seats = [info.holder() for info in self.seats]
        return Match(self.game, seats, self.options, self.setup, self._seed, seed_is_public=True)

    def hand_seat(self, seat: SeatId, holder: Holder) -> None:
        """Give a seat to another person or bot, from the next move on."""
        seats = list(self.seats)
        seats[seat] = seats[seat].handed_to(holder, len(self._moves))
        self._seat(seats)

    def _seat(self, seats: Iterable[SeatInfo]) -> None:
        self.seats = tuple(seats)
        self.people = tuple(seat for seat, info in enumerate(self.seats) if info.is_human)
        """The seats that people hold, at the screen or away."""

    @property
    def handed(self) -> int:
        """How many moves had been made when a seat last changed hands; 0 if none has.

        They can't be taken back.
        """
        return max((h.until for info in self.seats for h in info.x_held or ()), default=0)

    def play_on(self, made: int, seats: Sequence[SeatInfo], seed: str) -> Match:
        """Return a study: a new game from the first `made` moves of this finished one.

        `seed` decides the shuffles that follow, and `seats` who plays on.
        """
        assert self.is_over
        own = f"{seed}@{made}"
        study = Match(self.game, seats, self.options, self.setup, own, seed_is_public=True)
        return self._repeat(study, made)

    def copy(self, made: int | None = None) -> Match:
        """Return an independent match after the first `made` moves; None: after all."""
        again = Match(
            self.game,
            self.seats,
            self.options,
            self.setup,
            self._seed,
            seed_is_public=self.seed_is_public,
        )
        return self._repeat(again, made)

    def _repeat(self, again: Match, made: int | None) -> Match:
        """Replay the first `made` moves of this match in another match, and return that."""
        again.replay((move.seat, move.action) for move in self._moves[:made])
        return again

    @property
    def starter(self) -> SeatId | None:
        """The seat that began; None in games without a starting seat (N11, P2)."""
        return self._first_state().actors[0] if self.game.meta.has_starter else None

    @property
    def moves(self) -> Sequence[Move]:
        """All moves made so far. Their events are unfiltered: check them with `seen_by`."""
        return self._moves

    @property
    def actors(self) -> tuple[SeatId, ...]:
        """The seats that must decide; (CHANCE,) for a shuffle, () when the game is over."""
        return self._state.actors

    @property
    def turn(self) -> int:
        """The state's turn count."""
        return self._state.turn

    @property
    def out_of_turn_actors(self) -> tuple[SeatId, ...]:
        """The seats that may act out of turn now; empty in most games."""
        return self._state.out_of_turn_actors

    @property
    def is_over(self) -> bool:
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
        if number == len(self._moves) - 1 and seat in self._views_before:
            return self._views_before[seat]
        return self.game.observe(self._state_after(number), seat)

    @property
    def can_show_all(self) -> bool:
        """Return whether all cards can be turned up: the game is over, and its table can show
        them.
        """
        return self.is_over and self.game.shows_all

    def all_up_after(self, number: int, seat: SeatId) -> View:
        """Return a seat's view after the first `number` moves, with everything that others held
        face up.

        Raise ValueError while the game is running, or if its table can't show that.
        """
        if not self.can_show_all:
            raise ValueError("not all can be shown")
        return self.game.all_up(self._state_after(number), seat)

    @property
    def open_options(self) -> BaseModel:
        """The options of this table with nothing concealed."""
        return self.game.open_options(self.options)

    def steps(self, seat: SeatId | None) -> Iterator[Step[View]]:
        """Yield what a seat (None: a bystander) saw of each move, beginning with the first
        position.
        """
        state = self._first_state()
        yield Step(0, None, 0, (), self.game.observe(state, seat))
        for number, move in enumerate(self._moves, 1):
            state.apply(move.seat, move.action)
            seen = tuple(event for event in move.events if event.seen_by(seat))
            yield Step(number, move.seat, move.turn + 1, seen, self.game.observe(state, seat))

    def history(self, seat: SeatId | None, *, all_up: bool = False) -> History | None:
        """Return the game's history as a seat (None: a bystander) saw it; None if the game has no
        history.

        `all_up` includes what was hidden. Raise ValueError for it while the game is running.
        """
        if all_up and not self.is_over:
            raise ValueError("all lies open only once the game is over")
        steps = tuple(self.steps(seat))
        found = self.game.history(steps, self.options, all_up=all_up)
        return None if found is None else completed(found, steps, self.game.tallies(steps))

    def _state_after(self, number: int) -> State:
        """Return a state after the first `number` moves, replayed from the nearest stored one."""
        start = max((count for count in self._snapshots if count <= number), default=0)
        known = self._snapshots.get(start)
        state: State = known.copy() if known else self._first_state()
        for made in range(start, number):
            if made % _SNAPSHOT_EVERY == 0 and made not in self._snapshots:
                self._snapshots[made] = state.copy()
            state.apply(self._moves[made].seat, self._moves[made].action)
        return state

    def _first_state(self) -> State:
        state: State = self.game.start(len(self.seats), self.options, self.setup)
        return state

    @property
    def public_action_count(self) -> int | None:
        """How many actions the only actor can choose from; None if that is not public."""
        return self.game.public_action_count(self.view(None)) if len(self.actors) == 1 else None

    def result(self) -> Result:
        """Return the outcome; only valid once the game is over."""
        return self._state.result()

    def check(self, seat: SeatId, action: Action) -> None:
        """Raise Refused unless the seat may do this now."""
        if self.is_over:
            raise RefusedByReferee("game-is-over")
        if seat not in self._state.actors and not self._state.allows_out_of_turn:
            raise RefusedByReferee("not-this-seats-decision")
        self.game.check(self._state, seat, action)

    def refusal(self, seat: SeatId, action: Action) -> Refused | None:
        """Return why the seat may not do this now, or None if it may."""
        try:
            self.check(seat, action)
        except Refused as refused:
            return refused
        return None

    def bind(self, seat: SeatId, action: Action) -> None:
        """Commit a seat to its question before it learns the answer; from then on it can undo
        nothing.

        `action` is the question, which `check` refused with `is_answer` set (see `State.bind`).
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
        """Play the next shuffle."""
        return self._apply(CHANCE, self.preview_chance())

    def shuffle(self) -> None:
        """Play all shuffles that are due now."""
        while CHANCE in self.actors:
            self.act_chance()

    def play(self, choose: Callable[[SeatId], Action], until: int | None = None) -> None:
        """Play to the end, or until `until` moves are made; `choose` returns a seat's action.

        If several seats must choose, the lowest chooses first.
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
        opened = last is not None and last.is_simultaneous and last.turn == turn
        together = opened or len(self._state.actors) > 1
        log: list[Event] = []
        # A replay doesn't know that the seat had asked a question.
        self._views_before = self._views if self.bound is None else {}
        self._views = {}
        self._state.apply(seat, action, log)
        self.bound = None
        if self.is_over:
            log.append(GameOver())
        passed = self._state.turn != turn
        is_final = passed or seat not in self._state.actors
        face_down = together and is_final and not passed
        move = Move(seat, action, turn, tuple(log), together, is_final, face_down, notes)
        self._moves.append(move)
        return move

    def undo_point(self, seat: SeatId) -> int:
        """Return how many moves would remain if the seat undid its turn; all of them if it can't.

        A turn can be undone to its start as long as nothing was revealed or answered, no shuffle
        was drawn, nobody else acted and no seat changed hands.
        """
        count, least = len(self._moves), self.handed
        if self.bound is not None:
            return count
        turn = self._moves[-1].turn if self._moves else 0
        while count > least:
            move = self._moves[count - 1]
            if move.seat != seat or move.turn != turn or any(e.reveals for e in move.events):
                break
            count -= 1
        return count

    def undo_to(self, count: int) -> None:
        """Return to the state after the first `count` moves, by replay."""
        self._views.clear()
        self._views_before.clear()
        self._state = self._state_after(count)
        self._snapshots = {n: state for n, state in self._snapshots.items() if n <= count}
        self._moves = self._moves[:count]
        self.bound = None

    def face_down_index(self, seat: SeatId) -> int | None:
        """Return the index in `moves` of the seat's face-down choice, or None.

        Nobody else has seen such a choice yet.
        """
        for number in range(len(self._moves) - 1, self.handed - 1, -1):
            move = self._moves[number]
            if move.turn != self._state.turn:
                return None
            if move.face_down and move.seat == seat:
                return number
        return None

    def withdraw(self, seat: SeatId) -> None:
        """Take back the seat's face-down choice; choices that others made later stay."""
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
        """Play the given moves, checking each; raise Refused."""
        for seat, action in moves:
            self.act(seat, action)

    def events_for(self, seat: SeatId | None, since: int = 0) -> list[Event]:
        """Return the events that the seat may see, from move number `since` on."""
        return [e for move in self._moves[since:] for e in move.events if e.seen_by(seat)]

    def encode(
        self, seat: SeatId, action: Action, notes: Mapping[str, Any] = NO_NOTES
    ) -> dict[str, Any]:
        """Return a move as a record's object."""
        fields = {**self.game.codec.encode(action), **notes}
        return fields if seat == CHANCE else {"seat": seat, **fields}

    @property
    def sealed_text(self) -> str:
        """The text whose hash is the seal; secret until the game is over."""
        options, setup = (model.model_dump(mode="json") for model in (self.options, self.setup))
        return sealed_text(self.game.meta.id, options, setup, self._seed)

    @property
    def seal(self) -> str:
        """The hash of set-up and seed, which everybody can note before the first move.

        Empty without a seed, because the set-up could then be guessed.
        """
        return seal(self.sealed_text) if self._seed else ""

    @property
    def deal_number(self) -> str:
        """The number that repeats this game's luck; empty while it is secret, or if there is
        none.
        """
        return shown_number(self._seed) if self.seed_is_public or self.is_over else ""

    def record(self, *, sealed: bool = False) -> Record:
        """Return the public record of the game so far, simultaneous choices in seat order.

        `sealed` adds the seal, and the seed once the game is over.
        """
        return Record(
            game=self.game.meta.id,
            seats=list(self.seats),
            options=self.options.model_dump(mode="json"),
            setup=self.setup.model_dump(mode="json"),
            moves=[self.encode(m.seat, m.action, m.notes) for m in in_seat_order(self._moves)],
            result=self.result().as_record() if self.is_over else None,
            x_fairness=self._proof() if sealed and self._seed else None,
            x_package=registry.package_of(self.game.meta.id) or None,
        )

    def _proof(self) -> dict[str, Any]:
        proof: dict[str, Any] = {"seal": self.seal, "told": TOLD}
        if self.seed_is_public:
            proof["known"] = True
        return {**proof, "seed": self._seed} if self.is_over else proof
