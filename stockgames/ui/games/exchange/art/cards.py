"""Cards of Exchange, cached as pixmaps: those of the phases, founders, and leather sleeves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from stockgames.evenings.person import Portrait
from stockgames.ui.pieces.portrait import HEIGHT, paint_portrait
from stockgames.ui.pieces.tokens import security_letters
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_band, draw_rosette
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD, sans, serif
from stockgames.ui.theme.palette import DAYLIGHT, INK, SECURITIES, Theme, darker, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached, picture_at
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width, wrapped_height

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
class Sheet:
    """What is on the table at a size in px."""

    width: float
    height: float

    @property
    def box(self) -> QRectF:
        """The rect of the card; (0, 0) is its centre."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)


@dataclass(frozen=True, slots=True)
class PhaseCard(Sheet):
    """A card of `width` by `height` px; also the key of its pixmap.

    `security` is a key of SECURITIES. `number` is an order's number of shares, or +1 or -1 for
    the side of an influence card that is up. `word` is its text in the current language.
    """

    kind: PhaseKind
    security: str = "BK"
    number: int = 0
    side: str = "buy"
    word: str = ""
    lift: float = 0.0

    @property
    def bounds(self) -> QRectF:
        reach = 18 if self.lift else 10
        return self.box.adjusted(-reach, -reach, reach, reach + self.lift)

    @property
    def radius(self) -> float:
        return min(self.width, self.height) * 0.085


def draw_phase_card(painter: QPainter, theme: Theme, centre: QPointF, card: PhaseCard) -> None:
    letters = security_letters(card.security)
    paint = partial(_paint_phase_card, theme=theme, card=card)
    draw_cached(painter, (card, letters, theme.name), card.bounds, paint, at=centre)


def _paint_phase_card(painter: QPainter, theme: Theme, card: PhaseCard) -> None:
    path = s.rounded(card.box, card.radius)
    if card.lift:
        s.draw_shadow(painter, theme, path, blur=14, offset=card.lift, strength=1.0)
    else:
        s.draw_shadow(painter, theme, path, blur=6, offset=3, strength=0.85)
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
    s.fill(
        painter,
        s.rounded(box, radius),
        s.linear(box.topLeft(), end, (0.0, PAPER[0]), (1.0, PAPER[1])),
    )
    s.stroke(painter, s.rounded(s.inset(box, 0.4), radius), EDGE, 0.8)


def paint_back(painter: QPainter, box: QRectF, radius: float) -> None:
    """Paint the engraved blue back of all Exchange cards."""
    path, middle, half = s.rounded(box, radius), box.center(), min(box.width(), box.height()) / 2
    ground = s.radial(middle, max(box.width(), box.height()) * 0.8, (0.0, BLUE[0]), (1.0, BLUE[1]))
    s.fill(painter, path, ground)
    with s.clipped(painter, path):
        line = with_alpha(IVORY, 180)
        draw_rosette(painter, middle, half * 0.18, half * 0.8, line, strands=12, lobes=9, width=0.5)
        if box.height() > box.width() * 1.25 and box.width() > 40:
            faint, depth = with_alpha(IVORY, 120), box.height() * 0.11
            for y in (box.top() + depth * 0.4, box.bottom() - depth * 1.4):
                band = s.line_at(box, y, depth)
                draw_band(painter, band, faint, strands=5, period=box.width() / 3, width=0.5)
    s.stroke(painter, path, QColor("#1C3344"), 0.7)
    rim = s.rounded(s.inset(box, max(2.0, half * 0.12)), max(0.0, radius - 2))
    s.stroke(painter, rim, with_alpha(IVORY, 190), 0.7)


def _paint_word(painter: QPainter, box: QRectF, word: str, colour: QColor) -> None:
    size = max(_SMALLEST, box.height() * 0.72)
    wide = text_width(word, sans(size, SEMIBOLD))
    if wide > box.width():
        size = max(_SMALLEST - 2, size * box.width() / wide)
    draw_text(painter, box, word, sans(size, SEMIBOLD), colour, CENTRE)


def _paint_security(painter: QPainter, card: PhaseCard, colour: QColor) -> None:
    mark, box = SECURITIES[card.security], card.box
    w, h = card.width, card.height
    s.stroke(
        painter, s.rounded(s.inset(box, w * 0.05), card.radius * 0.6), with_alpha(colour, 150), 0.6
    )
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
    frame = s.rounded(s.inset(card.box, max(2.0, w * 0.06)), card.radius * 0.6)
    s.stroke(painter, frame, with_alpha(ink, 150), 0.6)
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
    up = s.rounded(QRectF(-w / 2 + 5, -h / 2 + 5, w - 10, h / 2 - 11), 4)
    if card.lift:
        s.fill(painter, up, with_alpha(colour, 30))
    for turn, by in ((0, card.number), (180, -card.number)):
        with s.moved(painter, QPointF(), turn=turn):
            _paint_half(painter, card, by, colour)
    band = QRectF(-w / 2 + 8, -h * 0.034, w - 16, h * 0.068)
    line = with_alpha(colour, 190)
    draw_band(painter, band, line, strands=6, period=w * 0.375, width=0.55)
    s.stroke(painter, s.rounded(s.inset(card.box, 4), 4), with_alpha(colour, 140), 0.6)


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


