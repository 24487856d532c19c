"""Finds the coach's papers a place on a page: beside what they speak of, and never over it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

_COLUMNS: Final = 24
_ROWS: Final = 18
_FINER: Final = 4
"""Into so many steps each of these is parted round the best place, to lie beside what is kept."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Something that a paper should not cover, and how much each covered share of it counts."""

    rect: QRectF
    weight: float
    touch: float = 0.0
    """What it counts besides to cover any of it, and be it a corner."""


def place_for(size: QSizeF, page: QRectF, kept: Sequence[Kept], near: QPointF) -> QRectF:
    """Return where on a page a paper covers least of what is kept, as near to a point as may be."""
    across = max(0.0, page.width() - size.width())
    down = max(0.0, page.height() - size.height())
    step = QPointF(across / _COLUMNS, down / _ROWS)
    corners = _grid(page.topLeft(), step, range(_COLUMNS + 1), range(_ROWS + 1))
    coarse = _best([QRectF(at, size) for at in corners], page, kept, near)
    inside = QRectF(page.topLeft(), QSizeF(across, down)).adjusted(-0.01, -0.01, 0.01, 0.01)
    around = range(-_FINER + 1, _FINER)
    finer = _grid(coarse.topLeft(), step / _FINER, around, around)
    places = [coarse, *(QRectF(at, size) for at in finer if inside.contains(at))]
    return _best(places, page, kept, near)


def _grid(start: QPointF, step: QPointF, columns: range, rows: range) -> Iterator[QPointF]:
    return (start + QPointF(step.x() * x, step.y() * y) for x in columns for y in rows)


def _best(places: Sequence[QRectF], page: QRectF, kept: Sequence[Kept], near: QPointF) -> QRectF:
    """Return the place that covers least of what is kept, the nearest of equal ones."""
    diagonal = (page.width() ** 2 + page.height() ** 2) ** 0.5
    aways = sorted(((distance(one, near) / diagonal, one) for one in places), key=lambda x: x[0])
    weightiest = sorted(kept, key=lambda one: -one.weight)
    best, least = aways[0][1], float("inf")
    for away, place in aways:
        if away >= least:
            break  # whatever it covers, one that lies nearer is better
        cost = away
        for one in weightiest:
            share = covered(place, one.rect)
            if share:
                cost += one.weight * share + one.touch
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
