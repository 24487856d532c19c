"""Delayed calls that are dropped if their owner is gone by then, and animations of a value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QTimer, QVariantAnimation

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


class ProgressAnimation(QVariantAnimation):
    """Reports progress from 0 to 1 over a number of milliseconds, once it is started."""

    def __init__(
        self,
        parent: QObject,
        lasts: int,
        tell: Callable[[float], None],
        curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> None:
        super().__init__(parent, startValue=0.0, endValue=1.0, duration=lasts)
        self.setEasingCurve(curve)
        self.valueChanged.connect(tell)
