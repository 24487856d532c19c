"""Hints: what the best bot would do in the place of the person who asks.

A hint is made from the view of the person who asks, and shows only while the screen serves that
person's eyes. How many there were is noted with the move that follows.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from stockgames.bots.question import Answer
from stockgames.bots.reason import Reason
from stockgames.controllers.bot_scheduler import BotScheduler
from stockgames.controllers.screen import Screen
from stockgames.engine.action import Action
from stockgames.engine.commitment import HINTS
from stockgames.engine.explanation import Why
from stockgames.engine.match import Match, Move
from stockgames.engine.seat import SeatId


class Hints(QObject):
    """The hints of one table, whose controller tells it to `follow` whenever something changes."""

    changed = Signal()
    """A hint is being thought about, has come, or holds no longer."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        thoughts: BotScheduler,
        asked: Callable[[], SeatId | None],
        parent: QObject,
    ) -> None:
        """Listen to the thoughts; `asked` returns the seat of the person who is to decide now."""
        super().__init__(parent)
        self._match = match
        self._screen = screen
        self._thoughts = thoughts
        self._person = asked
        self._asked: tuple[SeatId, int, SeatId | None] | None = None
        """What the hint is for: the seat, how many moves were made, and `Match.bound`."""
        self._reason: Reason | None = None
        self._failed = False
        self._owed: defaultdict[SeatId, int] = defaultdict(int)
        thoughts.advised.connect(self._take)

    @property
    def can_ask(self) -> bool:
        """Whether a person is asked and looks, so that nobody else's secrets could show."""
        seat = self._person()
        return seat is not None and self._screen.eyes == seat

    @property
    def thinks(self) -> bool:
        """Whether a hint is on its way."""
        return self._visible and self._reason is None and not self._failed

    @property
    def failed(self) -> bool:
        """Whether none could be found; `ask` tries again."""
        return self._visible and self._failed

    @property
    def reason(self) -> Reason | None:
        """The hint, while it holds and may show."""
        return self._reason if self._visible else None

    @property
    def _visible(self) -> bool:
        return self.can_ask and self._asked == self._now

    @property
    def _now(self) -> tuple[SeatId | None, int, SeatId | None]:
        return self._person(), len(self._match.moves), self._match.bound

    def ask(self) -> None:
        """Let the top level think about the decision at hand, unless it has already."""
        seat = self._person()
        if not self.can_ask or seat is None or self.thinks or self.reason is not None:
            return
        self._asked, self._failed = (seat, len(self._match.moves), self._match.bound), False
        self._thoughts.advise(seat)
        self.changed.emit()

    def why(self, action: Action) -> Why:
        """Return what speaks for an action of the person who asked, and against it."""
        assert self._asked is not None
        view = self._match.view(self._asked[0])
        return self._match.game.explain(view, action, self._match.options)

    def owed(self, seat: SeatId) -> int:
        """Return how many hints a seat has had since its last move."""
        return self._owed.get(seat, 0)

    def settle(self, seat: SeatId) -> None:
        """Forget them: they were noted with a move."""
        self._owed.pop(seat, None)

    def owe_again(self, moves: Iterable[Move]) -> None:
        """Count the hints noted with moves that are taken back once more, for the moves to come."""
        for move in moves:
            self._owed[move.seat] += move.notes.get(HINTS, 0)

    def _take(self, answer: Answer) -> None:
        if self._asked is None:
            return
        self._reason, self._failed = answer.reason, answer.reason is None
        if answer.reason is not None:
            self._owed[self._asked[0]] += 1
        self.changed.emit()

    def follow(self) -> None:
        """Let go of a hint as soon as its decision is over."""
        if self._asked is None or (self._person() is not None and self._asked == self._now):
            return
        self._asked = self._reason = None
        self._thoughts.drop_advice()
        self.changed.emit()
