"""Runs Python's cyclic garbage collector in the GUI thread only.

Python collects in whatever thread happens to create objects, for example the one that talks to
bots. A closed table is a cycle, and its Qt objects may only be deleted in the GUI thread: elsewhere
the app can crash.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

EACH: Final = 1000
"""Milliseconds between two attempts."""
_SOON: Final = 100
"""Milliseconds until the next attempt during an animation: a collection takes most of a frame."""
_MOST: Final = 50
"""The maximum number of attempts to wait: some animations never end."""


class Sweeper(QObject):
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
        if self._waited < _MOST and something_moves():
            self._waited += 1
            self._timer.setInterval(_SOON)
            return
        self._waited = 0
        self._timer.setInterval(EACH)
        sweep()


def something_moves() -> bool:
    """Return whether an animation is running in a window or in the app (tables' motion).

    Only top-level animations of the app are checked: they have hundreds of children.
    """
    app = QApplication.instance()
    whole = Qt.FindChildOption.FindDirectChildrenOnly
    found = [] if app is None else app.findChildren(QAbstractAnimation, options=whole)
    for window in QApplication.topLevelWidgets():
        found += window.findChildren(QAbstractAnimation)
    return any(one.state() is QAbstractAnimation.State.Running for one in found)


def sweep() -> None:
    """Collect the oldest generation that is due."""
    counts, limits = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > limits[generation]:
            gc.collect(generation)
            return
