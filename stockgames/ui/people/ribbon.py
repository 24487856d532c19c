"""The ribbon between somebody on the rail and their open book."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.shapes import fill, linear, polygon
from stockgames.ui.people.rail import RIBBON


class Ribbon(QWidget):
    """Oxblood silk with a point above and a swallow's tail below; takes no input."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it as long as the widget is tall."""
        box = QRectF(self.rect())
        left, right, middle, half = box.left(), box.right(), box.center().x(), box.width() / 2
        corners = [(left, half * 0.8), (middle, 0.0), (right, half * 0.8), (right, box.bottom())]
        corners += [(middle, box.bottom() - half * 0.9), (left, box.bottom())]
        shades = (0.0, QColor("#6E1519")), (0.5, QColor("#B0303A")), (1.0, RIBBON)
        brush = linear(QPointF(left, 0), QPointF(right, 0), *shades)
        fill(painter_on(self), polygon(corners), brush)
