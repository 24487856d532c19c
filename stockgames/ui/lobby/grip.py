"""What a row is carried by: dragged with the mouse, or moved with the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import disc, fill, inset
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.drag import Drag
from stockgames.ui.kit.widgets.focus import BLEED, FocusWatch, draw_focus_ring

_KEYS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Grip(QAbstractButton):
    """Six dots at a row of a column; `row` is the widget that is carried."""

    moved = Signal(int)
    """The row belongs so many places further down (or up, below 0)."""

    def __init__(self, look: Look, row: QWidget) -> None:
        super().__init__(row)
        self.look, self._row = look, row
        self._drag = Drag(row)
        self._focus = FocusWatch(self)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.SizeVerCursor)

    def sizeHint(self) -> QSize:
        """Return room for the dots."""
        return QSize(18 + 2 * BLEED, round(max(30.0, self.look.px(34))) + 2 * BLEED)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the row with the arrow keys."""
        by = _KEYS.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(by)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the row in hand."""
        self._drag.take(event)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the row up or down."""
        if self._drag.follow(event):
            self._row.raise_()
            self._row.move(self._row.x(), self._drag.place.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the row where it was dragged to."""
        super().mouseReleaseEvent(event)
        if self._drag.ends():
            self.moved.emit(round((self._row.y() - self._drag.start.y()) / self._row.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dots."""
        painter, theme = painter_on(self), self.look.theme
        face = inset(QRectF(self.rect()), BLEED)
        colour = with_alpha(theme.line, 230 if self.underMouse() else 150)
        for dx in (-3.5, 3.5):
            for dy in (-7, 0, 7):
                fill(painter, disc(face.center() + QPointF(dx, dy), 1.7), colour)
        if self._focus.visible:
            draw_focus_ring(painter, theme, face, 5, 2)
