"""How the columns of the Portfolio table change their width when a portfolio comes or goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QRectF

from stockgames.ui.games.portfolio.area import AreaItem, OwnItem
from stockgames.ui.table.animator import Step
from stockgames.ui.table.items import TableItem
from stockgames.ui.table.layout import mixed

WIDEN: Final = 250
"""Milliseconds as designed."""
Way = Callable[[float], None]
"""Puts a thing where it is at a share, 0 to 1, of the time."""


class Widening:
    """The ways of all that lies elsewhere afterwards; things are put back to where they begin."""

    def __init__(self, ways: Sequence[Way]) -> None:
        self._ways = ways

    def step(self) -> Step:
        """Put everything where it begins, and return how it goes to where it ends."""
        self._go(0.0)
        return Step(WIDEN, self._go, easing=QEasingCurve.Type.InOutCubic)

    def _go(self, share: float) -> None:
        for way in self._ways:
            way(share)


def area_way(item: AreaItem, before: tuple[QRectF, bool], after: tuple[QRectF, bool]) -> Way:
    """Return the way of an area, with its rectangle and whether it is folded before and after.

    One that folds or unfolds has another shape: the old one goes, and the new one comes.
    """

    def go(share: float) -> None:
        if before[1] == after[1]:
            item.lay(mixed(before[0], after[0], share), folded=after[1])
            return
        rect, folded = before if share < 0.5 else after
        item.lay(rect, folded=folded)
        item.setOpacity(abs(1 - 2 * share))

    return go


def own_way(item: OwnItem, before: tuple[QRectF, QRectF], after: tuple[QRectF, QRectF]) -> Way:
    """Return the way of the area of whoever sits in front, and of the line of its title."""

    def go(share: float) -> None:
        rect, head = (mixed(old, new, share) for old, new in zip(before, after, strict=True))
        item.lay(rect, head)

    return go


def place_way(item: TableItem, before: QRectF, after: QRectF) -> Way:
    """Return the way of a frame that takes any size."""
    return lambda share: item.set_rect(mixed(before, after, share))


def sliding_way(item: TableItem, before: QRectF, after: QRectF) -> Way:
    """Return the way of a thing that keeps its size until it is there."""
    return lambda share: _slide(item, before, before, after, share)


def resized_way(item: TableItem, before: QRectF, after: QRectF) -> Way:
    """Return the way of a thing that takes its new size half way, where it goes fastest."""
    return lambda share: _slide(item, before if share < 0.5 else after, before, after, share)


def _slide(item: TableItem, rect: QRectF, before: QRectF, after: QRectF, share: float) -> None:
    """Put a thing on its way, by whole pixels, so that its kept picture serves."""
    at = before.center() + (after.center() - before.center()) * share
    item.set_rect(rect)
    item.setPos((at - rect.center()).toPoint().toPointF())
