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
_ROWS: Final = 8
"""In so many rows a triangle is looked at."""


class Ground:
    """Tells what lies in one rectangle of a page, as it is seen there."""

    def __init__(self, page: QWidget, rect: QRect) -> None:
        self._at = QPointF(rect.topLeft())
        small = QSize(max(1, rect.width() // _HALF), max(1, rect.height() // _HALF))
        smooth = Qt.TransformationMode.SmoothTransformation
        seen = page.grab(rect).toImage()
        shrunk = seen.scaled(small, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        self._grey = shrunk.convertToFormat(QImage.Format.Format_Grayscale8)
        self._pixels = bytes(self._grey.constBits())

    def under(self, corners: tuple[QPointF, QPointF, QPointF]) -> float:
        """Return which share of a triangle, 0 to 1, lies over something that is written."""
        found = [self._is_written(point) for point in _within(*corners)]
        return sum(found) / len(found)

    def _is_written(self, point: QPointF) -> bool:
        x = round((point.x() - self._at.x()) / _HALF)
        y = round((point.y() - self._at.y()) / _HALF)
        if not (0 <= x < self._grey.width() - 1 and 0 <= y < self._grey.height() - 1):
            return False
        line = self._grey.bytesPerLine()
        here = y * line + x
        one, right, below = (self._pixels[place] for place in (here, here + 1, here + line))
        return max(abs(one - right), abs(one - below)) >= _EDGE


def _within(first: QPointF, tip: QPointF, second: QPointF) -> Iterator[QPointF]:
    """Yield points all over a triangle, row by row from its base to its tip."""
    for row in range(_ROWS):
        away = (row + 0.5) / _ROWS
        start, end = first + (tip - first) * away, second + (tip - second) * away
        count = 2 * (_ROWS - row)
        for place in range(count):
            yield start + (end - start) * ((place + 0.5) / count)


def round_about(slip: QRectF, reach: float, page: QWidget) -> QRect:
    """Return what of a page lies so near to a slip, the slip itself included."""
    around = slip.adjusted(-reach, -reach, reach, reach).toAlignedRect()
    return around.intersected(page.rect())
