"""The Qt application and its first window: files from the desktop, small screens, garbage."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from stockgames.ui.widgets.timing import later
from stockgames.ui.window.window import FRAME, SMALLEST


class Application(QApplication):
    """Receives the files that macOS passes as events, for example after a double-click.

    It overrides the application's own `event`: an event filter would run Python for every event of
    every widget.
    """

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self._open: Callable[[str], None] | None = None
        self._named: list[str] = []

    def open_files_with(self, handler: Callable[[str], None] | None) -> None:
        """Pass each file to the handler, earlier ones too; without a handler (None) they wait."""
        self._open = handler
        while self._named and self._open is not None:
            self._open(self._named.pop(0))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            self._named.append(event.file() or event.url().toString())
            self.open_files_with(self._open)
            return True
        return super().event(event)


_FACTOR = "QT_SCALE_FACTOR"
_WITHOUT_SCREEN = ("offscreen", "minimal")


def shrinking(room: QSize) -> float:
    """Return the scale factor at which a page fits the screen: 1 or less.

    `room` is the available size of the screen, in logical pixels.
    """
    inside = room - FRAME
    if inside.isEmpty():
        return 1.0
    return min(1.0, inside.width() / SMALLEST.width(), inside.height() / SMALLEST.height())


def with_room(make: Callable[[], Application]) -> Application:
    """Return an application whose screen has space for a page.

    A laptop of 1366 by 768 at 150% has 911 by 512 pixels for pages. Qt takes a scale factor only
    before the application is made and knows the screen only afterwards, so there the application is
    made twice.
    """
    app = make()
    if app.platformName() in _WITHOUT_SCREEN:
        return app
    factor = shrinking(app.primaryScreen().availableSize())
    if factor == 1.0:
        return app
    app.shutdown()
    os.environ[_FACTOR] = str(round(factor * _wished(), 3))
    return make()


def _wished() -> float:
    """Return the user's scale factor for Qt programs; 1 if there is none."""
    try:
        return float(os.environ[_FACTOR])
    except (KeyError, ValueError):
        return 1.0


class FirstPaint(QObject):
    """Watches a widget until its first frame has been painted, then deletes itself."""

    def __init__(self, widget: QWidget, then: Callable[[], None]) -> None:
        super().__init__(widget)
        self._then = then
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            later(watched, self._then)
            self.deleteLater()
        return False


NAME: Final = "StockGamesIsOpen"
"""The mutex that `packaging/windows/stockgames.iss` looks for; the last process releases it."""


def create_installer_mutex() -> None:
    """Create the mutex by which the Windows installer sees that the app runs."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.CreateMutexW(None, False, NAME)


EACH: Final = 1000
"""Milliseconds between two attempts."""
_SOON: Final = 100
"""Milliseconds until the next attempt during an animation: a collection takes most of a frame."""
_MOST: Final = 50
"""The maximum number of attempts to wait: some animations never end."""


class IdleCollector(QObject):
    """Replaces Python's automatic collection as soon as it is created, for good."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._waited = 0
        self._timer = QTimer(self)
        self._timer.setInterval(EACH)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        if self._waited < _MOST and animation_runs():
            self._waited += 1
            self._timer.setInterval(_SOON)
            return
        self._waited = 0
        self._timer.setInterval(EACH)
        collect_due()


def animation_runs() -> bool:
    """Return whether an animation is running in a window or in the app (tables' motion).

    Only top-level animations of the app are checked: they have hundreds of children.
    """
    app = QApplication.instance()
    whole = Qt.FindChildOption.FindDirectChildrenOnly
    found = [] if app is None else app.findChildren(QAbstractAnimation, options=whole)
    for window in QApplication.topLevelWidgets():
        found += window.findChildren(QAbstractAnimation)
    return any(animation.state() is QAbstractAnimation.State.Running for animation in found)


def collect_due() -> None:
    """Collect the oldest generation that is due."""
    counts, limits = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > limits[generation]:
            gc.collect(generation)
            return
