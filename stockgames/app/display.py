"""Is there a display, does a page fit on it, and when was the window first painted."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QWidget

from stockgames.app.application import Application
from stockgames.ui.widgets.later import later
from stockgames.ui.window.window import FRAME, SMALLEST

NO_DISPLAY = """\
Stock Games found no display to open its window on.
  At a desktop: start it from a terminal of that desktop.
  Over ssh:     connect with `ssh -X`, or set DISPLAY to a running X server.
  No screen:    `xvfb-run -a stockgames` opens it on a virtual one,
                and `stockgames simulate` and `stockgames verify` need none."""


_X_SOCKETS = "/tmp/.X11-unix/X"  # noqa: S108 - where every X server listens


def has_display(
    environ: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    sockets: str = _X_SOCKETS,
) -> bool:
    """Tell whether Qt can find a display; Windows and macOS always have one.

    Qt ends the program where a display is named and nobody answers, so a local X server is called
    first; one on another machine is taken on trust.
    """
    if platform in ("win32", "darwin") or environ.get("QT_QPA_PLATFORM"):
        return True
    if environ.get("WAYLAND_DISPLAY"):
        return True
    name = environ.get("DISPLAY", "")
    host, _, number = name.rpartition(":")
    if host not in ("", "unix"):
        return True
    return bool(name) and _answers(sockets + number.partition(".")[0])


def _answers(path: str) -> bool:
    """Tell whether a server listens at the path, or at the abstract address of that name."""
    if sys.platform == "win32":
        return False
    import socket

    for address in (path, f"\0{path}"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as caller:
            try:
                caller.connect(address)
            except OSError:
                continue
            return True
    return False


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
        """Notice the first paint; never keep an event."""
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
