"""The first window: room for a page on a small screen, its first frame, the installer's notice."""

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
    """Return by what everything is to be scaled so that a page has room: 1, or less.

    `room`: what the system leaves of the screen, in the pixels in which pages are laid.
    """
    inside = room - FRAME
    if inside.isEmpty():
        return 1.0
    return min(1.0, inside.width() / SMALLEST.width(), inside.height() / SMALLEST.height())


def with_room(make: Callable[[], Application]) -> Application:
    """Return an application whose screen has room for a page.

    A laptop of 1366 by 768 that enlarges everything by half has 911 by 512 pixels for pages. Qt
    takes a scale for all of the program only before the application is made, and tells of the
    screen only after, so that there it is made twice.
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
    """Return the scale that somebody chose for Qt's programs; 1 where none can be read."""
    try:
        return float(os.environ[_FACTOR])
    except (KeyError, ValueError):
        return 1.0


class FirstPaint(QObject):
    """Watches a widget until its first frame stands, then goes away."""

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
"""What `packaging/windows/stockgames.iss` looks for; Windows forgets it with the last process."""


def tell_that_a_window_is_open() -> None:
    """Hold the name until this process ends."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.CreateMutexW(None, False, NAME)
