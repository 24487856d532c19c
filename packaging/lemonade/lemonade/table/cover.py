"""The cover of Lemonade's box: half a lemon."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from stockgames.api import table as t


def paint_cover(painter: QPainter, theme: t.Theme, lid: QRectF) -> None:
    """Paint the cover on ``lid``, in design units."""
    lemon = t.drawing("lemonade", "lemon")  # of `resources/art/lemonade.svg`
    painter.save()
    painter.translate(lid.center().x(), lid.height() * 0.38)
    t.draw_shapes(painter, lemon, theme.ink, theme.ink)
    painter.restore()
