"""Seats: the medallion and the name plate in its four states."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_hatch, draw_rosette
from stockgames.ui.kit.fonts import sans, serif
from stockgames.ui.kit.palette import Theme, darker, lighter, seat_colour, with_alpha
from stockgames.ui.kit.shadows import draw_rounded_glow, draw_rounded_shadow, draw_shadow
from stockgames.ui.kit.shapes import (
    disc,
    falling,
    fill,
    inset,
    radial,
    rounded,
    rule,
    slanting,
    square,
    stroke,
)
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text, text_width

PlateState = Literal["waiting", "thinking", "active", "out"]

PLATE_GLOW = 10
_ACTIVE = (QColor("#FBF3DE"), QColor("#E6D5AC"))
_ACTIVE_TEXT, _ACTIVE_NOTE = QColor("#231D15"), QColor("#62512F")
_STRIKE = QColor("#F3EAD3")


def draw_medallion(
    painter: QPainter, theme: Theme, centre: QPointF, radius: float, letter: str, seat: int
) -> None:
    """Draw the brass-rimmed medallion of a seat with the initial of its name, baked."""

    def paint(target: QPainter) -> None:
        _paint_medallion(target, theme, radius, letter, seat)

    bounds = square(QPointF(), radius + 10).adjusted(0, 0, 0, 4)
    draw_baked(painter, ("medallion", letter, seat, radius, theme.name), bounds, paint, at=centre)


def _paint_medallion(painter: QPainter, theme: Theme, r: float, letter: str, seat: int) -> None:
    middle, colour = QPointF(), seat_colour(seat)
    draw_shadow(painter, theme, disc(middle, r), blur=8, offset=3, strength=0.95)
    brass = (0.0, theme.brass_light), (0.5, theme.line), (1.0, theme.brass_dark)
    fill(painter, disc(middle, r), slanting(square(middle, r), *brass))
    rim = max(1.5, min(3.0, r * 0.16))
    shades = (0.0, lighter(colour, 0.16)), (1.0, darker(colour, 0.3))
    fill(painter, disc(middle, r - rim), radial(QPointF(-r * 0.3, -r * 0.4), r * 1.6, *shades))
    line = QColor(255, 243, 208, 80)
    draw_rosette(painter, middle, r * 0.62, r - rim - 1, line, strands=6, lobes=9, width=0.5)
    box = square(QPointF(0, -0.5), r)
    draw_text(painter, box, letter, serif(r * 0.98), QColor("#FFF6E0"), CENTRE)


def _plate_surface(painter: QPainter, theme: Theme, rect: QRectF, state: PlateState) -> None:
    radius = rect.height() * 0.2
    path = rounded(rect, radius)
    if state == "active":
        draw_rounded_glow(painter, rect, radius, theme.glow, reach=PLATE_GLOW, alpha=110)
    draw_rounded_shadow(painter, theme, rect, radius, blur=10, offset=4, strength=0.9)
    if state == "active":
        top, bottom = _ACTIVE
    elif state == "out":
        top, bottom = theme.off_top, theme.off_bottom
    else:
        top, bottom = theme.plate_top, theme.plate_bottom
    fill(painter, path, falling(rect, (0.0, top), (1.0, bottom)))
    edge, width = with_alpha(theme.line, 230), 1.1
    if state == "out":
        hatch = with_alpha(theme.off_quiet_text, 60)
        draw_hatch(painter, path, hatch, angle=45, gap=6, width=0.8)
        edge = with_alpha(theme.quiet_text, 120)
    elif state == "active":
        width = 2.2
    stroke(painter, rounded(inset(rect, 0.5), radius), edge, width)


def plate_colours(theme: Theme, state: PlateState) -> tuple[QColor, QColor]:
    """Return the colours of the name and of the note on a plate in ``state``."""
    if state == "active":
        return _ACTIVE_TEXT, _ACTIVE_NOTE
    if state == "out":
        return theme.off_text, theme.off_quiet_text
    return theme.text, theme.quiet_text


def draw_plate(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    name: str,
    note: str = "",
    *,
    seat: int = 0,
    state: PlateState = "waiting",
    amount: str = "",
    amount_note: str = "",
) -> None:
    """Draw the plate of a seat: medallion, name over note, an amount at the right.

    The state is told by surface, hatching, glow and emblem, never by colour alone. Keep
    ``PLATE_GLOW`` px free round ``rect``. Text too long is shortened.
    """
    _plate_surface(painter, theme, rect, state)
    colours, height = plate_colours(theme, state), rect.height()
    middle, radius = QPointF(rect.x() + height * 0.5, rect.center().y()), height * 0.36
    draw_medallion(painter, theme, middle, radius, name[:1], seat)
    if state == "out":
        reach = QPointF(radius * 0.8, -radius * 0.8)
        rule(painter, middle - reach, middle + reach, _STRIKE, 2.4)
    right = rect.right() - 14 - _draw_amount(painter, rect, amount, amount_note, colours)
    if state == "thinking":
        glass = QPointF(right - height * 0.12, middle.y())
        draw_emblem(painter, "hourglass", glass, height * 0.2, theme.heading, theme.panel_top)
        right -= height * 0.36
    left = rect.x() + height * 0.98
    room = QRectF(left, rect.y(), right - left, height)
    _draw_words(painter, room, name, note, colours)


def _draw_amount(
    painter: QPainter, rect: QRectF, amount: str, note: str, colours: tuple[QColor, QColor]
) -> float:
    """Draw an amount over its note at the right end; return the width that the amount takes."""
    height, width, taken = rect.height(), rect.width() - 14, 0.0
    if amount:
        font = serif(max(15, height * 0.4))
        lift = height * 0.1 if note else 0
        box = QRectF(rect.x(), rect.y() - lift, width, height)
        draw_text(painter, box, amount, font, colours[0], RIGHT)
        taken = text_width(amount, font) + 8
    if note:
        box = QRectF(rect.x(), rect.y() + height * 0.56, width, height * 0.36)
        draw_text(painter, box, note, sans(max(13, height * 0.22)), colours[1], RIGHT)
    return taken


def _draw_words(
    painter: QPainter, room: QRectF, name: str, note: str, colours: tuple[QColor, QColor]
) -> None:
    """Draw a name over its note, or alone in the middle."""
    height, font = room.height(), serif(max(15, room.height() * 0.34))
    if not note:
        draw_text(painter, room, name, font, colours[0], LEFT, elide=True)
        return
    box = QRectF(room.x(), room.y() + height * 0.06, room.width(), height * 0.5)
    draw_text(painter, box, name, font, colours[0], LEFT, elide=True)
    box = QRectF(room.x(), room.y() + height * 0.52, room.width(), height * 0.36)
    draw_text(painter, box, note, sans(max(13, height * 0.245)), colours[1], LEFT, elide=True)
