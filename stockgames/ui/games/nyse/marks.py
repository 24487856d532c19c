"""What lies over the things on the table: rings round targets, and the arrow of a preview."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.ui.kit.chips import draw_chip_ghost
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import disc, fill, inset, polygon, rounded, stroke
from stockgames.ui.table.items import TableItem

ON_WOOD = QColor("#FFE9A8")
"""The colour of marks on trays, which are dark in both themes."""
_HOLLOW = QColor("#2A1B10")
"""What lies behind a ghost, so that it can be read over a marker too."""


@dataclass(frozen=True, slots=True)
class Preview:
    """Where a marker would go."""

    letter: str
    start: QPointF
    end: QPointF
    radius: float
    over: float | None = None
    """The top of a disc that lies between, which the arrow jumps over."""
    ceiling: float = -math.inf
    """The top of the wood, above which the arrow does not rise."""


class PreviewItem(TableItem):
    """A dashed arrow from a marker to the ghost of where it would stand."""

    is_kept = False

    preview: Preview | None = None

    def show_preview(self, preview: Preview | None) -> None:
        """Show one, or none."""
        if preview == self.preview:
            return
        self.preview = preview
        if preview is not None:
            both = QRectF(preview.start, preview.end).normalized()
            self.set_rect(both.adjusted(-60, -140, 60, 60))
        self.setVisible(preview is not None)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw ghost, arc and head."""
        found = self.preview
        if found is None:
            return
        r = found.radius
        fill(painter, disc(found.end, r), _HOLLOW)
        draw_chip_ghost(painter, self.look.theme, found.end, r, found.letter)
        side = -1 if found.end.x() > found.start.x() else 1
        start = found.start + QPointF(-side * r * 0.2, -r * 1.12)
        tip = found.end + QPointF(side * r * 0.62, -r * 0.98)
        peak = min(start.y(), tip.y()) - r * 0.9
        if found.over is not None:
            peak = min(peak, found.over - r * 0.55)
        ends = (start.y() + tip.y()) / 2
        peak = max(peak, (2 * found.ceiling + ends) / 3)  # the curve rises that far above it
        path = QPainterPath(start)
        first = QPointF(start.x(), 2 * peak - ends)
        second = QPointF(tip.x() + side * r * 1.1, first.y())
        first.setY(max(first.y(), peak - r))
        second.setY(max(second.y(), peak - r))
        path.cubicTo(first, second, tip)
        stroke(painter, path, with_alpha(ON_WOOD, 225), 1.8, dash=(4 / 1.8, 3 / 1.8), flat=True)
        painter.save()
        painter.translate(tip)
        painter.rotate(math.degrees(math.atan2(tip.y() - second.y(), tip.x() - second.x())))
        fill(painter, polygon([(2, 0), (-9, -5), (-9, 5)]), ON_WOOD)
        painter.restore()


@dataclass(frozen=True, slots=True)
class Ring:
    """A mark round a target."""

    rect: QRectF
    radius: float
    strength: str
    """`open`: it can be chosen; `picked`: it is chosen; `focus`: the keyboard is on it."""
    on_wood: bool = False


class RingsItem(TableItem):
    """Rings round everything that can be chosen at this step."""

    is_kept = False

    rings: tuple[Ring, ...] = ()

    def show_rings(self, rings: Sequence[Ring]) -> None:
        """Show these and no others."""
        if tuple(rings) != self.rings:
            self.rings = tuple(rings)
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw each ring in its strength."""
        for ring in self.rings:
            colour = ON_WOOD if ring.on_wood else self.look.theme.focus
            lit = rounded(ring.rect, ring.radius)
            if ring.strength == "open":
                glow = rounded(inset(ring.rect, -1), ring.radius)
                stroke(painter, glow, with_alpha(self.look.theme.glow, 70), 5)
                stroke(painter, glow, with_alpha(colour, 170), 1.2)
                continue
            fill(painter, lit, with_alpha(colour, 20))
            stroke(painter, lit, colour, 2.4 if ring.strength == "focus" else 1.4)
