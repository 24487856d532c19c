"""Tickets of saved games: paper with two punched holes and a perforation."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_rosette
from stockgames.ui.kit.fonts import sans, serif
from stockgames.ui.kit.palette import Theme, with_alpha
from stockgames.ui.kit.shadows import draw_shadow
from stockgames.ui.kit.shapes import fill, pen, rounded, slanting, stroke
from stockgames.ui.kit.text import LEFT, draw_text

STUB_SHARE = 92 / 104
_PAPER = (QColor("#FBF3DE"), QColor("#E4D4AC"))
_EDGE = QColor(0x8A, 0x73, 0x4A, 180)
_TITLE, _TEXT, _NOTE = QColor("#231D15"), QColor("#54462E"), QColor("#5C4D35")


def draw_ticket(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    emblem: str,
    colour: QColor,
    title: str,
    text: str,
    note: str,
    *,
    right_margin: float = 16,
) -> None:
    """Draw a ticket: emblem in a stub, then three lines; text too long is cut.

    ``right_margin`` px stay free of text, for a button. The shadow reaches 14 px round ``rect``.
    """
    box = QRectF(rect)
    key = ("ticket", emblem, colour.rgba(), theme.name)

    def paint(target: QPainter) -> None:
        _paint_ticket(target, theme, box, emblem, colour)

    draw_baked(painter, key, box.adjusted(-20, -18, 20, 26), paint)
    left = box.left() + box.height() * STUB_SHARE + 18
    width = box.right() - right_margin - left
    unit = box.height() / 104
    lines = (
        (11, 32, title, serif(max(16, 21 * unit)), _TITLE),
        (41, 24, text, sans(max(13, 15 * unit)), _TEXT),
        (65, 24, note, sans(max(13, 14 * unit)), _NOTE),
    )
    for top, height, words, font, ink in lines:
        line = QRectF(left, box.top() + top * unit, width, height * unit)
        draw_text(painter, line, words, font, ink, LEFT, elide=True)


def _ticket_path(rect: QRectF, stub: float) -> QPainterPath:
    holes, radius = QPainterPath(), max(8.0, 9 * rect.height() / 104)
    for y in (rect.top(), rect.bottom()):
        holes.addEllipse(QPointF(rect.left() + stub, y), radius, radius)
    return rounded(rect, 6).subtracted(holes)


def _paint_ticket(
    painter: QPainter, theme: Theme, rect: QRectF, emblem: str, colour: QColor
) -> None:
    stub = rect.height() * STUB_SHARE
    path = _ticket_path(rect, stub)
    draw_shadow(painter, theme, path, blur=12, offset=5, strength=1.15)
    fill(painter, path, slanting(rect, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
    stroke(painter, path, _EDGE, 0.8)
    painter.setPen(pen(with_alpha(_EDGE, 190), 1.2, dash=(3, 4), flat=True))
    x = rect.left() + stub
    painter.drawLine(QPointF(x, rect.top() + 13), QPointF(x, rect.bottom() - 13))
    seal, r = QPointF(rect.left() + stub / 2, rect.center().y()), rect.height() * 0.346
    ring = with_alpha(colour, 150)
    draw_rosette(painter, seal, r * 0.61, r, ring, strands=9, lobes=12, width=0.5)
    draw_emblem(painter, emblem, seal, r * 0.5, colour, QColor("#FBF3DE"))
