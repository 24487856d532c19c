"""A screen that several people share: what a curtain tells, the peek button, the active window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QWidget

from stockgames.controllers.handover import ASKED
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.presentation.game_words import AnyWords
from stockgames.presentation.log import WordedMoves, log_entries
from stockgames.presentation.messages import undo_text
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.table_state import TableState
from stockgames.ui.sentences import key_text
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.window.curtain_facts import Other, PublicFacts

_LAST_MOVES: Final = 3
_DETAILS: Final = 3
"""The most details told of a move; one with more, such as a settled round, all have just seen."""


def public_facts(controller: TableController, state: TableState, words: AnyWords) -> PublicFacts:
    """Return what everyone may read while the screen is handed over.

    At a curtain the controller shows a bystander's view, and the moves as a bystander knows them.
    """
    assert controller.viewer is None
    context, view = state.context, controller.view
    seat, names = controller.seat or 0, context.names
    title = registry.meta(controller.game_id).title
    entries = log_entries(WordedMoves(words), context, begins=False, latest=_LAST_MOVES)
    learned = controller.covered is Stage.PASSING
    refusal = controller.undo_refusal
    return PublicFacts(
        names[seat],
        context.portraits[seat],
        f"{title}  ·  {words.status(view, context)}",
        tuple(words.prices(view)),
        tuple(words.standings(view, context)),
        reason=say("shell-look-again") if learned else words.handover_reason(view, context),
        moves=tuple(e.plain() if len(e.notes) <= _DETAILS else e.text for e in entries),
        others=tuple(
            Other(other, names[other], controller.may_change(other))
            for other in controller.may_be_called
        ),
        back=_who_comes_back(controller, names),
        has_offer=bool(controller.replies),
        why_not_back=undo_text(refusal, names) if refusal is not None else "",
    )


def _who_comes_back(controller: TableController, names: Sequence[str]) -> str:
    """Return who may take back the last turn; empty if nobody may, or if they are called anyway."""
    last = controller.last_person
    if last is None or not controller.can_undo:
        return ""
    return "" if last in (controller.seat, *controller.may_be_called) else names[last]


_LONG_PRESS = 350


class PeekButton(Button):
    """Held, it shows until released; after a short click, until it is clicked again.

    Players without a keyboard can then still use the mouse to choose a special chip.
    """

    peeked = Signal(bool)

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, emblem="eye", text_size=15, parent=parent)
        self.setObjectName("peek")
        self._clock = QElapsedTimer()
        self._on = False
        self._was_on = False
        self.set_on(False)
        self.pressed.connect(self._press)
        self.released.connect(self._release)

    def set_on(self, on: bool) -> None:
        """Update the button when the key or the end of a turn has changed the state."""
        self._on = on
        self.set_key(key_text(Qt.Key.Key_Space))
        self.setText(say("table-hide-my-hand") if on else say("table-look-at-my-hand"))
        set_tip(self, say("table-hold-to-peek"))

    def _press(self) -> None:
        self._was_on = self._on
        self._clock.start()
        if not self._on:
            self.peeked.emit(True)

    def _release(self) -> None:
        if self._was_on or self._clock.elapsed() > _LONG_PRESS:
            self.peeked.emit(False)


_LEFT: Final = frozenset(
    {
        QEvent.Type.WindowDeactivate,
        QEvent.Type.WindowBlocked,
        QEvent.Type.WindowStateChange,
        QEvent.Type.Hide,
        QEvent.Type.Close,
    }
)
"""Events of a window that is covered or minimized, whoever has the focus."""


class FrontWindow(QObject):
    """Signals when a page's window becomes active, and when it no longer is.

    Qt reports activation only to windows, not to the pages in them. A locked screen deactivates
    every window; so does a system dialog.
    """

    entered = Signal()
    left = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._watched: QWidget | None = None
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._focus_moved)
        app.applicationStateChanged.connect(self._app_turned)

    def watch(self, on: bool) -> None:
        """Watch the window's events; needed only while something must be hidden at once."""
        window = self._page.window() if on else None
        if window is self._watched:
            return
        if self._watched is not None:
            self._watched.removeEventFilter(self)
        self._watched = window
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._watched and event.type() in _LEFT:
            self.left.emit()
        return False

    def _focus_moved(self, window: QWindow | None) -> None:
        own = window is not None and window is self._page.window().windowHandle()
        (self.entered if own else self.left).emit()

    def _app_turned(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.left.emit()


class PeekPresenter(QObject):
    """Shows the secrets of the person at the screen while they peek (Handover.PEEK), but not in a
    window that may have gone out of sight.
    """

    def __init__(self, page: QWidget, button: PeekButton, controller: TableController) -> None:
        super().__init__(page)
        self._page = page
        self._button = button
        self._controller = controller
        self._is_on = False
        self.front = FrontWindow(page)
        self.front.left.connect(self._leave_front)
        button.peeked.connect(self.peek)

    def sync(self, stage: Stage) -> None:
        """Offer to peek while that is possible, and end it when it no longer is."""
        controller = self._controller
        if controller.handover is not Handover.PEEK:
            return
        can = len(controller.humans) > 1 and stage in ASKED
        self._is_on = can and self._is_on and controller.viewer is not None
        self.front.watch(self._is_on)
        if can:
            self._button.set_on(self._is_on)
        self._button.setVisible(can)

    def peek(self, on: bool) -> None:
        """Show or hide the secrets; nothing happens if nobody may peek now."""
        if on and self._button.isHidden():
            return
        if on != self._is_on:
            self._is_on = on
            self._controller.peek(on)

    def end(self) -> None:
        """Hide the button because another page covers the table, which shows no secrets then."""
        self._is_on = False
        self.front.watch(False)
        self._button.set_on(False)
        self._button.hide()

    def _leave_front(self) -> None:
        """Hide secrets before another window becomes active.

        The system may stop painting this window then, and keep showing its last picture.
        """
        if self._is_on:
            self.peek(False)
            self._page.window().repaint()
