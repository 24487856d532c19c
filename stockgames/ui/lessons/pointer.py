"""The pointer of the coach's card to the item it explains."""

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
"""The greatest length of the tail, in pixels."""
BROAD: Final = 34.0
"""Its width at the card."""
SHORTEST: Final = 9.0
"""The least length; a shorter one is left out."""
APART: Final = 5.0
"""The space between its tip and the item."""
CORNER: Final = 16.0
"""The least distance from a corner of the card."""
UNDER: Final = 2.0
"""How far it reaches into the card, over its border."""
SLIDES: Final = 220
"""Milliseconds for the card to slide to its next place."""
_TAIL_EDGE: Final = QColor(0x8A, 0x73, 0x4A, 140)

Corners: TypeAlias = tuple[QPointF, QPointF, QPointF]
"""One end of the base, the tip, and the other end."""


def tail_of(card: QRectF, item: QRectF) -> Corners | None:
    """Return the tail that points from a card to an item beside it; None if they touch."""
    beside = max(item.left() - card.right(), card.left() - item.right())
    over = max(item.top() - card.bottom(), card.top() - item.bottom())
    reach = min(max(beside, over) - APART, LONGEST)
    if reach < SHORTEST:
        return None
    if over > beside:
        first, tip, second = _sideways(_turned(card), _turned(item), reach)
        return first.transposed(), tip.transposed(), second.transposed()
    return _sideways(card, item, reach)


def _turned(rect: QRectF) -> QRectF:
    """Return a rect with its axes exchanged, like `QPointF.transposed`."""
    return QRectF(rect.topLeft().transposed(), rect.size().transposed())


def _sideways(card: QRectF, item: QRectF, reach: float) -> Corners:
    """Return the tail of this length at the right or left of a card."""
    side, out = (card.right(), 1) if item.left() > card.right() else (card.left(), -1)
    pad = BROAD / 2 + CORNER
    at = min(max(item.center().y(), card.top() + pad), card.bottom() - pad)
    foot = side - out * UNDER
    first, second = QPointF(foot, at - BROAD / 2), QPointF(foot, at + BROAD / 2)
    tip = min(max(item.center().y(), at - BROAD), at + BROAD)
    return first, QPointF(side + out * reach, tip), second


class Tail(BaseWidget):
    """Paints the tail beside a card, and animates the card; transparent for the mouse."""

    def __init__(self, look: ThemeContext, card: QWidget, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._card = card
        self._item = QRectF()
        self._is_laid = False
        """Whether the card has a place already, from where it slides."""
        self.corners: Corners | None = None
        """On the page, after the card's animation; None without a tail."""
        self.setObjectName("coach-tail")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._slide = QPropertyAnimation(card, b"pos", self)
        self._slide.setDuration(SLIDES)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.finished.connect(self._point)
        self.hide()

    def lay(self, place: QRect, item: QRectF) -> None:
        """Move the card to a place, and point at an item beside it; at nothing if that is empty."""
        self._item = item
        if self._slide.state() == QPropertyAnimation.State.Running:
            if self._slide.endValue() == place.topLeft() and self._card.size() == place.size():
                return
            self._slide.stop()
        here = self._card.pos()
        slides = self._is_laid and self._card.isVisible() and not self.look.reduced_motion
        self._is_laid = True
        if not slides or here == place.topLeft():
            self._card.setGeometry(place)
            self._point()
            return
        self.hide()
        self._card.resize(place.size())
        self._slide.setStartValue(here)
        self._slide.setEndValue(QPoint(place.topLeft()))
        self._slide.start()

    def leave(self) -> None:
        """Hide with the card."""
        self._is_laid = False
        self._slide.stop()
        self.corners = None
        self.hide()

    def finish(self) -> None:
        """End the card's animation."""
        if self._slide.state() == QPropertyAnimation.State.Running:
            self._slide.setCurrentTime(SLIDES)

    def _point(self) -> None:
        margin = SHADOW_MARGIN
        card = QRectF(self._card.geometry()).adjusted(margin, margin, -margin, -margin)
        self.hide()
        empty = self._item.isEmpty() or self._card.isHidden()
        self.corners = None if empty else tail_of(card, self._item)
        self.setVisible(self.corners is not None)
        if self.corners is not None:
            points = [(point.x(), point.y()) for point in self.corners]
            around = polygon(points).boundingRect()
            self.setGeometry(around.adjusted(-2, -2, 2, 2).toAlignedRect())
            self.update()

    def _paint(self, painter: QPainter) -> None:
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
