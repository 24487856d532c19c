"""Market Forces and founder cards, baked, and the deck of Market Forces."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_frame, draw_rosette
from stockgames.ui.kit.fonts import BOLD, sans, serif
from stockgames.ui.kit.palette import DAYLIGHT, SECURITIES, Theme, darker, with_alpha
from stockgames.ui.kit.phase_cards import PAPER, paint_back, paint_paper
from stockgames.ui.kit.shadows import draw_shadow
from stockgames.ui.kit.shapes import disc, fill, rounded, rule, stroke
from stockgames.ui.kit.text import CENTRE, draw_text, wrapped_height

_OXBLOOD = DAYLIGHT.accent
_INK, _QUIET = DAYLIGHT.ink, DAYLIGHT.quiet_ink
_RULE = QColor(0xA8, 0x85, 0x3C, 160)
_DECK_EDGE = QColor("#E9DDC0")
_STILL = "bell"
"""The emblem of a day on which nothing moves."""


@dataclass(frozen=True, slots=True)
class ForceCard:
    """A Market Forces card face up; also the key of its pixmap. Sizes in pixels.

    ``moves`` are the steps by security; the texts are in the language in force. What does not
    fit is left out: first the line, then the date.
    """

    width: float
    height: float
    title: str
    moves: tuple[int, int, int]
    effect: str
    date: str = ""
    line: str = ""

    @property
    def box(self) -> QRectF:
        """What the card covers, with (0, 0) its middle."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)


def draw_force_card(painter: QPainter, theme: Theme, centre: QPointF, card: ForceCard) -> None:
    """Draw ``card`` round ``centre``."""

    def paint(target: QPainter) -> None:
        paint_force_card(target, theme, card)

    painter.save()
    painter.translate(centre)
    draw_baked(painter, (card, theme.name), card.box.adjusted(-14, -14, 14, 18), paint)
    painter.restore()


def paint_force_card(painter: QPainter, theme: Theme, card: ForceCard) -> None:
    """Paint ``card`` round the origin without any cache."""
    box, radius = card.box, card.width * 0.05
    draw_shadow(painter, theme, rounded(box, radius), blur=10, offset=4, strength=0.95)
    paint_paper(painter, box, radius)
    frame = box.adjusted(5, 5, -5, -5)
    draw_frame(
        painter,
        frame,
        with_alpha(_OXBLOOD, 190),
        radius=4,
        gap=3,
        outer_width=1,
        inner_width=0.5,
        corners=card.width > 110,
    )
    _Column(painter, card, frame.adjusted(5, 6, -5, -6)).paint()


class _Column:
    """Lays the texts of a Market Forces card under each other, as many as fit."""

    def __init__(self, painter: QPainter, card: ForceCard, room: QRectF) -> None:
        self.painter, self.card, self.room = painter, card, room
        w = card.width
        self.title = serif(max(13, w * 0.106), BOLD)
        self.effect = serif(max(13, w * 0.115), BOLD)
        self.small = sans(max(13, w * 0.088))
        self.italic = sans(max(13, w * 0.088), italic=True)

    def _height(self, text: str, small: bool = True, bold: bool = False) -> float:
        font = (self.effect if bold else self.title) if not small else self.small
        return wrapped_height(text, font, self.room.width()) if text else 0.0

    def paint(self) -> None:
        """Paint from the top: date, title, emblem, line, effect."""
        card, room = self.card, self.room
        emblem = max(11.0, card.width * 0.115)
        title = self._height(card.title, small=False)
        effect = self._height(card.effect, small=False, bold=True)
        spare = room.height() - title - effect - 2 * emblem - 6
        date = self._height(card.date)
        with_date = bool(card.date) and spare >= date
        spare -= date if with_date else 0
        line = self._height(card.line) + 6
        with_line = bool(card.line) and spare >= line
        spare -= line if with_line else 0
        y = room.top()
        if with_date:
            y = self._text(y, date, card.date, self.italic, _QUIET)
        y = self._text(y + spare * 0.15, title, card.title, self.title, _INK)
        y += spare * 0.25 + 3
        self._emblems(y + emblem, emblem)
        y += 2 * emblem + 3 + spare * 0.25
        if with_line:
            ends = QPointF(room.left() + 14, y + 2), QPointF(room.right() - 14, y + 2)
            rule(self.painter, *ends, _RULE)
            self._text(y + 5, line - 6, card.line, self.small, _QUIET)
        bottom = room.bottom() - effect
        self._text(bottom, effect, card.effect, self.effect, _OXBLOOD)

    def _text(self, y: float, height: float, text: str, font: QFont, colour: QColor) -> float:
        box = QRectF(self.room.left(), y, self.room.width(), height)
        draw_text(self.painter, box, text, font, colour, CENTRE, wrap=True)
        return y + height

    def _emblems(self, y: float, half: float) -> None:
        moved = [mark for mark, by in zip(SECURITIES.values(), self.card.moves, strict=True) if by]
        if not moved:
            at = QPointF(self.room.center().x(), y)
            draw_emblem(self.painter, _STILL, at, half * 0.9, _QUIET, PAPER[0])
        for i, mark in enumerate(moved):
            x = self.room.center().x() + (i - (len(moved) - 1) / 2) * half * 2.5
            draw_emblem(self.painter, mark.emblem, QPointF(x, y), half, mark.colour, PAPER[0])


