"""A thin scroll bar that follows the look."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, inset, rounded
from stockgames.ui.kit.theme import Look

THICKNESS = 12
"""Pixels across a scroll bar."""


class ThinScrollBar(QScrollBar):
    """A brass sliver in a faint groove, without arrow buttons."""

    def __init__(self, orientation: Qt.Orientation, look: Look) -> None:
        super().__init__(orientation)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return a thin bar."""
        hint = super().sizeHint()
        if self.orientation() == Qt.Orientation.Vertical:
            return QSize(THICKNESS, hint.height())
        return QSize(hint.width(), THICKNESS)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint groove and sliver where the style puts its slider."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style = self.style()
        place = style.subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        painter = painter_on(self)
        line, groove = self._look.theme.line, inset(QRectF(self.rect()), 4)
        fill(painter, rounded(groove, 2), with_alpha(line, 36))
        if self.maximum() > self.minimum():
            alpha = 230 if self.underMouse() or self.isSliderDown() else 150
            fill(painter, rounded(inset(QRectF(place), 3), 3), with_alpha(line, alpha))
