"""How things fly and turn over: alike at every table."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

_LOW: Final = 0.12
"""How high a low arc is beside its length."""
_LOW_AT_MOST: Final = 40.0
_THIN: Final = 0.04
"""How wide at least something is that turns over: an item without a width is not painted."""


def arc(start: QPointF, end: QPointF, height: float | None = None) -> Callable[[float], QPointF]:
    """Return where something is that flies in an arc, by its share of the way.

    The arc is `height` pixels high; low where none is told.
    """
    if height is None:
        length = math.hypot(end.x() - start.x(), end.y() - start.y())
        height = min(_LOW_AT_MOST, length * _LOW)

    def at(share: float) -> QPointF:
        return start + (end - start) * share - QPointF(0, height * math.sin(math.pi * share))

    return at


def width_in_turn(share: float) -> float:
    """Return how wide something is seen that turns over on its long axis; 1 where it lies flat."""
    return max(_THIN, abs(math.cos(math.pi * share)))


def turn_over(item: QGraphicsItem, share: float) -> None:
    """Show an item as far turned over on its long axis."""
    transform = item.transform()
    transform.reset()
    item.setTransform(transform.scale(width_in_turn(share), 1))
