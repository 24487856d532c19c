"""Exchange's market board: a ring of prices whose two ends meet (E3), and the bubble's burst."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.ui.pieces.tokens import draw_bubble
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.engraving import draw_hatch, draw_rosette
from stockgames.ui.theme.fonts import BOLD, sans, serif
from stockgames.ui.theme.palette import Theme, lighter, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached, picture_at
from stockgames.ui.theme.text import CENTRE, draw_text, fitted

_JOINT = 0.28
"""The angle between the two ends, in radians."""
_FACE, _INNER, _OUTER, _HUB = 0.967, 0.5, 0.884, 0.471
_PRICE, TOKEN = 0.79, 0.598
_RAYS = 60
"""The number of engraved lines on a wooden hub, from its centre outwards."""
_BRASS = QColor("#E0BE78")
_DAY_FACE = (QColor("#FFFDF5"), QColor("#EFE3C8"))
_NIGHT_FACE = (QColor("#1B4738"), QColor("#0A261D"))
_DAY_HUB = (QColor("#F3E8CE"), QColor("#E4D5B2"))
_NIGHT_HUB = (QColor("#4A3220"), QColor("#27180D"))


@dataclass(frozen=True, slots=True)
class MarketRing:
    """The ring's geometry around (0, 0); also the key of its pixmap. `radius` in pixels.

    `labels` are the prices from the lowest on, clockwise from the joint at the top. `opening` is
    the word under the middle price. Prices of `landed` levels are not drawn, as the caller
    highlights them; the others are dimmed.
    """

    radius: float
    labels: tuple[str, ...]
    opening: str = ""
    landed: tuple[int, ...] = ()

    @property
    def step(self) -> float:
        """The angle of one price, in radians."""
        return (2 * math.pi - _JOINT) / len(self.labels)

    def angle(self, level: float) -> float:
        """Return the direction of a level, in radians clockwise from the right."""
        return -math.pi / 2 + _JOINT / 2 + self.step * (level + 0.5)

    def at(self, level: float, share: float) -> QPointF:
        """Return the point in the direction of a level, at a share of the radius."""
        turn, r = self.angle(level), share * self.radius
        return QPointF(r * math.cos(turn), r * math.sin(turn))

    def token_place(self, level: float, *, aside: float) -> QPointF:
        """Return the position of a token; `aside` is an offset in px clockwise along the ring."""
        return self.at(level + aside / (TOKEN * self.radius) / self.step, TOKEN)

    @property
    def field(self) -> float:
        """The length of a price's field at the tokens' radius, in pixels along the ring."""
        return self.step * self.radius * TOKEN

    @property
    def token_radius(self) -> float:
        return self.radius * 0.088

    @property
    def hub_radius(self) -> float:
        """The radius of the central disc in pixels."""
        return self.radius * _HUB

    @property
    def joint(self) -> QPointF:
        """The position of the bubble, between the two ends."""
        return QPointF(0, -self.radius * 0.68)

    @property
    def bubble_radius(self) -> float:
        """The radius of the bubble at rest, in pixels."""
        return self.radius * 0.094

    @property
    def bounds(self) -> QRectF:
        return s.square(QPointF(), self.radius + 30).adjusted(0, 0, 0, 10)


def _paint(painter: QPainter, theme: Theme, ring: MarketRing) -> None:
    """Paint the ring around the origin: the board, cached for any prices, and its prices.

    Parts of the board are cached separately, because painting all takes longer than a frame.
    """
    bare = replace(ring, opening="", landed=())
    for paint in (_paint_shadow, _paint_face, _paint_fields):
        part = partial(paint, theme=theme, ring=bare)
        draw_cached(painter, (paint.__name__, bare, theme.name), ring.bounds, part)
    _paint_prices(painter, theme, ring)


draw_market_ring = picture_at(_paint, lambda ring: ring.bounds)
"""Draws the ring around a point."""


def _paint_shadow(painter: QPainter, theme: Theme, ring: MarketRing) -> None:
    s.draw_shadow(painter, theme, s.disc(QPointF(), ring.radius), blur=26, offset=10, strength=1.2)


def _paint_face(painter: QPainter, theme: Theme, ring: MarketRing) -> None:
    r, middle = ring.radius, QPointF()
    rim = (0.0, theme.tray_top), (1.0, theme.tray_bottom)
    s.fill(painter, s.disc(middle, r), s.slanting(s.square(middle, r), *rim))
    s.stroke(painter, s.disc(middle, r * 0.985), with_alpha(_BRASS, 220), 1.2)
    light, dark = _NIGHT_FACE if theme.is_dark else _DAY_FACE
    glow = s.radial(QPointF(-r * 0.29, -r * 0.43), r * 1.74, (0.0, light), (1.0, dark))
    s.fill(painter, s.disc(middle, r * _FACE), glow)
    s.stroke(painter, s.disc(middle, r * _FACE), QColor(0x3A, 0x2A, 0x16, 160), 0.8)
    border = with_alpha(theme.line if theme.is_dark else theme.accent, 120)
    draw_rosette(painter, middle, r * 0.891, r * 0.957, border, strands=8, lobes=36, width=0.5)
    _paint_hub(painter, theme, ring)


def _paint_fields(painter: QPainter, theme: Theme, ring: MarketRing) -> None:
    r, middle = ring.radius, QPointF()
    line = with_alpha(theme.brass_light if theme.is_dark else theme.ink, 190)
    levels = len(ring.labels)
    hatch = with_alpha(QColor("#8A6B2A") if not theme.is_dark else theme.line, 60)
    for level in range(1, levels, 2):
        degrees = math.degrees(ring.angle(level))
        draw_hatch(painter, wedge(ring, level), hatch, angle=degrees, gap=5, width=0.6)
    for level in range(levels + 1):
        ends = ring.at(level - 0.5, _INNER), ring.at(level - 0.5, _OUTER)
        s.rule(painter, *ends, line, 0.9)
    s.stroke(painter, s.disc(middle, r * _OUTER), line, 1)
    s.stroke(painter, s.disc(middle, r * _INNER), line, 1)
    s.stroke(painter, s.disc(middle, r * 0.482), with_alpha(line, 140), 0.6)


def _paint_prices(painter: QPainter, theme: Theme, ring: MarketRing) -> None:
    r, levels = ring.radius, len(ring.labels)
    text = theme.heading if theme.is_dark else theme.ink
    size = max(15.0, r * 0.0905)
    others = with_alpha(text, 165) if ring.landed else text
    noted = levels // 2 if ring.opening and r > 180 else -1
    for level, label in enumerate(ring.labels):
        at = ring.at(level, _PRICE)
        lift = size * 1.16 if level == noted else size * 0.72
        box = QRectF(at.x() - 40, at.y() - lift, 80, size * 1.44)
        if level not in ring.landed:
            draw_text(painter, box, label, serif(size), others, CENTRE)
    if noted >= 0:
        at = ring.at(noted, _PRICE)
        note = QRectF(at.x() - 50, at.y() - size * 0.06, 100, size * 0.8)
        quiet = theme.quiet_text if theme.is_dark else theme.quiet_ink
        font = sans(max(13.0, r * 0.047), italic=True)
        draw_text(painter, note, ring.opening, font, quiet, CENTRE)


def wedge(ring: MarketRing, level: int) -> QPainterPath:
    """Return the field of a price, around (0, 0)."""
    inner, outer = (s.square(QPointF(), ring.radius * share) for share in (_INNER, _OUTER))
    start = -math.degrees(ring.angle(level - 0.5))
    sweep = -math.degrees(ring.step)
    path = QPainterPath()
    path.arcMoveTo(outer, start)
    path.arcTo(outer, start, sweep)
    path.arcTo(inner, start + sweep, -sweep)
    path.closeSubpath()
    return path


def _paint_hub(painter: QPainter, theme: Theme, ring: MarketRing) -> None:
    r, middle = ring.hub_radius, QPointF()
    light, dark = _NIGHT_HUB if theme.is_dark else _DAY_HUB
    s.fill(painter, s.disc(middle, r), s.radial(middle, r, (0.0, light), (1.0, dark)))
    if theme.is_dark:  # turned wood
        ray, far = with_alpha(theme.line, 30), QPointF(0, -r * 0.84)
        for number in range(_RAYS):
            with s.moved(painter, QPointF(), turn=360 * number / _RAYS):
                s.rule(painter, far * 0.3, far, ray, 1)
    line = with_alpha(theme.line if theme.is_dark else QColor("#8A6B2A"), 120)
    draw_rosette(painter, middle, r * 0.86, r * 0.975, line, strands=10, lobes=24, width=0.5)


_DROPS: Final = 22
_SHREDS: Final = 9
_FILM = QColor("#8FB6C8")
_ROSE = QColor("#D8A0B8")
_LIGHT = QColor("#FFFFFF")


REACH: Final = 3.2
"""Final reach of the wave, in radii of the bubble."""


def draw_burst(
    painter: QPainter, centre: QPointF, radius: float, share: float, tint: QColor
) -> None:
    """Draw the burst of a bubble of `radius` px; `share` runs from 0 to 1.

    `tint` is the colour of the flash and of the wave that spreads from it.
    """
    fade = max(0.0, 1 - share)
    flash = with_alpha(tint, round(190 * fade**2))
    reach = radius * (1.1 + 1.1 * share)
    wave = with_alpha(tint, round(220 * fade**1.5))
    s.stroke(painter, s.disc(centre, radius * (1 + (REACH - 1) * share)), wave, 0.6 + 3.4 * fade)
    glow = s.radial(centre, reach, (0.0, flash), (1.0, with_alpha(flash, 0)))
    s.fill(painter, s.disc(centre, reach), glow)
    ring = with_alpha(_FILM, round(230 * fade))
    s.stroke(painter, s.disc(centre, radius * (1 + 0.55 * share)), ring, max(0.4, 2.4 * fade))
    _draw_shreds(painter, centre, radius * (1 + 0.4 * share), share, fade)
    _draw_drops(painter, centre, radius, share, fade)


def _draw_shreds(
    painter: QPainter, centre: QPointF, radius: float, share: float, fade: float
) -> None:
    for i in range(_SHREDS):
        box = s.square(centre, radius * (1 + 0.06 * (i % 3)))
        shred = QPainterPath()
        start = i * 360 / _SHREDS + 40 * share
        shred.arcMoveTo(box, start)
        shred.arcTo(box, start, 22 * fade + 2)
        s.stroke(painter, shred, with_alpha(_ROSE, round(200 * fade)), 2.2 * fade + 0.4)


def _draw_drops(
    painter: QPainter, centre: QPointF, radius: float, share: float, fade: float
) -> None:
    for i in range(_DROPS):
        turn = 2 * math.pi * i / _DROPS + 0.13 * (i % 4)
        far = radius * (1 + (0.7 + 0.32 * (i * 7 % 5) / 4) * 1.5 * share)
        fall = radius * 0.5 * share * share
        at = centre + QPointF(far * math.cos(turn), far * math.sin(turn) + fall)
        size = radius * (0.05 + 0.05 * (i * 5 % 3)) * (0.35 + 0.65 * fade)
        s.fill(painter, s.disc(at, size), with_alpha(_FILM, round(235 * fade)))
        glint = at - QPointF(size * 0.3, size * 0.3)
        s.fill(painter, s.disc(glint, size * 0.35), with_alpha(_LIGHT, round(235 * fade)))


_BURST_RAYS: Final = 22
_CRACKS: Final = (
    ((0.05, -0.98), (-0.06, -0.72), (0.08, -0.58), (0.02, -0.4)),
    ((0.08, -0.58), (0.3, -0.52), (0.4, -0.36)),
    ((-0.06, -0.72), (-0.3, -0.62), (-0.36, -0.44), (-0.56, -0.38)),
)
"""Lines of the bubble's cracks, in radii from its centre; none crosses the word."""
_PAPER, _INK = QColor("#FBF6EA"), QColor("#1F2B35")
_PALE = QColor("#A9BDB8")
"""The film in the dark theme, light enough for ink on it."""


