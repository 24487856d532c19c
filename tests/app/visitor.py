"""A simulated user: presses visible widgets and makes random moves."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from stockgames.app.app import App
from stockgames.app.session import Session
from stockgames.bots.process import Answer, Question
from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.commitment import view_digest
from stockgames.storage.library import Library
from stockgames.storage.settings import Settings
from stockgames.storage.settings_file import write_settings
from stockgames.ui.lobby.saved_games import SavedGameCard
from stockgames.ui.widgets import pointer as settling
from stockgames.ui.widgets.base import Page
from stockgames.ui.window.dialogs import MessageSheet

Shown = TypeVar("Shown", bound=QWidget)
WATCHED = 12
"""About as many of a game's last moves are watched."""
QUICK = Settings(language="en", theme="evening", motion="reduced", pace="instant", names=("Ada",))
"""Settings that are independent of the machine and need no waiting."""
RESTS = (
    Stage.ASKING,
    Stage.PASSING,
    Stage.CURTAIN,
    Stage.OVER,
    Stage.PAUSED,
)


class Stand:
    """Replaces a bot worker and answers at once, at random."""

    def __init__(self) -> None:
        self._rng = Random(1)
        self.closed = False

    def warm(self) -> None:
        assert not self.closed

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        assert not self.closed
        game, view = registry.load(question.game_id), question.view
        if view.legal:  # Stock Exchange's submissions can't be listed
            on_answer(Answer(self._rng.choice(view.legal), view_digest=view_digest(game, view)))

    def hurry(self) -> None:
        pass

    def cancel(self) -> None:
        pass

    def close(self) -> None:
        self.closed = True


class Muse(Stand):
    """Replaces a bot worker and never answers."""

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        pass


def prepare(folder: Path, settings: Settings = QUICK) -> Path:
    """Write settings into a folder and return it."""
    write_settings(folder, settings)
    return folder


