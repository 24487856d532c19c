"""Cover of a game without art of its own: a great rosette and a bell."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_rosette
from stockgames.ui.kit.palette import Theme, with_alpha
from stockgames.ui.kit.shapes import disc, fill, stroke

_GOLD = QColor("#F0DCA4")


def paint_cover(painter: QPainter, theme: Theme, lid: QRectF) -> None:
    """Paint the cover on ``lid``, in units of the design."""
    centre = QPointF(lid.center().x(), lid.height() * 0.38)
    rings = ((58, 96, 12, 9, 150), (96, 130, 8, 16, 90), (130, 190, 6, 24, 46))
    for inner, outer, strands, lobes, alpha in rings:
        line = with_alpha(_GOLD, alpha)
        draw_rosette(painter, centre, inner, outer, line, strands=strands, lobes=lobes, width=0.6)
    fill(painter, disc(centre, 58), QColor(0, 0, 0, 50))
    stroke(painter, disc(centre, 58), with_alpha(_GOLD, 200), 1)
    draw_emblem(painter, "bell", centre, 34, _GOLD, QColor("#2E2438"))
