"""What lies on a ledger: banknotes in piles, cached as pixmaps, and the lobbyist."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_band, draw_rosette
from stockgames.ui.theme.fonts import BOLD, serif
from stockgames.ui.theme.palette import Theme, darker, lighter, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached, picture_at
from stockgames.ui.theme.text import CENTRE, draw_text, text_width

NOTE_RATIO = 0.46
MOST_SHOWN = 6
"""The most notes of a pile that are drawn."""
NOTE_COLOURS: Mapping[int, QColor] = MappingProxyType(
    {100: QColor("#2B4F7A"), 50: QColor("#9A6A1C"), 10: QColor("#3F6B57")}
)
_ENGRAVED_FROM = 44.0
"""Minimum width in pixels for line work and corner figures on a note."""


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile of notes of one value; also the key of its pixmap. Width in pixels."""

    width: float
    value: int
    count: int = 1

    @property
    def height(self) -> float:
        """The height of one note in pixels."""
        return self.width * NOTE_RATIO

    @property
    def step(self) -> float:
        """The vertical offset of each note from the one below, in pixels."""
        return max(1.2, self.width * 0.03)

    @property
    def shown(self) -> int:
        """The number of notes that are drawn."""
        return min(self.count, MOST_SHOWN)

    @property
    def bounds(self) -> QRectF:
        """The rect of pile and shadow; (0, 0) is the centre of the lowest note."""
        w, h, reach = self.width, self.height, 12
        above = self.shown * self.step
        return QRectF(-w / 2 - reach, -h / 2 - above - reach, w + 2 * reach, h + above + 2 * reach)


def _paint(painter: QPainter, theme: Theme, pile: Pile) -> None:
    for i in range(pile.shown):
        at = QPointF((i * 37 % 5 - 2) * pile.width * 0.007, -i * pile.step)
        with s.moved(painter, at, turn=(i * 53 % 7 - 3) * 0.25):
            _paint_note(painter, theme, pile, is_lowest=i == 0, is_top=i == pile.shown - 1)


draw_pile = picture_at(_paint, lambda pile: pile.bounds)
"""Draws a pile at the centre of its lowest note."""


def _paint_note(
    painter: QPainter, theme: Theme, pile: Pile, *, is_lowest: bool, is_top: bool
) -> None:
    w, h, colour = pile.width, pile.height, NOTE_COLOURS[pile.value]
    box = QRectF(-w / 2, -h / 2, w, h)
    path = s.rounded(box, 2)
    if is_lowest:
        s.draw_shadow(painter, theme, path, blur=7, offset=3, strength=0.9)
    s.fill(
        painter, path, s.falling(box, (0.0, lighter(colour, 0.86)), (1.0, lighter(colour, 0.72)))
    )
    s.stroke(painter, path, with_alpha(darker(colour, 0.2), 190), 0.7)
    if is_top:
        _paint_face(painter, box, pile.value, colour)


def _paint_face(painter: QPainter, box: QRectF, value: int, colour: QColor) -> None:
    w, h = box.width(), box.height()
    if w >= _ENGRAVED_FROM:
        with s.clipped(painter, s.rounded(box, 2)):
            field = QRectF(box.left() + w * 0.05, box.top() + h * 0.2, w * 0.9, h * 0.6)
            line = with_alpha(colour, 120)
            draw_band(painter, field, line, strands=8, period=w * 0.22, width=0.5)
        s.stroke(painter, s.rounded(s.inset(box, 3), 1), colour, 0.9)
        font = serif(max(7, h * 0.2), BOLD)
        aside = w / 2 - max(w * 0.12, text_width(str(value), font) / 2 + 4.5)
        for x in (-aside, aside):
            corner = QRectF(box.center().x() + x - 20, box.top() + h * 0.1, 40, h * 0.34)
            draw_text(painter, corner, str(value), font, darker(colour, 0.2), CENTRE)
    else:
        s.stroke(painter, s.rounded(s.inset(box, 2), 1), with_alpha(colour, 200), 0.7)
    middle = QPointF()
    s.fill(painter, s.disc(middle, h * 0.42), lighter(colour, 0.84))
    ring = with_alpha(colour, 200)
    draw_rosette(painter, middle, h * 0.26, h * 0.44, ring, strands=8, lobes=11, width=0.5)
    s.fill(painter, s.disc(middle, h * 0.31), lighter(colour, 0.9))
    font = serif(max(8, h * 0.32), BOLD)
    draw_text(painter, box.adjusted(0, 0, 0, -1), f"${value}", font, darker(colour, 0.4), CENTRE)


def draw_note_place(painter: QPainter, theme: Theme, centre: QPointF, width: float) -> None:
    """Draw the dashed outline of an empty pile."""
    h = width * NOTE_RATIO
    box = s.centred(centre, width, h)
    s.stroke(painter, s.rounded(box, 3), with_alpha(theme.line, 150), 1, dash=(3, 3), flat=True)


_DAY, _NIGHT = QColor("#22303A"), QColor("#EADFC0")
_SHIRT_DAY, _SHIRT_NIGHT = QColor("#FBF6EA"), QColor("#10231C")
_EDGE = QColor("#10231C")
_EDGES = [QPointF(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
"""In the dark theme a dark outline sets the figure off from the cream ground."""
_SWAY = 5.0
"""Lean to each side while walking, in degrees."""


def draw_lobbyist(
    painter: QPainter, theme: Theme, foot: QPointF, height: float, *, stride: float
) -> None:
    """Draw the figure with its shadow; `foot` is the point between its shoes.

    `stride` is the distance walked in steps; the figure leans to alternate sides and bobs.
    """
    half = height / 2
    lean = _SWAY * math.sin(math.pi * stride)
    lift = height * 0.05 * abs(math.sin(math.pi * stride))

    def paint(target: QPainter) -> None:
        colour = _NIGHT if theme.is_dark else _DAY
        shirt = _SHIRT_NIGHT if theme.is_dark else _SHIRT_DAY
        for aside in _EDGES if theme.is_dark else ():
            at = QPointF(0, -half) + aside * max(1.0, height * 0.025)
            draw_emblem(target, "lobbyist", at, half, _EDGE, _EDGE)
        draw_emblem(target, "lobbyist", QPointF(0, -half), half, colour, shirt)

    _draw_ground(painter, theme, foot, half)
    key, bounds = ("lobbyist", height, theme.name), s.square(QPointF(0, -half), half * 1.08 + 2)
    draw_cached(painter, key, bounds, paint, at=foot - QPointF(0, lift), rotation=lean)


def _draw_ground(painter: QPainter, theme: Theme, foot: QPointF, half: float) -> None:
    shade = with_alpha(theme.shadow, 150 if theme.is_dark else 95)
    shades, r = ((0.0, shade), (0.55, shade), (1.0, with_alpha(shade, 0))), half * 0.78
    with s.moved(painter, foot + QPointF(half * 0.1, -half * 0.02), scale=(1, 0.27)):
        s.fill(painter, s.disc(QPointF(), r), s.radial(QPointF(), r, *shades))
