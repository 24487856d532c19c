"""The double figures of jacks, queens and kings."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_hatch, draw_rosette
from stockgames.ui.kit.palette import lighter, mix, with_alpha
from stockgames.ui.kit.shapes import disc, fill, path_from, rounded, rule, stroke

JACK, QUEEN, KING = 11, 12, 13
_GROUND = QColor("#F7EDD3")
_GOLD = QColor("#A8853C")
_SKIN = QColor("#FBF0DC")
_HAIR, _FAIR = QColor("#5A3A1A"), QColor("#C79A4A")
_HAIR_SHARE = {JACK: 0.2, QUEEN: 0.55, KING: 0.0}


def paint_court(painter: QPainter, card: QRectF, rank: int, emblem: str, colour: QColor) -> None:
    """Paint the framed figure of a court card, once upright and once upside down."""
    w, h = card.width(), card.height()
    frame = QRectF(card.left() + w * 0.3, card.top() + h * 0.115, w * 0.4, h * 0.77)
    path = rounded(frame, 2)
    fill(painter, path, _GROUND)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for turned in (0, 180):
        painter.save()
        painter.translate(card.center())
        painter.rotate(turned)
        _paint_half(painter, frame.width(), frame.height(), rank, colour, w)
        painter.restore()
    painter.restore()
    middle = card.center().y()
    rule(painter, QPointF(frame.left(), middle), QPointF(frame.right(), middle), _GOLD, 0.8)
    stroke(painter, path, with_alpha(colour, 190), 0.8)
    white, size = QColor("#FFFFFF"), w * 0.05
    high = QPointF(frame.right() - w * 0.06, frame.top() + w * 0.07)
    low = QPointF(frame.left() + w * 0.06, frame.bottom() - w * 0.07)
    draw_emblem(painter, emblem, high, size, colour, white)
    draw_emblem(painter, emblem, low, size, colour, white, rotation=180)


def _curve(text: str, a: float, b: float) -> QPainterPath:
    """Return a path whose numbers are shares of the half figure's width and height."""
    numbers = []
    for token in text.split():
        if token.isalpha():
            numbers.append(token)
        else:
            x, _, y = token.partition(",")
            numbers.append(f"{float(x) * a:.3f},{float(y) * b - b / 2:.3f}")
    return path_from(" ".join(numbers))


def _paint_half(
    painter: QPainter, a: float, b: float, rank: int, colour: QColor, card_width: float
) -> None:
    halo = with_alpha(_GOLD, 110)
    head = QPointF(0, b * 0.2 - b / 2)
    centre = QPointF(0, b * 0.17 - b / 2)
    draw_rosette(painter, centre, a * 0.3, a * 0.46, halo, strands=5, lobes=14, width=0.4)
    body = _curve("M -.5,.5 L -.5,.4 Q -.3,.27 0,.28 Q .3,.27 .5,.4 L .5,.5 Z", a, b)
    fill(painter, body, lighter(colour, 0.1))
    angle = -45 if rank == QUEEN else 45
    thread = QColor(0xFB, 0xF3, 0xDE, 150)
    gap = card_width * 0.035
    draw_hatch(painter, body, thread, angle=angle, gap=gap, width=0.6, crossed=rank == KING)
    collar = _curve("M -.2,.275 L 0,.5 L .2,.275", a, b)
    fill(painter, collar, QColor("#E2C986"))
    stroke(painter, collar, QColor("#6B5118"), 0.6)
    long_hair = b * (0.12 if rank == QUEEN else 0.095)
    fill(painter, disc(head, a * 0.24, long_hair), mix(_HAIR, _FAIR, _HAIR_SHARE[rank]))
    fill(painter, disc(head, a * 0.15, b * 0.075), _SKIN)
    if rank == KING:
        beard = _curve("M -.15,.215 Q 0,.34 .15,.215 Q 0,.25 -.15,.215 Z", a, b)
        fill(painter, beard, _HAIR)
    for side in (-1, 1):
        eye = QPointF(side * a * 0.06, b * 0.19 - b / 2)
        fill(painter, disc(eye, card_width * 0.008), QColor("#231D15"))
    _paint_head_wear(painter, a, b, rank, colour)


def _paint_head_wear(painter: QPainter, a: float, b: float, rank: int, colour: QColor) -> None:
    if rank == JACK:
        fill(painter, _curve("M -.26,.14 Q -.2,.045 .2,.06 L .26,.14 Z", a, b), colour)
        stroke(painter, _curve("M .1,.09 Q .3,0 .44,.09", a, b), _GOLD, 1.1)
        return
    high, size = (0.085, 0.25) if rank == KING else (0.075, 0.19)
    draw_emblem(painter, "crown", QPointF(0, b * high - b / 2), a * size, _GOLD, _GROUND)
