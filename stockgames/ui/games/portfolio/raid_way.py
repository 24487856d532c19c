"""The dotted way from a portfolio that could be taken to where it would lie."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from stockgames.ui.kit.shapes import fill, polygon, stroke
from stockgames.ui.table.items import Painted, TableItem

_ARROW = 8.0
_DOTS = (0.1, 2.4)
_ACROSS, _BEND = 10.0, 22.0
"""How far under a portfolio the line goes across, and how wide its corners are."""


class RaidWay(TableItem):
    """A line of dots with an arrow at its end, over everything on the cloth."""

    is_kept = False

    _ends = Painted[tuple[QPointF, QPointF] | None](None)

    def lead(self, start: QRectF, end: QRectF) -> None:
        """Lead from the foot of one thing to the head of another; nowhere if either is empty."""
        self.setVisible(not start.isEmpty() and not end.isEmpty())
        foot = QPointF(start.center().x(), start.bottom() + 8)
        head = QPointF(end.center().x(), end.top() - _ARROW - 2)
        self._ends = foot, head
        self.set_rect(QRectF(foot, head).normalized().adjusted(-_ARROW, 0, _ARROW, _ARROW))

    def path(self) -> QPainterPath:
        """Return the line: across between the rows of seats, then down, with round corners."""
        path = QPainterPath()
        if self._ends is not None:
            foot, head = self._ends
            across = foot.y() + min(_ACROSS, (head.y() - foot.y()) / 2)
            bend = min(_BEND, abs(head.x() - foot.x()) / 2, abs(head.y() - across))
            aside = bend if head.x() > foot.x() else -bend
            path.moveTo(foot)
            path.quadTo(QPointF(foot.x(), across), QPointF(foot.x() + aside, across))
            path.lineTo(head.x() - aside, across)
            path.quadTo(QPointF(head.x(), across), QPointF(head.x(), across + bend))
            path.lineTo(head)
        return path

    def draw(self, painter: QPainter) -> None:
        """Draw dots and arrow."""
        if self._ends is None:
            return
        colour, (_, head) = self.look.theme.focus, self._ends
        stroke(painter, self.path(), colour, 2.6, dash=_DOTS)
        tip = head + QPointF(0, _ARROW)
        left, right = head - QPointF(_ARROW * 0.8, 0), head + QPointF(_ARROW * 0.8, 0)
        fill(painter, polygon([(p.x(), p.y()) for p in (left, right, tip)]), colour)
