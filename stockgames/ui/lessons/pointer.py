"""The pointer from the coach's card to what it explains, and what the pointer would cover."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.shapes import fill, pen, polygon
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.frames import SHADOW_MARGIN

_HALF: Final = 2
"""Page pixels per pixel of the examined picture; fine weave disappears at that scale."""
_EDGE: Final = 12
"""From this difference of two neighbouring grey values (0 to 255) on, a point counts as content."""
_BORDER: Final = 4
"""Pixels around a card in which its own edge is visible."""
_ROWS: Final = 8
"""The number of rows in which a triangle is sampled."""
_CELL: Final = 24
"""Width and height in page pixels of a cell that either has content or not."""
_SPOTS: Final = 6
"""The number of samples of a cell, horizontally and vertically."""
_FULL: Final = 3
"""A cell with this many samples on an edge has content."""


class Ground:
    """Finds out what is painted in a rectangle of a page."""

    def __init__(self, page: QWidget, rect: QRect, slip: QRectF | None = None) -> None:
        """`slip` is a card that covers part of the page; its edges don't count as content."""
        seen = rect.intersected(page.rect())
        self._at = QPointF(seen.topLeft())
        self._slip = (slip or QRectF()).adjusted(-_BORDER, -_BORDER, _BORDER, _BORDER)
        self._grey = QImage() if seen.isEmpty() else _grey(page, seen)
        self._pixels = b"" if self._grey.isNull() else bytes(self._grey.constBits())

    def under(self, corners: tuple[QPointF, QPointF, QPointF]) -> float:
        """Return the share of a triangle, 0 to 1, that is over content."""
        points = list(_within(*corners))
        found = [self._is_written(point) for point in points if not self._slip.contains(point)]
        return sum(found) / len(points)

    def written(self, rect: QRectF, near: QPointF) -> QRectF:
        """Return the part of a rectangle nearest to a point that has content; empty if none."""
        cells = sorted(_cells(rect), key=lambda cell: _apart(cell, near))
        return next((cell for cell in cells if self._is_full(cell)), QRectF())

    def _is_full(self, cell: QRectF) -> bool:
        steps = [(n + 0.5) / _SPOTS for n in range(_SPOTS)]
        points = (
            QPointF(cell.left() + cell.width() * x, cell.top() + cell.height() * y)
            for x in steps
            for y in steps
        )
        return sum(self._is_written(point) for point in points) >= _FULL

    def _is_written(self, point: QPointF) -> bool:
        x = round((point.x() - self._at.x()) / _HALF)
        y = round((point.y() - self._at.y()) / _HALF)
        if not (0 <= x < self._grey.width() - 1 and 0 <= y < self._grey.height() - 1):
            return False
        line = self._grey.bytesPerLine()
        here = y * line + x
        one, right, below = (self._pixels[place] for place in (here, here + 1, here + line))
        return max(abs(one - right), abs(one - below)) >= _EDGE


