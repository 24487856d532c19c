"""Six grey chips in a row that can be put in any order (N1)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy

from stockgames.ui.games.nyse.art.valuation import draw_valuation_disc
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import disc, falling, fill, inset, rounded, stroke
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.focus import FocusWatch
from stockgames.ui.kit.widgets.kit_widget import KitWidget

_MARGIN = 20
_CARRY = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class BoardOrder(KitWidget):
    """The board to play on, left to right. Chips are dragged, or carried with the arrow keys.

    Left and Right walk along the row; with Ctrl or Shift held, or after Space took the chip up,
    they carry it.
    """

    changed = Signal()

    def __init__(self, look: Look, board: Sequence[int]) -> None:
        super().__init__(look)
        self._board = list(board)
        self._at = 0
        self._held = False
        self._drag_x: float | None = None
        self._focus = FocusWatch(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def board(self) -> list[int]:
        """Return the values from left to right."""
        return list(self._board)

    def set_board(self, board: Sequence[int]) -> None:
        """Show another order."""
        if list(board) != self._board:
            self._board = list(board)
            self.changed.emit()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for six chips in a row."""
        radius = max(20.0, self.look.px(28))
        return QSize(round(6 * radius * 2.5) + 2 * _MARGIN, round(radius * 2.6) + _MARGIN)

    def minimumSizeHint(self) -> QSize:
        """Return the same size."""
        return self.sizeHint()

    def place(self, at: int) -> QPointF:
        """Return the middle of a place on the row."""
        step = (self.width() - 2 * _MARGIN) / len(self._board)
        return QPointF(_MARGIN + step * (at + 0.5), self.height() / 2 - 2)

    def _radius(self) -> float:
        step = (self.width() - 2 * _MARGIN) / len(self._board)
        return min(step * 0.42, (self.height() - _MARGIN) * 0.42)

    def _carry(self, there: int) -> None:
        if 0 <= there < len(self._board) and there != self._at:
            self._board.insert(there, self._board.pop(self._at))
            self._at = there
            self.changed.emit()
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk or carry with the arrows, take up and lay down with Space."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if key in steps:
            there = self._at + steps[key]
            if self._held or event.modifiers() & _CARRY:
                self._carry(there)
            else:
                self._at = min(max(there, 0), len(self._board) - 1)
            self.update()
        elif key == Qt.Key.Key_Space:
            self._held = not self._held
            self.update()
        else:
            super().keyPressEvent(event)

    def _nearest(self, x: float) -> int:
        return min(range(len(self._board)), key=lambda at: abs(self.place(at).x() - x))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a chip up."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._at = self._nearest(event.position().x())
            self._drag_x = event.position().x()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the chip; the others make room."""
        if self._drag_x is not None:
            self._drag_x = event.position().x()
            self._carry(self._nearest(self._drag_x))
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lay the chip down."""
        self._drag_x = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.update()

    def _paint(self, painter: QPainter) -> None:
        """Paint the tray and the chips, a carried one lifted."""
        theme, radius, corner = self.look.theme, self._radius(), self.look.corner(8)
        tray = QRectF(self.rect()).adjusted(5, 5, -5, -7)
        wood = (0.0, theme.tray_bottom), (1.0, theme.tray_top)
        fill(painter, rounded(tray, corner), falling(tray, *wood))
        stroke(painter, rounded(inset(tray, 0.5), corner), with_alpha(theme.line, 170), 1)
        carried = self._held or self._drag_x is not None
        for at, value in enumerate(self._board):
            middle = self.place(at)
            if carried and at == self._at:
                line = with_alpha(theme.brass_light, 150)
                stroke(painter, disc(middle, radius - 2), line, 1, dash=(3, 3), flat=True)
                middle = QPointF(self._drag_x or middle.x(), middle.y() - 5)
            draw_valuation_disc(painter, theme, middle, round(radius), str(value))
        if self._focus.visible:
            stroke(painter, disc(self.place(self._at), radius + 3), theme.focus, 2.2)
            stroke(painter, rounded(tray.adjusted(-3, -3, 3, 3), 12), theme.focus, 1.2)
