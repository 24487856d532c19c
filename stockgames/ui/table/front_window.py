"""Whether a page lies in the window that somebody works in, and is seen there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QWidget

_LEFT: Final = frozenset(
    {
        QEvent.Type.WindowDeactivate,
        QEvent.Type.WindowBlocked,
        QEvent.Type.WindowStateChange,
        QEvent.Type.Hide,
        QEvent.Type.Close,
    }
)
"""What a window hears when another lies over it, or it is minimized, whoever has the keyboard."""


class FrontWindow(QObject):
    """Tells when a page's window comes to the front, and when it no longer is there.

    A page hears neither by itself: Qt tells a change of activation to windows alone. A locked
    screen takes the keyboard from every window; so does a dialog of the system.
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
        """Heed whatever happens to the window; only while something is to be hidden at once."""
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
