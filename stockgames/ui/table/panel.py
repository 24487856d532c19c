"""The contents of the action panel, and the layout of the page's panels on a board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF

from stockgames.ui.widgets.buttons import ButtonKind


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of the action panel."""

    name: str
    """The button's objectName, made from the action: `take-blue`."""
    label: str
    key: str = ""
    """The key shown on the button, which presses it."""
    emblem: str = ""
    kind: ButtonKind = "secondary"
    why_not: str = ""
    """Why it can't be chosen now; empty if it can."""
    note: str = ""
    """A second line, and part of the accessible description."""
    tip: str = ""
    """What it does, for tooltip and screen readers."""


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """Buttons under a short caption."""

    caption: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """The contents of the action panel."""

    title: str = ""
    groups: tuple[ChoiceGroup, ...] = ()
    note: str = ""
    """One or two secondary lines under the buttons."""


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

    @classmethod
    def on(
        cls,
        log: QRectF,
        actions: QRectF,
        peek: QRectF,
        headline: QRectF = _NOWHERE,
    ) -> PanelPlaces:
        """Return the places for these rects of the board's layout."""
        return cls(*(one.toAlignedRect() for one in (log, actions, peek, headline)))

    def reduced(self, share: float, corner: QPoint) -> PanelPlaces:
        """Return the places on a page whose board is scaled down, with its top left at `corner`."""
        places = (self.log, self.actions, self.peek, self.headline)
        return PanelPlaces(*(_reduced(place, share, corner) for place in places))


def _reduced(place: QRect, share: float, corner: QPoint) -> QRect:
    at = QPoint(round(place.left() * share), round(place.top() * share))
    return QRect(at + corner, place.size() * share)
