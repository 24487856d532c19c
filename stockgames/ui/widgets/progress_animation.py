"""An animation of a value from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation


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
