"""Room for fingers: what is pressed on a board reaches farther than what is painted, where it can.

44 pixels each way are what the guidelines for touch screens ask for (WCAG 2.5.5).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

LEAST: Final = 44.0
"""Pixels that a target has each way, where there is room."""


def roomy(rects: Sequence[QRectF], board: QRectF) -> list[QRectF]:
    """Return the rectangles, the small ones grown as far as they reach neither others nor the edge.

    Where it cannot grow both ways, it grows up and down rather than to its sides.
    """
    found = list(rects)
    for number, rect in enumerate(rects):
        if rect.isEmpty() or min(rect.width(), rect.height()) >= LEAST:
            continue
        others = [*found[:number], *found[number + 1 :]]
        better = (
            wanted
            for wanted in (_wider(_taller(rect)), _taller(rect), _wider(rect))
            if board.contains(wanted) and _is_free(wanted, rect, others)
        )
        found[number] = next(better, rect)
    return found


def _is_free(wanted: QRectF, rect: QRectF, others: Sequence[QRectF]) -> bool:
    """Tell whether a grown rectangle meets no other that it did not meet before."""
    return not any(wanted.intersects(one) and not rect.intersects(one) for one in others)


def _taller(rect: QRectF) -> QRectF:
    more = max(0.0, LEAST - rect.height()) / 2
    return rect.adjusted(0, -more, 0, more)


def _wider(rect: QRectF) -> QRectF:
    more = max(0.0, LEAST - rect.width()) / 2
    return rect.adjusted(-more, 0, more, 0)
