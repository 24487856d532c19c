"""Lets bots think one at a time: when their answer is needed, or ahead while people choose.

A person's hint has priority over what is prepared ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal

from stockgames.bots.levels import STEPS, player_name
from stockgames.bots.process import Answer, Question, reply_delay, time_limit
from stockgames.engine.match import Match
from stockgames.engine.state import Action, SeatId

TOP: Final = STEPS[-1]
"""The level whose advice is a hint."""
HINT_SECONDS: Final = 2.0
"""The minimum thinking time for a hint."""


class Thinker(Protocol):
    """Lets bots think elsewhere (see `bots.worker`); answers arrive in another thread."""

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        """Think about a question; call on_answer when done, from any thread."""
        ...

    def hurry(self) -> None:
        """Answer now with the best found so far."""
        ...

    def cancel(self) -> None:
        """Drop the question; no answer arrives."""
        ...


class BotScheduler(QObject):
    """What a table's bots are thinking about, and their prepared answers."""

    answered = Signal(int, object)
    """The asked seat, and its action: None if it couldn't answer."""
    advised = Signal(int, object)
    """The seat of `advise`, and the `Answer`."""
    _arrived = Signal(object, object)

    def __init__(self, match: Match, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.thinker = thinker
        self.seconds = 1.0
        """The bots' thinking time per decision, from their next one on."""
        self._match = match
        self._question: Question | None = None
        """The current question; answers to any other are dropped."""
        self._asked: SeatId | None = None
        self._advising = False
        """Whether the question is for a hint."""
        self._advice: list[SeatId] = []
        """The people whose hints come after the present one."""
        self._wanted: SeatId | None = None
        self._waiting: list[SeatId] = []
        self._ready: dict[SeatId, Action] = {}
        self._digests: dict[SeatId, str] = {}
        self._muted_turn: int | None = None
        """The turn in which bots make no more offers."""
        self._arrived.connect(self._take)

    def ahead(self, seats: Sequence[SeatId]) -> None:
        """Have bots that owe a choice prepare it while people make theirs."""
        self._waiting = [seat for seat in seats if seat not in self._ready]
        self._ask_next()

    def prepared(self, seat: SeatId) -> Action | None:
        """Return and forget the prepared action of a bot; None if there is none."""
        return self._ready.pop(seat, None)

    def take_view_digest(self, seat: SeatId) -> str:
        """Return and forget the digest of the view a bot got for its last answer; empty if none."""
        return self._digests.pop(seat, "")

    def request(self, seat: SeatId) -> None:
        """Request a bot's action; `answered` is emitted with it, possibly at once."""
        self._wanted = seat
        self._waiting = [other for other in self._waiting if other != seat]
        if self._asked != seat:
            self._ask(seat)

    def forget(self) -> None:
        """Drop the request and all prepared answers, because the table has changed."""
        self._question = self._asked = self._wanted = None
        self._advising = False
        self._waiting, self._advice = [], []
        self._ready = {}
        self._digests = {}
        self.thinker.cancel()

    def advise(self, seat: SeatId) -> None:
        """Ask what the top level would do in a person's seat; `advised` is emitted with the
        answer.
        """
        if self._advising and self._asked != seat:
            self._advice.append(seat)
            return
        if self._asked is not None and not self._advising:
            self._waiting.insert(0, self._asked)
        self._ask(seat, hint=True)

    def drop_advice(self, seat: SeatId) -> None:
        """Stop thinking about a seat's hint."""
        self._advice = [other for other in self._advice if other != seat]
        if self._advising and self._asked == seat:
            self._question, self._asked, self._advising = None, None, False
            self.thinker.cancel()
            self._ask_next()

    def _ask_next(self) -> None:
        if self._asked is None and self._advice:
            self._ask(self._advice.pop(0), hint=True)
        elif self._asked is None and self._waiting:
            self._ask(self._waiting.pop(0))

    def _ask(self, seat: SeatId, *, hint: bool = False) -> None:
        self._asked, self._advising = seat, hint
        info = self._match.seats[seat]
        level = TOP if hint else player_name(info.level, info.character)
        seconds = max(self.seconds, HINT_SECONDS) if hint else time_limit(level, self.seconds)
        game_id = self._match.game.meta.id
        self._question = question = Question(
            game_id=game_id,
            level=level,
            view=self._match.view(seat),
            seed=token_hex(8),
            seconds=seconds,
            offers_muted=not hint and self.offers_muted,
            reply_delay=0.0
            if hint
            else reply_delay(level, self._match.public_action_count, seconds),
            wants_reason=hint,
        )
        self.thinker.ask(question, lambda answer: self._arrived.emit(question, answer))

    def mute_offers(self) -> None:
        """Stop bots from making offers for the rest of this turn."""
        self._muted_turn = self._match.turn

    @property
    def offers_muted(self) -> bool:
        """Whether bots make no offers now."""
        match = self._match
        return self._muted_turn == match.turn or not match.game.bots_offer(match.options)

    def _take(self, question: Question, answer: Answer) -> None:
        if question is not self._question or self._asked is None:
            return
        seat, self._question, self._asked = self._asked, None, None
        if self._advising:
            self._advising = False
            self.advised.emit(seat, answer)
            self._ask_next()
            return
        self._digests[seat] = answer.view_digest
        if seat == self._wanted:
            self._wanted = None
            self.answered.emit(seat, answer.action)
        elif answer.action is not None:
            self._ready[seat] = answer.action
        self._ask_next()
