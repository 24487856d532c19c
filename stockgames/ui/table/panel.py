"""What the action panel shows, and where the panels of the page lie on a board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF

from stockgames.ui.widgets.buttons import ButtonKind


@dataclass(frozen=True, slots=True)
class Choice:
    """One button of the action panel."""

    name: str
    """Its objectName, made from the action: `take-blue`."""
    label: str
    key: str = ""
    """The key cap it shows, and the key that presses it."""
    emblem: str = ""
    kind: ButtonKind = "secondary"
    why_not: str = ""
    """Why it cannot be chosen now, in words; empty if it can."""
    note: str = ""
    """A second line, and part of the accessible description."""
    tip: str = ""
    """What it does, for the tooltip and screen readers."""


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """Buttons under one short line."""

    caption: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """What the action panel shows."""

    title: str = ""
    groups: tuple[ChoiceGroup, ...] = ()
    note: str = ""
    """One or two quiet lines under the buttons."""


_NOWHERE: Final = QRectF()


@dataclass(frozen=True, slots=True)
class PanelPlaces:
    """Where the page's own panels lie on the board, in its coordinates."""

    log: QRect
    """Empty where the board itself tells what happened; the whole log can still be opened."""
    actions: QRect
    peek: QRect
    """For the button that shows one's own secrets while it is held."""
    headline: QRect = field(default_factory=QRect)
    """For what all are told to look at on the board; empty where it may lie at the foot."""

    @classmethod
    def on(
        cls,
        log: QRectF,
        actions: QRectF,
        peek: QRectF,
        headline: QRectF = _NOWHERE,
    ) -> PanelPlaces:
        """Return the places that hold these rectangles of the board's layout."""
        return cls(*(one.toAlignedRect() for one in (log, actions, peek, headline)))

    def reduced(self, share: float, corner: QPoint) -> PanelPlaces:
        """Return where they lie on a page whose board is shown smaller, with its corner there."""
        places = (self.log, self.actions, self.peek, self.headline)
        return PanelPlaces(*(_reduced(place, share, corner) for place in places))


def _reduced(place: QRect, share: float, corner: QPoint) -> QRect:
    at = QPoint(round(place.left() * share), round(place.top() * share))
    return QRect(at + corner, place.size() * share)
