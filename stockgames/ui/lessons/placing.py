"""Finds the coach's papers a place on a page: beside what they speak of, and never over it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from stockgames.ui.table.kept import Kept

_COLUMNS: Final = 24
_ROWS: Final = 18
_FINER: Final = 4
"""Into so many steps each of these is parted round the best place, to lie beside what is kept."""

_WHOLE: Final = 0.995
"""Something of which so much is covered is not cut: nothing is left that could not be read."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A size that a paper may have, and what it counts to take this one."""

    size: QSizeF
    weight: float = 0.0


@dataclass(frozen=True, slots=True)
class _Place:
    rect: QRectF
    shape: Shape


def place_for(
    shapes: Sequence[Shape],
    page: QRectF,
    kept: Sequence[Kept],
    near: QPointF,
    far: float = 1.0,
) -> QRectF:
    """Return where on a page a paper covers least of what is kept, as near to a point as may be.

    It may have any of some shapes. To lie `far` off counts so much at most.
    """
    coarse = []
    for shape in shapes:
        room = _room(page, shape.size)
        step = QPointF(room.width() / _COLUMNS, room.height() / _ROWS)
        corners = _grid(page.topLeft(), step, range(_COLUMNS + 1), range(_ROWS + 1))
        coarse += [_Place(QRectF(at, shape.size), shape) for at in corners]
    best = _best(coarse, page, kept, near, far)
    room, shape = _room(page, best.shape.size), best.shape
    step = QPointF(room.width() / _COLUMNS, room.height() / _ROWS) / _FINER
    around = range(-_FINER + 1, _FINER)
    finer = _grid(best.rect.topLeft(), step, around, around)
    inside = room.adjusted(-0.01, -0.01, 0.01, 0.01)
    places = [best, *(_Place(QRectF(at, shape.size), shape) for at in finer if inside.contains(at))]
    return _best(places, page, kept, near, far).rect


def _room(page: QRectF, size: QSizeF) -> QRectF:
    """Return where on a page the corner of a paper may lie."""
    across = max(0.0, page.width() - size.width())
    down = max(0.0, page.height() - size.height())
    return QRectF(page.topLeft(), QSizeF(across, down))


def _grid(start: QPointF, step: QPointF, columns: range, rows: range) -> Iterator[QPointF]:
    return (start + QPointF(step.x() * x, step.y() * y) for x in columns for y in rows)


def _best(
    places: Sequence[_Place], page: QRectF, kept: Sequence[Kept], near: QPointF, far: float
) -> _Place:
    """Return the place that covers least of what is kept, the nearest of equal ones."""
    by_pixel = far / (page.width() ** 2 + page.height() ** 2) ** 0.5
    begun = ((distance(one.rect, near) * by_pixel + one.shape.weight, one) for one in places)
    ways = sorted(begun, key=lambda way: way[0])
    weightiest = sorted(kept, key=lambda one: -one.weight)
    best, least = ways[0][1], float("inf")
    for begins, place in ways:
        if begins >= least:
            break  # whatever it covers, one that lies nearer is better
        cost = begins
        for one in weightiest:
            share = covered(place.rect, one.rect)
            if share:
                cost += one.weight * (share + (one.cut if share < _WHOLE else 0.0))
                if cost >= least:
                    break
        else:
            best, least = place, cost
    return best


def covered(place: QRectF, rect: QRectF) -> float:
    """Return which share of a rectangle a place covers, at least a hundredth if any."""
    common = place.intersected(rect)
    area = rect.width() * rect.height()
    if common.isEmpty() or area <= 0:
        return 0.0
    return max(0.01, common.width() * common.height() / area)


def distance(place: QRectF, point: QPointF) -> float:
    """Return how far a point lies from a place; 0 within it."""
    x = max(place.left() - point.x(), 0.0, point.x() - place.right())
    y = max(place.top() - point.y(), 0.0, point.y() - place.bottom())
    return float((x * x + y * y) ** 0.5)
