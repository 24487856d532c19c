"""The coin of somebody at the table: it is pressed, dragged or carried to another chair."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter

from stockgames.evenings.person import Portrait
from stockgames.ui.evening.portraits import draw_coin, draw_expected_coin
from stockgames.ui.kit.fonts import SEMIBOLD, largest
from stockgames.ui.kit.shadows import draw_glow
from stockgames.ui.kit.shapes import disc, fill, square, stroke
from stockgames.ui.kit.text import CENTRE, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.drag import Drag
from stockgames.ui.kit.widgets.focus import draw_focus_ring
from stockgames.ui.kit.widgets.naming import name_and_tip
from stockgames.ui.kit.widgets.painted_button import PaintedButton

AROUND: Final = 8
"""Room around a coin for light and ring, in pixels."""
_AFTER = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_BEFORE = (Qt.Key.Key_Left, Qt.Key.Key_Up)


class Coin(PaintedButton):
    """Whoever has a chair, or has none; a press lifts the coin, or changes it for the lifted one.

    Its `place` counts the chairs from the first on, and then whoever sits out.
    """

    carried = Signal(int)
    """An arrow carries the lifted coin so many chairs on."""
    let_go = Signal(QPoint)
    """The coin was dragged to a point of the panel."""

    def __init__(
        self, look: Look, place: int, portrait: Portrait | None, tip: str, number: int
    ) -> None:
        """`number` is the chair's, 0 for whoever sits out."""
        super().__init__(look)
        self._portrait, self._number = portrait, number
        self.place = place
        self.lifted = False
        self.joins = False
        """Whether they have just come, and have not played yet."""
        self._drag = Drag(self)
        self.setObjectName(f"coin-{place + 1}")
        name_and_tip(self, tip)

    def lift(self, up: bool) -> None:
        """Lift the coin, or put it down."""
        self.lifted = up
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Carry the lifted coin with the arrows."""
        if self.lifted and event.key() in (*_AFTER, *_BEFORE):
            self.carried.emit(1 if event.key() in _AFTER else -1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # it begins the game, from anywhere on the page
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the coin in hand."""
        self._drag.take(event)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the coin along once it is dragged."""
        if self._drag.follow(event):
            self.move(self._drag.place)
            self.raise_()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the coin go where it is."""
        if self._drag.ends():
            self.setDown(False)
            self.let_go.emit(self.geometry().center())
        else:
            super().mouseReleaseEvent(event)

    def _paint(self, painter: QPainter) -> None:
        """Paint the coin, lit while it is lifted."""
        look = self.look
        centre = QRectF(self.rect()).center()
        radius = self.width() / 2 - AROUND
        if self.lifted:
            draw_glow(painter, disc(centre, radius), look.theme.glow, reach=7, alpha=200)
        if self.joins and self._portrait is not None:
            draw_expected_coin(painter, look.theme, centre, radius, self._portrait)
        else:
            draw_coin(painter, look.theme, centre, radius, self._portrait)
        if self._number:
            self._paint_number(painter, centre + QPointF(radius * 0.68, -radius * 0.68))
        if self._focus.visible:
            draw_focus_ring(painter, look.theme, square(centre, radius), radius, 2)

    def _paint_number(self, painter: QPainter, at: QPointF) -> None:
        """Paint which chair it is, in the order of play."""
        most = (self.width() / 2 - AROUND) * 0.55
        font = self.look.sans(13, SEMIBOLD)
        font = largest(font, lambda size: size.pixelSize() * 0.68 <= most)
        half = font.pixelSize() * 0.68
        fill(painter, disc(at, half), QColor("#141A17"))
        stroke(painter, disc(at, half), self.look.theme.line, 1)
        draw_text(painter, square(at, half), str(self._number), font, QColor("#FFF6E0"), CENTRE)
