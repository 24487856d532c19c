"""A monkey test of the window: random clicks, keys, resizes, languages and themes, in all games.

`python -m tests.soak.monkey [--events 50000] [--seed TEXT]`. Nothing may raise, Qt may not warn,
every table must come to rest again, and at the end nothing of the tables may be left: no thread,
process, timer, widget or scene item; and no file may be written outside its folder.
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import multiprocessing
import os
import re
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import shiboken6
from PySide6.QtCore import (
    QEventLoop,
    QMessageLogContext,
    QPoint,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QGraphicsItem,
    QMenu,
    QWidget,
)

from stockgames.app.application import IdleCollector
from stockgames.controllers.stages import Stage
from stockgames.storage.settings import Settings
from stockgames.ui.widgets.base import Page
from stockgames.ui.window.sheets import open_sheet
from tests.app.visitor import RESTS, Visitor, prepare, settle
from tests.soak.evening import any_table, decide
from tests.soak.watched import nothing_outside

_HARMLESS = re.compile(
    "This plugin does not support (propagateSizeHints|raise|grabbing|QPlatformServices::openUrl)"
    # Warnings of Qt's own file dialog:
    "|QAbstractItemView::commitData called with an editor"
    "|QAbstractItemModel::endRemoveRows: .* in model QFileSystemModel"
    "|edit: editing failed"
)
_KEYS = (
    *map(Qt.Key, range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *map(Qt.Key, range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_End),
    *(Qt.Key.Key_Home, Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_F1, Qt.Key.Key_F11),
    *(Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Question, Qt.Key.Key_Comma),
)
_MODIFIERS = (
    *5 * (Qt.KeyboardModifier.NoModifier,),
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
_SIZES = ((1280, 720), (1024, 700), (1280, 720), (1920, 1080), (640, 400), (800, 1200))
_PATIENCE = 240.0
"""Seconds within which an untouched table must come to rest, and a closed one be gone, even
on a busy machine. A test is stopped after 300 in all, without saying what is stuck.
"""
_ACTS = {
    "button": 24.0,
    "point": 18.0,
    "drag": 4.0,
    "hover": 6.0,
    "key": 30.0,
    "move": 12.0,
    "resize": 0.5,
    "settings": 0.5,
    "table": 0.6,
    "page": 0.8,
    "wait": 2.0,
}
"""The acts and their weights."""
_AT_THE_WINDOW = ("move", "settings", "table", "page", "resize")
"""Acts that are impossible while a dialog or a menu is open."""
_AT_ONCE = 12
"""The number of acts before anything is painted."""
_FADING = 600
"""Milliseconds after which a closed page has faded and is deleted."""
_CHECK_EACH = 1000
"""Events between checks that the table still continues."""
_HANGS = 600
"""Seconds after which an unfinished act counts as a hang: the run ends with a stack trace."""


def _send(do: Callable[..., None], widget: QWidget, *what: Any, **more: Any) -> None:
    """Send keys or clicks to a widget, which may be deleted before it has received all of them."""
    try:
        do(widget, *what, **more)
    except RuntimeError:
        if shiboken6.isValid(widget):
            raise


class Complaints:
    """Uncaught exceptions, and Qt's warnings."""

    def __init__(self) -> None:
        self.found: list[BaseException | str] = []

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Collect exceptions and warnings inside the block."""
        hook = sys.excepthook
        sys.excepthook = self._raised
        handler = qInstallMessageHandler(self._warned)
        try:
            yield
        finally:
            qInstallMessageHandler(handler)
            sys.excepthook = hook

    def _raised(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        sys.__excepthook__(kind, error, trace)
        self.found.append(error)

    def _warned(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not _HARMLESS.search(text):
            self.found.append(text)


class Monkey:
    """Acts at the window whenever nothing else is due, in dialogs too."""

    def __init__(
        self, visitor: Visitor, events: int, seed: str, complaints: Complaints, speak: bool = False
    ) -> None:
        self._set_texts = speak
        self.done: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self._visitor = visitor
        self._events = events
        self._rng = Random(seed)
        self._complaints = complaints
        self._loop = QEventLoop()
        self._last = ""
        self._checked = 0
        self._pauses = False
        self._planned = False
        self._acting = 0
        """The number of unfinished acts: more than one while dialogs are open."""

    def play(self) -> None:
        """Perform all acts. Raises AssertionError with the last act if there is a complaint."""
        while sum(self.done.values()) < self._events and not self._complaints.found:
            self._pauses = False
            self._checked = sum(self.done.values()) // _CHECK_EACH
            self._plan()
            self._loop.exec()
            self._calm_down()
            if self._set_texts:
                print(f"{sum(self.done.values())} events, {time.process_time():.0f} s", flush=True)
        faulthandler.cancel_dump_traceback_later()
        assert not self._complaints.found, (self._complaints.found, self._last, self.done)

    def _plan(self) -> None:
        # A timer of its own each time: one whose slot still waits for a dialog does not fire.
        if not self._planned:
            self._planned = True
            QTimer.singleShot(0, self._act)

    def _act(self) -> None:
        self._planned = False
        if self._acting and not self._is_in_dialog():
            self._plan()
            return  # it only waits for its own act: no user could do anything meanwhile
        count = sum(self.done.values())
        self._pauses = (
            self._pauses
            or bool(self._complaints.found)
            or count >= self._events
            or count // _CHECK_EACH > self._checked
        )
        if self._pauses:
            self._loop.quit()
            if self._is_in_dialog():
                self._plan()
                self._close_dialogs()
            return
        self._plan()
        self._acting += 1
        try:
            self._act_by_lot()
        finally:
            self._acting -= 1

    def _act_by_lot(self) -> None:
        for _ in range(_AT_ONCE):
            if self._pauses:
                return  # a dialog was open for a while, and everything has to come to rest
            if self._acting > 1 and not self._is_in_dialog():
                return  # the dialog is closed: the code that opened it continues first
            name = self._rng.choices(tuple(_ACTS), weights=tuple(_ACTS.values()))[0]
            if name in _AT_THE_WINDOW and self._is_in_dialog():
                continue  # no user could do that now
            self._stay_at_home()
            self.done[name] += 1
            if self._set_texts:
                faulthandler.dump_traceback_later(_HANGS, exit=True)
            self._last = f"{name} at event {sum(self.done.values())}"
            getattr(self, f"_{name}")()

    @property
    def _target(self) -> QWidget:
        window = self._visitor.app.window
        found = self._dialog
        if found is None and not window.isVisible():
            window.show()
        return found or window

    @property
    def _dialog(self) -> QWidget | None:
        """The dialog that must be handled first, None if there is none."""
        found = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        return found or open_sheet(self._visitor.app.window)

    def _stay_at_home(self) -> None:
        """Return file dialogs to the home folder, so that other files are safe."""
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, QFileDialog) and dialog.isVisible():
                home = Path.home().resolve()
                # The list of all drives has no path; saving there would use their root.
                path = Path(dialog.directory().path())
                if not path.is_absolute() or not path.resolve().is_relative_to(home):
                    dialog.setDirectory(str(home))

    def _is_in_dialog(self) -> bool:
        return self._dialog is not None

    # Acts

    def _button(self) -> None:
        target = self._target
        if isinstance(target, QMenu):
            actions = [a for a in target.actions() if a.isEnabled() and not a.isSeparator()]
            if actions:
                at = target.actionGeometry(self._rng.choice(actions)).center()
                _send(QTest.mouseClick, target, Qt.MouseButton.LeftButton, pos=at)
            return
        buttons = [b for b in target.findChildren(QAbstractButton) if b.isVisible()]
        if buttons:
            button = self._rng.choice(buttons)
            _send(QTest.mouseClick, button, Qt.MouseButton.LeftButton, pos=button.rect().center())

    def _point(self) -> None:
        target = self._target
        at = self._spot(target)
        kind = self._rng.choice((*3 * (Qt.MouseButton.LeftButton,), Qt.MouseButton.RightButton))
        under = target.childAt(at) or target
        click = QTest.mouseDClick if self._rng.random() < 0.1 else QTest.mouseClick
        _send(click, under, kind, pos=under.mapFrom(target, at) if under is not target else at)

    def _drag(self) -> None:
        target = self._target
        start, end = self._spot(target), self._spot(target)
        under = target.childAt(start) or target
        _send(QTest.mousePress, under, Qt.MouseButton.LeftButton, pos=under.mapFrom(target, start))
        _send(QTest.mouseMove, under, under.mapFrom(target, (start + end) / 2))
        _send(QTest.mouseMove, under, under.mapFrom(target, end))
        _send(QTest.mouseRelease, under, Qt.MouseButton.LeftButton, pos=under.mapFrom(target, end))

    def _hover(self) -> None:
        target = self._target
        at = self._spot(target)
        under = target.childAt(at) or target
        _send(QTest.mouseMove, under, under.mapFrom(target, at) if under is not target else at)

    def _key(self) -> None:
        focus = self._target.focusWidget() or self._target
        _send(QTest.keyClick, focus, self._rng.choice(_KEYS), self._rng.choice(_MODIFIERS))

    def _resize(self) -> None:
        self._visitor.app.window.resize(*self._rng.choice(_SIZES))

    def _settings(self) -> None:
        """Change language, theme, motion or pace, as the settings page does."""
        app, rng = self._visitor.app, self._rng
        from stockgames.storage.settings import Settings

        app.preferences.apply(
            Settings(
                names=rng.choice((("Ada",), (), ("Ö" * 40,))),
                language=rng.choice(("en", "de", "system")),
                theme=rng.choice(("evening", "daylight", "system")),
                motion=rng.choice(("full", "reduced")),
                pace=rng.choice(("fast", "instant", "instant", "step", "slow")),
            )
        )

    def _table(self) -> None:
        setup = any_table(self._rng)
        self.games[setup.game_id] += 1
        self._visitor.app.tables.deal(setup)

    def _move(self) -> None:
        """Make a legal move, so that games come to their ends."""
        session = self._visitor.app.session
        if session is None or self._visitor.app.overlays.are_open:
            return
        stage = session.controller.stage
        if stage is Stage.ASKING:
            decide(self._visitor, self._rng)
        elif stage is Stage.CURTAIN:
            session._lift()
        elif stage is Stage.PASSING:
            session.controller.pass_screen()
        else:
            session.page.presenter.skip()

    def _page(self) -> None:
        app = self._visitor.app
        self._rng.choice(
            (
                app.overlays.show_settings,
                lambda: app.show_help(self._rng.choice(("rules", "shortcuts", "about"))),
                lambda: app.overlays.show_seats(self._rng.choice(sorted(self.games) or ["nyse"])),
                app.show_lobby,
                app.learning.open,
                app.puzzling.open,
                app.people.open,
                app.show_past,
                app.show_evening,
                self._look_back,
            )
        )()

    def _look_back(self) -> None:
        app = self._visitor.app
        games = app.library.finished() if app.library is not None else []
        if games:
            app.tables.look_back(self._rng.choice(games).row)

    def _wait(self) -> None:
        # `QTest.qWait` would delete at once what waits to be deleted, such as the page whose button
        # has opened a dialog. The app never does that.
        loop = QEventLoop()
        QTimer.singleShot(self._rng.randrange(30), loop.quit)
        loop.exec()

    def _spot(self, target: QWidget) -> QPoint:
        width, height = max(1, target.width()), max(1, target.height())
        return QPoint(self._rng.randrange(width), self._rng.randrange(height))

    # Between acts

    def _close_dialogs(self) -> None:
        for _ in range(20):
            found = self._dialog
            if found is None:
                return
            found.close()
            if isinstance(found, QFileDialog):
                found.reject()

    def _calm_down(self) -> None:
        """Let the table come to rest, after restoring pace and windows."""
        self._close_dialogs()
        app = self._visitor.app
        if app.session is None:
            return
        app.session.pace.set_mode("instant")
        controller, end = app.session.controller, time.monotonic() + _PATIENCE
        while controller.stage not in RESTS:
            assert time.monotonic() < end, f"{app.session.game_id} stuck: {self._state()}"
            app.session.page.game_table.press("Escape")  # bots wait while a deal is being drafted
            app.session.page.presenter.step()
            QTest.qWait(2)  # bots need the processor, too
            settle()

    def _state(self) -> str:
        session = self._visitor.session
        presenter = session.page.presenter
        return (
            f"{session.controller.stage}, seat {session.controller.seat}, showing "
            f"{presenter.showing}, {len(session.controller.shown_so_far())} moves, {self._last}"
        )


def left_over() -> Counter[str]:
    """Count what tables consist of and must not leave behind."""
    QTest.qWait(_FADING)
    settle()
    gc.collect()
    settle()
    found: Counter[str] = Counter()
    found["widgets"] = len(QApplication.allWidgets())
    found["threads"] = threading.active_count()
    found["processes"] = len(multiprocessing.active_children())
    for one in gc.get_objects():
        if isinstance(one, Page):
            # Including empty shells, which keep their contents.
            found[f"page {type(one).__name__}"] += 1
        if not isinstance(one, (QGraphicsItem, QTimer)) or not shiboken6.isValid(one):
            continue  # Python may keep empty shells of the last table for a while
        if isinstance(one, QGraphicsItem):
            found["scene items"] += 1
        else:
            found["timers"] += 1
    return found


def run(visitor: Visitor, events: int, seed: str, speak: bool = False) -> Monkey:
    """Run the monkey test. Raises AssertionError at any fault."""
    complaints = Complaints()
    app = visitor.app
    with complaints.heard():
        app.messages.toast("kept for the next one")
        _sit_once(visitor)
        before = left_over()
        monkey = Monkey(visitor, events, seed, complaints, speak)
        monkey.play()
        _sit_once(visitor)
        _check_gone(before)
    assert not complaints.found, complaints.found
    assert app.session is None
    return monkey


def _check_gone(before: Counter[str]) -> None:
    """Raise AssertionError if there is more than before after a while."""
    end = time.monotonic() + _PATIENCE
    while (after := _mortal(left_over())) - _mortal(before):
        assert time.monotonic() < end, (before, after, kept_by())


def kept_by() -> list[str]:
    """Return what refers to each page that is not shown; nothing if only PySide does."""
    pages = [one for one in gc.get_objects() if isinstance(one, Page)]
    pages = [page for page in pages if not shiboken6.isValid(page)]
    told = []
    for page in pages:
        holders = [one for one in gc.get_referrers(page) if one is not pages]
        names = sorted({f"{type(one).__module__}.{type(one).__qualname__}" for one in holders})
        told.append(f"{type(page).__name__}: {', '.join(names)}")
    return told


def _mortal(found: Counter[str]) -> Counter[str]:
    """Return what must be gone: every kind but widgets, because Qt's own dialogs leave some."""
    return Counter({name: found[name] for name in found if name != "widgets"})


