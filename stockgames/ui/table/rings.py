"""Rings round what can be pointed at: may be chosen, is chosen, or has the keyboard on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, inset, rounded, stroke
from stockgames.ui.table.items import TableItem

RingState: TypeAlias = Literal["open", "picked", "focus"]
"""It can be chosen; it is chosen; the keyboard is on it."""

LINES: Final[Mapping[RingState, float]] = MappingProxyType(
    {"open": 1.4, "picked": 2.6, "focus": 2.4}
)
"""How thick the line of a ring is, at every table."""
ON_WOOD: Final = QColor("#FFE9A8")
"""The colour of marks on trays, wood and baize, which are dark in both themes."""
_REACH = 8
"""How far a ring may be painted outside what it is round."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A mark round a thing on the table."""

    rect: QRectF
    state: RingState
    radius: float = 5.0
    on_wood: bool = False
    on_card: bool = False
    """Whether it goes round a printed card: apart from it, with no light over the print."""
    is_clear: bool = False
    """Whether no light falls on what is chosen, so that it keeps its colours."""


class RingsItem(TableItem):
    """All rings of the moment."""

    is_kept = False

    rings: tuple[Ring, ...] = ()

    def show_rings(self, rings: Sequence[Ring]) -> None:
        """Show these and no others; only what lies under them is painted anew."""
        if tuple(rings) == self.rings:
            return
        before = self.areas()
        self.rings = tuple(rings)
        for area in (*before, *self.areas()):
            self.update(area)

    def areas(self) -> Sequence[QRectF]:
        """Return what the rings may be painted on."""
        return [inset(ring.rect, -_REACH) for ring in self.rings]

    def draw(self, painter: QPainter) -> None:
        """Draw each ring in its state: with light where something may go, or is chosen."""
        theme = self.look.theme
        for ring in self.rings:
            if ring.on_card:
                self._draw_apart(painter, ring)
                continue
            colour, line = ON_WOOD if ring.on_wood else theme.focus, LINES[ring.state]
            if ring.state == "focus":
                stroke(painter, rounded(inset(ring.rect, -3), ring.radius + 2), colour, line)
            elif ring.state == "picked":
                if not ring.is_clear:
                    light = with_alpha(colour, 30)
                    fill(painter, rounded(inset(ring.rect, -1), ring.radius), light)
                stroke(painter, rounded(inset(ring.rect, -2), ring.radius + 1), colour, line)
            else:
                around = rounded(inset(ring.rect, -1), ring.radius)
                stroke(painter, around, with_alpha(theme.glow, 70), 5)
                stroke(painter, around, with_alpha(colour, 190), line)

    def _draw_apart(self, painter: QPainter, ring: Ring) -> None:
        """Draw a line that keeps off what it goes round; the keyboard's keeps off the furthest."""
        theme = self.look.theme
        colour = {
            "focus": theme.focus,
            "picked": theme.accent,
            "open": with_alpha(theme.accent, 150),
        }[ring.state]
        gap = 5 if ring.state == "focus" else 4
        stroke(painter, rounded(inset(ring.rect, -gap), ring.radius + 4), colour, LINES[ring.state])
