"""Delayed calls that are dropped if their owner is gone by then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

_SOON: Final = 1


def later(owner: QObject, does: Callable[[], object], wait: int = _SOON) -> None:
    """Call ``does`` after ``wait`` milliseconds, unless ``owner`` is gone by then.

    The wait is never 0: if the owner went first, PySide would leak the callable and a whole page
    with it
    (https://code.qt.io/cgit/pyside/pyside-setup.git/tree/sources/pyside6/PySide6/glue/qtcore.cpp,
    "qtimer-singleshot-functor-context").
    """
    wait = max(wait, _SOON)
    QTimer.singleShot(wait, owner, lambda: does())  # noqa: TID251 - the one place for it
