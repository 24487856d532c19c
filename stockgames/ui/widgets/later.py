"""Doing something a little later, unless what it is for is gone by then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

_SOON: Final = 1


def later(owner: QObject, does: Callable[[], object], wait: int = _SOON) -> None:
    """Call something after so many milliseconds, unless its owner is gone by then.

    It is never 0: PySide would keep what it is to call for ever, and a whole page with it, where
    the owner goes first (https://code.qt.io/cgit/pyside/pyside-setup.git/tree/sources/pyside6/
    PySide6/glue/qtcore.cpp, "qtimer-singleshot-functor-context").
    """
    wait = max(wait, _SOON)
    QTimer.singleShot(wait, owner, lambda: does())  # noqa: TID251 - the one place for it
