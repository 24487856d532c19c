"""The page of a running game, for any game: bar, board, log, choices, pace and the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDate, QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from stockgames.controllers.stages import NOT_SAVED, Stage, Trouble
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.errors import Refused
from stockgames.engine.history import History
from stockgames.engine.state import Action, SeatId
from stockgames.presentation.closing import closing_of
from stockgames.presentation.messages import refusal_text, trouble_text, undo_text
from stockgames.presentation.panel import LOBBY, SHEET, Panel
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.table_state import HAND_ON, HURRY, NEXT, RETRY, SKIP, TableState
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.accessibility import (
    PageOutline,
    ReadingSheets,
    TableAnnouncer,
    cursor_notes,
)
from stockgames.ui.table.end_board import final_snapshot
from stockgames.ui.table.game_table import AnyTable, Guide
from stockgames.ui.table.handover import PeekPresenter, public_facts
from stockgames.ui.table.hints import HintPresenter
from stockgames.ui.table.keys import FocusRestorer, PageKeys
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.presenter import Presenter
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.menus import close_popups
from stockgames.ui.window.curtain_facts import PublicFacts


class EndPresenter(QObject):
    """Opens the closing page when the game ends, unless the board shows the end itself."""

    sounded = Signal(object)
    """A Sound to play: the bell."""

    def __init__(
        self, parts: TableParts, controller: TableController, presenter: Presenter, pace: Pace
    ) -> None:
        super().__init__(parts.page)
        self._parts = parts
        self._controller = controller
        self._presenter = presenter
        self._pace = pace
        self.headline = ""
        """The heading of the closing page; empty before the end."""
        self._bell_is_due = not controller.is_over
        """Whether the end is still to come; no bell rings for a game that was already over."""
        self._history: History | None = None

    def sync(self, *, guided: bool) -> None:
        """Update the closing page; open it when the game has just ended, except when `guided`."""
        if self._controller.stage is not Stage.OVER:
            self.headline = ""
            self._parts.end_sheet.hide()
            return
        has_just_ended = not self.headline
        if has_just_ended:
            self._history = self._controller.score_history()
        self._show_end()
        if has_just_ended:
            self._ring()
            if not guided and not self._parts.game_table.shows_end:
                self.open()

    def _show_end(self) -> None:
        sheet, words = self._parts.end_sheet, self._parts.game_table.words
        result, view = self._controller.result(), self._controller.view
        context = self._presenter.state.context
        sheet.set_data(closing_of(result, view, context, words, self._history))
        self.headline = sheet.accessibleName()

    def _ring(self) -> None:
        if self._bell_is_due:
            self.sounded.emit(Sound.BELL)
            self._parts.end_sheet.certificate.date(QDate.currentDate())

    def open(self) -> None:
        """Show the closing page over the board; for the first time after a game, result first."""
        parts = self._parts
        board = final_snapshot(parts.game_table, self._controller.view)
        parts.end_sheet.open(board, moving=self._bell_is_due and self._pace.speed > 0)
        self._bell_is_due = False


class TablePage(Page):
    """Shows a table until its controller is closed. Call `start` once it is visible."""

    zooms = True
    lists_buttons = False  # `key_notes` has what can be done on the board in general

    ruling_requested = Signal(str)
    """The rules should open at a ruling: `N5`."""
    curtain_wanted = Signal()
    """The table is covered and cleared: show the curtain, then call the controller's `lift`."""
    sounded = Signal(object)
    """A Sound to play."""
    laid_out = Signal()
    """Emitted when all parts have their geometry for a new page size."""

    def __init__(
        self,
        controller: TableController,
        game_table: AnyTable,
        look: ThemeContext,
        pace: Pace,
        *,
        best: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self.setObjectName("table-page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        title = registry.meta(controller.game_id).title
        self.setAccessibleName(title)
        self.controller = controller
        self.game_table = game_table
        self.pace = pace
        self.presenter = Presenter(controller, game_table, pace, best, self)
        self.parts = parts = TableParts(self, game_table, look, pace, title)
        self.board, self.bar, self.log = parts.board, parts.bar, parts.log
        self.action_panel, self.refusal = parts.action_panel, parts.refusal
        self.end_sheet, self.log_sheet = parts.end_sheet, parts.log_sheet
        self.reveal_screen, self.popovers = parts.reveal_screen, parts.popovers
        game_table.setParent(self)
        self.guide: Guide | None = None
        """The table's guide, such as a lesson's coach."""
        self._has_begun = False
        self.peeking = PeekPresenter(self, parts.peek_button, controller)
        self.hints = HintPresenter(parts, controller)
        self.end = EndPresenter(parts, controller, self.presenter, pace)
        self.keys = PageKeys(parts, controller, self.presenter, self.hints)
        self.outline = PageOutline(parts, self.presenter)
        self.sheets = ReadingSheets(parts, self.keys, self.outline, self.presenter)
        self._focus_restorer = FocusRestorer(parts, controller, self.keys)
        self.announcer = TableAnnouncer(parts, self.keys, self.outline, self.presenter)
        self._connect()

    def _connect(self) -> None:
        self.look.changed.connect(self._arrange)
        self.controller.refused.connect(self._refused)
        self.controller.trouble.connect(self._trouble)
        self.presenter.refreshed.connect(self._refresh)
        self.presenter.rechosen.connect(self._rechoose)
        self.presenter.viewer_changed.connect(self._forget_viewer)
        self.peeking.front.entered.connect(self.keys.guard_input)
        self.board.pressed_beside.connect(self.presenter.end_cue)
        self.game_table.acted.connect(self._submit)
        self.game_table.went_on.connect(self.controller.submit)
        self.game_table.explained.connect(self._explain)
        self.game_table.sounded.connect(self.sounded)
        self.game_table.spoken.connect(self._act_aside)
        self.game_table.dealing.connect(self.controller.hold)
        self.game_table.dealing.connect(self.keys.guard_input)
        self.game_table.muted.connect(self.controller.mute_offers)
        self.game_table.drafted.connect(self.controller.save_draft)
        self.game_table.drafted.connect(self.hints.follow_draft)
        self.action_panel.chosen.connect(self.choose)
        self.action_panel.barred.connect(self.say)
        self.keys.peeked.connect(self.peeking.peek)
        self.keys.keyboard_moved.connect(self._follow_keyboard)
        self.keys.struck_hastily.connect(self._say_hasty)
        self.sheets.closed.connect(self._focus_restorer.go_back)
        for popover in (self.refusal, self.hints.popover, self.parts.recap):
            popover.turned.connect(self.keys.follow_keyboard)
        for ruled in (self.refusal, self.hints.popover):
            ruled.ruling_wanted.connect(self.ruling_requested)
        self.parts.recap.show_me.connect(self.presenter.replay)
        self.bar.undo.connect(self.undo)
        self.bar.redo.connect(self.controller.redo)
        self.log.replay_wanted.connect(self.presenter.replay)
        self.reveal_screen.attend(self.presenter)
        self.reveal_screen.sounded.connect(self.sounded)
        self.end.sounded.connect(self.sounded)

    def start(self) -> None:
        """Start the game, or continue a resumed one."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._has_begun = True
        self.controller.start()

    # Display

    def _refresh(self, state: TableState) -> None:
        """Show a new state on everything but the board."""
        if self.presenter.is_covered:
            self._cover(state)
            return
        stage = state.context.stage
        self.bar.set_status(state.status if self.guide is None else self.guide.status())
        self.bar.set_aim(state.aim if self.guide is None else "")
        self.log.set_data(state.log, state.lately, state.context.faces)
        self.reveal_screen.sync(self.presenter, self.pace.speed)
        self.log.replay_button.setEnabled(state.can_replay)
        self._show_panel(state)
        self.peeking.sync(stage)
        self.hints.sync()
        self.end.sync(guided=self.guide is not None)
        if stage is not Stage.SHOWING:
            self.refusal.hide()
        if stage is not Stage.ASKING and not self.parts.recap.isHidden():
            self.parts.recap.put_away()
        self.keys.follow_keyboard()
        self.keys.sync(state)
        self.sheets.sync()
        self.outline.sync()
        if self.guide is None:
            self._focus_restorer.sync(state)
        self._announce(state)

    def focus_start(self) -> None:
        if self.end_sheet.isVisible():
            self.end_sheet.setFocus(Qt.FocusReason.OtherFocusReason)
            self.end_sheet.focus_start()

    def arrived(self) -> None:
        if self._has_begun and not self.presenter.is_covered:
            self._announce(self.presenter.state)

    def _announce(self, state: TableState) -> None:
        headline = self.end.headline if state.tells_end else ""
        self.announcer.sync(state, headline)

    def _forget_viewer(self) -> None:
        """Close and clear everything that was opened for the previous viewer, and clear the board.

        Anything that opens over a table or reveals something of it must be cleared here.
        """
        close_popups()
        self.popovers.put_away()
        self.hints.put_away()
        self.parts.recap.put_away()
        self.sheets.empty()
        self.outline.empty()
        self.announcer.change_listener(self.controller.viewer)
        self.log.lines.show_entries(())
        self.reveal_screen.set_data(None, None)

    def _cover(self, state: TableState) -> None:
        self._forget_viewer()
        self.announcer.fall_silent()
        self.peeking.end()
        self.bar.set_hint(False)
        self.bar.set_undo(False)
        self.bar.set_redo(False)
        self.keys.sync(state)
        self._focus_restorer.sync(state)
        self.action_panel.show_panel(Panel())
        self.curtain_wanted.emit()

    def _rechoose(self, state: TableState) -> None:
        """Show other choices, while everything else stays."""
        if self.game_table.covers_board:
            self.popovers.put_away()
        self._show_panel(state)
        self.keys.follow_keyboard()
        self.outline.sync()
        if self.game_table.panel.groups:  # otherwise the panel says who has moved
            self.announcer.follow_choice()

    def _show_panel(self, state: TableState) -> None:
        panel = state.panel if self.guide is None else self.guide.narrowed(state.panel)
        has_own = self.controller.stage is Stage.ASKING and self.game_table.can_undo_change
        self.bar.set_undo(state.can_undo and not has_own)  # a form's own is for its changes
        self.bar.set_redo(state.can_redo)
        if self.action_panel.show_panel(panel):
            self.popovers.sync()  # they leave free what a hint is about

    def _submit(self, action: Action) -> None:
        """Send an action to the controller, unless it was pressed before the question appeared."""
        if self.keys.hasty:
            self.presenter.refresh()
            self._say_hasty()
        else:
            self.controller.submit(action)

    def _say_hasty(self) -> None:
        self.say(say("table-that-key-was-pressed-before"))

    def _act_aside(self, seat: SeatId, action: Action, then: tuple[Action, ...]) -> None:
        """Submit an action out of turn, and continue if the last move waited to be seen."""
        self.controller.submit_for(seat, action, then)
        if self.presenter.awaits_step:
            self.presenter.step()

    def key_notes(self) -> Sequence[tuple[str, str]]:
        sheet, reveal = self.end_sheet, self.reveal_screen
        own = sheet.key_notes() if sheet.isVisible() else self.game_table.key_notes()
        if reveal.covers:
            own = reveal.key_notes()
        notes = dict((*own, *cursor_notes()))
        for text, keys in self.keys.notes():
            notes.setdefault(text, keys)
        return tuple(notes.items())

    def undo(self) -> None:
        """Undo the last change of a form, or the turn; or say why that isn't possible."""
        if self.controller.stage is Stage.ASKING and self.game_table.undo_change():
            return
        refusal = self.controller.undo_refusal
        if refusal is not None:
            self.say(undo_text(refusal, self.presenter.state.context.names))
        else:
            self.controller.undo()

    def public_facts(self) -> PublicFacts:
        """Return what a curtain before this table may show."""
        return public_facts(self.controller, self.presenter.state, self.game_table.words)

    def zoom(self, by: int) -> None:
        self.board.zoom_by(by)

    def toast_area(self) -> QRect:
        log = self.log
        return log.lines.geometry().translated(log.pos()) if log.isVisible() else QRect()

    def say(self, text: str, ruling: str = "", *, passes: bool = True) -> None:
        """Show a note beside the choices, with a link to a ruling."""
        self.refusal.write(text, ruling, passes=passes)
        self.popovers.show(self.refusal)

    def show_recap(self) -> None:
        """Show what others did since the person at the screen last looked, if they did anything."""
        lines = self.presenter.recap_lines()
        if lines:
            self.parts.recap.write(lines)
            self.popovers.show(self.parts.recap, alert=False)  # the announcer reads it

    def _explain(self, why: Refused | str | None) -> None:
        """Say why something can't be done; None hides the note."""
        if why is None:
            self.refusal.hide()
        elif isinstance(why, Refused):
            self.say(refusal_text(self.controller.game_id, why), why.ruling)
        else:
            self.say(why)

    def _refused(self, refused: Refused) -> None:
        """Say why a move was refused, and show the unchanged table."""
        self.presenter.refresh()
        self._explain(refused)

    def _trouble(self, code: Trouble) -> None:
        if code in NOT_SAVED:
            self.presenter.refresh()
        self.say(trouble_text(code), passes=False)

    # Requests

    def choose(self, name: str) -> None:
        """Press a choice of the action panel by its name."""
        self.refusal.hide()
        shared: dict[str, Callable[[], object]] = {
            NEXT: self.presenter.step,
            HURRY: self.controller.hurry,
            SKIP: self.presenter.skip,
            HAND_ON: self.controller.pass_screen,
            RETRY: self.controller.proceed,
            SHEET: self.end.open,
            LOBBY: self.end_sheet.lobby.emit,
        }
        if name in shared:
            shared[name]()
        else:
            self.game_table.choose(name)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.presenter.end_cue()
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            self._focus_restorer.forget()

    # Layout

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.keys.listen(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.keys.listen(False)
        self.peeking.peek(False)

    def _follow_keyboard(self, now: QWidget) -> None:
        """Let no popover hide what the keyboard was moved to; it may have come back by itself."""
        if now.objectName() != self.board.came_back:
            self.popovers.clear_for(now)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt calls it
        """Keep the focus on an open sheet of the game and the action panel.

        Skip whatever is below a sheet.
        """
        sheet, focused = self.parts.game_sheet, self.parts.focused
        if sheet is not None and sheet.go_on(self.action_panel, focused, forward=forward):
            return True
        moved = super().focusNextPrevChild(forward)
        while moved and self.parts.is_unseen and self.parts.focused is not focused:
            moved = super().focusNextPrevChild(forward)
        return moved

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.board.scene().update()
            self.presenter.refresh()
            if not self.parts.recap.isHidden():
                self.show_recap()

    def _arrange(self) -> None:
        self.parts.lay_out(len(self.controller.seats))
        self.popovers.sync()
        self.board.lower()
        self.bar.raise_()
        self.outline.sync()
        self.laid_out.emit()
