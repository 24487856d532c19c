"""The dotted way from a portfolio that could be taken to where it would lie, and by which card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from stockgames.ui.games.portfolio.run import Face
from stockgames.ui.games.portfolio.run_shape import CAP_SHOWS, LOOSE, LaidRun
from stockgames.ui.games.portfolio.terms import corner
from stockgames.ui.kit.boxes import left_part
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import serif
from stockgames.ui.kit.palette import SUITS, with_alpha
from stockgames.ui.kit.shapes import fill, inset, polygon, rounded, stroke
from stockgames.ui.kit.text import CENTRE, draw_text
from stockgames.ui.table.items import Painted, TableItem

_ARROW = 8.0
_DOTS = (0.1, 2.4)
_CLEAR: Final = 12.0
"""Pixels between the way down and words beside it."""
_ACROSS, _BEND = 10.0, 22.0
"""How far under a portfolio the line goes across, and how wide its corners are."""


def slot_over(laid: LaidRun) -> QRectF:
    """Return where the rank of a card would stand that lies under the highest of a portfolio."""
    top = laid.rect.top() - (laid.card * CAP_SHOWS if laid.run.high_cap else 0.0)
    step = max(laid.step, laid.card * LOOSE * 0.8)
    return QRectF(laid.rect.left(), top - step, laid.card, step)


def _beside(words: Sequence[QRectF], end: QRectF) -> float:
    """Return where over a thing no words stand, as near its middle as can be; else its middle."""
    middle, edge = end.center().x(), end.adjusted(_ARROW, 0, -_ARROW, 0)
    beside = [x for each in words for x in (each.left() - _CLEAR, each.right() + _CLEAR)]
    free = [
        x
        for x in (middle, *beside)
        if edge.left() <= x <= edge.right()
        and not any(each.left() - _CLEAR < x < each.right() + _CLEAR for each in words)
    ]
    return min(free, key=lambda x: abs(x - middle), default=middle)


class RaidWay(TableItem):
    """A line of dots with an arrow at its end, over everything on the cloth."""

    is_kept = False

    _ends = Painted[tuple[QPointF, QPointF] | None](None)
    _slot = Painted[tuple[QRectF, Face] | None](None)

    @property
    def slot(self) -> QRectF:
        """Where the card would lie that takes the portfolio; empty if it joins none."""
        return QRectF() if self._slot is None else self._slot[0]

    def lead(
        self,
        start: QRectF,
        end: QRectF,
        joins: tuple[QRectF, Face] | None = None,
        words: Sequence[QRectF] = (),
    ) -> None:
        """Lead from the foot of one thing to the head of another; nowhere if either is empty.

        `joins` tells where a card comes to lie before, and which; `words` stand over the end, and
        the way goes down beside them where it can.
        """
        self.setVisible(not start.isEmpty() and not end.isEmpty())
        self._slot = joins
        foot = QPointF(start.center().x(), start.bottom() + 8)
        head = QPointF(_beside(words, end), end.top() - _ARROW - 2)
        self._ends = foot, head
        whole = QRectF(foot, head).normalized().adjusted(-_ARROW, 0, _ARROW, _ARROW)
        self.set_rect(whole if joins is None else whole.united(inset(joins[0], -2)))

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
        """Draw dots and arrow, and the outline of the card that joins."""
        if self._ends is None:
            return
        if self._slot is not None:
            self._draw_slot(painter, *self._slot)
        colour, (_, head) = self.look.theme.focus, self._ends
        stroke(painter, self.path(), colour, 2.6, dash=_DOTS)
        tip = head + QPointF(0, _ARROW)
        left, right = head - QPointF(_ARROW * 0.8, 0), head + QPointF(_ARROW * 0.8, 0)
        fill(painter, polygon([(p.x(), p.y()) for p in (left, right, tip)]), colour)

    def _draw_slot(self, painter: QPainter, slot: QRectF, face: Face) -> None:
        """Draw the upper edge of a card in dashes, with its rank and suit."""
        theme, box = self.look.theme, inset(slot, 1.5)
        fill(painter, rounded(box, 4), with_alpha(theme.cloth_middle, 225))
        stroke(painter, rounded(box, 4), theme.focus, 1.6, dash=(4, 3), flat=True)
        size = box.height() * 0.62
        rank = left_part(box, size * 1.7)
        draw_text(painter, rank, corner(face[0]), serif(round(size)), theme.text, CENTRE)
        at = QPointF(rank.right() + size * 0.5, box.center().y())
        draw_emblem(painter, SUITS[face[1]].emblem, at, size * 0.42, theme.text, theme.cloth_middle)
