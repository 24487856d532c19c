"""Where an arrow key leads on a painted table: to what lies next in its direction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF

WAYS: Final = {
    "Left": QPointF(-1, 0),
    "Right": QPointF(1, 0),
    "Up": QPointF(0, -1),
    "Down": QPointF(0, 1),
}
_ASIDE: Final = 2.4
"""How much worse it is to lie aside of the way than along it."""


def next_place(rects: Mapping[str, QRectF], here: str | None, key: str) -> str | None:
    """Return the name of what an arrow key leads to from one place; from nowhere the first."""
    if here is None or here not in rects:
        return next(iter(rects), None)
    way, start = WAYS[key], rects[here].center()
    found = {
        name: distance
        for name, rect in rects.items()
        if name != here and (distance := _distance(rect.center() - start, way)) is not None
    }
    return min(found, key=lambda name: found[name], default=None)


def nearest(rects: Mapping[str, QRectF], point: QPointF) -> str | None:
    """Return the name of what lies nearest to a point, by its middle."""

    def distance(name: str) -> float:
        gap = rects[name].center() - point
        return gap.x() * gap.x() + gap.y() * gap.y()

    return min(rects, key=distance, default=None)


def _distance(gap: QPointF, way: QPointF) -> float | None:
    along = gap.x() * way.x() + gap.y() * way.y()
    aside = abs(gap.x() * way.y()) + abs(gap.y() * way.x())
    if along < 4 or aside > along * 3.2:
        return None
    return along + _ASIDE * aside