def draw_deck(
    painter: QPainter, theme: Theme, centre: QPointF, width: float, height: float, count: int
) -> None:
    """Draw the face-down deck of ``count`` cards, 0 to 15; ``centre`` is that of its lowest."""
    layers = (count + 1) // 2
    box = QRectF(-width / 2, -height / 2, width, height)

    def paint(target: QPainter) -> None:
        for i in range(layers):
            card = box.translated(-i * 0.7, -i * 1.6)
            path = rounded(card, width * 0.07)
            if not i:
                draw_shadow(target, theme, path, blur=8, offset=5, strength=0.9)
            if i == layers - 1:
                paint_back(target, card, width * 0.07)
            else:
                fill(target, path, _DECK_EDGE)
                stroke(target, path, QColor(0x1C, 0x33, 0x44, 180), 0.6)

    painter.save()
    painter.translate(centre)
    bounds = box.adjusted(-18, -28, 14, 18)
    draw_baked(painter, ("deck", width, height, layers, theme.name), bounds, paint)
    painter.restore()


@dataclass(frozen=True, slots=True)
class FounderCard:
    """A founder's card; also the key of its pixmap. ``cash`` and ``name`` are ready to print."""

    width: float
    height: float
    name: str
    shares: tuple[int, int, int]
    cash: str
    dimmed: bool = False
    lift: float = 0.0

    @property
    def box(self) -> QRectF:
        """What the card covers, with (0, 0) its middle."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)


def draw_founder_card(painter: QPainter, theme: Theme, centre: QPointF, card: FounderCard) -> None:
    """Draw ``card`` round ``centre``."""

    def paint(target: QPainter) -> None:
        paint_founder_card(target, theme, card)

    painter.save()
    painter.translate(centre)
    bounds = card.box.adjusted(-18, -18, 18, 22 + card.lift)
    draw_baked(painter, (card, theme.name), bounds, paint)
    painter.restore()


def paint_founder_card(painter: QPainter, theme: Theme, card: FounderCard) -> None:
    """Paint ``card`` round the origin without any cache."""
    box, w, h = card.box, card.width, card.height
    path = rounded(box, w * 0.06)
    draw_shadow(painter, theme, path, blur=8 + card.lift, offset=3 + card.lift, strength=0.9)
    paint_paper(painter, box, w * 0.06)
    frame = rounded(box.adjusted(4, 4, -4, -4), 3)
    stroke(painter, frame, with_alpha(_OXBLOOD, 170), 0.8)
    _paint_seal(painter, card)
    size = max(13.0, w * 0.105)
    name = QRectF(box.left() + 6, box.top() + h * 0.27, w - 12, h * 0.26)
    draw_text(painter, name, card.name, serif(size, BOLD), _INK, CENTRE, wrap=True)
    y = box.top() + h * 0.55
    rule(painter, QPointF(box.left() + 10, y), QPointF(box.right() - 10, y), _RULE)
    _paint_shares(painter, card, y)
    cash = QRectF(box.left(), box.bottom() - h * 0.19, w, h * 0.15)
    draw_text(painter, cash, card.cash, serif(max(14.0, w * 0.13), BOLD), _OXBLOOD, CENTRE)


def _paint_seal(painter: QPainter, card: FounderCard) -> None:
    """Paint a wax seal with the initial, as under a signature."""
    r = min(card.width * 0.16, card.height * 0.1)
    middle = QPointF(0, -card.height / 2 + 7 + r * 1.2)
    fill(painter, disc(middle, r * 1.05), darker(_OXBLOOD, 0.2))
    fill(painter, disc(middle, r * 0.95), _OXBLOOD)
    line = QColor(0xF0, 0xDC, 0xA4, 150)
    draw_rosette(painter, middle, r * 0.62, r * 0.9, line, strands=5, lobes=9, width=0.5)
    box = QRectF(middle.x() - r, middle.y() - r, 2 * r, 2 * r - 1)
    draw_text(painter, box, card.name[:1], serif(r * 1.0, BOLD), QColor("#FFF6E0"), CENTRE)


def _paint_shares(painter: QPainter, card: FounderCard, y: float) -> None:
    w, h = card.width, card.height
    half = min(w * 0.1, h * 0.05)
    pitch = (w - 12) / 3
    for i, (mark, count) in enumerate(zip(SECURITIES.values(), card.shares, strict=True)):
        x = -w / 2 + 6 + pitch * (i + 0.5)
        at = QPointF(x, y + half + h * 0.03)
        draw_emblem(painter, mark.emblem, at, half, mark.colour, PAPER[0])
        box = QRectF(x - pitch / 2, at.y() + half, pitch, h * 0.12)
        draw_text(painter, box, str(count), serif(max(13.0, w * 0.13)), _INK, CENTRE)
