"""The cover of Lemonade's box: half a lemon."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.theme.palette import Theme
from stockgames.ui.theme.shapes import disc, fill, rule

_PEEL, _FLESH = QColor("#F2D03B"), QColor("#FFF3B0")


def paint_cover(painter: QPainter, theme: Theme, lid: QRectF) -> None:
    """Paint the cover on ``lid``, in design units."""
    middle = QPointF(lid.center().x(), lid.height() * 0.38)
    fill(painter, disc(middle, 96), _PEEL)
    fill(painter, disc(middle, 82), _FLESH)
    for x, y in ((82, 0), (58, 58), (0, 82), (-58, 58)):
        way = QPointF(x, y)
        rule(painter, middle - way, middle + way, _PEEL, 6)
