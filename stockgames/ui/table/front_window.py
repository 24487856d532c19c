"""Detects whether a page is in the active window."""

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
