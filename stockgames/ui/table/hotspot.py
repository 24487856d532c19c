"""Invisible buttons over painted things, for mouse, keyboard and screen readers."""

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
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.widgets.marked import Marked
from stockgames.ui.kit.widgets.naming import name_and_tip


class HotSpot(Marked):
    """A button that paints nothing; the scene under it shows hover and focus.

    Its objectName is that of its target: `take-blue`. A click does not move the focus, so that
    Enter still presses the button that prints it.
    """

    told_role = "mark"

    hovered = Signal(str, bool)
    """Name, and whether the mouse is on it."""
    focused = Signal(str, bool)
    """Name, and whether the keyboard is on it."""
    pressed_name = Signal(str)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_barred = False
        """Whether it cannot be picked now, and says why."""
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setUpdatesEnabled(False)  # nor is anything painted anew where it comes or goes
        self.clicked.connect(lambda: self.pressed_name.emit(self.objectName()))

    def leave(self) -> None:
        """Offer nothing any more, and say nothing of what it was."""
        self.hide()
        self.setObjectName("")
        self.setDown(False)
        self.mark(False)
        self.is_barred = False
        name_and_tip(self, "")
        self.setAccessibleDescription("")
        self.clearMask()

    def describe(self, label: str, note: str, geometry: QRect) -> None:
        """Set what it is called, what is said about it, and where it lies."""
        name_and_tip(self, label, note)
        self.setGeometry(geometry)

    def cut(self, shape: QPainterPath | None) -> None:
        """React only inside a shape, in the board's coordinates; None: in the whole rectangle."""
        if shape is None:
            self.clearMask()
            return
        outline = shape.translated(-QPointF(self.pos())).toFillPolygon()
        self.setMask(QRegion(outline.toPolygon()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the mouse points here."""
        self.hovered.emit(self.objectName(), True)
        super().enterEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell that something points here: a finger does not hover before it presses."""
        self.hovered.emit(self.objectName(), True)
        super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the mouse went away."""
        self.hovered.emit(self.objectName(), False)
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
