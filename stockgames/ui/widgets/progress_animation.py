"""What moves by a share that grows from nothing to all."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation


class ProgressAnimation(QVariantAnimation):
    """Tells how far something has come, from 0 to 1 in so many milliseconds, once it is started."""

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
