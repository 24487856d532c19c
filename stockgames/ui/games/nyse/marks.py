"""What lies over the things on the table: the arrow of a preview."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.ui.kit.chips import draw_chip_ghost
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import disc, fill, polygon, stroke
from stockgames.ui.table.items import TableItem
from stockgames.ui.table.rings import ON_WOOD

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
    covered: bool = False
    """Whether another marker lies on it: the arrow starts beside it, not on the other's face."""

    @property
    def leaves(self) -> QPointF:
        """Where the arrow starts."""
        side = 1 if self.end.x() > self.start.x() else -1
        away = (1.04, 0.3) if self.covered else (0.2, -1.12)
        return self.start + QPointF(side * away[0], away[1]) * self.radius


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
        start = found.leaves
        tip = found.end + QPointF(side * r * 0.62, -r * 0.98)
        peak = min(start.y(), tip.y()) - r * 0.9
        if found.over is not None:
            peak = min(peak, found.over - r * 0.55)
        ends = (start.y() + tip.y()) / 2
        peak = max(peak, (2 * found.ceiling + ends) / 3)  # the curve rises that far above it
        if found.covered:
            fill(painter, disc(start, 2.6), ON_WOOD)
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