def settle() -> None:
    """Process all pending events, including deferred deletions."""
    for _ in range(5):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def until(done: Callable[[], bool], seconds: float = 20.0) -> None:
    """Process events until ``done`` is true; fail after ``seconds``."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "waited in vain"
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        time.sleep(0.0005)


class Visitor:
    """One user of one app."""

    def __init__(self, folder: Path, *, loud: bool = False) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._left = False
        self.may_lose_focus = False
        """Whether the window may lose the focus; if not, a test fails in which it does."""
        settling.SETTLING_MS = 0  # no accidental double presses here
        self.app = App(app, folder, loud=loud)
        self.rng = Random(7)

    def enter(self) -> Visitor:
        """Open the app and wait for its library; painting is disabled afterwards."""
        self.app.open()
        until(lambda: self.app.library is not None)
        self.app.window.setUpdatesEnabled(False)
        return self

    def leave(self) -> None:
        """Close the window by its button, then end the app; safe to repeat."""
        if self._left:
            return
        self._left = self.may_lose_focus = True
        self.app.window.close()
        self.app.close()
        self.app.window.deleteLater()
        self.app.deleteLater()
        settle()

    # Looking

    @property
    def page(self) -> str:
        """The object name of the visible page."""
        return self.at(Page).objectName()

    @property
    def session(self) -> Session:
        found = self.app.session
        assert found is not None
        return found

    @property
    def library(self) -> Library:
        found = self.app.library
        assert found is not None
        return found

    @property
    def stage(self) -> Stage:
        return self.session.controller.stage

    @property
    def message(self) -> str:
        """The text of the visible message; empty if there is none."""
        sheets = self.app.window.findChildren(MessageSheet, "message")
        return "".join(sheet.text for sheet in sheets if sheet.isVisible())

    def see(self, name: str) -> QWidget | None:
        """Return the visible widget with this name, None if there is none."""
        for found in self.app.window.findChildren(QWidget, name):
            if found.isVisible():
                return found
        return None

    def shown(self, kind: type[Shown], name: str) -> Shown:
        """Return the visible widget of a kind and with this name."""
        found = self.see(name)
        assert isinstance(found, kind), name
        return found

    def at(self, kind: type[Shown]) -> Shown:
        """Return the visible page, which is of a kind."""
        found = self.app.window.page
        assert isinstance(found, kind)
        return found

    # Acting

    def press(self, name: str) -> None:
        """Wait for the visible widget with this name and press it."""
        until(lambda: self.see(name) is not None)
        widget = self.see(name)
        assert widget is not None
        assert widget.isEnabled()
        at = QPoint(min(20, widget.width() // 2), widget.height() // 2)
        if widget.metaObject().className() == "Button":
            at = widget.rect().center()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        window = self.app.window
        target = QApplication.activePopupWidget() or window.focusWidget() or window
        QTest.keyClick(target, key, modifier)

    def wait(self, *stages: Stage) -> None:
        """Wait until the table is at rest, or in one of the stages."""
        wanted = stages or RESTS
        until(lambda: self._stands(wanted))

    def _stands(self, wanted: Iterable[Stage]) -> bool:
        """Return whether the table is in one of the stages; pages that all watch are skipped."""
        page = self.session.page
        if page.presenter.reveal is not None and page.presenter.awaits_step:
            page.presenter.step()
        return self.stage in wanted

    def choose(self) -> None:
        """Make a random legal move, as the board would submit it."""
        assert self.stage is Stage.ASKING
        session = self.session
        if not session.controller.view.legal:
            session.page.peeking.peek(True)
        session.page.game_table.acted.emit(self.rng.choice(session.controller.view.legal))

    def go_on(self) -> None:
        """Do what the table waits for."""
        self.wait()
        match self.stage:
            case Stage.ASKING:
                self.choose()
            case Stage.PASSING:
                self.press("pass-on")
            case Stage.CURTAIN:
                self.key(Qt.Key.Key_Space)
            case other:
                raise AssertionError(other)

    def play_to_the_end(self, unseen: int | None = None) -> None:
        """Play the game to its end without painting, which is slowest.

        The first ``unseen`` moves are made without informing the window; None means most of them.
        """
        self.app.window.setUpdatesEnabled(False)
        self.wait()
        if unseen is None:
            self.near_the_end()
        else:
            self.play_unseen(unseen)
        while self.stage is not Stage.OVER:
            self.go_on()
            self.wait()
        self.app.window.setUpdatesEnabled(True)

    def near_the_end(self, watched: int = WATCHED) -> None:
        """Play unseen until about ``watched`` moves are left.

        With bots or by peeking it is not quite the game of the rehearsal, which may be longer;
        go half of the way.
        """
        while (left := self._moves_left()) > watched:
            self.play_unseen((left - watched + 1) // 2)

    def _moves_left(self) -> int:
        """Return how many moves the game takes from here if all go on choosing at random."""
        assert self.session.row is not None
        match, rng = self.library.load(self.session.row), Random()
        rng.setstate(self.rng.getstate())
        made = len(match.moves)
        match.play(lambda seat: match.game.sample_action(match.view(seat), rng))
        return len(match.moves) - made

    def play_unseen(self, moves: int) -> None:
        """Make moves that are checked and saved, then show the last position."""
        if not moves:
            return
        while self.stage is not Stage.ASKING:  # so that no curtain stays over the table either
            self.go_on()
            self.wait()
        controller, game = self.session.controller, registry.load(self.session.game_id)
        controller.blockSignals(True)
        while moves > 0 or controller.stage is not Stage.ASKING:
            match controller.stage:
                case Stage.ASKING:
                    controller.submit(game.sample_action(controller.view, self.rng))
                case Stage.PASSING:
                    controller.pass_screen()
                case Stage.CURTAIN:
                    controller.lift()
                case Stage.SHOWING:
                    moves -= 1
                    controller.proceed()
                case other:
                    raise AssertionError(other)
        controller.blockSignals(False)
        assert not controller.is_over, "its end is to be seen"
        controller.changed.emit()

    def play(self, moves: int) -> None:
        """Make ``moves`` moves for people."""
        for _ in range(moves):
            self.wait(Stage.ASKING)
            self.choose()
        self.wait(Stage.ASKING)


def saved_games(visitor: Visitor) -> list[SavedGameCard]:
    """Return the visible saved-game cards of the lobby."""
    return [card for card in visitor.app.lobby.findChildren(SavedGameCard) if card.isVisible()]


def kept_moves(visitor: Visitor) -> list[object]:
    """Return the moves of the one running game in the library."""
    (game,) = visitor.library.unfinished()
    return list(visitor.library.saved_record(game.row).moves)


def words_of(widget: QWidget) -> tuple[str, ...]:
    """Return all that a widget can tell, shown or not."""
    return (
        widget.objectName(),
        widget.accessibleName(),
        widget.accessibleDescription(),
        widget.toolTip(),
        str(widget.property("text") or ""),
    )
