"""What the chosen vote alone would do: a dashed arrow from a token to its ghost."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.games.exchange.forecast import VoteForecast
from stockgames.games.exchange.parts import Triple
from stockgames.ui.games.exchange.ring import RingItem, marks
from stockgames.ui.games.exchange.terms import security_mark
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import disc, fill, polygon, stroke
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.items import Painted, TableItem

_ARC_POINTS = 60


class PreviewItem(TableItem):
    """Where the chosen vote alone would send a token: a dashed arrow and a ghost."""

    is_kept = False

    shown = Painted[VoteForecast | None](None)
    _start = Painted(QPointF())
    _end = Painted(QPointF())

    def __init__(self, look: Look, ring: RingItem) -> None:
        super().__init__(look, "preview")
        self._ring = ring
        self.setZValue(26)

    def show_preview(self, shown: VoteForecast | None, prices: Triple) -> None:
        """Show a preview, or none."""
        self.shown = shown
        self.setVisible(shown is not None)
        if shown is not None:
            self._start = self._ring.spread(prices, shown.security, shown)[0]
            self._end = self._ring.ghost_place(prices, shown)
        self.set_rect(self._ring.rect)

    def draw(self, painter: QPainter) -> None:
        """Draw arrow and ghost."""
        shown = self.shown
        if shown is None:
            return
        theme, r = self.look.theme, self._ring.ring.token_radius
        colour, end = marks(theme), self._end
        stroke(painter, disc(end, r), with_alpha(colour, 220), 1.6, dash=(3, 2.4), flat=True)
        mark = security_mark(shown.security)
        ghost = with_alpha(mark.colour if not theme.is_dark else theme.brass_light, 190)
        draw_emblem(painter, mark.emblem, end, r * 0.48, ghost, theme.panel_top)
        self._draw_arrow(painter, colour)

    def _draw_arrow(self, painter: QPainter, colour: QColor) -> None:
        """Draw an arc along the outside of the tokens, ending in an arrow head at the ghost."""
        points = self.arc()
        if len(points) < 3:
            return
        path = QPainterPath(points[0])
        for point in points[1:-1]:
            path.lineTo(point)
        stroke(painter, path, with_alpha(colour, 220), 1.6, dash=(5, 3), flat=True)
        way = points[-1] - points[-3]
        painter.save()
        painter.translate(points[-1])
        painter.rotate(math.degrees(math.atan2(way.y(), way.x())))
        fill(painter, polygon([(2, 0), (-9, -5), (-9, 5)]), colour)
        painter.restore()

    def arc(self) -> list[QPointF]:
        """Return points from token to ghost, round the ring or over the bubble."""
        shown, centre = self.shown, self._ring.centre
        if shown is None:
            return []
        first, last = self._start - centre, self._end - centre
        start, end = math.atan2(first.y(), first.x()), math.atan2(last.y(), last.x())
        turn = math.remainder(end - start, 2 * math.pi)
        far = math.hypot(first.x(), first.y())
        bulge, slope = (0.26, 1.5) if shown.pops else (0.14, 0.7)
        points, r = [], self._ring.ring.token_radius
        for i in range(_ARC_POINTS + 1):
            share = i / _ARC_POINTS
            out = far + bulge * self._ring.ring.radius * math.sin(math.pi * share) ** slope
            angle = start + turn * share
            points.append(centre + QPointF(out * math.cos(angle), out * math.sin(angle)))
        return [
            p for p in points if _apart(p, self._start) > r + 3 and _apart(p, self._end) > r + 2
        ]


def _apart(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())
