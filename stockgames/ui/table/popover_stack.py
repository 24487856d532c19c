"""Where a table shows popovers: above the choices, at most two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from stockgames.ui.table.parts import TableParts
from stockgames.ui.widgets.frames import SHADOW_MARGIN
from stockgames.ui.widgets.popover import Popover, popover_width

_GAP: Final = SHADOW_MARGIN
"""The space between a popover and the choices, or another popover, in pixels."""
_BROAD: Final = 1.5
"""The factor by which they are broader if they would be too high."""
_EDGE: Final = 5
"""The space at the edge of the page, in pixels."""


class PopoverStack(QObject):
    """Shows hints, refusals, tips and recaps above the choices; a third one closes the first.

    If two are too high together, they are wider, or the older is closed; a single one may also be
    to the left of the choices.
    """

    def __init__(self, parts: TableParts) -> None:
        super().__init__(parts.page)
        self._parts = parts
        self._laid: list[Popover] = []
        """The latest last; some may be hidden again."""
        parts.page.look.changed.connect(self.follow)

    def lay(self, popover: Popover, *, alert: bool = True) -> None:
        """Show a popover; announce an alert."""
        others = [one for one in self._shown() if one is not popover]
        self._laid = [*others[-1:], popover]
        for older in others[:-1]:
            older.put_away()
        self._arrange(popover, alert=alert)

    def follow(self) -> None:
        """Update all places after a change of page, text size or texts."""
        self._arrange()

    def clear_for(self, focused: QWidget) -> None:
        """Close the popovers that hide the focused widget."""
        page = self._parts.page
        middle = focused.mapTo(page, focused.rect().center())
        for one in self._shown() if focused is not page else ():
            if one.paper().contains(middle) and not one.isAncestorOf(focused):
                one.put_away()

    def _shown(self) -> list[Popover]:
        lying = self._parts.slips()
        return [one for one in self._laid if one in lying]

    def _arrange(self, news: Popover | None = None, *, alert: bool = False) -> None:
        """Place all visible popovers, and a new one."""
        shown = [one for one in self._shown() if one is not news]
        stack = sorted([*shown, news] if news else shown, key=lambda one: one.stacking)
        papers = self._papers(stack)
        if papers is None:  # there is room for the latest alone
            latest = self._laid[-1]
            for older in stack:
                if older is not latest:
                    older.put_away()
            stack, papers = [latest], self._papers([latest]) or []
        margin = SHADOW_MARGIN
        for one, paper in zip(stack, papers, strict=True):
            place = paper.adjusted(-margin, -margin, margin, margin)
            if one is news or place != one.geometry():
                one.lay(place, alert=alert and one is news)

    def _papers(self, stack: Sequence[Popover]) -> list[QRect] | None:
        """Return the rects of popovers without shadows, from the bottom; None if they don't fit."""
        top = self._parts.board.y()
        papers: list[QRect] = []
        for foot, width in [*self._over(), *(self._beside() if len(stack) == 1 else ())]:
            papers = _stacked(foot, [_size(one, width) for one in stack])
            if not papers or papers[-1].top() >= top:
                return papers
        if len(stack) > 1:
            return None
        return [paper.translated(0, top - paper.top()) for paper in papers]

    def _over(self) -> Iterator[tuple[QPoint, int]]:
        """Yield the bottom right corner and the width of a stack above the choices."""
        choices, page = self._parts.popover_anchor, self._parts.page.rect()
        width = popover_width(self._parts.page.look)
        right = min(choices.right(), page.right() - _EDGE)
        for wide in (width, round(width * _BROAD)):
            yield QPoint(right, choices.top() - _GAP), min(wide, right - _EDGE)

    def _beside(self) -> Iterator[tuple[QPoint, int]]:
        """Yield the same to the left of the choices."""
        choices, page = self._parts.popover_anchor, self._parts.page.rect()
        width = popover_width(self._parts.page.look)
        beside = QPoint(choices.left() - _GAP, min(choices.bottom(), page.bottom() - _EDGE))
        yield beside, min(width, beside.x() - _EDGE)
        yield beside, beside.x() - _EDGE


def _size(popover: Popover, width: int) -> QSize:
    """Return the size of a popover without its shadow."""
    around = 2 * SHADOW_MARGIN
    return QSize(width, popover.wanted_height(width + around) - around)


def _stacked(foot: QPoint, sizes: Sequence[QSize]) -> list[QRect]:
    """Return rects of these sizes above each other, aligned at the right."""
    places, low = list[QRect](), foot.y()
    for size in sizes:
        place = QRect(QPoint(0, 0), size)
        place.moveBottomRight(QPoint(foot.x(), low))
        places.append(place)
        low = place.top() - _GAP
    return places
