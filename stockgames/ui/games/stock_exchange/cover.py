"""Cover of Stock Exchange: shares fanned over a row of crates."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.stock_exchange.art.desk import draw_crate
from stockgames.ui.games.stock_exchange.art.papers import draw_share
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.palette import Theme
from stockgames.ui.theme.shapes import rule

_SHARES = (
    ("A", "Anchor Shipping", -72, 109, 112, -12),
    ("C", "Crown Mills", 48, 107, 112, 10),
    ("E", "Elm Timber", -6, 117, 116, -1),
)
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
    caption = say("stock-exchange-one-share")
    for company, name, x, y, width, turn in _SHARES:
        at = QPointF(middle + x, y)
        draw_share(painter, theme, at, width, company, name, caption=caption, rotation=turn)
    for good, x, share, side in _CRATES:
        draw_crate(painter, theme, QPointF(middle + x, h * share), side, good)


def paint_contents(painter: QPainter, theme: Theme, tray: QRectF) -> None:
    """Paint what shows of the open box: certificates, with a crate beside them."""
    middle, top = tray.center().x(), tray.top()
    for company, name, x, turn in (
        ("H", "Hive Provisions", -92, -9),
        ("B", "Bell Foundry", 26, 6),
        ("D", "Dial Clockworks", -34, -2),
    ):
        at = QPointF(middle + x, top + 50)
        caption = say("stock-exchange-one-share")
        draw_share(painter, theme, at, 104, company, name, caption=caption, rotation=turn)
    draw_crate(painter, theme, QPointF(middle + 112, top + 18), 76, "gold")
