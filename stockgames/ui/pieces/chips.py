"""NYSE chips, cached as pixmaps: both sides, backs, thick stacks, ghosts and badges."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.fonts import BOLD, sans
from stockgames.ui.theme.palette import (
    EVENING,
    INK,
    SECTORS,
    Mark,
    Theme,
    darker,
    lighter,
    mix,
    with_alpha,
)
from stockgames.ui.theme.pixmap_cache import draw_cached, picture_at
from stockgames.ui.theme.text import CENTRE, draw_text, text_width

ChipFace = Literal["supply", "marking", "back"]
ChipMarking = Literal["plain", "speculative_market", "aggressive_investment", "stock_swap"]

IVORY = QColor("#F3EAD3")
CREAM = QColor("#FFF6E0")
_MARKING_GROUND = (QColor("#FFFBEF"), QColor("#E9DBB8"))
_BADGE = INK
_BADGE_RIM = QColor("#D8B868")
_BADGE_TEXT = QColor("#FFF3D0")
_INSERTS = 8
_DEAD = 107
"""The opacity of the darkness over a dead chip."""
_SMALLEST_OF_ALL = 15.0
"""The least radius for emblem and letter of the sector beside a marking."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A chip, or a stack of `count` identical ones; also the key of its pixmap.

    `radius` and `thickness` are in pixels; thickness 0 means 9 % of the diameter.
    """

    sector: str
    radius: float
    face: ChipFace = "supply"
    marking: ChipMarking = "plain"
    count: int = 1
    thickness: float = 0.0
    rotation: float = 0.0
    shadow: bool = True
    dead: bool = False
    """Whether its sector has crashed: then it is grey, with a hatched rim."""

    @property
    def step(self) -> float:
        """The thickness of one chip in pixels."""
        return self.thickness or self.radius * 0.18

    @property
    def bounds(self) -> QRectF:
        """The rect of chip and shadow; (0, 0) is the centre of the lowest chip's top face."""
        r, reach = self.radius, 12 + self.count
        above = (self.count - 1) * self.step
        return QRectF(-r - reach, -r - above - reach, 2 * (r + reach), 2 * (r + reach) + above + 8)

    @property
    def top(self) -> QPointF:
        """The centre of the top face, relative to that of the lowest chip."""
        return QPointF(0, -(self.count - 1) * self.step)


def paint_chip(painter: QPainter, theme: Theme, chip: Chip) -> None:
    """Paint a chip around the origin, uncached."""
    mark, r, step = SECTORS[chip.sector], chip.radius, chip.step
    if chip.dead:
        grey = QColor.fromHslF(0.0, 0.0, mark.colour.lightnessF())
        mark = mark._replace(colour=mix(grey, QColor("#6A6762"), 0.6))
    if chip.shadow:
        foot = s.disc(QPointF(0, step * 0.6), r)
        blur, offset = 9 + chip.count * 0.8, 4 + chip.count * 0.7
        s.draw_shadow(painter, theme, foot, blur=blur, offset=offset)
    _paint_sides(painter, mark.colour, r, chip.count, step)
    with s.moved(painter, chip.top):
        _paint_rim(painter, mark.colour, r, chip.rotation)
        if chip.face == "supply":
            _paint_supply_face(painter, mark, r, chip.rotation)
        elif chip.face == "back":
            _paint_back(painter, mark, r)
        else:
            _paint_marking(painter, mark, r, chip)
        if chip.dead:
            _paint_death(painter, r)


draw_chip = picture_at(paint_chip, lambda chip: chip.bounds)
"""Draws a chip at the centre of the lowest chip's top face."""


def _paint_death(painter: QPainter, r: float) -> None:
    """Darken a chip's face, and hatch its rim."""
    face = s.disc(QPointF(), r)
    s.fill(painter, face, QColor(20, 18, 16, _DEAD))
    with s.clipped(painter, face - s.disc(QPointF(), r * 0.78)):
        painter.setPen(s.pen(with_alpha(IVORY, 90), max(0.6, r * 0.03)))
        gap = max(2.0, r * 0.16)
        for number in range(-math.ceil(2 * r / gap), math.ceil(2 * r / gap)):
            x = number * gap
            painter.drawLine(QPointF(x - r, r), QPointF(x + r, -r))


