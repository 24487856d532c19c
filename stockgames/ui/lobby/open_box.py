"""A game box that opens: it lifts, its lid tips, and its contents stick out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF, QTransform

from stockgames.engine import registry
from stockgames.ui.game_modules import load_module
from stockgames.ui.lobby.box_art import (
    BOX_DEPTH,
    DESIGN_WIDTH,
    RADIUS,
    BoxLabel,
    box_colour,
    paint_bare_lid,
    paint_plate,
    paint_side,
    plate_rect,
    unit_of,
)
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.palette import Theme, darker, lighter, with_alpha
from stockgames.ui.theme.pixmap_cache import baked, device_ratio
from stockgames.ui.theme.shapes import (
    clipped,
    draw_rounded_glow,
    draw_rounded_shadow,
    falling,
    fill,
    inset,
    line_at,
    moved,
    polygon,
    rounded,
    spanning,
    stroke,
    top_part,
)

Contents = Callable[[QPainter, Theme, QRectF], None]

PEEP: Final = 36.0
"""How far the content of a box rises above it, in units of the design."""
LIFT: Final = 12.0
_TIP, _WIDER, _EDGE = 60.0, 9.0, 11.0
_SHADOW = -12.0, -12.0, 12.0, 14.0
"""How far the shadow of the plate extends on each side."""
_LINING = QColor("#5A1519"), QColor("#2E0A0D")
_LIFTS: Final = 0.33
_TIPS: Final = 0.25
"""The share of the animation in which the box rises; its lid tips after that."""


def draw_open_box(
    painter: QPainter, theme: Theme, rect: QRectF, label: BoxLabel, opened: float
) -> None:
    """Draw a game's box in ``rect``, opened 0 to 1; it reaches `LIFT` and `PEEP` above."""
    unit = unit_of(rect)
    lifted = min(1.0, opened / _LIFTS)
    tipped = max(0.0, (opened - _TIPS) / (1 - _TIPS))
    with moved(painter, rect.topLeft() - QPointF(0, LIFT * unit * lifted), scale=(unit, unit)):
        size = QRectF(0, 0, rect.width() / unit, rect.height() / unit)
        draw_rounded_shadow(painter, theme, size, RADIUS, blur=40, offset=15, strength=1.5)
        alpha = round((120 if theme.is_dark else 170) * lifted / 10) * 10
        draw_rounded_glow(painter, size, RADIUS, theme.glow, reach=26, alpha=alpha)
        paint_side(painter, size, box_colour(label.game_id))
        lid = size.adjusted(0, 0, 0, -BOX_DEPTH)
        if tipped > 0:
            _draw_inside(painter, theme, label.game_id, lid, tipped)
        _draw_lid(painter, theme, lid, label, unit, tipped)


def _draw_inside(painter: QPainter, theme: Theme, game_id: str, lid: QRectF, tipped: float) -> None:
    tray = top_part(lid, _TIP + 40)
    fill(painter, rounded(tray, RADIUS), darker(box_colour(game_id), 0.55))
    lining = tray.adjusted(8, 7, -8, 0)
    fill(painter, rounded(lining, 4), falling(lining, (0.0, _LINING[1]), (1.0, _LINING[0])))
    with clipped(painter, rounded(lining, 4)):
        line = QColor(0xE8, 0xC8, 0x8A, 40)
        for x in range(20, round(DESIGN_WIDTH) + 40, 56):
            draw_rosette(painter, QPointF(x, 30), 4, 26, line, strands=4, lobes=9, width=0.6)
    contents = _contents(game_id)
    if contents is None:
        return
    later = max(0.0, min(1.0, (tipped - 0.15) / 0.7))
    settles = 2 * (later - max(0.0, (tipped - 0.85) / 0.15)) if tipped < 1 else 0.0
    painter.save()
    painter.setClipRect(tray.adjusted(8, -2 * PEEP, -8, 0), Qt.ClipOperation.IntersectClip)
    painter.translate(0, (1 - later) * (PEEP + 12) - settles)
    contents(painter, theme, tray)
    painter.restore()


def _draw_lid(
    painter: QPainter, theme: Theme, lid: QRectF, label: BoxLabel, unit: float, tipped: float
) -> None:
    top, wider = _TIP * tipped, _WIDER * tipped
    _draw_shade(painter, lid, top, tipped)
    game_id, plate = label.game_id, plate_rect(lid, label, unit)
    leaning = _quad(lid.adjusted(-wider, top, wider, 0), lid)
    turn = QTransform.quadToQuad(_quad(lid, lid), leaning)
    if not isinstance(turn, QTransform):
        return

    def paint(target: QPainter) -> None:
        paint_bare_lid(target, theme, game_id, lid, plate)

    def paint_name(target: QPainter) -> None:
        paint_plate(target, theme, plate, label, unit)

    # The scale of the closed box, so that every frame uses the same cached pixmaps.
    _draw_turned(painter, ("lid", game_id, bool(label.subtitle), theme.name), lid, paint, leaning)
    corners = turn.map(_quad(plate, plate)).boundingRect()
    high = plate.height() * corners.width() / plate.width()
    corners.setTop(corners.bottom() - high)
    around = plate.adjusted(*_SHADOW)
    reach = corners.adjusted(*_SHADOW)
    name = ("plate", label, theme.name)
    _draw_turned(painter, name, around, paint_name, _quad(reach, reach))
    if tipped > 0:
        _draw_upper_side(painter, game_id, lid, top, wider)


def _quad(upper: QRectF, lower: QRectF) -> QPolygonF:
    """Return a quad from one rectangle's upper edge to another one's lower edge."""
    return QPolygonF([upper.topLeft(), upper.topRight(), lower.bottomRight(), lower.bottomLeft()])


def _draw_turned(
    painter: QPainter,
    key: tuple[object, ...],
    bounds: QRectF,
    paint: Callable[[QPainter], None],
    corners: QPolygonF,
) -> None:
    pixmap = baked(key, bounds, device_ratio(painter), paint)
    whole = QRectF(pixmap.rect())
    turn = QTransform.quadToQuad(_quad(whole, whole), corners)
    if not isinstance(turn, QTransform):
        return
    painter.save()
    painter.setTransform(turn, combine=True)
    painter.drawPixmap(whole, pixmap, whole)
    painter.restore()


def _draw_shade(painter: QPainter, lid: QRectF, top: float, tipped: float) -> None:
    band = line_at(lid, top - 26, 34)
    shades = (0.0, QColor(0, 0, 0, 0)), (1.0, QColor(0, 0, 0, round(150 * tipped)))
    fill(painter, rounded(band, 2), falling(band, *shades))


def _draw_upper_side(
    painter: QPainter, game_id: str, lid: QRectF, top: float, wider: float
) -> None:
    colour = box_colour(game_id)
    left, right = lid.left() - wider, lid.right() + wider
    high = top - _EDGE * min(1.0, top / _TIP)
    side = polygon([(left + 5, high), (right - 5, high), (right, top + 3), (left, top + 3)])
    box = spanning(left, high, right, top + 3)
    fill(painter, side, falling(box, (0.0, darker(colour, 0.4)), (1.0, lighter(colour, 0.14))))
    stroke(painter, side, with_alpha(lighter(colour, 0.4), 120), 0.8)
    stroke(painter, rounded(inset(box, 1), 1), QColor(0, 0, 0, 30), 0.6)


def _contents(game_id: str) -> Contents | None:
    """Return ``paint_contents`` of ``stockgames.ui.games.<id>.cover``, None if there is none."""
    module = None
    with registry.excusing(game_id):
        module = load_module(game_id, "cover")
    return getattr(module, "paint_contents", None)
