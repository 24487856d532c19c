"""Cutting rectangles: lines and columns of an area, its edges, and what lies round a point.

Lengths are in the units of the area.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF


def line_at(area: QRectF, top: float, height: float) -> QRectF:
    """Return a line as wide as an area, wherever its top is."""
    return QRectF(area.left(), top, area.width(), height)


def column_at(area: QRectF, left: float, width: float) -> QRectF:
    """Return a column as high as an area, wherever its left side is."""
    return QRectF(left, area.top(), width, area.height())


def line_under(box: QRectF, height: float, gap: float = 0.0) -> QRectF:
    """Return a line under a box, as wide as that."""
    return QRectF(box.left(), box.bottom() + gap, box.width(), height)


def top_part(area: QRectF, height: float) -> QRectF:
    """Return so much of an area from its top."""
    return QRectF(area.left(), area.top(), area.width(), height)


def bottom_part(area: QRectF, height: float) -> QRectF:
    """Return so much of an area from its bottom."""
    return QRectF(area.left(), area.bottom() - height, area.width(), height)


def left_part(area: QRectF, width: float) -> QRectF:
    """Return so much of an area from its left."""
    return QRectF(area.left(), area.top(), width, area.height())


def right_part(area: QRectF, width: float) -> QRectF:
    """Return so much of an area from its right."""
    return QRectF(area.right() - width, area.top(), width, area.height())


def spanning(left: float, top: float, right: float, bottom: float) -> QRectF:
    """Return what lies between four edges."""
    return QRectF(left, top, right - left, bottom - top)


def centred(at: QPointF, width: float, height: float) -> QRectF:
    """Return a box round a point."""
    return QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
