"""Where the parts of a table page lie, and where words float over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF

from stockgames.ui.theme.theme_context import LARGEST_SCALE


def bar_height(width: float, height: float) -> float:
    return max(40.0, round(44 * min(width / 1600, height / 1000, LARGEST_SCALE)))


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
    kept_clear: QRect = field(default_factory=QRect)
    """What popovers leave in view if they can; empty for nothing."""

    @classmethod
    def on(
        cls,
        log: QRectF,
        actions: QRectF,
        peek: QRectF,
        headline: QRectF = _NOWHERE,
        popovers: QRectF = _NOWHERE,
        kept_clear: QRectF = _NOWHERE,
    ) -> PanelPlaces:
        """Return the places for these rects of the board's layout."""
        rects = (log, actions, peek, headline, popovers, kept_clear)
        return cls(*(rect.toAlignedRect() for rect in rects))

    def scaled(self, share: float) -> PanelPlaces:
        """Return the places on a board whose scene is scaled."""
        return self._each(lambda rect: _scaled(rect, share))

    def translated(self, by: QPoint) -> PanelPlaces:
        """Return the places moved, empty ones too."""
        return self._each(lambda rect: rect.translated(by))

    def _each(self, change: Callable[[QRect], QRect]) -> PanelPlaces:
        rects = (
            *(self.log, self.actions, self.peek),
            *(self.headline, self.popovers, self.kept_clear),
        )
        return PanelPlaces(*(change(rect) for rect in rects))


def _scaled(rect: QRect, share: float) -> QRect:
    at = QPoint(round(rect.left() * share), round(rect.top() * share))
    return QRect(at, rect.size() * share)
