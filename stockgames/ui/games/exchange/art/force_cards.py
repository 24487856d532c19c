"""Market Forces cards, baked, and their deck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.ui.games.exchange.art.force_scene import SHAPE, paint_scene
from stockgames.ui.games.exchange.art.phase_cards import PAPER, SIDE_MARKS, paint_back, paint_paper
from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.boxes import line_at
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_frame
from stockgames.ui.kit.fonts import BOLD, narrowed, sans, serif
from stockgames.ui.kit.palette import DAYLIGHT, SECURITIES, Mark, Theme, with_alpha
from stockgames.ui.kit.shadows import draw_shadow
from stockgames.ui.kit.shapes import fill, rounded, rule, stroke
from stockgames.ui.kit.text import (
    CENTRE,
    LEFT,
    draw_text,
    squeezed,
    text_width,
    wrapped_height,
)

_OXBLOOD = DAYLIGHT.accent
_INK, _QUIET = DAYLIGHT.ink, DAYLIGHT.quiet_ink
_RULE = QColor(0xA8, 0x85, 0x3C, 160)
_DECK_EDGE = QColor("#E9DDC0")
_STILL = "bell"
"""The emblem of a day on which nothing moves."""
_LEAST_SCENE = 24.0
_FLATTEST = 0.42
"""How low a scene may get, in widths, so that date and line have room too."""
_FLAT = 0.3
"""How low where what happened would have no room otherwise."""
_ROUND_LINE = 6.0
"""Pixels of air round the line of what happened."""


@dataclass(frozen=True, slots=True)
class ForceCard:
    """A Market Forces card face up; also the key of its pixmap. Sizes in pixels.

    ``moves`` are the steps by security; ``day`` is the id of its scene; the texts are in the
    language in force. What does not fit is left out: first the line, then the date.
    """

    width: float
    height: float
    title: str
    moves: tuple[int, int, int]
    effect: str
    date: str = ""
    line: str = ""
    day: str = ""

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
    side = 5 if card.width > 110 else 3
    _Column(painter, card, frame.adjusted(side, 6, -side, -6)).paint()


_NARROW = 0.8
"""So narrow letters may be before they are smaller, too."""


def title_font(width: float) -> QFont:
    """Return the font of the title on a card so wide; a word wider than the card is cut off."""
    return serif(max(13, min(width * 0.106, 30)), BOLD)


class _Column:
    """Lays what a Market Forces card tells under each other, as much as fits.

    Scene, title and steps are never left out; then comes the date, and last what happened.
    """

    def __init__(self, painter: QPainter, card: ForceCard, room: QRectF) -> None:
        self.painter, self.card, self.room = painter, card, room
        w = card.width
        longest = max(card.title.split(), key=len, default="")
        self.title = in_one_line(longest, title_font(w), room.width())
        self.effect = serif(max(13, w * 0.11), BOLD)
        self.small = sans(max(13, w * 0.082))
        self.italic = in_one_line(card.date, sans(max(13, w * 0.08), italic=True), room.width())
        self.foot = max(20.0, w * 0.17)
        """How high the row of steps is."""
        self.air = 5.0 if w > 140 else 0.0
        """How far the line of what happened keeps from the frame."""
        self.line = card.line
        """What happened, as far as there is room for it."""

    def _height(self, text: str, font: QFont, air: float = 0.0) -> float:
        return wrapped_height(text, font, self.room.width() - 2 * air) if text else 0.0

    def _line_height(self, free: float) -> float:
        """Return how high the line is, in letters that leave it room; 0 without room.

        A long one is told up to where it pauses.
        """
        for line in _shorter(self.card.line):
            for size in (self.card.width * 0.082, 15, 14, 13):
                font = sans(max(13, min(size, self.card.width * 0.082)))
                height = self._height(line, font, self.air)
                if 0 < height <= free:
                    self.small, self.line = font, line
                    return height
        return 0.0

    def paint(self) -> None:
        """Paint from the top: date, title, scene, line, steps; small cards begin with the scene."""
        card, room = self.card, self.room
        title = self._height(card.title, self.title)
        free = room.height() - title - self.foot - 6
        date = self._height(card.date, self.italic)
        with_date = bool(card.date) and free - date >= room.width() * _FLATTEST
        free -= date if with_date else 0.0
        rooms = (free - room.width() * flat - _ROUND_LINE for flat in (_FLATTEST, _FLAT))
        line = next(filter(None, map(self._line_height, rooms)), 0.0)
        with_line = line > 0
        free -= line + _ROUND_LINE if with_line else 0.0
        scene = min(room.width() * SHAPE, free)
        spare = free - scene + (_ROUND_LINE if with_line else 0.0)
        y = room.top()
        if with_date:
            y = self._text(y, date, card.date, self.italic, _QUIET)
        if with_line:
            y = self._text(y, title, card.title, self.title, _INK) + spare * 0.2
        self._scene(y + 2, scene)
        y += scene + 4
        if with_line:
            self._text(y + spare * 0.3, line, self.line, self.small, _INK, self.air)
        else:
            self._text(y + spare * 0.4, title, card.title, self.title, _INK)
        self._steps(room.bottom() - self.foot, ruled=with_line)

    def _text(
        self, y: float, height: float, text: str, font: QFont, colour: QColor, air: float = 0.0
    ) -> float:
        box = QRectF(self.room.left() + air, y, self.room.width() - 2 * air, height)
        draw_text(self.painter, box, text, font, colour, CENTRE, wrap=True)
        return y + height

    def _scene(self, y: float, height: float) -> None:
        if self.card.day and height > _LEAST_SCENE:
            paint_scene(self.painter, line_at(self.room, y, height), self.card.day)

    def _steps(self, y: float, *, ruled: bool) -> None:
        """Paint what moves: an emblem with its steps each, and by name where there is room."""
        room = self.room
        if ruled:
            ends = QPointF(room.left() + 14, y - 3), QPointF(room.right() - 14, y - 3)
            rule(self.painter, *ends, _RULE)
        moved = [
            (mark, by) for mark, by in zip(SECURITIES.values(), self.card.moves, strict=True) if by
        ]
        if len(moved) <= 1 and self._named(y, self.foot * 0.38, moved):
            return
        if not moved:
            self._still(y)
            return
        pitch = min(self.foot * 2.2, room.width() / max(1, len(moved)))
        half = min(self.foot * 0.38, pitch * 0.22)
        for place, (mark, by) in enumerate(moved):
            x = room.center().x() + (place - (len(moved) - 1) / 2) * pitch
            wide = text_width(_signed(by), self.effect)
            half = min(half, (pitch - wide - 2) / 2)
            left = x - half - wide / 2 - half * 0.1
            at = QPointF(left + half, y + self.foot / 2)
            draw_emblem(self.painter, mark.emblem, at, half, mark.colour, PAPER[0])
            text = QRectF(left + half * 2.2, y, wide + 2, self.foot)
            draw_text(self.painter, text, _signed(by), self.effect, mark.colour, LEFT)

    def _named(self, y: float, half: float, moved: list[tuple[Mark, int]]) -> bool:
        """Paint the one mover with its name, or that nothing moves; tell whether there was room."""
        effect, room = self.card.effect, self.room
        width = text_width(effect, self.effect) + 2.6 * half
        if width > room.width():
            return False
        emblem = moved[0][0].emblem if moved else _STILL
        colour = moved[0][0].colour if moved else _QUIET
        left = room.center().x() - width / 2
        at = QPointF(left + half, y + self.foot / 2)
        draw_emblem(self.painter, emblem, at, half, colour, PAPER[0])
        text = QRectF(left + 2.6 * half, y, width, self.foot)
        draw_text(self.painter, text, effect, self.effect, colour, LEFT)
        return True

    def _still(self, y: float) -> None:
        """Tell where there is little room that nothing moves: in small letters, or by its sign."""
        at = line_at(self.room, y, self.foot)
        font = in_one_line(self.card.effect, serif(13, BOLD), at.width())
        if text_width(self.card.effect, font) <= at.width():
            draw_text(self.painter, at, self.card.effect, font, _QUIET, CENTRE)
        else:
            draw_emblem(self.painter, _STILL, at.center(), self.foot * 0.38, _QUIET, PAPER[0])


def _shorter(line: str) -> Iterator[str]:
    """Return a line, then what stands before its pauses, the longest first."""
    yield line
    for pause in (";", ","):
        first, found, _ = line.partition(pause)
        if found:
            yield first


def in_one_line(text: str, font: QFont, width: float) -> QFont:
    """Return the font, narrower by as much as one line of text needs, then smaller as well."""
    wide = text_width(text, font)
    if wide <= width:
        return font
    share = (width - 1) / wide
    return narrowed(font, share) if share >= _NARROW else squeezed(text, font, width - 1)


def _signed(by: int) -> str:
    return f"{SIDE_MARKS['buy' if by > 0 else 'sell']}{abs(by)}"


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