_OXBLOOD, _INK = DAYLIGHT.accent, DAYLIGHT.ink
_RULE = QColor(0xA8, 0x85, 0x3C, 160)


@dataclass(frozen=True, slots=True)
class FounderCard(Sheet):
    """A founder's card; also the key of its pixmap. `name` and `cash` are finished texts.

    Sizes in pixels; a landscape card has the face beside the name.
    """

    name: str
    portrait: Portrait
    shares: tuple[int, int, int]
    cash: str
    lift: float = 0.0

    @property
    def lies(self) -> bool:
        """Return whether the card is landscape."""
        return self.width > self.height


def _paint_founder(painter: QPainter, theme: Theme, card: FounderCard) -> None:
    radius = min(card.width, card.height) * 0.06
    path = s.rounded(card.box, radius)
    s.draw_shadow(painter, theme, path, blur=8 + card.lift, offset=3 + card.lift, strength=0.9)
    paint_paper(painter, card.box, radius)
    frame = s.rounded(card.box.adjusted(4, 4, -4, -4), 3)
    s.stroke(painter, frame, with_alpha(_OXBLOOD, 170), 0.8)
    if card.lies:
        _paint_lying(painter, card)
    else:
        _paint_upright(painter, card)


draw_founder_card = picture_at(
    _paint_founder, lambda card: card.box.adjusted(-18, -18, 18, 22 + card.lift)
)
"""Draws the card around a point."""


def _paint_upright(painter: QPainter, card: FounderCard) -> None:
    box, w, h = card.box, card.width, card.height
    tall = min(h * 0.33, w * 0.75)
    _paint_face(painter, card, QPointF(0, box.top() + 9 + tall / 2), tall)
    name = QRectF(box.left() + 7, box.top() + 10 + tall, w - 14, h * 0.22)
    _paint_name(painter, card.name, name, max(13.0, w * 0.112), CENTRE)
    y = max(name.bottom() + 2, box.top() + h * 0.6)
    s.rule(painter, QPointF(box.left() + 12, y), QPointF(box.right() - 12, y), _RULE)
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
    s.rule(painter, QPointF(box.left() + pad + 2, y), QPointF(box.right() - pad - 2, y), _RULE)
    font = serif(max(14.0, h * 0.18), BOLD)
    wide = text_width(card.cash, font)
    low = QRectF(box.left() + pad - 1, y + 2, w - 2 * (pad - 1), box.bottom() - y - 7)
    draw_text(painter, low, card.cash, font, _OXBLOOD, RIGHT)
    _paint_shares(painter, card, low.adjusted(0, 0, -wide - 6, 0))


def _paint_name(
    painter: QPainter, name: str, box: QRectF, size: float, align: Qt.AlignmentFlag
) -> None:
    font = _fitted_founder(name, box, size)
    draw_text(painter, box, name, font, _INK, align, wrap=True)


def _fitted_founder(name: str, box: QRectF, size: float) -> QFont:
    while size > 11:
        font = serif(size, BOLD)
        widest = max(text_width(word, font) for word in name.split())
        if widest <= box.width() and wrapped_height(name, font, box.width()) <= box.height() + 2:
            return font
        size -= 1
    return serif(size, BOLD)


def _paint_face(painter: QPainter, card: FounderCard, middle: QPointF, height: float) -> None:
    with s.moved(painter, middle):
        paint_portrait(painter, height / 2 / HEIGHT, card.portrait, crest=True)


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
            number = s.column_at(box, at.x() + half + 2, pitch)
        draw_emblem(painter, mark.emblem, at, half, mark.colour, PAPER[0])
        draw_text(painter, number, str(count), font, _INK, CENTRE if stacked else LEFT)


Inside = Literal["empty", "face", "back"]

_LEATHER = (QColor("#8C2A2E"), QColor("#5A1519"))
_LEATHER_EDGE = QColor(0x3A, 0x0A, 0x0E, 200)
_STITCH = QColor(0xE9, 0xC9, 0x8A, 170)
_GOLD = QColor("#F6E2B4")
_MOUTH = 0.3
"""Where the leather starts, as a share of the height."""


