"""Small pictures of which one is chosen: portraits, signs, colours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, inset, rounded, stroke
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.focus import FocusWatch
from stockgames.ui.kit.widgets.kit_widget import KitWidget

Draw: TypeAlias = Callable[[QPainter, int, QRectF], None]
"""Draws a picture in a box."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class PictureGrid(KitWidget):
    """A grid, one stop of Tab: arrow keys, Home and End walk; Enter, Space or a click takes."""

    taken = Signal(int)
    """The number of the picture, from 0."""

    def __init__(
        self, look: Look, names: Sequence[str], columns: int, draw: Draw, parent: QWidget
    ) -> None:
        super().__init__(look, parent)
        self._draw, self._columns = draw, columns
        self._names = tuple(names)
        self._label = ""
        self._chosen: int | None = None
        self._at = 0
        self._focus = FocusWatch(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def chosen(self) -> int | None:
        """The picture that is chosen, None where it is another one."""
        return self._chosen

    def show_chosen(self, chosen: int | None) -> None:
        """Mark a picture, and let the keyboard begin there."""
        self._chosen = chosen
        if chosen is not None:
            self._at = chosen
        self._tell()

    def say_names(self, label: str, names: Sequence[str]) -> None:
        """Take the words of the language in force."""
        self._label, self._names = label, tuple(names)
        self._tell()

    def set_columns(self, columns: int) -> None:
        """Lay the pictures out in so many columns."""
        self._columns = columns
        self.update()

    def rows(self) -> int:
        """Return how many rows there are."""
        return -(-len(self._names) // self._columns)

    def sizeHint(self) -> QSize:
        """Return small pictures."""
        side = round(self.look.px(44))
        return QSize(side * self._columns, side * self.rows())

    def _tell(self) -> None:
        """Let a screen reader know what the keyboard is on."""
        self.setAccessibleName(f"{self._label}: {self._names[self._at]}")
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def cell(self, number: int) -> QRectF:
        """Return the box of a picture."""
        width, height = self.width() / self._columns, self.height() / self.rows()
        row, column = divmod(number, self._columns)
        return QRectF(column * width, row * height, width, height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, or take what the keyboard is on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._take(self._at)
        elif (to := self._target(event)) is not None:
            self._at = to
            self._tell()
        else:
            super().keyPressEvent(event)

    def _target(self, event: QKeyEvent) -> int | None:
        last, key = len(self._names) - 1, Qt.Key(event.key())
        if key in _STEPS:
            return min(max(self._at + _STEPS[key], 0), last)
        if key in _ROWS:
            to = self._at + _ROWS[key] * self._columns
            return to if 0 <= to <= last else None
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return 0 if key == Qt.Key.Key_Home else last
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take what is pressed."""
        for number in range(len(self._names)):
            if self.cell(number).contains(event.position()):
                self._take(number)

    def _take(self, number: int) -> None:
        self.show_chosen(number)
        self.taken.emit(number)

    def _paint(self, painter: QPainter) -> None:
        """Paint the pictures, the mark round the chosen one, and the ring of the keyboard."""
        theme = self.look.theme
        for number in range(len(self._names)):
            cell = inset(self.cell(number), 1)
            if number == self._chosen:
                fill(painter, rounded(cell, 6), with_alpha(theme.accent, 40))
                stroke(painter, rounded(inset(cell, 0.8), 6), theme.accent, 1.6)
            self._draw(painter, number, cell)
            if self._focus.visible and number == self._at:
                stroke(painter, rounded(inset(cell, 1), 6), theme.focus, 2.4)


def middle_square(cell: QRectF, share: float) -> tuple[QPointF, float]:
    """Return the middle of a cell, and half of that share of its shorter side."""
    return cell.center(), min(cell.width(), cell.height()) * share / 2
