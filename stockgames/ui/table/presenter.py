"""Shows moves at the current pace: animates, waits, replays, and lets the controller continue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from stockgames.controllers.stages import Change, Shown, Stage
from stockgames.controllers.table import TableController
from stockgames.engine.state import SeatId, View
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import LogEntry, status_of
from stockgames.presentation.log import WordedMoves, log_entries, others_lately
from stockgames.presentation.panel import Panel
from stockgames.presentation.remarks import Remarks, with_remarks
from stockgames.presentation.sentences.speech import spoken
from stockgames.presentation.table_state import TableState, is_answer, panel_of
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.table.motion import FRAME_MS
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.replay import Replay
from stockgames.ui.table.reveal_data import RevealHolder, TableReveal
from stockgames.ui.widgets.accessibility import listened_to

_DEMONSTRATED_MS: Final = 1800
"""How long the result of hypothetical moves stays, in milliseconds."""
_READ_MS: Final = 4000
"""How long a page of a reveal stays while nobody is at the screen, at least."""
_MOST_NOTES: Final = 2
"""The most notes on a move that a recap tells."""
_LATEST: Final = 24
"""More entries of the log than fit in the panel beside the table."""
_ALL_WATCH = 3
"""The number of pauses that a move watched by all stays before a curtain covers it."""
_RESTING = (Stage.CURTAIN, Stage.ASKING, Stage.PASSING, Stage.OVER, Stage.PAUSED)


class Presenter(QObject):
    """Plays the controller's moves on the table, and makes a `TableState` after each change."""

    demonstrated = Signal()
    """Hypothetical moves have been shown; their result stays for a while."""
    refreshed = Signal(TableState)
    """What all parts of the page show now."""
    rechosen = Signal(TableState)
    """The same, if only the choices have changed."""
    viewer_changed = Signal()
    """The viewer has changed, perhaps to nobody: nothing of the last viewer's may stay."""

    def __init__(
        self,
        controller: TableController,
        table: AnyTable,
        pace: Pace,
        best: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._table = table
        self._pace = pace
        self._best = best
        self._front: SeatId = controller.humans[0] if controller.humans else 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)
        self._shown: Shown | None = None
        """The move that is being animated."""
        self._before: tuple[View, TableContext] | None = None
        """View and context when the table was last at rest."""
        self._viewer = controller.viewer
        """The last viewer."""
        self._skipping = False
        """Whether moves are skipped until a person at the screen is asked."""
        self.awaits_step = False
        """Whether the next move waits for a key: at pace "step", and after an answer."""
        self._page_is_behind = False
        """Whether a move was shown, but the page is told of it with what follows at once."""
        self._table_is_behind = False
        """Whether the table gets the last move, without animation, with what follows at once."""
        self._withholds_choices = False
        """Whether bots have made hidden choices that the table shows with that of the last one."""
        self.holds_notices = False
        """Whether even a mere headline waits for a press, as in a lesson."""
        self.held = RevealHolder(self)
        """The current reveal, until a press."""
        self.held.turned.connect(self._turned)
        self._replay = Replay(table, self.context, pace, self)
        self._replay.demonstrated.connect(self.demonstrated)
        self._replay.over.connect(self._shown_again)
        self._replay.turned.connect(self._emit_state)
        self._change: Change[View] | None = None
        """The move being animated, with the views before and after."""
        self._reveals: dict[tuple[SeatId | None, str], TableReveal | None] = {}
        """The reveal of the current change, by viewer and language."""
        self._log = WordedMoves(table.words)
        self.remarks = Remarks(table.words)
        self._is_quiet = False
        """Whether the table is being told what to show, so that its choices are handed out later,
        with everything else.
        """
        self._now = self.context()
        """The context after the last change."""
        self.state = TableState(self._now, controller.view, self._now)
        """What the page was last told to show."""
        controller.moved.connect(self._moved)
        controller.changed.connect(self._changed)
        controller.hints.changed.connect(self._hinted)
        table.panel_changed.connect(self._emit_choices)

    def context(self) -> TableContext:
        """Return the table's context, made anew; `state` has the one in use."""
        controller, viewer = self._controller, self._controller.viewer
        if viewer is not None:
            self._front = viewer
        elif controller.seat in controller.humans and controller.seat is not None:
            self._front = controller.seat
        return TableContext(
            seats=controller.seats,
            stage=controller.stage,
            seat=controller.seat,
            viewer=viewer,
            front=self._front,
            humans=controller.humans,
            options=controller.options,
            handover=controller.handover,
            history=controller.shown_so_far(),
            best=self._best,
            hints=0 if viewer is None else controller.hint_counts[viewer],
            is_study=controller.screen.is_study,
            draft=controller.draft,
        )

    def _shown_position(self) -> tuple[View, TableContext]:
        """Return the view and context up to which the table has shown the game.

        Log and status are made from these. During a move, they are those before it.
        """
        if self.is_moving and self._before is not None:
            return self._before
        return self._controller.view, self._now

    @property
    def reveal(self) -> TableReveal | None:
        """The current page of the reveal screen; None if there is none."""
        return self.held.page

    def _make_state(self) -> TableState:
        controller, table, (view, context) = self._controller, self._table, self._shown_position()
        if self.is_covered:
            return TableState(self._now, view, self._now)
        state = TableState(
            self._now,
            view,
            context,
            status=self._status(view, context),
            aim=table.words.aim(view) if view.actors else "",
            tells_end=table.end_shown or bool(view.actors),
            can_undo=controller.can_undo,
            can_redo=controller.can_redo,
            can_replay=controller.stage is Stage.ASKING and bool(controller.screen.recap),
            next_person=controller.next_person,
            awaits_step=self.awaits_step,
            is_reveal=self.reveal is not None,
            is_replay=self.is_replaying,
        )
        return replace(
            state,
            panel=self._panel(state),
            log=self._entries(state, _LATEST),
            lately=others_lately(self._log, context),
        )

    def _status(self, view: View, context: TableContext) -> str:
        """Return the game's status, or during a reveal screen its own."""
        if self.reveal is not None and self.reveal.status:
            return self.reveal.status
        view, context = self._replay.before or (view, context)
        return status_of(self._table.words, view, context, end_shown=self._table.end_shown)

    def _panel(self, state: TableState) -> Panel:
        table, stage = self._table, state.context.stage
        tells_end = stage is Stage.OVER and table.shows_end
        is_own = stage is Stage.ASKING or tells_end or table.sheet is not None
        if is_own and table.panel.groups:
            return table.panel
        return panel_of(state, table.words, table.aside())

    def _entries(self, state: TableState, latest: int | None = None) -> Sequence[LogEntry]:
        context, begins = state.shown_context, bool(self._controller.seal)
        if not state.tells_end:
            context = replace(context, history=context.history[:-1])
        entries = log_entries(self._log, context, begins=begins, latest=latest)
        return with_remarks(entries, self.remarks.all)

    def whole_log(self) -> Sequence[LogEntry]:
        """Return all entries of the log in order of time; none while the table is covered."""
        return () if self.is_covered else self._entries(self.state)

    def recap_lines(self) -> list[str]:
        """Return what happened since the person at the screen last looked, a line for each move.

        Many notes, such as those on a whole round, are left to the log.
        """
        words = self._table.words
        news = self._controller.screen.news
        entries = (words.entry(shown, self._now.at(shown.number)) for shown in news)
        return [
            entry.plain() if len(entry.notes) <= _MOST_NOTES else entry.text
            for entry in entries
            if entry.text
        ]

    @property
    def is_moving(self) -> bool:
        """Return whether a move is being animated."""
        return self._shown is not None

    @property
    def showing(self) -> bool:
        """Return whether a move is being animated, or stays on screen to be read."""
        return self._shown is not None or self._timer.isActive() or self.awaits_step

    @property
    def is_replaying(self) -> bool:
        """Return whether moves are being replayed."""
        return self._replay.is_running

    @property
    def is_covered(self) -> bool:
        """Return whether a curtain covers the table, which must be empty behind it."""
        return self._controller.stage is Stage.CURTAIN

    def _follow_viewer(self) -> None:
        """If the viewer has changed, clear all that was shown to the last one."""
        controller = self._controller
        if controller.viewer == self._viewer:
            return
        self._viewer, self._before, self._withholds_choices = controller.viewer, None, False
        self._reveals.clear()
        self._log.forget()
        self.viewer_changed.emit()
        with self._quiet():
            self._table.clear()
        if self._change is not None:
            self._show_anew(self._change)

    def _show_anew(self, change: Change[View]) -> None:
        """Continue a move that is being shown with what the new viewer may know of it."""
        held, number = self.held.page, change.shown.number
        self.held.put_away()
        known = self._controller.shown_so_far()
        if number > len(known):  # it was taken back
            self._change = None
            return
        self._change = self._controller.screen.change(known[number - 1])
        if self._shown is not None:
            self._shown = self._change.shown
        elif held is not None:
            self.held.hold(self._reveal_of(self._change.shown))

    def _changed(self) -> None:
        if self._controller.stage is Stage.SHOWING:
            self.refresh()  # the viewer has changed; the move is still shown to its end
            return
        self._now = self.context()
        self._timer.stop()
        self._replay.break_off()
        self.held.put_away()
        self.awaits_step, self._shown, self._change = False, None, None
        self._follow_viewer()
        if self._controller.stage in _RESTING:
            self._skipping = False
        if self.is_covered:
            self._table.clear()
        elif not (self._withholds_choices and self._controller.stage is Stage.THINKING):
            self._sync()
        self._update_page()

    def _update_page(self) -> None:
        """Let the page update everything but the board."""
        if not self.is_moving:
            self._before = None if self.is_covered else self._shown_position()
        self._emit_state()

    def _emit_state(self) -> None:
        """Make the state after a change, and hand it out."""
        self._page_is_behind, self.state = False, self._make_state()
        self.refreshed.emit(self.state)

    def _emit_choices(self) -> None:
        """Hand out new choices; all else, too, when the board has just shown the end."""
        if self._is_quiet or self.is_covered:
            return
        if self._table.end_shown and not self.state.tells_end:
            self._emit_state()
        else:
            self.state = replace(self.state, panel=self._panel(self.state))
            self.rechosen.emit(self.state)

    @contextmanager
    def _quiet(self) -> Iterator[None]:
        self._is_quiet = True
        try:
            yield
        finally:
            self._is_quiet = False

    def _sync(self) -> None:
        self._withholds_choices = self._table_is_behind = False
        with self._quiet():
            self._table.show_view(self._controller.view, self._now)

    def _moved(self, change: Change[View]) -> None:
        self._now = self.context()
        self.remarks.hear(self._controller.screen.public(), self._now)
        self._timer.stop()
        shown, self._change = change.shown, None
        self._reveals.clear()
        self.held.put_away()
        self._follow_viewer()
        self._change = change
        if self._before is None:
            self._before = self._before_move(change)
        self._shown = shown
        if shown.face_down and shown.seat not in self._controller.people:
            self._withholds_choices = True
            self._shown_enough(shown)
            return
        self._withholds_choices = False
        at_once = self._skipping or self._steps_through(shown)
        speed = 0.0 if at_once else self._pace.speed
        self._table_is_behind = not speed
        with self._quiet():
            self._table.play(change, self._now, speed, lambda: self._shown_enough(shown))
        if self.is_moving:
            self._update_page()

    def _steps_through(self, shown: Shown) -> bool:
        """Return whether pages show a move, so that the table doesn't."""
        if self._skipping and len(self._controller.humans) == 1:
            return False
        reveal = self._reveal_of(shown)
        return reveal is not None and reveal.shows_move

    def _before_move(self, change: Change[View]) -> tuple[View, TableContext]:
        """Return `_before` for a move that was made while the table was covered."""
        history = self._now.history
        earlier = [shown for shown in history if shown.number < change.shown.number]
        return change.before, replace(self._now, history=earlier)

    def _shown_enough(self, shown: Shown) -> None:
        if self._shown is shown:
            self._shown = None
            self._rest(shown)

    def _rest(self, shown: Shown) -> None:
        """Keep a move on screen for a while; longer if everyone watches it."""
        pauses = self._pauses(shown)
        reveal = self._reveal_of(shown)
        several = len(self._controller.humans) > 1
        if reveal is not None and self._skipping and not several:
            reveal = None
        if self._table_is_behind and reveal is not None:
            self._sync()
        if reveal is not None and not self._controller.humans and not self._pace.waits_for_key:
            self._hold(reveal, several=False)
            self.awaits_step = False
            self._timer.start(_READ_MS)  # all play on phones, and nobody presses here
        elif is_answer(shown, self._now.humans) or (
            reveal is not None and self._is_held(reveal, several)
        ):
            self._skipping = False
            self._hold(reveal, several=several)
        elif self._pace.waits_for_key and pauses and not self._skipping:
            self.awaits_step = True
        else:
            is_own = shown.seat in self._controller.people
            has_headline = self._table.cue is not None and self._table.cue.headline is not None
            if reveal is not None and (has_headline or not is_own):
                pauses = _ALL_WATCH
                self.held.hold(reveal if self._pace.pause and not has_headline else None)
            own_frame = FRAME_MS if self._pace.speed else 0  # for what follows
            pause = 0 if self._skipping else max(own_frame, self._pace.pause * pauses)
            self._timer.start(pause)
            if pause <= FRAME_MS:
                self._page_is_behind, self._before = True, self._shown_position()
                return
        if self._table_is_behind:
            self._sync()
        self._update_page()

    def _turned(self) -> None:
        if self._timer.isActive():
            self._timer.start()
        self._update_page()

    def _is_held(self, reveal: TableReveal, several: bool) -> bool:
        """Return whether a reveal stays until a press; a mere notice doesn't for a single person.

        With a screen reader all of them wait, as the time to read them out is unknown.
        """
        must_wait = several or self._pace.waits_for_key or self.holds_notices or listened_to()
        return must_wait or not reveal.is_notice

    def _hold(self, reveal: TableReveal | None, *, several: bool) -> None:
        """Hold a reveal until a press, at any pace.

        Before a single person its pages follow each other by themselves, or the last one comes at
        once if nothing moves. With a screen reader each of them waits for a press.
        """
        pages_wait = several or self._pace.waits_for_key or listened_to()
        moves = self._pace.speed > 0 and not self._table.look.reduced_motion
        self.held.hold(reveal, runs=moves and not pages_wait, at_end=not (moves or pages_wait))
        self.awaits_step = True

    def _reveal_of(self, shown: Shown) -> TableReveal | None:
        """Return the reveal screen after a move; None if there is none, or no person to see it."""
        change = self._change
        if change is None or change.shown is not shown or not self._controller.people:
            return None
        by = self._controller.viewer, spoken()
        if by not in self._reveals:
            self._reveals[by] = self._table.reveal(change, self._now)
        return self._reveals[by]

    def _pauses(self, shown: Shown) -> int:
        """Return how many pauses a move stays; 0 for hidden choices, and for people's own moves
        unless figures of theirs would be covered at once.
        """
        if shown.face_down or shown.seat < 0:
            return 0
        if self._controller.screen.is_watched(shown):
            return _ALL_WATCH
        covers = self._table.cue is not None and self._controller.screen.hides
        return 0 if shown.seat in self._controller.people and not covers else 1

    def _go_on(self) -> None:
        """Continue; close the reveal screen even if the table then pauses, as in a lesson."""
        if self.held.runs and not self._controller.humans:
            self._timer.start()
            return
        if self.reveal is not None:
            self.held.put_away()
            self._emit_state()
        if self._controller.stage is Stage.SHOWING:
            self._controller.proceed()
        if self._page_is_behind:  # the table rests, as in a lesson
            if self._table_is_behind:
                self._sync()
            self._emit_state()

    def step(self) -> bool:
        """Finish the animation, or show the next move; return whether there was either."""
        if self.is_replaying or self._shown is not None:
            self._table.finish()
            return True
        if self.awaits_step or self._timer.isActive():
            if self.awaits_step and self.held.press():
                return True
            self.awaits_step = False
            self._timer.stop()
            self._go_on()
            return True
        return False

    def end_cue(self) -> None:
        """End what is shown large about a move, as any press does."""
        if self.is_moving and self._table.cue is not None:
            self._table.finish()

    def skip(self) -> None:
        """Skip all moves until a person at the screen is asked, or skip the replay."""
        if self.is_replaying:
            self.refresh()
            return
        if self._controller.stage in _RESTING:
            return
        self._skipping = True
        self._controller.hurry()
        self._table.finish()
        self.held.show_all()
        if self.awaits_step or self._timer.isActive():
            self.step()
        self._emit_state()

    def replay(self) -> bool:
        """Replay what others did since the person last looked; return whether it starts."""
        controller = self._controller
        moves = controller.screen.recap[-3 * len(controller.seats) :]
        if controller.stage is not Stage.ASKING or not moves or self.is_replaying:
            return False
        self._replay.begin([controller.screen.change(move) for move in moves])
        return True

    def demonstrate(self, changes: list[Change[View]]) -> bool:
        """Show hypothetical moves, then the table again; return whether there are any."""
        if not changes or self.is_replaying or self.is_moving:
            return False
        self._replay.begin(changes, _DEMONSTRATED_MS)
        return True

    def _shown_again(self) -> None:
        self._now = self.context()
        self._sync()
        self._emit_state()

    def _hinted(self) -> None:
        """Tell what a hint has cost."""
        if self._controller.stage is Stage.ASKING and not self.is_moving:
            self._now = self.context()
            self._emit_state()

    def refresh(self) -> None:
        """Show the current view again, as after a refused action; animations are finished."""
        self._now = self.context()
        self._replay.break_off()
        self._follow_viewer()
        if not self.is_covered:
            self._table.finish()
            self._sync()
        if self._shown is not None:  # the table has dropped an animation without its `done`
            self._shown_enough(self._shown)
        if self._change is not None:
            self.held.reword(self._reveal_of(self._change.shown))
        self._update_page()
