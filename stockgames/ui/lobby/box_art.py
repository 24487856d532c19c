"""A game box seen from the front: lid, side, title plate, and the game's cover."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.engine import registry
from stockgames.presentation.sentences.speech import spoken
from stockgames.ui.game_modules import load_module
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_frame, draw_rosette
from stockgames.ui.theme.fonts import BOLD, REGULAR, serif
from stockgames.ui.theme.palette import Theme, darker, lighter, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    clipped,
    disc,
    draw_rounded_shadow,
    draw_shadow,
    falling,
    fill,
    inset,
    line_at,
    linear,
    polygon,
    radial,
    rounded,
    rule,
    stroke,
)
from stockgames.ui.theme.text import CENTRE, SMALLEST_FITTED, draw_text, squeezed, text_width


class Face(NamedTuple):
    """A game's emblem on saved-game cards, the second line on its box, and its colour."""

    emblem: str
    subtitle: Callable[[], str]
    """Called each time, since the language may change."""
    colour: str = "#4A3A5A"
    score: Callable[[int], str] = str
    """Returns a score in the game's format."""


_UNKNOWN = Face("seal", str)


@cache
def face_of(game_id: str) -> Face:
    """Return ``FACE`` of ``stockgames.ui.games.<id>.face``, or a plain face if there is none."""
    with registry.excusing(game_id):
        module = load_module(game_id, "face")
        if module is not None:
            found: Face = module.FACE
            found.subtitle()  # its sentence may be missing
            return found
    return _UNKNOWN


_GOLD = QColor("#F0DCA4")


def paint_cover(painter: QPainter, theme: Theme, lid: QRectF) -> None:
    """Paint the plain cover on ``lid``, in design units."""
    centre = QPointF(lid.center().x(), lid.height() * 0.38)
    rings = ((58, 96, 12, 9, 150), (96, 130, 8, 16, 90), (130, 190, 6, 24, 46))
    for inner, outer, strands, lobes, alpha in rings:
        line = with_alpha(_GOLD, alpha)
        draw_rosette(painter, centre, inner, outer, line, strands=strands, lobes=lobes, width=0.6)
    fill(painter, disc(centre, 58), QColor(0, 0, 0, 50))
    stroke(painter, disc(centre, 58), with_alpha(_GOLD, 200), 1)
    draw_emblem(painter, "bell", centre, 34, _GOLD, QColor("#2E2438"))


Cover = Callable[[QPainter, Theme, QRectF], None]

BOX_DEPTH = 20.0
"""The height of the visible side below the lid, in units of the design (332 wide)."""

DESIGN_WIDTH, _DESIGN_HEIGHT = 332.0, 440.0
BOX_SHAPE = DESIGN_WIDTH / _DESIGN_HEIGHT
"""Width divided by height."""
RADIUS = 7.0
"""The corner radius, in units of the design."""
_SMALLEST_SUBTITLE = 13.0
_PLATE = (QColor("#FBF3DE"), QColor("#E2D0A4"))


class BoxLabel(NamedTuple):
    """Which game a box is for, and the texts on its plate."""

    game_id: str
    """An unknown game gets a plain cover."""
    title: str
    subtitle: str = ""


def box_colour(game_id: str) -> QColor:
    return QColor(face_of(game_id).colour)


def _cover(game_id: str) -> Cover:
    """Return ``paint_cover`` of ``stockgames.ui.games.<id>.cover``, or that of the plain cover."""
    with registry.excusing(game_id):
        module = load_module(game_id, "cover")
        if module is not None:
            found: Cover = module.paint_cover
            return found
    return paint_cover


def unit_of(rect: QRectF) -> float:
    """Return the pixels per design unit in a box that fills ``rect``."""
    return min(rect.width() / DESIGN_WIDTH, rect.height() / _DESIGN_HEIGHT)


def draw_box(painter: QPainter, theme: Theme, rect: QRectF, label: BoxLabel) -> None:
    """Draw a game's box in ``rect``, cached; its shadow reaches 34 px beyond."""
    box = QRectF(rect)
    unit = unit_of(rect)
    radius = RADIUS * unit
    draw_rounded_shadow(painter, theme, box, radius, blur=30 * unit, offset=16 * unit, strength=1.4)
    bounds = QRectF(0, 0, box.width(), box.height())

    def paint(target: QPainter) -> None:
        target.scale(unit, unit)
        size = QRectF(0, 0, box.width() / unit, box.height() / unit)
        lid = size.adjusted(0, 0, 0, -BOX_DEPTH)
        plate = plate_rect(lid, label, unit)
        paint_side(target, size, box_colour(label.game_id))
        paint_bare_lid(target, theme, label.game_id, lid, plate)
        paint_plate(target, theme, plate, label, unit)

    draw_cached(painter, ("box", label, theme.name, spoken()), bounds, paint, at=box.topLeft())


