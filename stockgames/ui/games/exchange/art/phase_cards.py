"""Cards of Exchange's phases, cached as pixmaps: securities, orders, influences, backs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.pieces.tokens import security_letters
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_band, draw_rosette
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD, sans, serif
from stockgames.ui.theme.palette import INK, SECURITIES, Theme, darker, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    draw_shadow,
    fill,
    inset,
    line_at,
    linear,
    radial,
    rounded,
    stroke,
)
from stockgames.ui.theme.text import CENTRE, draw_text, text_width

PhaseKind = Literal["security", "order", "influence", "back"]

PAPER = (QColor("#FFFDF6"), QColor("#F0E6CE"))
BLUE = (QColor("#35566F"), QColor("#1C3344"))
"""The colours of the backs of all Exchange cards."""
IVORY = QColor("#E9DDC0")
EDGE = QColor(0x7A, 0x6A, 0x48, 180)
_SELL, _BUY = QColor("#8A2B22"), QColor("#1F5A3A")
_SMALLEST = 13
_WORDS_FROM = 58.0
"""Minimum width in pixels for a word on a card."""
SIDE_MARKS = {"buy": "+", "sell": "\N{MINUS SIGN}"}


@dataclass(frozen=True, slots=True)
class PhaseCard:
    """A card of `width` by `height` px; also the key of its pixmap.

    `security` is a key of SECURITIES. `number` is an order's number of shares, or +1 or -1 for
    the side of an influence card that is up. `word` is its text in the current language.
    """

    width: float
    height: float
    kind: PhaseKind
    security: str = "BK"
    number: int = 0
    side: str = "buy"
    word: str = ""
    lift: float = 0.0

    @property
    def box(self) -> QRectF:
        """The rect of the card; (0, 0) is its centre."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    @property
    def bounds(self) -> QRectF:
        """The rect of card and shadow."""
        reach = 18 if self.lift else 10
        return self.box.adjusted(-reach, -reach, reach, reach + self.lift)

    @property
    def radius(self) -> float:
        """The radius of its corners in pixels."""
        return min(self.width, self.height) * 0.085


def draw_phase_card(painter: QPainter, theme: Theme, centre: QPointF, card: PhaseCard) -> None:
    """Draw the card around `centre`."""
    letters = security_letters(card.security)
    paint = partial(_paint, theme=theme, card=card)
    draw_cached(painter, (card, letters, theme.name), card.bounds, paint, at=centre)


def _paint(painter: QPainter, theme: Theme, card: PhaseCard) -> None:
    path = rounded(card.box, card.radius)
    if card.lift:
        draw_shadow(painter, theme, path, blur=14, offset=card.lift, strength=1.0)
    else:
        draw_shadow(painter, theme, path, blur=6, offset=3, strength=0.85)
    if card.kind == "back":
        paint_back(painter, card.box, card.radius)
    else:
        paint_paper(painter, card.box, card.radius)
        colour = SECURITIES[card.security].colour
        if card.kind == "security":
            _paint_security(painter, card, colour)
        elif card.kind == "order":
            _paint_order(painter, card, colour)
        else:
            _paint_influence(painter, card, colour)


def paint_paper(painter: QPainter, box: QRectF, radius: float) -> None:
    """Paint the blank face of a card."""
    end = QPointF(box.left() + box.width() * 0.4, box.bottom())
    fill(
        painter,
        rounded(box, radius),
        linear(box.topLeft(), end, (0.0, PAPER[0]), (1.0, PAPER[1])),
    )
    stroke(painter, rounded(inset(box, 0.4), radius), EDGE, 0.8)


def paint_back(painter: QPainter, box: QRectF, radius: float) -> None:
    """Paint the engraved blue back of all Exchange cards."""
    path, middle, half = rounded(box, radius), box.center(), min(box.width(), box.height()) / 2
    ground = radial(middle, max(box.width(), box.height()) * 0.8, (0.0, BLUE[0]), (1.0, BLUE[1]))
    fill(painter, path, ground)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    line = with_alpha(IVORY, 180)
    draw_rosette(painter, middle, half * 0.18, half * 0.8, line, strands=12, lobes=9, width=0.5)
    if box.height() > box.width() * 1.25 and box.width() > 40:
        faint, depth = with_alpha(IVORY, 120), box.height() * 0.11
        for y in (box.top() + depth * 0.4, box.bottom() - depth * 1.4):
            band = line_at(box, y, depth)
            draw_band(painter, band, faint, strands=5, period=box.width() / 3, width=0.5)
    painter.restore()
    stroke(painter, path, QColor("#1C3344"), 0.7)
    rim = rounded(inset(box, max(2.0, half * 0.12)), max(0.0, radius - 2))
    stroke(painter, rim, with_alpha(IVORY, 190), 0.7)


