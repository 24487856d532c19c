"""How somebody looks on the page of an evening: a portrait on the rail, a coin elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.faces.crest import draw_coin as draw_sign_coin
from stockgames.ui.kit.faces.portrait import HEIGHT, draw_portrait
from stockgames.ui.kit.faces.sheet import crest_colour
from stockgames.ui.kit.palette import Theme, lighter
from stockgames.ui.kit.shadows import draw_glow
from stockgames.ui.kit.shapes import disc, fill, stroke

_IRON = QColor("#3A4148")


def hang_portrait(
    painter: QPainter, theme: Theme, rect: QRectF, portrait: Portrait, *, leads: bool = False
) -> None:
    """Draw a portrait in `rect`, in a light of its own for whoever leads."""
    if leads:
        outline = disc(rect.center(), rect.width() / 2, rect.width() / 2 * HEIGHT)
        draw_glow(painter, outline, theme.glow, reach=rect.width() * 0.17, alpha=120)
    draw_portrait(painter, rect, portrait)


def draw_expected_coin(
    painter: QPainter, theme: Theme, centre: QPointF, radius: float, portrait: Portrait
) -> None:
    """Draw the coin of whoever has come late: pale, with a dashed rim."""
    painter.save()
    painter.setOpacity(painter.opacity() * 0.6)
    draw_sign_coin(painter, portrait, centre, radius * 0.86)
    painter.restore()
    stroke(painter, disc(centre, radius), theme.line, 1.4, dash=(3, 3))


def draw_coin(
    painter: QPainter, theme: Theme, centre: QPointF, radius: float, portrait: Portrait | None
) -> None:
    """Draw the coin of a portrait, with its sign; a gear for a bot, which has none here."""
    if portrait is not None:
        draw_sign_coin(painter, portrait, centre, radius)
        return
    fill(painter, disc(centre, radius), theme.brass_dark)
    fill(painter, disc(centre, radius * 0.86), _IRON)
    draw_emblem(painter, "gear", centre, radius * 0.58, QColor("#E4D3A6"), _IRON)


def chalk_colour(portrait: Portrait) -> QColor:
    """Return the colour of somebody's line on a slate."""
    return lighter(crest_colour(portrait.colour) or _IRON, 0.45)
