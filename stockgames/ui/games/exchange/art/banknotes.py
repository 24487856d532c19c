"""Banknotes of $100, $50 and $10, cached as pixmaps: single, in piles, or an empty outline."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.theme.engraving import draw_band, draw_rosette
from stockgames.ui.theme.fonts import BOLD, serif
from stockgames.ui.theme.palette import Theme, darker, lighter, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    centred,
    disc,
    draw_shadow,
    falling,
    fill,
    inset,
    rounded,
    stroke,
)
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


def draw_pile(painter: QPainter, theme: Theme, centre: QPointF, pile: Pile) -> None:
    """Draw a pile; `centre` is that of its lowest note."""
    paint = partial(_paint, theme=theme, pile=pile)
    draw_cached(painter, (pile, theme.name), pile.bounds, paint, at=centre)


def _paint(painter: QPainter, theme: Theme, pile: Pile) -> None:
    for i in range(pile.shown):
        painter.save()
        painter.translate((i * 37 % 5 - 2) * pile.width * 0.007, -i * pile.step)
        painter.rotate((i * 53 % 7 - 3) * 0.25)
        _paint_note(painter, theme, pile, is_lowest=i == 0, is_top=i == pile.shown - 1)
        painter.restore()


def _paint_note(
    painter: QPainter, theme: Theme, pile: Pile, *, is_lowest: bool, is_top: bool
) -> None:
    w, h, colour = pile.width, pile.height, NOTE_COLOURS[pile.value]
    box = QRectF(-w / 2, -h / 2, w, h)
    path = rounded(box, 2)
    if is_lowest:
        draw_shadow(painter, theme, path, blur=7, offset=3, strength=0.9)
    fill(painter, path, falling(box, (0.0, lighter(colour, 0.86)), (1.0, lighter(colour, 0.72))))
    stroke(painter, path, with_alpha(darker(colour, 0.2), 190), 0.7)
    if is_top:
        _paint_face(painter, box, pile.value, colour)


def _paint_face(painter: QPainter, box: QRectF, value: int, colour: QColor) -> None:
    w, h = box.width(), box.height()
    if w >= _ENGRAVED_FROM:
        painter.save()
        painter.setClipPath(rounded(box, 2), Qt.ClipOperation.IntersectClip)
        field = QRectF(box.left() + w * 0.05, box.top() + h * 0.2, w * 0.9, h * 0.6)
        line = with_alpha(colour, 120)
        draw_band(painter, field, line, strands=8, period=w * 0.22, width=0.5)
        painter.restore()
        stroke(painter, rounded(inset(box, 3), 1), colour, 0.9)
        font = serif(max(7, h * 0.2), BOLD)
        aside = w / 2 - max(w * 0.12, text_width(str(value), font) / 2 + 4.5)
        for x in (-aside, aside):
            corner = QRectF(box.center().x() + x - 20, box.top() + h * 0.1, 40, h * 0.34)
            draw_text(painter, corner, str(value), font, darker(colour, 0.2), CENTRE)
    else:
        stroke(painter, rounded(inset(box, 2), 1), with_alpha(colour, 200), 0.7)
    middle = QPointF()
    fill(painter, disc(middle, h * 0.42), lighter(colour, 0.84))
    ring = with_alpha(colour, 200)
    draw_rosette(painter, middle, h * 0.26, h * 0.44, ring, strands=8, lobes=11, width=0.5)
    fill(painter, disc(middle, h * 0.31), lighter(colour, 0.9))
    font = serif(max(8, h * 0.32), BOLD)
    draw_text(painter, box.adjusted(0, 0, 0, -1), f"${value}", font, darker(colour, 0.4), CENTRE)


def draw_note_place(painter: QPainter, theme: Theme, centre: QPointF, width: float) -> None:
    """Draw the dashed outline of an empty pile."""
    h = width * NOTE_RATIO
    box = centred(centre, width, h)
    stroke(painter, rounded(box, 3), with_alpha(theme.line, 150), 1, dash=(3, 3), flat=True)
