"""The pointer of the coach's slip: it ends before what the slip speaks of."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QPropertyAnimation, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.shapes import fill, pen, polygon
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.frames import SHADOW_MARGIN

LONGEST: Final = 50.0
"""Pixels that the tail reaches at most."""
BROAD: Final = 34.0
"""How broad it is where it leaves the slip."""
SHORTEST: Final = 9.0
"""A tail shorter than this is none."""
APART: Final = 5.0
"""Between its tip and what it points at."""
CORNER: Final = 16.0
"""It never leaves the slip nearer to a corner than this."""
UNDER: Final = 2.0
"""So far it reaches into the slip, over its border."""
SLIDES: Final = 220
"""Milliseconds in which the slip slides to its next place."""
_TAIL_EDGE: Final = QColor(0x8A, 0x73, 0x4A, 140)

Corners: TypeAlias = tuple[QPointF, QPointF, QPointF]
"""One end of the base, the tip, and the other end."""


def tail_of(slip: QRectF, item: QRectF) -> Corners | None:
    """Return the tail that points from a slip at an item beside it; None where they touch."""
    beside = max(item.left() - slip.right(), slip.left() - item.right())
    over = max(item.top() - slip.bottom(), slip.top() - item.bottom())
    reach = min(max(beside, over) - APART, LONGEST)
    if reach < SHORTEST:
        return None
    if over > beside:
        first, tip, second = _sideways(_turned(slip), _turned(item), reach)
        return first.transposed(), tip.transposed(), second.transposed()
    return _sideways(slip, item, reach)


def _turned(rect: QRectF) -> QRectF:
    """Return a rectangle with its sides exchanged, as `QPointF.transposed` does with a point."""
    return QRectF(rect.topLeft().transposed(), rect.size().transposed())


def _sideways(slip: QRectF, item: QRectF, reach: float) -> Corners:
    """Return the tail that leaves a slip to its right or left, and reaches so far."""
    side, out = (slip.right(), 1) if item.left() > slip.right() else (slip.left(), -1)
    pad = BROAD / 2 + CORNER
    at = min(max(item.center().y(), slip.top() + pad), slip.bottom() - pad)
    foot = side - out * UNDER
    first, second = QPointF(foot, at - BROAD / 2), QPointF(foot, at + BROAD / 2)
    tip = min(max(item.center().y(), at - BROAD), at + BROAD)
    return first, QPointF(side + out * reach, tip), second


class Tail(BaseWidget):
    """Paints the tail beside a slip, and lets the slip slide; all clicks go through it."""

    def __init__(self, look: ThemeContext, slip: QWidget, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._slip = slip
        self._item = QRectF()
        self._is_laid = False
        """Whether the slip lies somewhere, to slide on from there."""
        self.corners: Corners | None = None
        """On the page, once the slip has come to rest; None where there is no tail."""
        self.setObjectName("coach-tail")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._slide = QPropertyAnimation(slip, b"pos", self)
        self._slide.setDuration(SLIDES)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.finished.connect(self._point)
        self.hide()

    def lay(self, place: QRect, item: QRectF) -> None:
        """Bring the slip to a place, and point at an item beside it; nothing if it is empty."""
        self._item = item
        if self._slide.state() == QPropertyAnimation.State.Running:
            if self._slide.endValue() == place.topLeft() and self._slip.size() == place.size():
                return
            self._slide.stop()
        here = self._slip.pos()
        slides = self._is_laid and self._slip.isVisible() and not self.look.reduced_motion
        self._is_laid = True
        if not slides or here == place.topLeft():
            self._slip.setGeometry(place)
            self._point()
            return
        self.hide()
        self._slip.resize(place.size())
        self._slide.setStartValue(here)
        self._slide.setEndValue(QPoint(place.topLeft()))
        self._slide.start()

    def leave(self) -> None:
        """Go away with the slip."""
        self._is_laid = False
        self._slide.stop()
        self.corners = None
        self.hide()

    def finish(self) -> None:
        """Let the slip rest at its place."""
        if self._slide.state() == QPropertyAnimation.State.Running:
            self._slide.setCurrentTime(SLIDES)

    def _point(self) -> None:
        """Lay the tail where it leaves the slip."""
        margin = SHADOW_MARGIN
        slip = QRectF(self._slip.geometry()).adjusted(margin, margin, -margin, -margin)
        self.hide()
        empty = self._item.isEmpty() or self._slip.isHidden()
        self.corners = None if empty else tail_of(slip, self._item)
        self.setVisible(self.corners is not None)
        if self.corners is not None:
            points = [(point.x(), point.y()) for point in self.corners]
            around = polygon(points).boundingRect()
            self.setGeometry(around.adjusted(-2, -2, 2, 2).toAlignedRect())
            self.update()

    def _paint(self, painter: QPainter) -> None:
        """Paint the tail as part of the paper: no line where it leaves it."""
        if self.corners is None:
            return
        theme = self.look.theme
        away = QPointF(self.pos())
        base, tip, other = (point - away for point in self.corners)
        shape = polygon([(point.x(), point.y()) for point in (base, tip, other)])
        fill(painter, shape, theme.paper_light)
        painter.setPen(pen(theme.ink if theme.is_plain else _TAIL_EDGE, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPolyline([base, tip, other])
