"""A lesson's controller: rests after each move until the coach lets it go on, takes moves back.

The same controller as at every table, but for a hand on the clock. What is played stays unkept: a
lesson is made anew from its script.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from PySide6.QtCore import Signal

from stockgames.controllers.calm import CalmThinker
from stockgames.controllers.needs import Journal
from stockgames.controllers.screen import Screen
from stockgames.controllers.stages import Change, Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.controllers.undo import UndoBar
from stockgames.engine.action import Action
from stockgames.engine.errors import StockGamesError
from stockgames.engine.match import Match
from stockgames.engine.seat import CHANCE, SeatId
from stockgames.engine.state import View

Made: TypeAlias = Callable[[], tuple[SeatId, Action]]
"""Returns a seat and what it does."""


class LessonController(TableController):
    """See the module. `rested` says that all was shown that was played."""

    rested = Signal()
    taken_back = Signal()
    """The learner's last move was taken back."""
    barred = Signal(str)
    """The learner wanted to do what a later lesson teaches: its name."""
    thinks_ahead = False
    """What calm bots do hangs on how many moves were made: those who come back find it again."""

    def __init__(
        self,
        match: Match,
        journal: Journal,
        bars: Callable[[str], str],
    ) -> None:
        """`bars` returns the lesson that teaches an action (its `do`) later; empty for none."""
        thinker = CalmThinker(lambda: len(match.moves))
        super().__init__(match, journal, thinker, Handover.TRUSTING)
        self._bars = bars
        self._coming: deque[Made] = deque()
        self._resting = True
        self._resting_when_asked = False
        self._once, self._through = True, False
        self._turn: int | None = None
        """The turn in which the learner has acted and others answer; the table rests after it."""
        self._kept: int | None = None
        """How many moves remain when the learner's last one is taken back; None where it stays."""

    # What the coach asks for

    def start(self) -> None:
        self.screen.look(self.humans[0])
        self.rest()

    def rest(self) -> None:
        """Ask nobody anything, and let nothing be chosen; a game that is over shows its end."""
        self._resting = True
        self._enter(Stage.OVER if self._match.is_over else Stage.SHOWING, None)

    def ask(
        self,
        *,
        once: bool = True,
        through: bool = False,
        draft: Mapping[str, Any] | None = None,
    ) -> None:
        """Ask the learner; after their move the table rests (`once`), else all play on.

        `through`: it rests only when the turn has passed, after the others' answers. `draft`: what
        the learner has begun already, unless something else of theirs lies there.
        """
        learner = self.humans[0]
        if draft is not None and self.drafts.of(learner) is None:
            self.drafts.keep(learner, draft)
        self._once, self._through = once, through
        self._resting = self._resting_when_asked = False
        self._next()

    def let_bots(self) -> None:
        """Let the bots play until the learner is asked, and rest."""
        self._resting, self._resting_when_asked = False, True
        self._kept = None
        self._next()

    def make(self, moves: Iterable[Made]) -> None:
        """Play moves of anybody's, one after the other, and rest.

        Each is asked for when the one before it has been shown: it may depend on whose turn it is.
        """
        self._coming.extend(moves)
        self._resting, self._kept = True, None
        if self.stage is not Stage.SHOWING:
            self._enter(Stage.SHOWING, None)
        self.proceed()

    def may_take_back(self, kept: int | None) -> None:
        """Let the learner take back what was played after so many moves; nothing for None."""
        self._kept = kept

    def imagined(self, actions: Iterable[tuple[SeatId, Action]]) -> list[Change[View]]:
        """Return how moves would look that nobody makes; of those that cannot be made, nothing."""
        copy = self._match.copy()
        made = len(copy.moves)
        screen = Screen(copy, self.handover)
        screen.look(self.eyes)
        try:
            for seat, action in actions:
                copy.act(seat, action)
                copy.shuffle()
        except StockGamesError:
            return []
        return [screen.change(shown) for shown in screen.shown(made)]

    # What is different here

    def proceed(self) -> None:
        if self._closed or self.stage is not Stage.SHOWING:
            super().proceed()
        elif self._match.actors == (CHANCE,):
            self._commit(CHANCE, self._match.preview_chance())
        elif self._coming:
            self._commit(*self._coming.popleft()())
        elif self._match.is_over:
            super().proceed()
        elif self._resting or self._turn not in (None, self._match.turn):
            self._resting, self._turn = True, None
            self.rested.emit()
        else:
            super().proceed()

    def submit(self, action: Action) -> None:
        lesson = self._bars(str(getattr(action, "do", "")))
        if lesson:
            self.changed.emit()
            self.barred.emit(lesson)
            return
        self._kept = None
        if self._once and self.stage is Stage.ASKING:
            self._resting = not self._through
            self._turn = self._match.turn if self._through else None
        super().submit(action)

    def _ask(self, seat: SeatId | None) -> None:
        if self._resting_when_asked:
            self._resting_when_asked = False
            self.rest()
            self.rested.emit()
        else:
            super()._ask(seat)

    @property
    def undo_bar(self) -> UndoBar | None:
        return UndoBar("nothing-was-done") if self._kept is None else None

    def undo(self) -> None:
        if self._kept is None:
            return
        kept, self._kept = self._kept, None
        self.thoughts.forget()
        self._coming.clear()
        self._match.undo_to(kept)
        self.rest()
        self.taken_back.emit()
