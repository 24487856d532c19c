"""Doing something a little later, unless what it is for is gone by then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(owner: QObject, does: Callable[[], object], wait: int = 0) -> None:
    """Call something after so many milliseconds, unless its owner is gone by then.

    With 0 that is as soon as everything is done that is due. `QTimer.singleShot` with a context
    would keep what it is to call for ever, and a whole page with it, where the context goes first
    and the time is 0: https://code.qt.io/cgit/pyside/pyside-setup.git/tree/sources/pyside6/PySide6/
    glue/qtcore.cpp, "qtimer-singleshot-functor-context".
    """
    timer = QTimer(owner, singleShot=True)
    timer.timeout.connect(lambda: does())  # a method alone would not keep whose it is
    timer.timeout.connect(timer.deleteLater)
    timer.start(wait)
