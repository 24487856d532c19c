"""Where a page's popovers are shown, and which stay when another comes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtWidgets import QWidget

from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.frames import SHADOW_MARGIN
from stockgames.ui.widgets.popover import Popover, popover_width

_GAP: Final = SHADOW_MARGIN
"""The space between a popover and the choices, or another popover, in pixels."""
_NARROWEST: Final = 0.75
"""The least width of a log that holds popovers, relative to their own."""
_BROAD: Final = 1.5
"""The factor by which they are broader if they would be too high."""
_EDGE: Final = 5
"""The space at the edge of the page, in pixels."""


class PopoverStack(QObject):
    """Shows hints, refusals, tips and recaps over the log or, if that is too narrow, above the
    choices; a third one closes the first.

    If two are too high together, or hide what one refers to, the older is closed; a single one may
    be wider, to the left of the choices, or at a fixed place over the table.
    """

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._page = page
        self.anchor = QRect()
        """The rect above which popovers are shown: the choices, perhaps with what is above them."""
        self.log = QRect()
        """The log without its buttons, over which popovers are shown; empty if it isn't there."""
        self.log_top = 0
        """The top that no popover over the log exceeds."""
        self.kept_clear = QRect()
        """What no popover covers if possible; empty for nothing."""
        self.top = 0
        """The top of the board, which no popover exceeds."""
        self._grown_from = QRect()
        """Where the popover is that is being enlarged; empty if none is."""
        self._open: list[Popover] = []
        """The latest last; some may be hidden again."""
        self._followed: set[Popover] = set()
        """Those that have been shown, so that the others take its place when one goes."""
        page.look.changed.connect(self.sync)

    def show(self, popover: Popover, *, alert: bool = True) -> None:
        """Show a popover; announce an alert."""
        others = [other for other in self._shown() if other is not popover]
        self._open = [*others[-1:], popover]
        for older in others[:-1]:
            older.put_away()
        self._arrange(popover, alert=alert)
        if popover not in self._followed:
            self._followed.add(popover)
            popover.turned.connect(self.sync)

    def grow(self, popover: Popover) -> None:
        """Show more text of a popover, from where it is if there is room."""
        self._grown_from = popover.paper()
        self.show(popover)
        self._grown_from = QRect()

    def sync(self) -> None:
        """Update all places after a change of page, text size or texts."""
        if self._open:
            self._arrange()

    def clear_for(self, focused: QWidget) -> None:
        """Close the popovers that hide the focused widget."""
        page = self._page
        middle = focused.mapTo(page, focused.rect().center())
        for other in self._shown() if focused is not page else ():
            if other.paper().contains(middle) and not other.isAncestorOf(focused):
                other.put_away()

    def put_away(self) -> None:
        """Close all popovers of the page."""
        for popover in self.visible():
            popover.put_away()

    def _shown(self) -> list[Popover]:
        lying = self.visible()
        return [popover for popover in self._open if popover in lying]

    def visible(self) -> list[Popover]:
        """Return all popovers that are visible whenever the page is."""
        found = self._page.findChildren(Popover, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [popover for popover in found if popover.isVisibleTo(self._page)]

    def _arrange(self, news: Popover | None = None, *, alert: bool = False) -> None:
        """Place all visible popovers, and a new one."""
        shown = [popover for popover in self._shown() if popover is not news]
        stack = sorted([*shown, news] if news else shown, key=lambda popover: popover.stacking)
        papers = self._papers(stack)
        if papers is None:  # there is room for the latest alone
            latest = self._open[-1]
            for older in stack:
                if older is not latest:
                    older.put_away()
            stack, papers = [latest], self._papers([latest]) or []
        margin = SHADOW_MARGIN
        for popover, paper in zip(stack, papers, strict=True):
            place = paper.adjusted(-margin, -margin, margin, margin)
            if popover is news or place != popover.geometry():
                popover.show_at(place, alert=alert and popover is news)

    def _papers(self, stack: Sequence[Popover]) -> list[QRect] | None:
        """Return the rects of popovers without shadows, from the bottom; None for several that
        don't fit, or hide what one refers to.
        """
        avoided = [QRectF(rect) for popover in stack for rect in popover.avoided()]
        avoided += [] if self.kept_clear.isEmpty() else [QRectF(self.kept_clear)]
        if not stack:
            return []
        if len(stack) == 1:
            return [self._place(stack[0], avoided).toRect()]
        for foot, width, top in self._over():
            papers = _stacked(foot, [_size(popover, width) for popover in stack])
            hides = any(rect.intersects(QRectF(paper)) for rect in avoided for paper in papers)
            if not hides and papers[-1].top() >= top:
                return papers
        return None

    def _place(self, popover: Popover, avoided: Sequence[QRectF]) -> QRectF:
        """Return the place of a single popover, which hides nothing that is avoided if possible."""
        homes = list[QRectF]()
        for foot, width, top in (*self._over(), *self._beside()):
            (paper,) = _stacked(foot, [_size(popover, width)])
            if paper.top() >= top:
                homes.append(QRectF(paper))
        homes = homes or [QRectF(paper.translated(0, self.top - paper.top()))]
        area = QRectF(self._page.rect().adjusted(_EDGE, self.top + _EDGE, -_EDGE, -_EDGE))
        grown = [place for place in self._grown(popover) if area.contains(place)]
        if not (avoided or grown):
            return homes[0]
        homes = [*grown, *homes]
        usual, most = popover_width(self._page.look), int(area.width())
        for width in (usual, round(usual * _BROAD), most):
            size = _size(popover, min(width, most)).toSizeF()
            if size.height() <= area.height():
                homes += anchors(size, area)
        return freest(homes, [*avoided, QRectF(self.anchor)], avoided)

    def _grown(self, popover: Popover) -> Iterator[QRectF]:
        """Yield the places that a popover that is being enlarged may grow to, from a corner."""
        before, usual = self._grown_from, popover_width(self._page.look)
        for width in (before.width(), round(usual * _BROAD)):
            if width >= before.width() > 0:
                place = QRect(QPoint(), _size(popover, width))
                for move, corner in (
                    (place.moveBottomRight, before.bottomRight()),
                    (place.moveBottomLeft, before.bottomLeft()),
                    (place.moveTopRight, before.topRight()),
                    (place.moveTopLeft, before.topLeft()),
                ):
                    move(corner)
                    yield QRectF(place)

    def _over(self) -> Iterator[tuple[QPoint, int, int]]:
        """Yield bottom right corners, widths and least tops of a stack: over the log, and above
        the choices.
        """
        choices, page = self.anchor, self._page.rect()
        width = popover_width(self._page.look)
        if self.log.width() >= width * _NARROWEST:
            yield self.log.bottomRight(), self.log.width(), self.log_top
        right = min(choices.right(), page.right() - _EDGE)
        for wide in (width, round(width * _BROAD)):
            yield QPoint(right, choices.top() - _GAP), min(wide, right - _EDGE), self.top

    def _beside(self) -> Iterator[tuple[QPoint, int, int]]:
        """Yield the same to the left of the choices."""
        choices, page = self.anchor, self._page.rect()
        width = popover_width(self._page.look)
        beside = QPoint(choices.left() - _GAP, min(choices.bottom(), page.bottom() - _EDGE))
        yield beside, min(width, beside.x() - _EDGE), self.top
        yield beside, beside.x() - _EDGE, self.top


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


def anchors(size: QSizeF, area: QRectF) -> list[QRectF]:
    """Return the fixed places of a card over the table: in the middle, left and right, at the
    foot of an area, at its top, and between.
    """
    across, down = area.width() - size.width(), max(0.0, area.height() - size.height())
    places = [(x, y) for y in (1, 0, 0.5) for x in (0.5, 0, 1)]
    return [QRectF(area.topLeft() + QPointF(x * across, y * down), size) for x, y in places]


def freest(
    places: Sequence[QRectF], *avoided: Sequence[QRectF], quiet: Sequence[QRectF] = ()
) -> QRectF:
    """Return the place that covers nothing of the first list, or else of the next one; of several
    the first that covers the least shares of the first list and of what is `quiet`.
    """
    for rects in (*avoided, ()):
        free = [place for place in places if not any(place.intersects(rect) for rect in rects)]
        if free:
            break
    seen = [*avoided[0], *quiet]
    return min(free, key=lambda place: sum(covered(place, rect) for rect in seen))


def covered(paper: QRectF, rect: QRectF) -> float:
    """Return the share of a rect that a paper covers."""
    part = paper.intersected(rect)
    return part.width() * part.height() / (rect.width() * rect.height())