def paint_bare_lid(
    painter: QPainter, theme: Theme, game_id: str, lid: QRectF, plate: QRectF
) -> None:
    """Paint a lid without its plate; it isn't cached."""
    colour = box_colour(game_id)
    path = rounded(lid, RADIUS)
    light = QPointF(lid.width() * 0.4, lid.height() * 0.3)
    shades = (0.0, lighter(colour, 0.16)), (0.6, colour), (1.0, darker(colour, 0.34))
    fill(painter, path, radial(light, lid.height() * 0.95, *shades))
    with clipped(painter, path), registry.excusing(game_id):
        # Covers are designed for a lid that ends 32 below the plate.
        _cover(game_id)(painter, theme, QRectF(0, 0, lid.width(), plate.top() + 98))
    stroke(painter, rounded(inset(lid, 0.7), RADIUS), with_alpha(lighter(colour, 0.4), 150), 1.2)
    brass = with_alpha(QColor("#C9A456"), 190)
    draw_frame(painter, inset(lid, 11), brass, radius=4, gap=5, outer_width=1.3)
    with clipped(painter, path):
        w, h = lid.width(), lid.height()
        sheen = linear(
            QPointF(),
            QPointF(w * 0.5, 0),
            (0.0, QColor(255, 255, 255, 14)),
            (1.0, QColor(255, 255, 255, 0)),
        )
        fill(painter, polygon([(0, 0), (w * 0.5, 0), (w * 0.18, h), (0, h)]), sheen)


def paint_side(painter: QPainter, size: QRectF, colour: QColor) -> None:
    """Paint the part of a box that shows below its lid."""
    shades = (0.0, darker(colour, 0.6)), (0.5, darker(colour, 0.42)), (1.0, darker(colour, 0.7))
    fill(painter, rounded(size, RADIUS), linear(size.topLeft(), size.topRight(), *shades))
    for up, tint, width in ((7, QColor(0, 0, 0, 90), 1.2), (6, QColor(255, 255, 255, 30), 0.8)):
        y = size.bottom() - up
        rule(painter, QPointF(4, y), QPointF(size.right() - 4, y), tint, width)


def plate_rect(lid: QRectF, label: BoxLabel, unit: float) -> QRectF:
    """Return the rectangle of the plate on a lid: higher if the subtitle has to stay legible."""
    extra = max(0.0, _SMALLEST_SUBTITLE / unit - 14) * 1.4
    height = 66 + extra if label.subtitle else 72
    return QRectF(30, lid.height() - 32 - height, lid.width() - 60, height)


def paint_plate(
    painter: QPainter, theme: Theme, plate: QRectF, label: BoxLabel, unit: float
) -> None:
    """Paint the plate with a game's name, in design units of ``unit`` px; it isn't cached."""
    game_id, title, subtitle = label
    colour, path = box_colour(game_id), rounded(plate, 4)
    draw_shadow(painter, theme, path, blur=8, offset=3)
    fill(painter, path, falling(plate, (0.0, _PLATE[0]), (1.0, _PLATE[1])))
    line = with_alpha(darker(colour, 0.1), 200)
    edge = inset(plate, 5)
    draw_frame(painter, edge, line, radius=2, gap=3, outer_width=1, inner_width=0.5, corners=False)
    room = plate.width() - 28
    font = serif(28 if subtitle else 40, BOLD, spacing=0.4)
    while text_width(title, font) > room and font.pixelSize() > 12:
        font = serif(font.pixelSize() - 1, BOLD, spacing=0.4)
    head = line_at(plate, plate.top() + 7, 34)
    if not subtitle:
        draw_text(painter, plate, title, font, darker(colour, 0.45), CENTRE)
        return
    draw_text(painter, head, title, font, darker(colour, 0.45), CENTRE)
    usual = serif(max(14, _SMALLEST_SUBTITLE / unit), REGULAR, italic=True)
    small = squeezed(subtitle, usual, room, round(SMALLEST_FITTED / unit))
    low = QRectF(plate.left() + 14, head.bottom() - 2, room, plate.bottom() - 8 - head.bottom())
    draw_text(painter, low, subtitle, small, darker(colour, 0.35), CENTRE, elide=True)
