"""How somebody looks on the page of an evening: a portrait on the rail, a coin elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import serif
from stockgames.ui.kit.palette import Theme, darker, lighter, seat_colour, with_alpha
from stockgames.ui.kit.plates import draw_medallion
from stockgames.ui.kit.shadows import draw_glow, draw_shadow
from stockgames.ui.kit.shapes import disc, fill, radial, slanting, stroke
from stockgames.ui.kit.text import CENTRE, draw_text

_CREAM = QColor("#F6EEDA"), QColor("#DCCBA2")
_INK = QColor("#231D15")


def draw_portrait(
    painter: QPainter, theme: Theme, rect: QRectF, name: str, order: int, *, leads: bool = False
) -> None:
    """Draw the oval of whoever came as number `order` (from 0): a brass frame and the initial."""
    middle, wide, tall = rect.center(), rect.width() / 2, rect.height() / 2
    outline = disc(middle, wide, tall)
    if leads:
        draw_glow(painter, outline, theme.glow, reach=wide * 0.35, alpha=120)
    draw_shadow(painter, theme, outline, blur=10, offset=4)
    brass = (0.0, theme.brass_light), (0.5, theme.line), (1.0, theme.brass_dark)
    fill(painter, outline, slanting(rect, *brass))
    colour, rim = seat_colour(order), wide * 0.09
    fill(painter, disc(middle, wide - rim, tall - rim), colour)
    inner = wide - 2.2 * rim, tall - 2.2 * rim
    light = radial(middle - QPointF(0, tall * 0.3), tall * 1.3, (0.0, _CREAM[0]), (1.0, _CREAM[1]))
    fill(painter, disc(middle, *inner), light)
    for share in (0.94, 0.84, 0.74):
        oval = disc(middle, inner[0] * share, inner[1] * share)
        stroke(painter, oval, with_alpha(darker(colour, 0.1), 60), 0.6)
    font = serif(max(13, round(tall * 0.72)))
    draw_text(painter, rect, name[:1].upper(), font, _INK, CENTRE)


def draw_coin(
    painter: QPainter, theme: Theme, centre: QPointF, radius: float, name: str, order: int | None
) -> None:
    """Draw the coin of whoever came as number `order`; of a bot where that is None."""
    if order is not None:
        draw_medallion(painter, theme, centre, radius, name[:1].upper(), order)
        return
    fill(painter, disc(centre, radius), darker(theme.brass_dark, 0.1))
    fill(painter, disc(centre, radius * 0.84), QColor("#3A4148"))
    ink = lighter(QColor("#C9B27C"), 0.2)
    draw_emblem(painter, "gear", centre, radius * 0.55, ink, QColor("#3A4148"))
