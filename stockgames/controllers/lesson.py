"""The controller of a lesson: rests after each move until the coach continues, and takes moves
back; and its calm bots, which are fast, and deterministic for a position.

Otherwise it is the same as at every table. Nothing is saved: a lesson is rebuilt from its script.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, TypeAlias

from PySide6.QtCore import Signal

from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.bots.process import Answer, Question
from stockgames.controllers.screen import Screen, UndoRefusal
from stockgames.controllers.stages import Change, Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine.errors import StockGamesError
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.registry import load
from stockgames.engine.state import CHANCE, Action, SeatId, View
from stockgames.lessons.run import CALM
from stockgames.storage.journal import Journal

Made: TypeAlias = Callable[[], tuple[SeatId, Action]]
"""Returns a seat and its action."""


def calm_action(match: Match, seat: SeatId) -> Action:
    """Return what a calm bot does now, also for the learner's seat; it makes no offers."""
    level = match.seats[seat].level or CALM
    return _chosen(match.game, level, match.view(seat), len(match.moves))


def _chosen(game: AnyGame, level: str, view: View, made: int) -> Action:
    rng = Random(f"{game.meta.id}/{view.viewer}/{made}")
    return make_player(level, game, rng).choose(game.without_offers(view), Budget(1))


class CalmThinker:
    """Answers at once; `made` returns how many moves have been made."""

    def __init__(self, made: Callable[[], int]) -> None:
        self._made = made

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        """Answer with a calm bot's action."""
        game = load(question.game_id)
        on_answer(Answer(_chosen(game, question.level, question.view, self._made())))

    def hurry(self) -> None:
        """Do nothing: answers are immediate."""

    def cancel(self) -> None:
        """Do nothing: answers are immediate."""


class LessonController(TableController):
    """The table of a lesson. `rested` is emitted once all moves have been shown."""

    rested = Signal()
    taken_back = Signal()
    """The learner's last move was taken back."""
    barred = Signal(str)
    """The learner tried an action that a later lesson teaches: the name of that lesson."""
    thinks_ahead = False
    """Calm bots' actions depend on the number of moves, so a resumed lesson repeats them."""

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
        """The turn in which the learner has acted and others reply; the table pauses after it."""
        self._undo_to: int | None = None
        """The number of moves that remain if the learner's last one is taken back; None if it
        stays.
        """

    # Called by the coach

    def start(self) -> None:
        self.screen.look(self.humans[0])
        self.rest()

    def rest(self) -> None:
        """Ask nobody and offer no choices; a finished game shows its end."""
        self._resting = True
        self._enter(Stage.OVER if self._match.is_over else Stage.SHOWING, None)

    def ask(
        self,
        *,
        once: bool = True,
        through: bool = False,
        draft: Mapping[str, Any] | None = None,
    ) -> None:
        """Ask the learner; after their move the table rests (`once`), otherwise play continues.

        `through`: it rests only when the turn is over, after the others' answers. `draft` is what
        the learner has started already, unless they have a draft of their own.
        """
        learner = self.humans[0]
        if draft is not None and self.drafts.of(learner) is None:
            self.drafts.save(learner, draft)
        self._once, self._through = once, through
        self._resting = self._resting_when_asked = False
        self._next()

    def let_bots(self) -> None:
        """Let the bots play until it is the learner's turn, then rest."""
        self._resting, self._resting_when_asked = False, True
        self._undo_to = None
        self._next()

    def make(self, moves: Iterable[Made]) -> None:
        """Play moves of any seats, one after the other, then rest.

        Each one is requested after the previous one has been shown, because it may depend on whose
        turn it is.
        """
        self._coming.extend(moves)
        self._resting, self._undo_to = True, None
        if self.stage is not Stage.SHOWING:
            self._enter(Stage.SHOWING, None)
        self.proceed()

    def may_take_back(self, count: int | None) -> None:
        """Allow the learner to undo moves after the first `count`; None allows nothing."""
        self._undo_to = count

    def imagined(self, actions: Iterable[tuple[SeatId, Action]]) -> list[Change[View]]:
        """Return how these moves would look, without making them; empty if they are not allowed."""
        copy = self._match.copy()
        made = len(copy.moves)
        screen = Screen(copy, self.handover)
        screen.look(self.viewer)
        try:
            for seat, action in actions:
                copy.act(seat, action)
                copy.shuffle()
        except StockGamesError:
            return []
        return [screen.change(shown) for shown in screen.shown(made)]

    # Overrides

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
        self._undo_to = None
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
    def undo_refusal(self) -> UndoRefusal | None:
        return UndoRefusal("nothing-was-done") if self._undo_to is None else None

    def undo(self) -> None:
        if self._undo_to is None:
            return
        count, self._undo_to = self._undo_to, None
        self.scheduler.forget()
        self._coming.clear()
        self._match.undo_to(count)
        self.rest()
        self.taken_back.emit()