def draw_popped(painter: QPainter, theme: Theme, at: QPointF, radius: float, word: str) -> None:
    """Draw the remains of a bubble of `radius` px, with a word across them."""
    face = theme.face if theme.is_dark else _PAPER
    skin = _bent(at, radius * 1.3)
    film = _PALE if theme.is_dark else lighter(face, 0.3)
    s.fill(painter, skin, with_alpha(film, 235))
    ray = QPainterPath()
    for number in range(_BURST_RAYS):
        angle = 2 * math.pi * number / _BURST_RAYS
        way = QPointF(math.cos(angle), math.sin(angle))
        ray.moveTo(at + way * radius * 1.46)
        ray.lineTo(at + way * radius * (1.82 if number % 2 else 1.64))
    s.stroke(painter, ray, theme.heading, max(1.4, radius * 0.06))
    with s.clipped(painter, skin):
        draw_bubble(painter, at, radius * 1.3)
    s.stroke(painter, skin, with_alpha(lighter(face, 0.7), 230), max(1.2, radius * 0.05))
    _crack(painter, at, radius * 1.3)
    font = fitted(word, serif(max(13, radius * 0.62), BOLD), radius * 2.2, 13)
    box = QRectF(at.x() - 50, at.y() - font.pixelSize() * 0.72, 100, 2 * font.pixelSize())
    draw_text(painter, box, word, font, _INK, CENTRE)


def _crack(painter: QPainter, at: QPointF, radius: float) -> None:
    for first, *others in _CRACKS:
        crack = QPainterPath(at + QPointF(*first) * radius)
        for point in others:
            crack.lineTo(at + QPointF(*point) * radius)
        width = max(1.0, radius * 0.045)
        s.stroke(painter, crack, with_alpha(QColor("#10241E"), 200), width * 2.1)
        s.stroke(painter, crack, with_alpha(QColor("#FFFFFF"), 240), width)


def _bent(at: QPointF, radius: float) -> QPainterPath:
    points = []
    for number in range(72):
        angle = 2 * math.pi * number / 72
        reach = radius * (1 + 0.035 * math.sin(3 * angle + 0.6) + 0.02 * math.sin(5 * angle))
        points.append((at.x() + reach * math.cos(angle), at.y() + reach * math.sin(angle)))
    return s.polygon(points)
