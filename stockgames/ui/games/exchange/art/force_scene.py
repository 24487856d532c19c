"""The engraved scene of a Market Force: what happened that day, in a box of 200 by 118."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.games.exchange.art.phase_cards import PAPER
from stockgames.ui.kit.drawings import draw_shapes, drawing
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import inset, rounded, stroke

SHAPE = 118 / 200
"""The height of a scene, in widths."""
_INK, _GROUND = QColor("#26333D"), QColor("#FBF4E0")


def paint_scene(painter: QPainter, box: QRectF, day: str) -> None:
    """Paint the scene of a day by its force's id; a box too low shows its middle."""
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    painter.fillRect(box, _GROUND)
    scale = box.width() / 200
    painter.translate(box.left(), box.center().y() - 59 * scale)
    painter.scale(scale, scale)
    draw_shapes(painter, drawing("forces", day), _INK, PAPER[0])
    painter.restore()
    stroke(painter, rounded(box, 2), _INK, 0.8)
    stroke(painter, rounded(inset(box, -2), 3), with_alpha(_INK, 110), 0.5)
