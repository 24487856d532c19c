"""Hints: what the best bot would do in the place of the person who asks.

A hint is made from that person's view, and is visible only while the screen shows that view. How
many there were is noted with the next move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from stockgames.bots.player import Advice
from stockgames.bots.process import Answer
from stockgames.controllers.bot_scheduler import BotScheduler
from stockgames.controllers.screen import Screen
from stockgames.engine.game import Explanation
from stockgames.engine.match import Match
from stockgames.engine.state import Action, SeatId


class Hints(QObject):
    """The hints of one table; its controller calls `sync` whenever something changes."""

    changed = Signal()
    """A hint is being computed, has arrived, or is no longer valid."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        scheduler: BotScheduler,
        person: Callable[[], SeatId | None],
        counts: Counter[SeatId],
        parent: QObject,
    ) -> None:
        """`person` returns the seat of the person who has to decide now. Each hint adds one to its
        seat's count in `counts`.
        """
        super().__init__(parent)
        self._match = match
        self._screen = screen
        self._scheduler = scheduler
        self._person = person
        self._counts = counts
        self._position: tuple[SeatId, int, SeatId | None] | None = None
        """What the hint is for: the seat, the number of moves, and `Match.bound`."""
        self._advice: Advice | None = None
        self._failed = False
        scheduler.advised.connect(self._take)

    @property
    def can_ask(self) -> bool:
        """Return whether a person has to decide and the screen shows their view."""
        seat = self._person()
        return seat is not None and self._screen.viewer == seat

    @property
    def is_thinking(self) -> bool:
        """Return whether a hint is being worked out."""
        return self._is_valid and self._advice is None and not self._failed

    @property
    def has_failed(self) -> bool:
        """Return whether no hint was found; `ask` tries again."""
        return self._is_valid and self._failed

    @property
    def advice(self) -> Advice | None:
        """The hint, while it is valid and may be shown."""
        return self._advice if self._is_valid else None

    @property
    def _is_valid(self) -> bool:
        return self.can_ask and self._position == self._now

    @property
    def _now(self) -> tuple[SeatId | None, int, SeatId | None]:
        return self._person(), len(self._match.moves), self._match.bound

    def ask(self) -> None:
        """Request a hint from the top level, unless there is one."""
        seat = self._person()
        if not self.can_ask or seat is None or self.is_thinking or self.advice is not None:
            return
        self._position, self._failed = (seat, len(self._match.moves), self._match.bound), False
        self._scheduler.advise(seat)
        self.changed.emit()

    def explain(self, action: Action) -> Explanation:
        """Return what speaks for and against an action of the person who asked."""
        assert self._position is not None
        view = self._match.view(self._position[0])
        return self._match.game.explain(view, action, self._match.options)

    def _take(self, seat: SeatId, answer: Answer) -> None:
        if self._position is None or self._position[0] != seat:
            return
        self._advice, self._failed = answer.advice, answer.advice is None
        if answer.advice is not None:
            self._counts[seat] += 1
        self.changed.emit()

    def sync(self) -> None:
        """Drop the hint as soon as its decision is over."""
        if self._position is None or (self._person() is not None and self._position == self._now):
            return
        seat = self._position[0]
        self._position = self._advice = None
        self._scheduler.drop_advice(seat)
        self.changed.emit()
