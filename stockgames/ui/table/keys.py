"""The meaning of keys on the table page, and where the keyboard's focus is from one move to the
next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from string import ascii_uppercase, digits
from typing import Final, TypeAlias, TypeGuard

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from stockgames.controllers.stages import Stage
from stockgames.controllers.table import TableController
from stockgames.engine.state import SeatId
from stockgames.presentation.outline import KEYS as CURSOR_KEYS
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.table_state import HURRY, TableState
from stockgames.ui.sentences import WITH_CTRL, as_printed, key_text
from stockgames.ui.table.action_panel import ChoiceButton
from stockgames.ui.table.board import HotSpot
from stockgames.ui.table.hints import HintPresenter
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.popovers import CHOOSE_KEY, RULING_KEY
from stockgames.ui.table.presenter import Presenter
from stockgames.ui.widgets.base import key_sequences
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.pointer import InputGuard

UNDO: Final = "Undo"
REDO: Final = "Redo"
_STANDARD: Final = {UNDO: QKeySequence.StandardKey.Undo, REDO: QKeySequence.StandardKey.Redo}
COMMANDS: Final = {
    "L": "table-whole-log",
    "F3": "table-read-the-table",
    "F4": "table-tell-the-last-news-again",
    "S": "table-show-the-recap",
    "H": "table-a-hint",
    "T": "table-make-the-bot-move-now",
    "P": "table-choose-the-speed",
    "End": "table-skip-ahead",
    UNDO: "table-undo",
    REDO: "table-redo",
}
"""The page's own commands: their keys, and the sentences that the list of shortcuts shows."""
_LETTERS: Final = frozenset(COMMANDS) & frozenset(ascii_uppercase)
_NAMED: Final = ("Left", "Right", "Up", "Down", "Return", "Escape", "Space", "Backspace", "Home")
KEYS: Final = dict.fromkeys(
    (*COMMANDS, *_NAMED, *digits, *ascii_uppercase, RULING_KEY, WITH_CTRL, *CURSOR_KEYS)
)
"""All keys that the page or a board may use, by the names that `GameTable.press` gets."""
_REPEATING: Final = ("Left", "Right", "Up", "Down", "Backspace", UNDO, REDO, *CURSOR_KEYS)
"""Keys that repeat while held; all others count once."""


def _sequences(key: str) -> list[QKeySequence]:
    """Return what triggers a key: with Shift it means the same, and there are two Enter keys."""
    if key in _STANDARD:
        return key_sequences([_STANDARD[key]])
    shifted = "" if key.startswith(("Ctrl", "F")) and len(key) > 1 else f"Shift+{key}"
    both = (key, shifted)
    return key_sequences((*both, *(sequence.replace("Return", "Enter") for sequence in both)))


def ring_takes_enter(parts: TableParts) -> bool:
    """Return whether Enter presses the focused item instead of the proposed button."""
    focused = parts.focused
    if came_back(parts):
        return False
    if isinstance(focused, HotSpot):
        return parts.game_table.spot_takes_enter
    return isinstance(focused, Button) and not parts.action_panel.proposes(focused)


def came_back(parts: TableParts) -> bool:
    """Return whether the focus was restored automatically and Enter has a button to press."""
    board = parts.board
    if board.came_back is None:
        return False
    return board.came_back == board.focused_spot and parts.action_panel.can_confirm


def taken_keys(parts: TableParts) -> set[str]:
    """Return the page's command keys that mean something else now, or nothing."""
    if parts.cover is parts.end_sheet:
        return {*(_LETTERS - {"L"}), "Esc"}
    if parts.reveal_screen.covers:
        return {*(_LETTERS - {"P"}), "End"}
    if parts.game_sheet is not None or parts.is_covered:
        return {*_LETTERS, "Esc"}
    choices = parts.action_panel.panel.choices
    taken = {choice.key for choice in choices if choice.name != HURRY}
    return taken | {"Esc"} if _escape_is_taken(parts) else taken