@dataclass(frozen=True, slots=True)
class Sleeve:
    """A sleeve of `width` by `height` px; also the key of its pixmap.

    `mark` is a numeral or the name of an emblem. A face-up card has a security's emblem and a
    word; `dimmed` is a face that only its owner knows.
    """

    width: float
    height: float
    mark: str
    inside: Inside = "empty"
    security: str = "BK"
    word: str = ""
    hidden: bool = False

    @property
    def bounds(self) -> QRectF:
        """The rect of sleeve and shadow; (0, 0) is the sleeve's top left corner."""
        return QRectF(-12, -12, self.width + 24, self.height + 26)

    @property
    def leather(self) -> QRectF:
        top = self.height * _MOUTH
        return QRectF(0, top, self.width, self.height - top)


def _paint_sleeve(painter: QPainter, theme: Theme, sleeve: Sleeve) -> None:
    if sleeve.inside != "empty":
        _paint_card(painter, theme, sleeve)
    path = _pocket(sleeve.width, sleeve.height)
    s.draw_shadow(painter, theme, path, blur=8, offset=4, strength=0.9)
    box = QRectF(0, 0, sleeve.width, sleeve.height)
    s.fill(painter, path, s.slanting(box, (0.0, _LEATHER[0]), (1.0, _LEATHER[1])))
    s.stroke(painter, path, _LEATHER_EDGE, 0.9)
    _paint_stitches(painter, sleeve.leather)
    _paint_mark(painter, sleeve)


draw_sleeve = picture_at(_paint_sleeve, lambda sleeve: sleeve.bounds)
"""Draws a sleeve at its top left corner, above the card sticking out."""


def _pocket(w: float, h: float) -> QPainterPath:
    top, low = h * _MOUTH, h * 0.4
    return s.path_from(
        f"M0,{top:.2f} L{w * 0.32:.2f},{top:.2f} "
        f"C{w * 0.4:.2f},{low:.2f} {w * 0.6:.2f},{low:.2f} {w * 0.68:.2f},{top:.2f} "
        f"L{w:.2f},{top:.2f} L{w:.2f},{h - 6:.2f} Q{w:.2f},{h:.2f} {w - 6:.2f},{h:.2f} "
        f"L6,{h:.2f} Q0,{h:.2f} 0,{h - 6:.2f}Z"
    )


def _paint_stitches(painter: QPainter, leather: QRectF) -> None:
    line = QPainterPath(QPointF(leather.left() + 5, leather.top() + 6))
    line.lineTo(leather.left() + 5, leather.bottom() - 5)
    line.lineTo(leather.right() - 5, leather.bottom() - 5)
    line.lineTo(leather.right() - 5, leather.top() + 6)
    s.stroke(painter, line, _STITCH, 0.9, dash=(4, 3), flat=True)


def _paint_mark(painter: QPainter, sleeve: Sleeve) -> None:
    w, middle = sleeve.width, QPointF(sleeve.width / 2, sleeve.height * 0.68)
    ring = QColor(_STITCH)
    draw_rosette(painter, middle, w * 0.17, w * 0.27, ring, strands=8, lobes=10, width=0.5)
    if len(sleeve.mark) > 3:
        draw_emblem(painter, sleeve.mark, middle, w * 0.15, _GOLD, _LEATHER[1])
        return
    box = QRectF(0, middle.y() - w * 0.2, w, w * 0.38)
    draw_text(painter, box, sleeve.mark, serif(w * 0.24, BOLD), _GOLD, CENTRE)


def _paint_card(painter: QPainter, theme: Theme, sleeve: Sleeve) -> None:
    w, h = sleeve.width, sleeve.height
    edge = w * 0.075
    box = QRectF(edge, 0, w - 2 * edge, h * 0.8)
    path = s.rounded(box, 5)
    s.draw_shadow(painter, theme, path, blur=5, offset=2, strength=0.8)
    if sleeve.inside == "back":
        with s.clipped(painter, path):
            paint_back(painter, s.top_part(box, box.width() * 0.9), 5)
        return
    paint_paper(painter, box, 5)
    mark = SECURITIES[sleeve.security]
    ink = darker(mark.colour, 0.2)
    size = max(13.0, w * 0.128)
    font = serif(size, SEMIBOLD)
    wide = text_width(sleeve.word, font)
    room = box.width() - 10
    radius = min(w * 0.088, (room - wide) / 2.6)
    row = h * _MOUTH * 0.54
    if radius < 4:
        small = serif(max(11.0, min(size, size * room / max(1.0, wide))), SEMIBOLD)
        draw_text(painter, s.line_at(box, row - 12, 24), sleeve.word, small, ink, CENTRE)
    else:
        left = box.center().x() - (wide + 2.4 * radius) / 2
        middle = QPointF(left + radius, row)
        draw_emblem(painter, mark.emblem, middle, radius, mark.colour, PAPER[0])
        word = QRectF(left + 2.5 * radius, row - 12, wide + 4, 24)
        draw_text(painter, word, sleeve.word, font, ink, LEFT)
    if sleeve.hidden:
        own = s.rounded(box.adjusted(3, 3, -3, -3), 3)
        s.stroke(painter, own, with_alpha(ink, 150), 1, dash=(3, 2), flat=True)
