"""A button whose mark tells what is so; to press it changes that elsewhere, if at all."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from stockgames.ui.kit.baking import painter_on


class Marked(QAbstractButton):
    """Stays marked or not until `mark` says otherwise; a press is only told.

    Screen readers press whatever can be marked by turning its mark round, and Qt tells no click of
    that (https://doc.qt.io/qt-6/qabstractbutton.html#toggle): here it is a press like any other.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._telling = False
        self.setCheckable(True)
        self.toggled.connect(self._turned)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        self._paint(painter_on(self))

    def _paint(self, painter: QPainter) -> None:
        """Paint all of it, as it is marked."""

    def mark(self, on: bool) -> None:
        """Show from now on whether it is so."""
        self._telling = True
        self.setChecked(on)
        self._telling = False

    def nextCheckState(self) -> None:  # noqa: N802 - Qt's own
        """Stay as it is: what is so is told, and not made by the click."""

    def _turned(self, on: bool) -> None:
        if not self._telling:
            self.mark(not on)
            self.click()
