"""The ribbon between somebody on the rail and their open book."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.shapes import fill, linear, polygon
from stockgames.ui.people.rail import RIBBON

_SLIDE_MS: Final = 220


class Ribbon(QWidget):
    """Oxblood silk with a point above and a swallow's tail below; takes no input."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.slides = False
        """Whether it goes to its next place by and by."""
        self._motion = QPropertyAnimation(self, b"geometry", self)
        self._motion.setDuration(_SLIDE_MS)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self.hide()

    def hang(self, box: QRect) -> None:
        """Hang in a place, above all else."""
        self.raise_()
        if self.slides and self.isVisible() and box != self.geometry():
            self._motion.setEndValue(box)
            self._motion.start()
        elif self._motion.state() != QPropertyAnimation.State.Running or box != self._end():
            self._motion.stop()
            self.setGeometry(box)

    def _end(self) -> QRect:
        """Return where it is on its way to."""
        end: QRect = self._motion.endValue()
        return end

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it as long as the widget is tall."""
        box = QRectF(self.rect())
        left, right, middle, half = box.left(), box.right(), box.center().x(), box.width() / 2
        corners = [(left, half * 0.8), (middle, 0.0), (right, half * 0.8), (right, box.bottom())]
        corners += [(middle, box.bottom() - half * 0.9), (left, box.bottom())]
        shades = (0.0, QColor("#6E1519")), (0.5, QColor("#B0303A")), (1.0, RIBBON)
        brush = linear(QPointF(left, 0), QPointF(right, 0), *shades)
        fill(painter_on(self), polygon(corners), brush)
