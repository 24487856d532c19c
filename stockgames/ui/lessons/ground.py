"""What a tail would cover: how much is written, or drawn, where on a picture of the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

_HALF: Final = 2
"""Pixels of the page for each of the picture that is looked at: fine weave is gone there."""
_EDGE: Final = 12
"""From so many of 255 steps between two neighbours on, something is written there."""
_BORDER: Final = 4
"""Pixels around a slip in which its own edge is seen."""
_ROWS: Final = 8
"""In so many rows a triangle is looked at."""
_CELL: Final = 24
"""Pixels of the page, across and down, of a cell in which something is written or nothing."""
_SPOTS: Final = 6
"""So often a cell is looked at, across and down."""
_FULL: Final = 3
"""In a cell where so many of these lie on an edge, something is written."""


class Ground:
    """Tells what lies in one rectangle of a page, as it is seen there."""

    def __init__(self, page: QWidget, rect: QRect, slip: QRectF | None = None) -> None:
        """`slip` is the paper that covers part of the page itself: its edges are not written."""
        seen = rect.intersected(page.rect())
        self._at = QPointF(seen.topLeft())
        self._slip = (slip or QRectF()).adjusted(-_BORDER, -_BORDER, _BORDER, _BORDER)
        self._grey = QImage() if seen.isEmpty() else _grey(page, seen)
        self._pixels = b"" if self._grey.isNull() else bytes(self._grey.constBits())

    def under(self, corners: tuple[QPointF, QPointF, QPointF]) -> float:
        """Return which share of a triangle, 0 to 1, lies over something that is written."""
        points = list(_within(*corners))
        found = [self._is_written(point) for point in points if not self._slip.contains(point)]
        return sum(found) / len(points)

    def written(self, rect: QRectF, near: QPointF) -> QRectF:
        """Return the part of a rectangle nearest to a point that has something on it.

        Empty if nothing is written there at all.
        """
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
    """Return a picture of part of a page, half as wide and high, in grey."""
    small = QSize(max(1, rect.width() // _HALF), max(1, rect.height() // _HALF))
    smooth = Qt.TransformationMode.SmoothTransformation
    shrunk = page.grab(rect).toImage().scaled(small, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return shrunk.convertToFormat(QImage.Format.Format_Grayscale8)


def _cells(rect: QRectF) -> Iterator[QRectF]:
    """Yield the cells that a rectangle is made of."""
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
    """Yield points all over a triangle, row by row from its base to its tip."""
    for row in range(_ROWS):
        away = (row + 0.5) / _ROWS
        start, end = first + (tip - first) * away, second + (tip - second) * away
        count = 2 * (_ROWS - row)
        for place in range(count):
            yield start + (end - start) * ((place + 0.5) / count)


def round_about(slip: QRectF, reach: float, lamp: QRectF, page: QWidget) -> QRect:
    """Return what of a page lies near to a slip, the slip included, and a lamp's place."""
    around = slip.adjusted(-reach, -reach, reach, reach).united(lamp).toAlignedRect()
    return around.intersected(page.rect())
