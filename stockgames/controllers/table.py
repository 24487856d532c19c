"""One table: takes intents, lets bots think, hands the screen over, keeps the journal.

The controller decides whose eyes the screen serves. Everything the ui draws comes from `view`,
which is that seat's view, or a bystander's while nobody's secrets may show. Pace belongs to the ui:
after each `moved` it calls `proceed` when it has shown enough.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, Signal

from stockgames.bots.question import Answer, Question
from stockgames.engine.errors import Refused, StockGamesError
from stockgames.engine.event import Event
from stockgames.engine.game import Result
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import CHANCE, SeatId

if TYPE_CHECKING:
    from pydantic import BaseModel


class Handover(Enum):
    """How several people share one screen."""

    CURTAIN = "curtain"
    """The table is covered until the next person lifts the curtain."""
    PEEK = "peek"
    """The public table stays in view; secrets show while the peek key is held."""
    TRUSTING = "trusting"
    """No covers: everybody sees what the person on turn sees."""


class Stage(Enum):
    """What the table waits for."""

    SHOWING = "showing"
    """The ui shows a move; it calls `proceed`."""
    ASKING = "asking"
    """The person on `seat` decides."""
    PASSING = "passing"
    """The person on `seat` has just learned something; `pass_on` hands the screen over."""
    CURTAIN = "curtain"
    """The table is covered until `lift` is called for `seat`."""
    THINKING = "thinking"
    """The bot on `seat` thinks."""
    OVER = "over"
    PAUSED = "paused"
    """The bot on `seat` could not answer, or its move (or a shuffle, `seat` being None) could not
    be kept; `proceed` tries again."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One move as the screen may show it."""

    number: int
    """Moves are counted from 1."""
    seat: SeatId
    turn: int
    events: tuple[Event, ...]


class Journal(Protocol):
    """Where moves are kept; each call is one transaction, done before anything shows."""

    def append(self, number: int, move: dict[str, Any]) -> None:
        """Keep a move, counted from 1."""
        ...

    def truncate(self, kept: int) -> None:
        """Forget all moves after the first `kept`."""
        ...

    def finish(self, result: dict[str, Any]) -> None:
        """Note that the game is over."""
        ...


class Thinker(Protocol):
    """Lets bots think elsewhere (see `bots.worker`); answers arrive in another thread."""

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        """Think about a question; call on_answer when done, from any thread."""
        ...

    def hurry(self) -> None:
        """Answer now with what was found so far."""
        ...

    def cancel(self) -> None:
        """Drop the question; its answer never comes."""
        ...