def idle_keys(stage: Stage) -> set[str]:
    """Return the page's command keys that do nothing at a stage."""
    return {"S", "H", "T", "End", UNDO, REDO} if stage is Stage.OVER else set()


def _escape_is_taken(parts: TableParts) -> bool:
    closing = parts.hint_popover, parts.recap, parts.refusal
    return parts.game_table.can_step_back or any(popover.isVisible() for popover in closing)


_SCROLLING: Final = ("Up", "Down", "Home", "End", "Return", "Space")
_ASKING: Final = (Stage.ASKING, Stage.PASSING)
_WAITING: Final = (Stage.SHOWING, Stage.THINKING)


class PageKeys(QObject):
    """Handles the keys of a page: sheets first, then the board, then the page's own commands.

    A button's key presses it, wherever the focus is, but not right after the question appeared. A
    key pressed while others move is kept for the next question: it may choose targets then, but
    presses no button that was not there when it was pressed.

    The keys are shortcuts of the page, so that menus, sheets and other windows come first by Qt's
    rules. The focused button or field comes after them: it gets the keys that have no other use.
    """

    log_wanted = Signal()
    """The whole log should open or close."""
    reading_wanted = Signal()
    """The table as text should open or close."""
    line_wanted = Signal(str)
    """A line of the outline should be read: a key of `outline.KEYS`."""
    repeat_wanted = Signal()
    """The last announcement should be repeated."""
    peeked = Signal(bool)
    """Private facts should be shown (True) or hidden."""
    keyboard_moved = Signal(QWidget)
    """The widget on the page that got the focus."""
    struck_hastily = Signal()
    """A key was ignored because it was pressed before the question appeared."""

    def __init__(
        self,
        parts: TableParts,
        controller: TableController,
        presenter: Presenter,
        hints: HintPresenter,
    ) -> None:
        super().__init__(parts.page)
        self._parts = parts
        self._controller = controller
        self._presenter = presenter
        self._hints = hints
        self._shortcuts = {key: self._make_shortcut(key) for key in KEYS}
        self._listens = False
        self._question: object = None
        self._guard = InputGuard(self)
        self._queued: list[str] = []
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._do_queued)
        self.hasty = False
        """Whether the key being handled was pressed before the question appeared."""
        self._commands: dict[str, Callable[[], object]] = {
            "L": self.log_wanted.emit,
            "S": presenter.replay,
            "P": parts.bar.open_pace_menu,
            "End": presenter.skip,
            "F3": self.reading_wanted.emit,
            "F4": self.repeat_wanted.emit,
            "Escape": parts.bar.menu.emit,
        }
        parts.end_sheet.table_button.clicked.connect(self._see_table)

    def _see_table(self) -> None:
        self._parts.focus_table()
        self.follow_keyboard()

    def _make_shortcut(self, key: str) -> QShortcut:
        shortcut = QShortcut(self._parts.page)
        shortcut.setKeys(_sequences(key))
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(key in _REPEATING)
        shortcut.activated.connect(partial(self._strike, key))
        return shortcut

    def notes(self) -> Sequence[tuple[str, str]]:
        """Return text and keys of the page's own commands that can be used now."""
        other = taken_keys(self._parts) | idle_keys(self._controller.stage)
        return [
            (say(sentence), _sequences(key)[0].toString(QKeySequence.SequenceFormat.NativeText))
            for key, sentence in COMMANDS.items()
            if key not in other
        ]

    def follow_keyboard(self) -> None:
        """Update the keys shown on all buttons; called when they may have changed."""
        parts = self._parts
        parts.action_panel.free_enter(not ring_takes_enter(parts))
        buttons = {"L": parts.log.whole_button, "S": parts.log.replay_button}
        buttons |= {"P": parts.bar.pace_button, "H": parts.bar.hint_button}
        taken = taken_keys(parts)
        for key, button in buttons.items():
            button.set_key("" if key in taken else key_text(key))
        parts.bar.set_escape_taken("Esc" in taken)

    def listen(self, on: bool) -> None:
        """Start or stop listening."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.removeEventFilter(self)
        self._put_first(self._parts.focused)
        if on and not self._listens:
            app.focusChanged.connect(self._focus_moved)
        elif self._listens and not on:
            app.focusChanged.disconnect(self._focus_moved)
        self._listens = on
        self.guard_input()

    def _focus_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        """Follow the focus on the page; stop peeking if it moves elsewhere."""
        self._put_first(now)
        if self._is_on_page(now):
            if old is not None and not self._is_on_page(old):
                self.guard_input()
            self.keyboard_moved.emit(now)
            self.follow_keyboard()
        elif now is not None:
            self.peeked.emit(False)

    def _is_on_page(self, widget: QObject | None) -> TypeGuard[QWidget]:
        page = self._parts.page
        return isinstance(widget, QWidget) and (widget is page or page.isAncestorOf(widget))

    # New questions

    def sync(self, state: TableState) -> None:
        """Detect a new question, then handle the keys kept for it."""
        if state.question != self._question:
            self._question = state.question
            self.guard_input()
        if self._presenter.is_covered or state.context.stage is Stage.OVER:
            self._queued.clear()  # the next viewer is someone else, or nothing more is asked
        elif self._queued and not self._is_waiting:
            self._soon.start(0)

    def guard_input(self) -> None:
        """Ignore presses for a moment because the question has just appeared."""
        self._guard.begin()

    @property
    def _is_waiting(self) -> bool:
        return self._controller.stage in _WAITING or self._presenter.is_replaying

    @contextmanager
    def _as_hasty(self, hasty: bool) -> Iterator[None]:
        self.hasty = hasty
        try:
            yield
        finally:
            self.hasty = False

    def _do_queued(self) -> None:
        """Handle the keys pressed before the question appeared; say so if they do nothing."""
        queued, self._queued = self._queued, []
        if self._presenter.is_covered or self._is_waiting:
            return
        alone = len(self._controller.humans) == 1 and self._controller.stage is Stage.ASKING
        with self._as_hasty(True):
            for key in queued:
                if not alone or isinstance(self._printed(key, self._parts.page), ChoiceButton):
                    self.struck_hastily.emit()
                    return
                self.command(key)

    # Keys

    def command(self, key: str) -> bool:
        """Handle a key, wherever the focus is; return whether it was used."""
        parts = self._parts
        if key == "F4":
            return self._do(key)
        if key in (RULING_KEY, CHOOSE_KEY) and any(
            self._press_printed(key, popover) for popover in (parts.refusal, parts.hint_popover)
        ):
            return True
        noticed = key == "Escape" and parts.refusal.put_away()
        if parts.cover is not None:
            return self._on_cover(key, parts.cover)
        return self._on_table(key, noticed=noticed)

    def _strike(self, key: str) -> None:
        """Handle the shortcut of a key, or pass it on to what has the focus."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            self._pass_on(key, popup)
        elif not self._press(key) and self._parts.focused is not None:
            self._pass_on(key, self._parts.focused)

    def _pass_on(self, key: str, widget: QWidget) -> None:
        text = " " if key == "Space" else key.lower() if len(key) == 1 else ""
        name = key.removeprefix("Ctrl+")
        held = Qt.KeyboardModifier.NoModifier
        if name != key:
            held = Qt.KeyboardModifier.ControlModifier
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key[f"Key_{name}"], held, text)
        self._shortcuts[key].setEnabled(False)  # Qt would look for a shortcut again
        QCoreApplication.sendEvent(widget, event)
        self._shortcuts[key].setEnabled(True)

    def _press(self, key: str) -> bool:
        if key not in ("Space", "Right"):  # these end any animation
            self._presenter.end_cue()
        if key in _STANDARD:
            (self._parts.bar.undo if key == UNDO else self._parts.bar.redo).emit()
            return True
        if key in CURSOR_KEYS:
            self.line_wanted.emit(key)
            return True
        hasty = self._controller.stage in _ASKING and not self._guard.is_over
        with self._as_hasty(hasty):
            if key == "Space" and not self._parts.is_covered:
                return self._space()
            return self.command(key)

    def _put_first(self, focused: QWidget | None) -> None:
        """Let a focused button or field claim no key before the page's shortcuts."""
        if self._is_on_page(focused) and focused is not self._parts.page:
            focused.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.ShortcutOverride and self._is_on_page(watched):
            event.ignore()
            return True
        is_let_go = event.type() == QEvent.Type.KeyRelease and not event.isAutoRepeat()
        if is_let_go and event.key() == Qt.Key.Key_Space:
            self._stop_peeking()
        return False

    def _peek(self) -> None:
        """Show private facts until the key is released, wherever the focus is then."""
        if (app := QCoreApplication.instance()) is not None:
            app.installEventFilter(self)
        self.peeked.emit(True)

    def _stop_peeking(self) -> None:
        if (app := QCoreApplication.instance()) is not None:
            app.removeEventFilter(self)
        self.peeked.emit(False)

    def _space(self) -> bool:
        """Peek while held, else show the next move, else press a button.

        A button that shows Space comes before a hot spot with the focus, which Enter presses too.
        """
        parts, focused = self._parts, self._parts.focused
        if not parts.peek_button.isHidden():
            self._peek()
            return True
        if self._press_printed("Space", parts.reveal_screen):
            return True
        if self._controller.stage in (Stage.SHOWING, Stage.PAUSED) and self._presenter.step():
            return True
        if self.hasty and isinstance(focused, ChoiceButton):
            self.struck_hastily.emit()
            return True
        if came_back(parts):
            return self._wake()
        if isinstance(focused, Button):
            return False
        if self._press_printed("Space", parts.action_panel):
            return True
        return parts.game_table.press("Return" if isinstance(focused, HotSpot) else "Space")

    def _wake(self) -> bool:
        """Let Enter press the item with the restored focus, as if the user had moved there."""
        self._parts.board.came_back = None
        self.follow_keyboard()
        return True

    def _on_cover(self, key: str, sheet: QWidget) -> bool:
        """Handle a key while a sheet covers the table; others scroll it or move through it."""
        parts = self._parts
        if sheet is parts.end_sheet and (parts.end_sheet.press(key) or not self._guard.is_over):
            self.guard_input()  # repeated presses were meant for the table
            return True
        if self._press_printed(key, sheet) or self._press_printed(key, parts.bar):
            return True
        if key in ("L", "F3"):
            return self._do(key)
        return sheet is parts.log_sheet and key not in _SCROLLING

    def _on_table(self, key: str, *, noticed: bool) -> bool:
        parts = self._parts
        sheet = parts.game_sheet
        if sheet is not None:
            return self._on_sheet(key, sheet)
        reveal = parts.reveal_screen.page
        if reveal is not None and self._turn_reveal(key):
            return True
        if reveal is not None and reveal.is_page:
            held = parts.reveal_screen
            return self._press_printed(key, held) or self._press_printed(key, parts.bar)
        if self._press_printed(key, parts.action_panel if key == "Escape" else parts.page):
            return True
        if key == "Return" and ring_takes_enter(parts):
            return self._press_focused()
        if key == "Right" and self._presenter.step():
            return True
        if parts.game_table.press(key):
            return True
        if noticed or (key == "Escape" and (parts.recap.put_away() or self._hints.put_away())):
            return True
        if self._press_printed(key, parts.bar) or self._do(key):
            return True
        return self._keep(key) or key in ("Left", "Right", "Up", "Down")

    def _turn_reveal(self, key: str) -> bool:
        """Go on or back in a reveal, or show all of it; return whether the key did that."""
        match key:
            case "Return" | "Right":
                return self._presenter.step()
            case "Left":
                return self._presenter.held.turn_back()
            case "End":
                return self._presenter.held.show_all()
            case _:
                return False

    def _on_sheet(self, key: str, sheet: QWidget) -> bool:
        parts = self._parts
        if self._press_printed(key, sheet):
            return True
        if key == "Return" and isinstance(parts.focused, Button) and parts.focused.isVisible():
            return self._press_focused()
        if self._press_printed(key, parts.action_panel):
            return True
        return parts.game_table.press(key) or self._press_printed(key, parts.bar)

    def _do(self, key: str) -> bool:
        """Run one of the page's own commands; return whether that is possible now."""
        return key in self._commands and self._commands[key]() is not False

    def _keep(self, key: str) -> bool:
        if not self._is_waiting:
            return False
        self._queued.append(key)
        return True

    def _printed(self, key: str, root: QWidget) -> Button | None:
        """Return the enabled button that shows this key; None if there is none."""
        buttons = [
            button
            for button in root.findChildren(Button)
            if button.key() and button.isEnabled() and button.isVisible()
        ]
        names = (key, "Return") if key == WITH_CTRL else (key,)
        for text in map(as_printed, names):  # Ctrl+Enter also works where Enter would
            for button in buttons:
                if button.key() == text:
                    return button
        return None

    def _press_printed(self, key: str, root: QWidget) -> bool:
        button = self._printed(key, root)
        if button is None:
            return False
        if self.hasty and (isinstance(button, ChoiceButton) or root is self._parts.game_sheet):
            self.struck_hastily.emit()
        else:
            button.click()
        return True

    def _press_focused(self) -> bool:
        focused = self._parts.focused
        if isinstance(focused, HotSpot):
            return self._parts.game_table.press("Return")
        if self.hasty and isinstance(focused, ChoiceButton):
            self.struck_hastily.emit()
        elif isinstance(focused, Button):
            focused.click()
        return True


