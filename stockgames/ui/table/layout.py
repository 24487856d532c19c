"""Layout of the table page: its measures from a size and a number of seats, and its panels' places.

Lengths are pixels, of the page or of a board's scene. The page is designed for 1600 by 1000; what
lies on it grows up to a factor of 2.4, which fills a 4K screen, then margins do. A board is laid
out for one size and scaled (see `board`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF

from stockgames.ui.theme.shapes import centred, in_columns, in_rows
from stockgames.ui.theme.theme_context import LARGEST_SCALE

DESIGN_WIDTH, DESIGN_HEIGHT = 1600.0, 1000.0
MOST_ABOVE = 5
_ALMOST = 1.2
"""How much wider than needed seats in a row may be, to end where the row does."""


def scale_for(width: float, height: float) -> float:
    """Return the scale of objects on a page of this size."""
    return min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT, LARGEST_SCALE)


def bar_height(width: float, height: float) -> float:
    """Return the height of the top bar."""
    return max(40.0, round(44 * scale_for(width, height)))


def margin_for(width: float, height: float) -> float:
    """Return the margin at the left and right: 24 at 1280 by 720, 48 at the design's size."""
    scale = scale_for(width, height)
    if scale < 1:
        return round(24 + 24 * max(0.0, (scale - 0.72) / 0.28))
    spare = max(0.0, width - DESIGN_WIDTH * scale) if scale >= LARGEST_SCALE else 0.0
    return round(48 * scale) + spare / 2


def side_width(width: float, height: float) -> float:
    """Return the width of the side panels."""
    return max(288.0, round(352 * scale_for(width, height)))


def seats_aside(others: int) -> int:
    """Return the number of other seats on each side; 0 for up to five others."""
    return 0 if others <= MOST_ABOVE else (others - MOST_ABOVE + 1) // 2


def mixed(before: QRectF, after: QRectF, share: float) -> QRectF:
    """Return a rect between two others; `share` 0 is the first, 1 the second."""
    corners = before.topLeft(), before.bottomRight(), after.topLeft(), after.bottomRight()
    return QRectF(
        corners[0] + (corners[2] - corners[0]) * share,
        corners[1] + (corners[3] - corners[1]) * share,
    )


def place_seats(
    others: int, row: QRectF, left: QRectF, right: QRectF, gap: float, widest: float
) -> tuple[QRectF, ...]:
    """Place the other seats in a row above and, if there are six or more, in columns at both sides.

    A seat above is at most about `widest` wide; a short row is centred. They go clockwise: up the
    left column, along the row, and down the right column.
    """
    aside = seats_aside(others)
    above = others - 2 * aside
    gaps = gap * (above - 1)
    if row.width() - gaps > widest * _ALMOST * above:
        row = centred(row.center(), widest * above + gaps, row.height())
    up, down = reversed(in_rows(left, aside, gap)), in_rows(right, aside, gap)
    return (*up, *in_columns(row, above, gap), *down)


def anchors(size: QSizeF, area: QRectF) -> list[QRectF]:
    """Return the fixed places of a card over the table: in the middle, left and right, at the
    foot of an area, at its top, and between.
    """
    across, down = area.width() - size.width(), max(0.0, area.height() - size.height())
    places = [(x, y) for y in (1, 0, 0.5) for x in (0.5, 0, 1)]
    return [QRectF(area.topLeft() + QPointF(x * across, y * down), size) for x, y in places]


def freest(
    places: Sequence[QRectF], *spared: Sequence[QRectF], quiet: Sequence[QRectF] = ()
) -> QRectF:
    """Return the place that covers nothing of the first list, or else of the next one; of several
    the first that covers the least shares of the first list and of what is `quiet`.
    """
    for kept in (*spared, ()):
        free = [place for place in places if not any(place.intersects(rect) for rect in kept)]
        if free:
            break
    seen = [*spared[0], *quiet]
    return min(free, key=lambda place: sum(covered(place, rect) for rect in seen))


def covered(paper: QRectF, rect: QRectF) -> float:
    """Return the share of a rect that a paper covers."""
    part = paper.intersected(rect)
    return part.width() * part.height() / (rect.width() * rect.height())


_NOWHERE: Final = QRectF()


@dataclass(frozen=True, slots=True)
class PanelPlaces:
    """The rects of the page's own panels, in the board's coordinates."""

    log: QRect
    """Empty if the board itself shows what happened; the whole log can still be opened."""
    actions: QRect
    peek: QRect
    """For the peek button."""
    headline: QRect = field(default_factory=QRect)
    """For a reveal's headline on the board; empty if it may be at the bottom."""
    popovers: QRect = field(default_factory=QRect)
    """The rect above which popovers are shown; empty for the choices."""

    @classmethod
    def on(
        cls,
        log: QRectF,
        actions: QRectF,
        peek: QRectF,
        headline: QRectF = _NOWHERE,
        popovers: QRectF = _NOWHERE,
    ) -> PanelPlaces:
        """Return the places for these rects of the board's layout."""
        return cls(*(rect.toAlignedRect() for rect in (log, actions, peek, headline, popovers)))

    def scaled(self, share: float) -> PanelPlaces:
        """Return the places on a board whose scene is scaled."""
        return self._each(lambda rect: _scaled(rect, share))

    def translated(self, by: QPoint) -> PanelPlaces:
        """Return the places moved, empty ones too."""
        return self._each(lambda rect: rect.translated(by))

    def _each(self, change: Callable[[QRect], QRect]) -> PanelPlaces:
        rects = (self.log, self.actions, self.peek, self.headline, self.popovers)
        return PanelPlaces(*(change(rect) for rect in rects))


def _scaled(rect: QRect, share: float) -> QRect:
    at = QPoint(round(rect.left() * share), round(rect.top() * share))
    return QRect(at, rect.size() * share)