class TableController(QObject):
    """See the module. `stage` and `seat` say what is waited for; signals say when they change."""

    changed = Signal()
    """Stage, seat or view changed; nothing needs animating."""
    moved = Signal(object)
    """A `Shown`: a move was kept and may be shown; the view is already the one after it."""
    refused = Signal(object)
    """A `Refused`: the last intent was not allowed."""
    trouble = Signal(str)
    """A code: `bot-failed`, `not-saved`."""
    _answered = Signal(int, object)

    def __init__(
        self,
        match: Match,
        journal: Journal,
        thinker: Thinker,
        handover: Handover = Handover.CURTAIN,
        thinking_seconds: float = 1.0,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.handover = handover
        self.thinking_seconds = thinking_seconds
        self.stage = Stage.SHOWING
        self.seat: SeatId | None = None
        self.eyes: SeatId | None = None
        self.humans = tuple(i for i, info in enumerate(match.seats) if info.is_human)
        self._match = match
        self._journal = journal
        self._thinker = thinker
        self._question = 0
        self._closed = False
        self._learner: SeatId | None = None
        self._person: SeatId | None = self.humans[0] if self.humans else None
        self._looked_until: dict[SeatId, int] = {}
        self._recap_from = 0
        self._answered.connect(self._take_answer)

    # What the screen may show

    @property
    def game_id(self) -> str:
        """Which game is played."""
        return self._match.game.meta.id

    @property
    def options(self) -> BaseModel:
        """How the table was laid: the game's own options, all of them public."""
        return self._match.options

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where."""
        return self._match.seats

    @property
    def view(self) -> Any:
        """What the screen draws: the view of `eyes`, or a bystander's."""
        return self._match.view(self.eyes)

    def shown_so_far(self) -> list[Shown]:
        """Return all moves so far, as far as `eyes` may know them."""
        return self._shown(0)

    @property
    def recap(self) -> list[Shown]:
        """What others did since the person at the screen last looked."""
        return [shown for shown in self._shown(self._recap_from) if shown.seat != self.eyes]

    def result(self) -> Result:
        """Return the outcome; only in stage OVER."""
        return self._match.result()

    # What the screen asks for

    def start(self) -> None:
        """Begin, or go on with a resumed game."""
        if len(self.humans) == 1:
            self.eyes = self.humans[0]
        self._next()

    def proceed(self) -> None:
        """Go on: the last move was shown, or a bot that failed is asked again."""
        if not self._closed and self.stage in (Stage.SHOWING, Stage.PAUSED):
            self._next()

    def submit(self, action: Any) -> None:
        """Play the action for the person who is asked; emit `refused` if it is not allowed."""
        if self.stage is Stage.ASKING and self.seat is not None:
            self._commit(self.seat, action)

    def pass_on(self) -> None:
        """Hand the screen to the next person."""
        if self.stage is Stage.PASSING:
            self._learner = None
            self._next()

    def lift(self) -> None:
        """Show the table to the person the curtain waits for."""
        if self.stage is Stage.CURTAIN and self.seat is not None:
            self._look(self.seat)
            self._enter(Stage.ASKING, self.seat)

    def peek(self, on: bool) -> None:
        """Show the secrets of the person on turn while the peek key is held (Handover.PEEK)."""
        if self.handover is not Handover.PEEK or len(self.humans) < 2:
            return
        owner = self.seat if self.stage is Stage.ASKING else self._learner
        if self.stage not in (Stage.CURTAIN, Stage.OVER):
            self._look(owner if on else None)
            self.changed.emit()

    def hurry(self) -> None:
        """Let the bot that thinks answer now."""
        if self.stage is Stage.THINKING:
            self._thinker.hurry()

    @property
    def can_undo(self) -> bool:
        """Whether the person who moved last may take the turn back."""
        if self._person is None or self.stage in (Stage.CURTAIN, Stage.OVER):
            return False
        return self._match.undo_point(self._person) < len(self._match.moves)

    def undo(self) -> None:
        """Take the last person's turn back to its start, where that is allowed."""
        if not self.can_undo or self._person is None:
            return
        kept = self._match.undo_point(self._person)
        if not self._kept_safely(lambda: self._journal.truncate(kept)):
            return
        self._forget_question()
        self._match.undo_to(kept)
        self._learner = None
        if self.handover is not Handover.PEEK or len(self.humans) == 1:
            self._look(self._person)
        self._enter(Stage.ASKING, self._person)

    def close(self) -> None:
        """Leave the table; the game stays in the journal, and `proceed` does nothing any more."""
        self._closed = True
        self._forget_question()

    # One action's way through

    def _commit(self, seat: SeatId, action: Any) -> None:
        try:
            self._match.check(seat, action)
        except Refused as refusal:
            self.refused.emit(refusal)
            return
        number = len(self._match.moves) + 1
        entry = self._match.encode(seat, action)
        if not self._kept_safely(lambda: self._journal.append(number, entry), seat):
            return
        move = self._match.act(seat, action)
        if seat in self.humans:
            self._person = seat
            private = any(e.audience is not None and e.seen_by(seat) for e in move.events)
            self._learner = seat if private else None
        if self._match.is_over:
            result = self._match.result().as_record()
            self._kept_safely(lambda: self._journal.finish(result))
        self.stage = Stage.SHOWING
        self.moved.emit(self._shown(number - 1)[0])

    def _kept_safely(self, write: Callable[[], None], mover: SeatId | None = None) -> bool:
        try:
            write()
        except (StockGamesError, OSError):
            if mover is not None and mover not in self.humans:
                # Nobody at the screen would try it again.
                self._enter(Stage.PAUSED, None if mover == CHANCE else mover)
            self.trouble.emit("not-saved")
            return False
        return True

    def _next(self) -> None:
        actors = self._match.actors
        if not actors:
            self._look(self.humans[0] if len(self.humans) == 1 else None)
            self._enter(Stage.OVER, None)
        elif CHANCE in actors:
            self._commit(CHANCE, self._match.preview_chance())
        else:
            owing = [seat for seat in actors if seat in self.humans]
            if self.eyes in owing:
                self._ask(self.eyes)
            elif owing:
                self._ask(owing[0])
            else:
                self._think(actors[0])

    def _ask(self, seat: SeatId | None) -> None:
        assert seat is not None
        alone = len(self.humans) == 1
        if alone or self.handover is Handover.TRUSTING or self.eyes == seat:
            self._look(seat)
            self._enter(Stage.ASKING, seat)
        elif self._learner is not None and self._learner != seat:
            self._enter(Stage.PASSING, self._learner)
        else:
            self._look(None)
            covered = self.handover is Handover.CURTAIN or not self.view.legal
            self._enter(Stage.CURTAIN if covered else Stage.ASKING, seat)

    def _think(self, seat: SeatId) -> None:
        self._question += 1
        number = self._question
        question = Question(
            game_id=self.game_id,
            level=self._match.seats[seat].level,
            view=self._match.view(seat),
            seed=token_hex(8),
            seconds=self.thinking_seconds,
        )
        self._enter(Stage.THINKING, seat)
        self._thinker.ask(question, lambda answer: self._answered.emit(number, answer))

    def _take_answer(self, number: int, answer: Answer) -> None:
        if number != self._question or self.stage is not Stage.THINKING or self.seat is None:
            return
        if answer.action is None:
            self._enter(Stage.PAUSED, self.seat)
            self.trouble.emit("bot-failed")
            return
        self._commit(self.seat, answer.action)

    def _forget_question(self) -> None:
        self._question += 1
        self._thinker.cancel()

    # Small things

    def _enter(self, stage: Stage, seat: SeatId | None) -> None:
        self.stage = stage
        self.seat = seat
        self.changed.emit()

    def _look(self, seat: SeatId | None) -> None:
        if seat == self.eyes:
            return
        if self.eyes is not None:
            self._looked_until[self.eyes] = len(self._match.moves)
        if seat is not None:
            self._recap_from = self._looked_until.get(seat, 0)
        self.eyes = seat

    def _shown(self, since: int) -> list[Shown]:
        moves: Sequence[Any] = self._match.moves[since:]
        return [
            Shown(
                number=since + offset,
                seat=move.seat,
                turn=move.turn,
                events=tuple(e for e in move.events if e.seen_by(self.eyes)),
            )
            for offset, move in enumerate(moves, start=1)
        ]