def _grey(page: QWidget, rect: QRect) -> QImage:
    """Return a greyscale picture of part of a page at half size."""
    small = QSize(max(1, rect.width() // _HALF), max(1, rect.height() // _HALF))
    smooth = Qt.TransformationMode.SmoothTransformation
    shrunk = page.grab(rect).toImage().scaled(small, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return shrunk.convertToFormat(QImage.Format.Format_Grayscale8)


def _cells(rect: QRectF) -> Iterator[QRectF]:
    columns = max(1, round(rect.width() / _CELL))
    rows = max(1, round(rect.height() / _CELL))
    across, down = rect.width() / columns, rect.height() / rows
    for row in range(rows):
        for column in range(columns):
            yield QRectF(rect.left() + across * column, rect.top() + down * row, across, down)


def _apart(cell: QRectF, point: QPointF) -> float:
    away = cell.center() - point
    return float(away.x() ** 2 + away.y() ** 2)


def _within(first: QPointF, tip: QPointF, second: QPointF) -> Iterator[QPointF]:
    for row in range(_ROWS):
        away = (row + 0.5) / _ROWS
        start, end = first + (tip - first) * away, second + (tip - second) * away
        count = 2 * (_ROWS - row)
        for place in range(count):
            yield start + (end - start) * ((place + 0.5) / count)


def round_about(slip: QRectF, reach: float, lamp: QRectF, page: QWidget) -> QRect:
    """Return the area of a page round a card and a spotlight, within ``reach`` of the card."""
    around = slip.adjusted(-reach, -reach, reach, reach).united(lamp).toAlignedRect()
    return around.intersected(page.rect())


LONGEST: Final = 50.0
"""The maximum length of the tail in px, in a window of the designed size."""
BROAD: Final = 34.0
"""Its width where it leaves the card."""
SHORTEST: Final = 9.0
"""A shorter tail isn't drawn."""
FARTHEST: Final = 150.0
"""Targets further away aren't pointed at, as something else would be in between."""
APART: Final = 5.0
"""The distance between its tip and the target."""
CORNER: Final = 16.0
"""The minimum distance from a corner of the card at which it leaves the card."""
UNDER: Final = 2.0
"""How far it overlaps the card's border."""
SLIDES: Final = 220
"""Milliseconds of the card's slide to its next place."""
_TAIL_EDGE: Final = QColor(0x8A, 0x73, 0x4A, 140)
_STEP: Final = 10.0
"""Pixels between candidate places on a side at which it may leave the card."""
_FAR: Final = 80.0
"""The maximum distance of that place from the straight one; further away it misleads."""
_PARTS: Final = (1.0, 0.55, 0.35)
"""Candidate lengths, as shares of the available length."""
_ASIDE, _SHORT = 0.3, 0.06
"""What it counts to leave the side's far end, and to be short, against covering what is written."""
_MOST: Final = 0.12
"""A tail that covers a larger share of content isn't drawn."""
_ASKEW: Final = 0.25
"""The maximum sideways offset of its end, relative to the target's distance."""
_SMALL: Final = 110.0
"""A target no wider than this is pointed at in its centre, because other cards are beside it."""
_BEYOND: Final = 0.25
"""How far beyond its tip it still points, as a share of its length."""

Corners: TypeAlias = tuple[QPointF, QPointF, QPointF]
"""One end of the base, the tip, and the other end."""
Covers: TypeAlias = Callable[[Corners], float]
"""Returns the share of a tail, 0 to 1, that covers content."""


def _nothing(corners: Corners) -> float:
    return 0.0


def tail_of(
    slip: QRectF, lamp: QRectF, longest: float, broad: float, covers: Covers = _nothing
) -> Corners | None:
    """Return the pointer from a card to a spotlight; None if they touch or are too far apart.

    It leaves the side that is nearest to the spotlight, and ends before the spotlight's rectangle.
    On that side it avoids content beside the card; None also if it can't.
    """
    beside = max(lamp.left() - slip.right(), slip.left() - lamp.right())
    over = max(lamp.top() - slip.bottom(), slip.top() - lamp.bottom())
    gap = max(beside, over) - APART
    if not SHORTEST <= gap <= FARTHEST:
        return None
    reach, is_turned = min(gap, longest), over > beside
    if is_turned:
        slip, lamp = _turned(slip), _turned(lamp)
    wanted = _along(lamp.center().y(), slip.top(), slip.bottom(), broad)
    best, least = None, float("inf")
    for at in _places(slip, wanted, broad):
        for part in _PARTS:
            corners = _sideways(slip, lamp, reach * part, broad, at)
            tip_y = corners[1].y()
            if max(lamp.top() - tip_y, tip_y - lamp.bottom()) > _ASKEW * gap:
                continue  # it would point at its neighbour
            if is_turned:
                first, tip, second = corners
                corners = first.transposed(), tip.transposed(), second.transposed()
            cost = _ASIDE * abs(at - wanted) / slip.height() + _SHORT * (1 - part)
            if cost >= least:
                continue  # what it covers only makes it worse
            covered = covers(corners)
            if covered <= _MOST and cost + covered < least:
                best, least = corners, cost + covered
    return best


def _around(corners: Corners) -> QRectF:
    return polygon([(point.x(), point.y()) for point in corners]).boundingRect()


def _as_broad(seen: QRectF, lamp: QRectF) -> QRectF:
    """Return a part of the spotlight's rectangle, extended to its full width or height where
    that is small.
    """
    if not seen.isEmpty() and lamp.width() <= _SMALL:
        seen = QRectF(lamp.left(), seen.top(), lamp.width(), seen.height())
    if not seen.isEmpty() and lamp.height() <= _SMALL:
        seen = QRectF(seen.left(), lamp.top(), seen.width(), lamp.height())
    return seen


def nearest(slip: QRectF, lamp: QRectF) -> QPointF:
    """Return the point of a spotlight's rectangle nearest to the middle of a card."""
    middle = slip.center()
    return QPointF(
        min(max(middle.x(), lamp.left()), lamp.right()),
        min(max(middle.y(), lamp.top()), lamp.bottom()),
    )


def _places(slip: QRectF, wanted: float, broad: float) -> list[float]:
    """Return the positions along a side where the pointer can leave, the wanted one first."""
    steps = round(_FAR / _STEP)
    places = {wanted + _STEP * step for step in range(-steps, steps + 1)}
    kept = {_along(place, slip.top(), slip.bottom(), broad) for place in places}
    return sorted(kept, key=lambda place: abs(place - wanted))


def _turned(rect: QRectF) -> QRectF:
    """Return a rectangle with x and y swapped, as `QPointF.transposed` does for a point."""
    return QRectF(rect.topLeft().transposed(), rect.size().transposed())


def _sideways(slip: QRectF, lamp: QRectF, reach: float, broad: float, at: float) -> Corners:
    side = slip.right() if lamp.left() > slip.right() else slip.left()
    out = 1 if side == slip.right() else -1
    tip = _along(lamp.center().y(), at - broad, at + broad, 0)
    foot = side - out * UNDER
    first, second = QPointF(foot, at - broad / 2), QPointF(foot, at + broad / 2)
    return first, QPointF(side + out * reach, tip), second


def _along(wanted: float, start: float, end: float, broad: float) -> float:
    """Return the position nearest to the wanted one between two ends."""
    pad = (broad / 2 + CORNER) if broad else 0.0
    return min(max(wanted, start + pad), end - pad)


class Tail(BaseWidget):
    """Paints the pointer beside a card and animates the card's moves; clicks go through it."""

    def __init__(self, look: ThemeContext, slip: QWidget, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._slip, self._page = slip, parent
        self._lamp = QRectF()
        self._others: tuple[QRectF, ...] = ()
        """What it would seem to point at by mistake."""
        self._is_looking = False
        """Whether the page is being examined for free space."""
        self._is_laid = False
        """Whether the card has a place to slide from."""
        self.corners: Corners | None = None
        """In page coordinates, once the card is at rest; None without a tail."""
        self.setObjectName("coach-tail")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._slide = QPropertyAnimation(slip, b"pos", self)
        self._slide.setDuration(SLIDES)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.finished.connect(self._point)
        self.hide()

    def lay(self, place: QRect, lamp: QRectF, told: Sequence[QRectF] = ()) -> None:
        """Move the card to a rectangle and point at a spotlight; at nothing if that is empty.

        Nothing else that is highlighted (``told``) may be between: it would seem to be the target.
        """
        self._lamp = lamp
        self._others = tuple(rect for rect in told if not rect.intersects(lamp))
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
        """Hide the pointer with the card."""
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
        slip = QRectF(self._slip.geometry()).adjusted(margin, margin, -margin, -margin)
        longest = min(LONGEST, max(36.0, self.look.px(LONGEST)))
        self.hide()
        empty = self._lamp.isEmpty() or self._slip.isHidden()
        self.corners = None if empty else self._found(slip, longest)
        self.setVisible(self.corners is not None)
        if self.corners is not None:
            self.setGeometry(_around(self.corners).adjusted(-2, -2, 2, 2).toAlignedRect())
            self.update()

    def _found(self, slip: QRectF, longest: float) -> Corners | None:
        """Return the pointer, avoiding content if the page is visible; None if there is none."""
        blind = tail_of(slip, self._lamp, longest, BROAD)
        if blind is None or self._is_looking or not self._page.isVisible():
            return blind
        self._is_looking = True  # grabbing a page can trigger its layout, and this method again
        try:
            around = round_about(slip, longest, self._lamp, self._page)
            ground = Ground(self._page, around, slip)
        finally:
            self._is_looking = False
        seen = _as_broad(ground.written(self._lamp, nearest(slip, self._lamp)), self._lamp)

        def covers(corners: Corners) -> float:
            first, tip, second = corners
            beyond = tip + (tip - (first + second) / 2) * _BEYOND
            around = _around((first, beyond, second))
            crosses = any(around.intersects(other) for other in self._others)
            return 1.0 if crosses else ground.under(corners)

        return None if seen.isEmpty() else tail_of(slip, seen, longest, BROAD, covers)

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
