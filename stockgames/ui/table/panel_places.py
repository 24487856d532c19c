"""The places of the page's panels on a board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF

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
        return cls(*(one.toAlignedRect() for one in (log, actions, peek, headline, popovers)))

    def reduced(self, share: float, corner: QPoint) -> PanelPlaces:
        """Return the places on a page whose board is scaled down, with its top left at `corner`."""
        places = (self.log, self.actions, self.peek, self.headline, self.popovers)
        return PanelPlaces(*(_reduced(place, share, corner) for place in places))


def _reduced(place: QRect, share: float, corner: QPoint) -> QRect:
    at = QPoint(round(place.left() * share), round(place.top() * share))
    return QRect(at + corner, place.size() * share)
