"""Hints: what the best bot would do in the place of the person who asks.

A hint is made from that person's view, and is visible only while the screen shows that view. How
many there were is noted with the next move.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from stockgames.bots.player import Advice
from stockgames.bots.process import Answer
from stockgames.controllers.bot_scheduler import BotScheduler
from stockgames.controllers.screen import Screen
from stockgames.engine.commitment import HINTS
from stockgames.engine.game import Explanation
from stockgames.engine.match import Match, Move
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
        asked: Callable[[], SeatId | None],
        owed: defaultdict[SeatId, int],
        parent: QObject,
    ) -> None:
        """`asked` returns the seat of the person who has to decide now; `owed` is how many hints
        each seat has had since its last move.
        """
        super().__init__(parent)
        self._match = match
        self._screen = screen
        self._thoughts = scheduler
        self._person = asked
        self._asked: tuple[SeatId, int, SeatId | None] | None = None
        """The hint's position: the seat, the number of moves, and `Match.bound`."""
        self._reason: Advice | None = None
        self._failed = False
        self._owed = owed
        scheduler.advised.connect(self._take)

    @property
    def can_ask(self) -> bool:
        """Return whether a person has to decide and the screen shows their view."""
        seat = self._person()
        return seat is not None and self._screen.viewer == seat

    @property
    def is_thinking(self) -> bool:
        """Return whether a hint is being worked out."""
        return self._visible and self._reason is None and not self._failed

    @property
    def has_failed(self) -> bool:
        """Return whether no hint was found; `ask` tries again."""
        return self._visible and self._failed

    @property
    def advice(self) -> Advice | None:
        """The hint, while it is valid and may be shown."""
        return self._reason if self._visible else None

    @property
    def _visible(self) -> bool:
        return self.can_ask and self._asked == self._now

    @property
    def _now(self) -> tuple[SeatId | None, int, SeatId | None]:
        return self._person(), len(self._match.moves), self._match.bound

    def ask(self) -> None:
        """Request a hint from the top level, unless there is one."""
        seat = self._person()
        if not self.can_ask or seat is None or self.is_thinking or self.advice is not None:
            return
        self._asked, self._failed = (seat, len(self._match.moves), self._match.bound), False
        self._thoughts.advise(seat)
        self.changed.emit()

    def why(self, action: Action) -> Explanation:
        """Return what speaks for and against an action of the person who asked."""
        assert self._asked is not None
        view = self._match.view(self._asked[0])
        return self._match.game.explain(view, action, self._match.options)

    def owed(self, seat: SeatId) -> int:
        """Return how many hints a seat has had since its last move."""
        return self._owed.get(seat, 0)

    def settle(self, seat: SeatId) -> None:
        """Reset the count, which was noted with a move."""
        self._owed.pop(seat, None)

    def owe_again(self, moves: Iterable[Move]) -> None:
        """Add the hints of moves that are taken back to the counts for the next moves."""
        for move in moves:
            self._owed[move.seat] += move.notes.get(HINTS, 0)

    def _take(self, seat: SeatId, answer: Answer) -> None:
        if self._asked is None or self._asked[0] != seat:
            return
        self._reason, self._failed = answer.advice, answer.advice is None
        if answer.advice is not None:
            self._owed[self._asked[0]] += 1
        self.changed.emit()

    def sync(self) -> None:
        """Drop the hint as soon as its decision is over."""
        if self._asked is None or (self._person() is not None and self._asked == self._now):
            return
        seat = self._asked[0]
        self._asked = self._reason = None
        self._thoughts.drop_advice(seat)
        self.changed.emit()