def _sit_once(visitor: Visitor) -> None:
    visitor.app.show_lobby()
    end = time.monotonic() + _PATIENCE
    while multiprocessing.active_children():
        assert time.monotonic() < end, "a bot's process was left behind"
        settle()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.monkey", description=__doc__)
    parser.add_argument("--events", type=int, default=50_000)
    parser.add_argument("--seed", default=os.urandom(4).hex())
    wanted = parser.parse_args()
    print(f"seed {wanted.seed}", flush=True)
    faulthandler.enable()
    with tempfile.TemporaryDirectory() as name, nothing_outside(Path(name)):
        folder = Path(name)
        home = folder / "home"
        home.mkdir()
        os.environ["HOME"] = str(home)
        os.chdir(home)
        app = QApplication([])
        app.setQuitOnLastWindowClosed(False)
        IdleCollector(app)
        settings = Settings(language="en", theme="evening", pace="instant", names=("Ada",))
        visitor = Visitor(prepare(folder / "data", settings)).enter()
        monkey = run(visitor, wanted.events, wanted.seed, speak=True)
        print(f"{sum(monkey.done.values())} events: {dict(monkey.done)}")
        print(f"tables laid: {dict(monkey.games)}; nothing wrong, nothing left behind")
        visitor.leave()
    return 0