def _paint_sides(painter: QPainter, colour: QColor, r: float, count: int, step: float) -> None:
    """Paint the sides of a stack, each chip over the one below."""
    shades = ((0.0, 0.5), (0.35, 0.12), (0.7, 0.38), (1.0, 0.62))
    ways = ((at, darker(colour, by)) for at, by in shades)
    shade = s.linear(QPointF(-r, 0), QPointF(r, 0), *ways)
    side, rim = s.disc(QPointF(0, step * 0.62), r), s.disc(QPointF(), r - 0.3)
    insert, edge = with_alpha(IVORY, 205), with_alpha(darker(colour, 0.6), 170)
    turns = [math.radians(22.5 + i * 45) for i in range(_INSERTS // 2)]
    widths = [r * 0.0575 * (1 + 3 * math.sin(turn)) for turn in turns]
    middles = [QPointF(r * math.cos(turn), r * 0.7) for turn in turns]
    inserts = [s.centred(*spot, r * 1.4) for spot in zip(middles, widths, strict=True)]
    painter.save()
    for _ in range(count):
        s.fill(painter, side, shade)
        with s.clipped(painter, side):
            for place in inserts:
                painter.fillRect(place, insert)
        s.stroke(painter, rim, edge, 0.7)
        painter.translate(0, -step)
    painter.restore()


def _paint_rim(painter: QPainter, colour: QColor, r: float, rotation: float) -> None:
    face = s.square(QPointF(), r)
    shades = (0.0, lighter(colour, 0.2)), (0.5, colour), (1.0, darker(colour, 0.22))
    s.fill(painter, s.disc(QPointF(), r), s.slanting(face, *shades))
    wedge = s.polygon(
        [
            (-r * 0.115, -r * 0.99),
            (r * 0.115, -r * 0.99),
            (r * 0.09, -r * 0.8),
            (-r * 0.09, -r * 0.8),
        ]
    )
    insert = with_alpha(IVORY, 235)
    with s.moved(painter, QPointF(), turn=rotation + 22.5):
        for _ in range(_INSERTS):
            s.fill(painter, wedge, insert)
            painter.rotate(360 / _INSERTS)
    s.stroke(painter, s.disc(QPointF(), r - 0.5), with_alpha(lighter(colour, 0.45), 190), 0.9)
    s.stroke(painter, s.disc(QPointF(), r * 0.78), with_alpha(IVORY, 170), 0.9)


def _paint_supply_face(painter: QPainter, mark: Mark, r: float, rotation: float) -> None:
    ground = darker(mark.colour, 0.14)
    ring = with_alpha(IVORY, 110)
    draw_rosette(painter, QPointF(), r * 0.6, r * 0.76, ring, strands=4, lobes=12, width=0.45)
    s.fill(painter, s.disc(QPointF(), r * 0.6), ground)
    s.stroke(painter, s.disc(QPointF(), r * 0.6), with_alpha(IVORY, 150), 0.7)
    with s.moved(painter, QPointF(), turn=rotation):
        draw_emblem(painter, mark.emblem, QPointF(0, -r * 0.1), r * 0.36, CREAM, ground)
        at = QPointF(0, r * 0.6)
        painter.translate(at)
        painter.rotate(-rotation)
        s.fill(painter, s.disc(QPointF(), r * 0.21), CREAM)
        s.stroke(painter, s.disc(QPointF(), r * 0.21), darker(mark.colour, 0.4), 0.7)
        font, box = sans(max(6, r * 0.34), BOLD), s.square(QPointF(0, -r * 0.005), r * 0.3)
        draw_text(painter, box, mark.letter, font, darker(mark.colour, 0.3), CENTRE)


def _paint_back(painter: QPainter, mark: Mark, r: float) -> None:
    ring = with_alpha(IVORY, 120)
    draw_rosette(painter, QPointF(), r * 0.3, r * 0.74, ring, strands=8, lobes=9, width=0.5)
    s.fill(painter, s.disc(QPointF(), r * 0.3), mark.colour)
    font = sans(max(6, r * 0.4), BOLD)
    draw_text(painter, s.square(QPointF(), r), mark.letter, font, CREAM, CENTRE)


def _paint_marking(painter: QPainter, mark: Mark, r: float, chip: Chip) -> None:
    light, dark = _MARKING_GROUND
    ground = s.radial(QPointF(-r * 0.2, -r * 0.3), r, (0.0, light), (1.0, dark))
    face, strong = s.disc(QPointF(), r * 0.76), darker(mark.colour, 0.25)
    s.fill(painter, face, ground)
    if chip.marking == "plain":
        draw_emblem(painter, mark.emblem, QPointF(0, -r * 0.2), r * 0.38, strong, light)
        _paint_letter(painter, mark, QPointF(0, r * 0.43), r * 0.46, strong)
    elif r < _SMALLEST_OF_ALL:
        draw_emblem(painter, chip.marking, QPointF(), r * 0.5, strong, light)
    else:
        _paint_foot(painter, mark, r)
        draw_emblem(painter, chip.marking, QPointF(0, -r * 0.33), r * 0.36, strong, light)
    s.stroke(painter, face, strong, 0.9)


def _paint_foot(painter: QPainter, mark: Mark, r: float) -> None:
    ground = darker(mark.colour, 0.14)
    with s.clipped(painter, s.disc(QPointF(), r * 0.76)):
        painter.fillRect(QRectF(-r, r * 0.03, 2 * r, r), ground)
    draw_emblem(painter, mark.emblem, QPointF(-r * 0.24, r * 0.33), r * 0.26, CREAM, ground)
    _paint_letter(painter, mark, QPointF(r * 0.27, r * 0.32), r * 0.52, CREAM)


def _paint_letter(
    painter: QPainter, mark: Mark, centre: QPointF, size: float, colour: QColor
) -> None:
    font = sans(max(6, size), BOLD)
    draw_text(painter, s.square(centre, size), mark.letter, font, colour, CENTRE)


def draw_chip_ghost(painter: QPainter, centre: QPointF, radius: float, sector: str) -> None:
    """Draw a preview of a chip: a dashed outline and a faint emblem."""
    mark = SECTORS[sector]
    s.fill(painter, s.disc(centre, radius), with_alpha(mark.colour, 60))
    s.stroke(painter, s.disc(centre, radius - 1), EVENING.focus, 2, dash=(3, 2.4), flat=True)
    faint, middle = with_alpha(CREAM, 210), centre - QPointF(0, radius * 0.08)
    draw_emblem(painter, mark.emblem, middle, radius * 0.42, faint, mark.colour)


def draw_chip_place(
    painter: QPainter, theme: Theme, centre: QPointF, radius: float, sector: str
) -> None:
    """Draw the empty place of a sector whose chips a seat doesn't have."""
    line = with_alpha(theme.line, 110)
    s.stroke(painter, s.disc(centre, radius), line, 1, dash=(3, 3), flat=True)
    faint = with_alpha(theme.quiet_text, 150)
    draw_emblem(painter, SECTORS[sector].emblem, centre, radius * 0.44, faint, theme.panel_top)


def draw_badge(
    painter: QPainter,
    theme: Theme,
    centre: QPointF,
    text: str,
    *,
    radius: float = 11,
    colour: QColor = _BADGE,
) -> None:
    """Draw a count on a small brass-rimmed disc that widens with its text."""
    font = sans(max(9, radius * 1.3), BOLD)
    half = max(radius, text_width(text, font) / 2 + radius * 0.45)
    box = QRectF(centre.x() - half, centre.y() - radius, 2 * half, 2 * radius)
    key = ("badge", text, radius, colour.rgba(), theme.name)

    def paint(target: QPainter) -> None:
        s.draw_shadow(target, theme, s.rounded(box, radius), blur=4, offset=2, strength=0.75)
        s.fill(target, s.rounded(box, radius), colour)
        s.stroke(target, s.rounded(s.inset(box, 1), radius - 1), _BADGE_RIM, 1.1)
        draw_text(target, box.adjusted(0, 0, 0, -1), text, font, _BADGE_TEXT, CENTRE)

    draw_cached(painter, key, box.adjusted(-8, -6, 8, 10), paint)
