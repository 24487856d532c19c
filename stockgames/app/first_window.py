"""The first window: scaling on small screens, its first frame, the installer's mutex."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QWidget

from stockgames.app.application import Application
from stockgames.ui.widgets.later import later
from stockgames.ui.window.window import FRAME, SMALLEST

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
"""The mutex that `packaging/windows/stockgames.iss` looks for; Windows releases it with the
last process.
"""


def tell_that_a_window_is_open() -> None:
    """Create the mutex by which the Windows installer sees that the app runs."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.CreateMutexW(None, False, NAME)
