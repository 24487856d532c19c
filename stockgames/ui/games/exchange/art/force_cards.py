"""Market Forces cards, baked, and their deck."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.ui.games.exchange.art.phase_cards import PAPER, SIDE_MARKS, paint_back, paint_paper
from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_frame
from stockgames.ui.kit.fonts import BOLD, sans, serif
from stockgames.ui.kit.palette import DAYLIGHT, SECURITIES, Theme, with_alpha
from stockgames.ui.kit.shadows import draw_shadow
from stockgames.ui.kit.shapes import fill, rounded, rule, stroke
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
    paint = partial(_paint, theme=theme, card=card)
    draw_baked(painter, (card, theme.name), card.box.adjusted(-14, -14, 14, 18), paint, at=centre)


def _paint(painter: QPainter, theme: Theme, card: ForceCard) -> None:
    """Paint ``card`` round the origin."""
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


def title_font(width: float) -> QFont:
    """Return the font of the title on a card so wide; a word wider than the card is cut off."""
    return serif(max(13, width * 0.106), BOLD)


class _Column:
    """Lays the texts of a Market Forces card under each other, as many as fit."""

    def __init__(self, painter: QPainter, card: ForceCard, room: QRectF) -> None:
        self.painter, self.card, self.room = painter, card, room
        w = card.width
        self.with_steps = False
        """Whether the steps stand beside the emblems, where the effect in words does not fit."""
        self.title = title_font(w)
        self.effect = serif(max(13, w * 0.115), BOLD)
        self.small = sans(max(13, w * 0.088))
        self.italic = sans(max(13, w * 0.088), italic=True)

    def _height(self, text: str, font: QFont) -> float:
        return wrapped_height(text, font, self.room.width()) if text else 0.0

    def paint(self) -> None:
        """Paint from the top: date, title, emblem, line, effect."""
        card, room = self.card, self.room
        emblem = max(11.0, card.width * 0.115)
        title = self._height(card.title, self.title)
        effect = self._height(card.effect, self.effect)
        spare = room.height() - title - effect - 2 * emblem - 6
        self.with_steps = spare < 0
        if self.with_steps:
            spare += effect - 1.8 * emblem
            effect = 0.0
            emblem = max(8.0, emblem + min(0.0, spare) / 3.8)
        date = self._height(card.date, self.italic)
        with_date = bool(card.date) and spare >= date
        spare -= date if with_date else 0
        line = self._height(card.line, self.small) + 6
        with_line = bool(card.line) and spare >= line
        spare = max(0.0, spare - (line if with_line else 0))
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
        if effect:
            self._text(room.bottom() - effect, effect, card.effect, self.effect, _OXBLOOD)

    def _text(self, y: float, height: float, text: str, font: QFont, colour: QColor) -> float:
        box = QRectF(self.room.left(), y, self.room.width(), height)
        draw_text(self.painter, box, text, font, colour, CENTRE, wrap=True)
        return y + height

    def _emblems(self, y: float, half: float) -> None:
        moved = [mark for mark, by in zip(SECURITIES.values(), self.card.moves, strict=True) if by]
        if not moved:
            at = QPointF(self.room.center().x(), y)
            draw_emblem(self.painter, _STILL, at, half * 0.9, _QUIET, PAPER[0])
        steps = [by for by in self.card.moves if by]
        pitch = half * (3.6 if self.with_steps else 2.5)
        pitch = min(pitch, self.room.width() / max(1, len(moved)))
        for i, (mark, by) in enumerate(zip(moved, steps, strict=True)):
            x = self.room.center().x() + (i - (len(moved) - 1) / 2) * pitch
            draw_emblem(self.painter, mark.emblem, QPointF(x, y), half, mark.colour, PAPER[0])
            if self.with_steps:
                sign = SIDE_MARKS["buy" if by > 0 else "sell"]
                box = QRectF(x - pitch / 2, y + half, pitch, half * 1.9)
                text, font = f"{sign}{abs(by)}", serif(max(14, half * 1.35), BOLD)
                draw_text(self.painter, box, text, font, _OXBLOOD, CENTRE)


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

    bounds = box.adjusted(-18, -28, 14, 18)
    draw_baked(painter, ("deck", width, height, layers, theme.name), bounds, paint, at=centre)
