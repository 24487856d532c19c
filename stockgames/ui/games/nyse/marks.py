"""What lies over the things on the table: the arrow of a preview, and what it brings."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.ui.kit.chips import draw_chip_ghost
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import disc, fill, polygon, stroke
from stockgames.ui.kit.tags import draw_tag, tag_box
from stockgames.ui.table.items import TableItem
from stockgames.ui.table.rings import ON_WOOD

_HOLLOW = QColor("#2A1B10")
"""What lies behind a ghost, so that it can be read over a marker too."""
_TAG = 19.0
"""The largest figures on a tag."""
_LEAST = 14.0
"""The smallest on one that says it whole."""
_APART = 1.14
"""How much wider its room is: prices on both sides are not touched."""
_TILT = -4.0
"""Degrees by which a tag lies aslant."""


@dataclass(frozen=True, slots=True)
class StepTag:
    """How much the price of a chip changes, on a brass tag between both prices."""

    text: str
    room: QRectF

    @property
    def size(self) -> float:
        """The size of its figures, as large as there is room."""
        across = tag_box(QPointF(), self.text, size=_TAG).width() * _APART
        return min(_TAG, self.room.height() * 0.72, _TAG * self.room.width() / across)

    @property
    def is_readable(self) -> bool:
        """Whether there is room enough for these words."""
        return self.size >= _LEAST


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
    tag: StepTag | None = None

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
            tag = preview.tag.room.adjusted(-8, -8, 8, 20) if preview.tag else QRectF()
            self.set_rect(both.adjusted(-60, -140, 60, 60).united(tag))
        self.setVisible(preview is not None)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw tag, ghost, arc and head."""
        found = self.preview
        if found is None:
            return
        if (tag := found.tag) is not None:
            at = tag.room.center()
            draw_tag(painter, self.look.theme, at, tag.text, size=tag.size, rotation=_TILT)
        r = found.radius
        fill(painter, disc(found.end, r), _HOLLOW)
        draw_chip_ghost(painter, found.end, r, found.letter)
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
