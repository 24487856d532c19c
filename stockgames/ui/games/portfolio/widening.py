"""How the columns of the Portfolio table change their width when a portfolio comes or goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF

from stockgames.ui.games.portfolio.area import AreaItem, OwnItem
from stockgames.ui.games.portfolio.run import RunItem
from stockgames.ui.games.portfolio.run_shape import LaidRun
from stockgames.ui.table.animator import Step
from stockgames.ui.table.items import TableItem
from stockgames.ui.table.layout import mixed

WIDEN: Final = 250
"""Milliseconds as designed."""
_SAME: Final = 0.005
"""How little cards grow or shrink that count as keeping their width: their picture serves then."""
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


class RunWay:
    """The way of a portfolio: its cards become as wide as they will be, half way as close, too.

    Its lowest card now will be that with the index `lowest`.
    """

    def __init__(self, item: RunItem, after: LaidRun, lowest: int = 0) -> None:
        assert item.laid is not None
        self._item = item
        self._before, self._after = item.laid, after.part(item.laid.run, lowest)
        grows = after.card / item.laid.card - 1
        self._grows = grows if abs(grows) > _SAME else 0.0
        self._reshaped = bool(self._grows) or abs(self._after.step - self._before.step) > 1

    def scale(self, share: float) -> float:
        """Return how large it is at a share of the time, 1 being as it was."""
        return 1 + self._grows * share

    def centre(self, index: int, share: float) -> QPointF:
        """Return the middle of a card, -1 and their number being just outside."""
        start, end = self._before.card_centre(index), self._after.card_centre(index)
        return start + (end - start) * share

    def __call__(self, share: float) -> None:
        """Put it where it is at a share of the time."""
        item, late = self._item, self._reshaped and share >= 0.5
        laid = self._after if late else self._before
        if item.facts is not None:
            item.lay(item.facts, laid, item.toolTip())
        scale = self.scale(share) / (self.scale(1) if late else 1)
        origin, foot = item.transformOriginPoint(), laid.card_centre(0)
        at = self.centre(0, share) - origin - (foot - origin) * scale
        item.setScale(scale)
        item.setPos(at if self._grows else at.toPoint().toPointF())


def resized_way(item: TableItem, before: QRectF, after: QRectF) -> Way:
    """Return the way of a thing that takes its new size half way, where it goes fastest."""
    return lambda share: _slide(item, before if share < 0.5 else after, before, after, share)


def sheet_way(item: TableItem, start: QPointF) -> Way:
    """Return the way of a sheet that comes from a point to where it lies."""

    def go(share: float) -> None:
        item.setPos((start - item.rect.center()) * (1 - share))
        item.setOpacity(min(1.0, 2 * share))

    return go


def _slide(item: TableItem, rect: QRectF, before: QRectF, after: QRectF, share: float) -> None:
    """Put a thing on its way, by whole pixels, so that its kept picture serves."""
    at = before.center() + (after.center() - before.center()) * share
    item.set_rect(rect)
    item.setPos((at - rect.center()).toPoint().toPointF())
