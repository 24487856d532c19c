"""How one page gives way to the next: at once, by a cross-fade, or by the parting curtain."""

from __future__ import annotations

from enum import Enum
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

_FADE_MS = 150
_REDUCED_MS = 80


class Passage(Enum):
    """The ways to leave a page."""

    CUT = "cut"
    """At once: nothing of the old page stays for a moment. The way to every curtain."""
    FADE = "fade"
    """A short cross-fade; none with reduced motion."""
    PART = "part"
    """The old page parts by itself; a fade of 80 ms with reduced motion."""


@runtime_checkable
class Parting(Protocol):
    """A page that knows how to part."""

    parting_ms: int

    def paint_parting(self, painter: QPainter, rect: QRectF, progress: float) -> None:
        """Paint itself in ``rect``, parted from 0 (closed) to 1 (gone)."""
        ...


class Veil(QWidget):
    """What is left of the old page, above the new one, until it is gone; takes no input."""

    lifted = Signal()

    def __init__(self, old: QWidget, how: Passage, reduced: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._parting = old if how is Passage.PART and isinstance(old, Parting) else None
        if reduced:
            self._parting = None
        self._picture = QPixmap() if self._parting else old.grab()
        self._progress = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(parent.rect())
        motion = QVariantAnimation(self)
        motion.setStartValue(0.0)
        motion.setEndValue(1.0)
        motion.setDuration(self._length(reduced))
        motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        motion.valueChanged.connect(self._advance)
        motion.finished.connect(self.lift)
        self._motion = motion
        self.show()
        self.raise_()
        motion.start()

    def _length(self, reduced: bool) -> int:
        if reduced:
            return _REDUCED_MS
        return self._parting.parting_ms if self._parting else _FADE_MS

    def shows(self, page: QWidget) -> bool:
        """Tell whether the page paints itself here, and so must live until this is lifted."""
        return self._parting is page

    def lift(self) -> None:
        """Vanish now."""
        self._motion.stop()
        self.hide()
        self.lifted.emit()
        self.deleteLater()

    def _advance(self, value: float) -> None:
        self._progress = value
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is left."""
        painter = QPainter(self)
        if self._parting:
            self._parting.paint_parting(painter, QRectF(self.rect()), self._progress)
        else:
            painter.setOpacity(1 - self._progress)
            painter.drawPixmap(self.rect(), self._picture)