def _fitted(text: str, size: float, width: float) -> float:
    """Return a font size, at most `size` px, at which `text` is no wider than `width`."""
    wide = text_width(text, sans(size, SEMIBOLD))
    return size if wide <= width else max(_SMALLEST - 2, size * width / wide)


def _paint_word(painter: QPainter, box: QRectF, word: str, colour: QColor) -> None:
    size = _fitted(word, max(_SMALLEST, box.height() * 0.72), box.width())
    draw_text(painter, box, word, sans(size, SEMIBOLD), colour, CENTRE)


def _paint_security(painter: QPainter, card: PhaseCard, colour: QColor) -> None:
    mark, box = SECURITIES[card.security], card.box
    w, h = card.width, card.height
    stroke(painter, rounded(inset(box, w * 0.05), card.radius * 0.6), with_alpha(colour, 150), 0.6)
    middle = QPointF(0, -h * 0.03)
    ring = with_alpha(colour, 120)
    draw_rosette(painter, middle, w * 0.29, w * 0.4, ring, strands=9, lobes=12, width=0.5)
    draw_emblem(painter, mark.emblem, middle, w * 0.22, colour, PAPER[0])
    font = serif(max(9, w * 0.15), BOLD)
    for left in (-w / 2 + w * 0.07, w / 2 - w * 0.35):
        corner = QRectF(left, -h / 2 + w * 0.06, w * 0.28, w * 0.2)
        letters = security_letters(mark.letter)
        draw_text(painter, corner, letters, font, darker(colour, 0.15), CENTRE)
    word = QRectF(-w / 2 + 6, h * 0.27, w - 12, max(17.0, w * 0.22))
    _paint_word(painter, word, card.word, darker(colour, 0.2))


def _paint_order(painter: QPainter, card: PhaseCard, colour: QColor) -> None:
    w, h = card.width, card.height
    ink = _BUY if card.side == "buy" else _SELL
    frame = rounded(inset(card.box, max(2.0, w * 0.06)), card.radius * 0.6)
    stroke(painter, frame, with_alpha(ink, 150), 0.6)
    number = QRectF(-w / 2, -h * 0.4, w, h * 0.5)
    draw_text(painter, number, str(card.number), serif(min(w * 0.62, h * 0.42)), INK, CENTRE)
    mark = SECURITIES[card.security]
    at = QPointF(w * 0.17, h * 0.28)
    draw_emblem(painter, mark.emblem, at, min(w * 0.2, h * 0.15), colour, PAPER[0])
    sign = QRectF(-w * 0.46, h * 0.28 - h * 0.15, w * 0.4, h * 0.28)
    font = serif(min(w * 0.44, h * 0.3), BOLD)
    draw_text(painter, sign, SIDE_MARKS[card.side], font, ink, CENTRE)


def _paint_influence(painter: QPainter, card: PhaseCard, colour: QColor) -> None:
    """Paint both halves, the lower one upside down; `number` is the side that is up."""
    w, h = card.width, card.height
    up = rounded(QRectF(-w / 2 + 5, -h / 2 + 5, w - 10, h / 2 - 11), 4)
    if card.lift:
        fill(painter, up, with_alpha(colour, 30))
    for turn, by in ((0, card.number), (180, -card.number)):
        painter.save()
        painter.rotate(turn)
        _paint_half(painter, card, by, colour)
        painter.restore()
    band = QRectF(-w / 2 + 8, -h * 0.034, w - 16, h * 0.068)
    line = with_alpha(colour, 190)
    draw_band(painter, band, line, strands=6, period=w * 0.375, width=0.55)
    stroke(painter, rounded(inset(card.box, 4), 4), with_alpha(colour, 140), 0.6)


def _paint_half(painter: QPainter, card: PhaseCard, by: int, colour: QColor) -> None:
    w, h, mark = card.width, card.height, SECURITIES[card.security]
    text = f"{SIDE_MARKS['buy' if by > 0 else 'sell']}1"
    number = QRectF(-w / 2 + w * 0.09, -h / 2 + h * 0.05, w * 0.5, h * 0.19)
    draw_text(painter, number, text, serif(w * 0.29, BOLD), darker(colour, 0.1))
    at = QPointF(w * 0.24, -h / 2 + h * 0.145)
    draw_emblem(painter, mark.emblem, at, w * 0.14, colour, PAPER[0])
    if w >= _WORDS_FROM:
        word = QRectF(-w / 2 + 6, -h / 2 + h * 0.255, w - 12, max(17.0, w * 0.2))
        _paint_word(painter, word, card.word, darker(colour, 0.2))
