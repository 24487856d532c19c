"""Lets bots think, one at a time: when their answer is wanted, or ahead while people choose."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex
from typing import Any

from PySide6.QtCore import QObject, Signal

from stockgames.bots.question import Answer, Question
from stockgames.controllers.stages import Thinker
from stockgames.engine.match import Match
from stockgames.engine.seat import SeatId


class Thoughts(QObject):
    """What the bots of a table think about now, and what they have ready."""

    answered = Signal(int, object)
    """A seat whose answer was wanted, and its action: None if it could not answer."""
    _arrived = Signal(int, object)

    def __init__(
        self, match: Match, thinker: Thinker, seconds: float, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.thinker = thinker
        self.seconds = seconds
        self._match = match
        self._number = 0
        self._asked: SeatId | None = None
        self._wanted: SeatId | None = None
        self._waiting: list[SeatId] = []
        self._ready: dict[SeatId, Any] = {}
        self._arrived.connect(self._take)

    def ahead(self, seats: Sequence[SeatId]) -> None:
        """Let bots that owe a choice prepare it while people make theirs."""
        self._waiting = [seat for seat in seats if seat not in self._ready]
        self._ask_next()

    def prepared(self, seat: SeatId) -> Any:
        """Hand over the action that a bot has ready, None if there is none."""
        return self._ready.pop(seat, None)

    def want(self, seat: SeatId) -> None:
        """Ask for a bot's action; `answered` brings it, perhaps at once."""
        self._wanted = seat
        self._waiting = [other for other in self._waiting if other != seat]
        if self._asked != seat:
            self._ask(seat)

    def forget(self) -> None:
        """Drop the question and all that was prepared: the table has changed."""
        self._number += 1
        self._asked = self._wanted = None
        self._waiting = []
        self._ready = {}
        self.thinker.cancel()

    def _ask_next(self) -> None:
        if self._asked is None and self._waiting:
            self._ask(self._waiting.pop(0))

    def _ask(self, seat: SeatId) -> None:
        self._number += 1
        number, self._asked = self._number, seat
        question = Question(
            game_id=self._match.game.meta.id,
            level=self._match.seats[seat].level,
            view=self._match.view(seat),
            seed=token_hex(8),
            seconds=self.seconds,
        )
        self.thinker.ask(question, lambda answer: self._arrived.emit(number, answer))

    def _take(self, number: int, answer: Answer) -> None:
        if number != self._number or self._asked is None:
            return
        seat, self._asked = self._asked, None
        if seat == self._wanted:
            self._wanted = None
            self.answered.emit(seat, answer.action)
        elif answer.action is not None:
            self._ready[seat] = answer.action
        self._ask_next()
