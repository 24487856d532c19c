"""Cover of Stock Exchange: shares fanned over a row of crates."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.games.stock_exchange.art.desk import draw_crate
from stockgames.ui.games.stock_exchange.art.papers import draw_share
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.palette import Theme
from stockgames.ui.theme.shapes import rule

_SHARES = ((0, -72, 109, 112, -12), (2, 48, 107, 112, 10), (4, -6, 117, 116, -1))
"""By company: place, width and turn."""
_CRATES = (
    ("iron", -92, 0.63, 62),
    ("water", -26, 0.64, 62),
    ("diamond", 42, 0.63, 62),
    ("mushroom", 104, 0.645, 56),
)


def paint_cover(painter: QPainter, theme: Theme, lid: QRectF) -> None:
    """Paint the cover on `lid`, in design units."""
    middle, w, h = lid.center().x(), lid.width(), lid.height()
    for i in range(14):
        seam = QColor(0, 0, 0, 40)
        rule(painter, QPointF(0, i * 34), QPointF(w, i * 34 - 20), seam, 1.2)
    line = QColor(0xF0, 0xDC, 0xA4, 48)
    centre = QPointF(middle, h * 0.36)
    draw_rosette(painter, centre, 60, 170, line, strands=14, lobes=12, width=0.6)
    for number, x, y, width, turn in _SHARES:
        draw_share(painter, theme, QPointF(middle + x, y), width, number, turn)
    for good, x, share, side in _CRATES:
        draw_crate(painter, theme, QPointF(middle + x, h * share), side, good)


def paint_contents(painter: QPainter, theme: Theme, tray: QRectF) -> None:
    """Paint what shows of the open box: certificates, with a crate beside them."""
    middle, top = tray.center().x(), tray.top()
    for number, x, turn in ((7, -92, -9), (1, 26, 6), (3, -34, -2)):
        draw_share(painter, theme, QPointF(middle + x, top + 50), 104, number, turn)
    draw_crate(painter, theme, QPointF(middle + 112, top + 18), 76, "gold")
