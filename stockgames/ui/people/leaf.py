"""A leaf of the book that turns on the fold, from one person's pages to another's."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.boxes import column_at
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import linear
from stockgames.ui.kit.share_motion import ShareMotion

TURN_MS: Final = 320
_SHADE: Final = QColor("#3A2A0C")
_REACH: Final = 60.0
"""Pixels that the shadow runs ahead of the leaf."""


class LeafTurn(QWidget):
    """Lies over the book until the leaf has turned, and then is gone; takes no input.

    The upper side of the leaf is a page as it was, its under side one as it is now. Forward, the
    right leaf turns to the left; where one page shows alone, it turns away to the left.
    """

    def __init__(
        self,
        book: QWidget,
        pictures: tuple[QPixmap, QPixmap],
        paper: QRectF,
        *,
        alone: bool,
        forward: bool,
    ) -> None:
        """`pictures` are of the book before and now, `paper` is where its pages lie in them."""
        super().__init__(book)
        self._before, self._now = pictures
        self._paper, self._alone, self._forward = paper, alone, forward
        self._turned = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(book.rect())
        motion = ShareMotion(self, TURN_MS, self._turn, QEasingCurve.Type.InOutQuad)
        motion.finished.connect(self.deleteLater)
        self.show()
        self.raise_()
        motion.start()

    def _turn(self, share: float) -> None:
        self._turned = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what the leaf still covers, and the leaf as it stands."""
        painter, fold = QPainter(self), self._fold()
        if self._alone:
            self._paint_leaf(painter, self._before, self._paper, fold, 1 - self._turned)
            return
        halves = self._left(), self._right()
        rises, lies = halves[::-1] if self._forward else halves
        painter.drawPixmap(lies, self._before, self._source(lies))
        if self._turned < 0.5:
            self._paint_leaf(painter, self._before, rises, fold, 1 - 2 * self._turned)
        else:
            self._paint_leaf(painter, self._now, lies, fold, 2 * self._turned - 1)

    def _fold(self) -> float:
        return self._paper.left() if self._alone else self._paper.center().x()

    def _left(self) -> QRectF:
        return self._paper.adjusted(0, 0, -self._paper.width() / 2, 0)

    def _right(self) -> QRectF:
        return self._paper.adjusted(self._paper.width() / 2, 0, 0, 0)

    def _source(self, box: QRectF) -> QRectF:
        ratio = self._before.devicePixelRatio()
        return QRectF(box.topLeft() * ratio, box.size() * ratio)

    def _paint_leaf(
        self, painter: QPainter, page: QPixmap, box: QRectF, fold: float, share: float
    ) -> None:
        """Paint a page that stands up from the fold, seen as `share` of its breadth."""
        side = 1.0 if box.center().x() > fold else -1.0
        edge = fold + side * box.width() * share
        seen = QRectF(QPointF(fold, box.top()), QPointF(edge, box.bottom())).normalized()
        ahead = column_at(box, edge, side * _REACH * (1 - share)).normalized()
        start, end = QPointF(edge, 0), QPointF(edge + side * _REACH, 0)
        shades = (0.0, with_alpha(_SHADE, 90)), (1.0, with_alpha(_SHADE, 0))
        painter.fillRect(ahead.intersected(self._paper), linear(start, end, *shades))
        painter.drawPixmap(seen, page, self._source(box))
        painter.fillRect(seen, with_alpha(_SHADE, round(70 * (1 - share))))
