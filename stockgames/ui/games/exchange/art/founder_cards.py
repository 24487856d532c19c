"""Founder cards, cached as pixmaps: a face, a name, shares and cash; upright or landscape."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.evenings.person import Portrait
from stockgames.ui.games.exchange.art.phase_cards import PAPER, paint_paper
from stockgames.ui.pieces.portrait import HEIGHT, paint_portrait
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, serif
from stockgames.ui.theme.palette import DAYLIGHT, SECURITIES, Theme, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import column_at, draw_shadow, rounded, rule, stroke
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width, wrapped_height

_OXBLOOD, _INK = DAYLIGHT.accent, DAYLIGHT.ink
_RULE = QColor(0xA8, 0x85, 0x3C, 160)


@dataclass(frozen=True, slots=True)
class FounderCard:
    """A founder's card; also the key of its pixmap. `name` and `cash` are finished texts.

    Sizes in pixels; a landscape card has the face beside the name.
    """

    width: float
    height: float
    name: str
    portrait: Portrait
    shares: tuple[int, int, int]
    cash: str
    lift: float = 0.0

    @property
    def box(self) -> QRectF:
        """The rect of the card; (0, 0) is its centre."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    @property
    def lies(self) -> bool:
        """Return whether the card is landscape."""
        return self.width > self.height


def draw_founder_card(painter: QPainter, theme: Theme, centre: QPointF, card: FounderCard) -> None:
    """Draw the card around `centre`."""
    bounds = card.box.adjusted(-18, -18, 18, 22 + card.lift)
    paint = partial(_paint, theme=theme, card=card)
    draw_cached(painter, (card, theme.name), bounds, paint, at=centre)


def _paint(painter: QPainter, theme: Theme, card: FounderCard) -> None:
    radius = min(card.width, card.height) * 0.06
    path = rounded(card.box, radius)
    draw_shadow(painter, theme, path, blur=8 + card.lift, offset=3 + card.lift, strength=0.9)
    paint_paper(painter, card.box, radius)
    frame = rounded(card.box.adjusted(4, 4, -4, -4), 3)
    stroke(painter, frame, with_alpha(_OXBLOOD, 170), 0.8)
    if card.lies:
        _paint_lying(painter, card)
    else:
        _paint_upright(painter, card)


def _paint_upright(painter: QPainter, card: FounderCard) -> None:
    box, w, h = card.box, card.width, card.height
    tall = min(h * 0.33, w * 0.75)
    _paint_face(painter, card, QPointF(0, box.top() + 9 + tall / 2), tall)
    name = QRectF(box.left() + 7, box.top() + 10 + tall, w - 14, h * 0.22)
    _paint_name(painter, card.name, name, max(13.0, w * 0.112), CENTRE)
    y = max(name.bottom() + 2, box.top() + h * 0.6)
    rule(painter, QPointF(box.left() + 12, y), QPointF(box.right() - 12, y), _RULE)
    cash = QRectF(box.left(), box.bottom() - h * 0.19, w, h * 0.15)
    shares = QRectF(box.left() + 8, y + 4, w - 16, cash.top() - y - 4)
    _paint_shares(painter, card, shares)
    draw_text(painter, cash, card.cash, serif(max(14.0, w * 0.135), BOLD), _OXBLOOD, CENTRE)


def _paint_lying(painter: QPainter, card: FounderCard) -> None:
    box, w, h = card.box, card.width, card.height
    r, pad = h * 0.165, max(10.0, h * 0.115)
    tall = 2 * r + pad
    _paint_face(painter, card, QPointF(box.left() + pad + r, box.top() + 7 + tall / 2), tall)
    left = box.left() + 1.4 * pad + 2 * r
    name = QRectF(left, box.top() + pad - 4, box.right() - left - 7, 2 * r + 8)
    _paint_name(painter, card.name, name, max(13.0, h * 0.15), LEFT)
    y = name.bottom() + 2
    rule(painter, QPointF(box.left() + pad + 2, y), QPointF(box.right() - pad - 2, y), _RULE)
    font = serif(max(14.0, h * 0.18), BOLD)
    wide = text_width(card.cash, font)
    low = QRectF(box.left() + pad - 1, y + 2, w - 2 * (pad - 1), box.bottom() - y - 7)
    draw_text(painter, low, card.cash, font, _OXBLOOD, RIGHT)
    _paint_shares(painter, card, low.adjusted(0, 0, -wide - 6, 0))


def _paint_name(
    painter: QPainter, name: str, box: QRectF, size: float, align: Qt.AlignmentFlag
) -> None:
    font = _fitted(name, box, size)
    draw_text(painter, box, name, font, _INK, align, wrap=True)


def _fitted(name: str, box: QRectF, size: float) -> QFont:
    while size > 11:
        font = serif(size, BOLD)
        widest = max(text_width(word, font) for word in name.split())
        if widest <= box.width() and wrapped_height(name, font, box.width()) <= box.height() + 2:
            return font
        size -= 1
    return serif(size, BOLD)


def _paint_face(painter: QPainter, card: FounderCard, middle: QPointF, height: float) -> None:
    painter.save()
    painter.translate(middle)
    paint_portrait(painter, height / 2 / HEIGHT, card.portrait, "gilt", crest=True)
    painter.restore()


def _paint_shares(painter: QPainter, card: FounderCard, box: QRectF) -> None:
    pitch = box.width() / 3
    stacked = not card.lies
    half = min(pitch * 0.3, box.height() * (0.24 if stacked else 0.34), 13.0)
    font = serif(max(13.0, half * 1.5))
    for i, (mark, count) in enumerate(zip(SECURITIES.values(), card.shares, strict=True)):
        x = box.left() + pitch * (i + 0.5)
        if stacked:
            at = QPointF(x, box.top() + half + 2)
            number = QRectF(x - pitch / 2, at.y() + half, pitch, box.bottom() - at.y() - half)
        else:
            at = QPointF(x - half * 0.7, box.center().y())
            number = column_at(box, at.x() + half + 2, pitch)
        draw_emblem(painter, mark.emblem, at, half, mark.colour, PAPER[0])
        draw_text(painter, number, str(count), font, _INK, CENTRE if stacked else LEFT)