_Viewer: TypeAlias = tuple[SeatId, SeatId | None]


class FocusRestorer(QObject):
    """Remembers each viewer's focused places, and restores the focus for the same viewer.

    While a hand is hidden, the focus is on public places, and returns there after a peek. If the
    last place isn't offered now, the one before it is tried, and so on, which may be the card last
    played in this phase. After a restored focus, Enter still presses the confirm button while that
    is enabled (see `came_back`).
    """

    def __init__(self, parts: TableParts, controller: TableController, keys: PageKeys) -> None:
        super().__init__(parts.page)
        self._parts = parts
        self._controller = controller
        self._places: dict[_Viewer, list[str]] = {}
        """For each viewer and deciding seat, the hot spots that had the focus, the latest first."""
        self._question: object = None
        keys.keyboard_moved.connect(self._note)

    def sync(self, state: TableState) -> None:
        """Restore the focus if the question or its viewer has changed."""
        asked = state.question, state.context.viewer
        if asked != self._question:
            self._question = asked
            self.go_back()

    def forget(self) -> None:
        """Forget the present viewer's places, as the page was clicked."""
        if self._viewer is not None:
            self._places.pop(self._viewer, None)

    def _note(self, now: QWidget) -> None:
        """Record what has got the focus."""
        board, viewer = self._parts.board, self._viewer
        name = now.objectName() if isinstance(now, HotSpot) else None
        if name != board.came_back:
            board.came_back = None
        if name is not None and viewer is not None:
            before = self._places.get(viewer, [])
            self._places[viewer] = [name, *(earlier for earlier in before if earlier != name)]

    def go_back(self) -> None:
        """Move the focus to the last place that is offered now, unless something else has it."""
        board, viewer = self._parts.board, self._viewer
        free = self._parts.focused in (None, self._parts.page)
        is_covered = self._parts.game_sheet is not None or self._parts.is_covered
        if viewer is None or not free or is_covered:
            return
        any(board.return_to(name) for name in self._places.get(viewer, ()))

    @property
    def _viewer(self) -> _Viewer | None:
        """The deciding seat, with the viewer; None while nobody decides."""
        controller = self._controller
        if controller.stage is not Stage.ASKING or controller.seat is None:
            return None
        return controller.seat, controller.viewer
