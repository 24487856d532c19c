"""Mouse presses that are sent to a window directly.

Those of `QTest` go through all of Qt, where a menu or a dialog that another test left open may take
them.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtWidgets import QWidget


class Presses(QObject):
    """Presses a shown window, and keeps the event from its widgets."""

    def __init__(self, page: QWidget) -> None:
        """Install it before the filters under test: later ones are called earlier."""
        self._window: QWindow = page.windowHandle()
        super().__init__(self._window)
        self._came = False
        self._window.installEventFilter(self)

    def press(self, at: QPoint) -> bool:
        """Press the left button at a point; return whether that reached the window."""
        self._came = False
        place, left = QPointF(at), Qt.MouseButton.LeftButton
        kind, none = QEvent.Type.MouseButtonPress, Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, place, self._window.mapToGlobal(place), left, left, none)
        QCoreApplication.sendEvent(self._window, event)
        return self._came

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.MouseButtonPress:
            return False
        self._came = True
        return True
