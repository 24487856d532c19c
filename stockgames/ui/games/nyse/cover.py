"""Cover of NYSE: rays, rising and falling columns, tossed chips."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QConicalGradient, QPainter

from stockgames.ui.games.nyse.art.valuation import draw_valuation_disc
from stockgames.ui.pieces.chips import Chip, draw_chip
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.shapes import falling, fill, inset, rounded, stroke

_GOLD = QColor("#F0DCA4")
_VALUES = (1, 2, 3, 5, 4, 2)
_STEP = 38.0
_RAYS = 36


def paint_cover(painter: QPainter, theme: Theme, lid: QRectF) -> None:
    """Paint the cover on `lid`, in design units."""
    _paint_rays(painter, lid)
    left = lid.center().x() - len(_VALUES) / 2 * _STEP
    for i, value in enumerate(_VALUES):
        _paint_column(painter, theme, lid, left + i * _STEP + 3, value)
    middle = lid.center().x()
    tossed = (
        ("B", -86, 0.257, 24, -12),
        ("G", -40, 0.167, 22, 10),
        ("K", 92, 0.2, 25, 14),
        ("R", 116, 0.605, 25, 24),
    )
    for sector, x, share, radius, turn in tossed:
        chip = Chip(sector, radius, thickness=6, rotation=turn)
        draw_chip(painter, theme, QPointF(middle + x, lid.height() * share), chip)


def paint_contents(painter: QPainter, theme: Theme, tray: QRectF) -> None:
    """Paint what shows of the open box: a corner of the board, and a chip of each colour."""
    middle = tray.center().x()
    board = QRectF(middle - 128, tray.top() - 32, 256, 100)
    shades = (0.0, QColor("#6B4A2A")), (1.0, QColor("#3A2414"))
    fill(painter, rounded(board, 4), falling(board, *shades))
    stroke(painter, rounded(inset(board, 4), 3), with_alpha(_GOLD, 150), 0.9)
    for i, value in enumerate(_VALUES):
        at = QPointF(board.left() + 22 + i * 42.4, board.top() + 19)
        draw_valuation_disc(painter, theme, at, 13, str(value))
    for i, sector in enumerate(("B", "K", "R", "G")):
        chip = Chip(sector, 33, thickness=7, rotation=i * 17 - 20)
        draw_chip(painter, theme, QPointF(middle - 108 + i * 72, tray.top() + 26 - i % 2 * 5), chip)


def _paint_rays(painter: QPainter, lid: QRectF) -> None:
    rays, bright = QConicalGradient(lid.center(), 0), with_alpha(_GOLD, 12)
    clear = with_alpha(_GOLD, 0)
    stops = []
    for i in range(_RAYS):
        start = i / _RAYS
        end = start + 0.4 / _RAYS
        stops += [(start, clear), (start + 1e-4, bright), (end, bright), (end + 1e-4, clear)]
    rays.setStops([*stops, (1.0, clear)])
    painter.fillRect(lid, rays)


def _paint_column(painter: QPainter, theme: Theme, lid: QRectF, x: float, value: int) -> None:
    top, foot = lid.height() * 0.66 - value * 34, lid.height() * 0.74
    box = QRectF(x, top, _STEP - 6, foot - top)
    path = rounded(box, 2)
    fill(painter, path, falling(box, (0.0, with_alpha(_GOLD, 150)), (1.0, with_alpha(_GOLD, 30))))
    draw_hatch(painter, path, QColor(0x1F, 0x15, 0x08, 90), angle=90, gap=3.2, width=0.6)
    stroke(painter, path, with_alpha(_GOLD, 200), 0.9)
    draw_valuation_disc(painter, theme, QPointF(box.center().x(), top - 14), 16, str(value))
