"""Invisible buttons over painted things: they bring mouse, keyboard and screen readers alike."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainterPath,
    QPaintEvent,
    QRegion,
)
from PySide6.QtWidgets import QAbstractButton, QWidget


class HotSpot(QAbstractButton):
    """A button that paints nothing; the thing under it shows hover and focus itself.

    It is named after its action. A reason turns it into a choice that cannot be made now: it can
    still be pointed at, and then says why. A click leaves the keyboard where it is, so that Enter
    stays with the button that prints it.
    """

    pointed = Signal(str, bool)
    """Name, and whether mouse or focus is on it."""
    focused = Signal(str, bool)
    pressed_name = Signal(str)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda: self.pressed_name.emit(self.objectName()))

    def describe(self, label: str, note: str, geometry: QRect) -> None:
        """Set what it is called, what is said about it, and where it lies."""
        self.setAccessibleName(label)
        self.setAccessibleDescription(note)
        self.setToolTip(note or label)
        self.setGeometry(geometry)

    def cut(self, shape: QPainterPath | None) -> None:
        """Take no more of its place than a shape on the board; without one all of it."""
        if shape is None:
            self.clearMask()
            return
        outline = shape.translated(-QPointF(self.pos())).toFillPolygon()
        self.setMask(QRegion(outline.toPolygon()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the mouse points here."""
        self.pointed.emit(self.objectName(), True)
        super().enterEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell that something points here: fingers come without hovering."""
        self.pointed.emit(self.objectName(), True)
        super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the mouse went away."""
        self.pointed.emit(self.objectName(), False)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus came."""
        super().focusInEvent(event)
        self.focused.emit(self.objectName(), True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus went."""
        super().focusOutEvent(event)
        self.focused.emit(self.objectName(), False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the page, which knows what they mean at this moment."""
        event.ignore()
