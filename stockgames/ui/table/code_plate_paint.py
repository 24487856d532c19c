"""The small table of the code cards as it is painted: zones, and the ring in the middle."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from stockgames.ui.kit.boxes import centred, line_at, top_part
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_rosette
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.fonts import BOLD, SEMIBOLD, sans, serif
from stockgames.ui.kit.palette import OXBLOOD, Mark, with_alpha
from stockgames.ui.kit.shadows import draw_rounded_glow
from stockgames.ui.kit.shapes import disc, falling, fill, inset, pen, rounded, slanting, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text, in_lines, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.shell.code_caps import draw_cap
from stockgames.ui.table.code_plate_facts import CodeSituation, Typist
from stockgames.ui.table.code_plate_zones import Zone

_RIM, _RIM_DARK = QColor("#8C2A2E"), QColor("#541216")
_ARC, _ARC_OFF, _GROOVE = QColor("#F0DCA4"), QColor("#8F4A47"), QColor("#3A0A0E")
_FACE, _FACE_EDGE = QColor("#FFFDF5"), QColor("#EFE3C8")
_INK, _QUIET, _DEAD_INK = QColor("#1F2B35"), QColor("#5E5A4E"), QColor("#3E3828")
_BACK, _BACK_DARK, _THREAD = QColor("#3C6380"), QColor("#1C3344"), QColor("#E9DDC0")
_LEAST: Final = 13
_READABLE: Final = 110.0
"""How high the middle must be for words beside its number."""
_APART: Final = 10.0
"""Pixels between a portrait and words beside it."""
_UPPER: Final = 0.62
"""The share of a zone's height in which name and state stand."""
_MARGIN: Final = 0.07
"""The space round a person's name and face, as a share of a zone's depth."""
_NAME, _STATE = 3.4, 6.4
"""How wide a name and a state are, in sizes of their letters: they need that beside a portrait."""


def paint_zone(painter: QPainter, look: Look, zone: Zone, typist: Typist) -> None:
    """Paint a person's zone, turned to their seat; no key of it ever looks pressed."""
    painter.save()
    painter.setTransform(zone.transform, combine=True)
    _paint_ground(painter, look, zone.size, lit=not typist.has_laid)
    for place, key in enumerate(typist.keys):
        box = zone.key(place)
        counts = not typist.has_laid and key in typist.live
        draw_cap(painter, box, "usual" if counts else "dead")
        font = sans(max(_LEAST, round(box.height() * 0.46)), SEMIBOLD)
        colour = _INK if counts else _DEAD_INK
        draw_text(painter, box, key, font, colour, CENTRE)
    if typist.has_laid:
        _paint_back(painter, zone.pad())
    _paint_person(painter, look, zone, typist)
    painter.restore()


def _paint_ground(painter: QPainter, look: Look, box: QRectF, *, lit: bool) -> None:
    """Paint what a zone lies on: raised for whoever is still to press, flat for who has."""
    theme = look.theme
    place = inset(box, 1)
    path = rounded(place, 8)
    if not lit:
        ground = theme.cloth_middle if theme.is_dark else theme.paper_dark
        fill(painter, path, with_alpha(ground, 150))
        stroke(painter, path, with_alpha(theme.line, 130), 1)
        return
    draw_rounded_glow(painter, place, 8, theme.glow, reach=7, alpha=70)
    fill(painter, path, falling(box, (0.0, theme.panel_top), (1.0, theme.panel_bottom)))
    stroke(painter, path, theme.line, 2)


def _paint_back(painter: QPainter, pad: QRectF) -> None:
    """Paint the card that lies over the keys of whoever has laid."""
    height = pad.height() * 0.86
    box = centred(pad.center(), height * 0.72, height)
    path = rounded(box, 5)
    fill(painter, path, slanting(box, (0.0, _BACK), (1.0, _BACK_DARK)))
    line = with_alpha(_THREAD, 190)
    outer = box.width() * 0.42
    draw_rosette(painter, box.center(), outer * 0.2, outer, line, strands=12, lobes=9, width=0.5)
    stroke(painter, rounded(inset(box, 3), 4), with_alpha(_THREAD, 200), 0.8)


def _paint_person(painter: QPainter, look: Look, zone: Zone, typist: Typist) -> None:
    size, right = zone.size, zone.pad().left()
    margin = max(6.0, size.height() * _MARGIN)
    room = QRectF(margin, 4, right - 2 * margin, size.height() - 8)
    width = min(size.height() * 0.48, room.width() * 0.34)
    if room.width() - width - _APART >= max(_NAME * _name_size(look, room), _STATE * _LEAST):
        at = QPointF(room.left() + width / 2 + 2, size.center().y() - width * 0.08)
        draw_portrait(painter, portrait_box(at, width), typist.portrait)
        _paint_words(painter, look, room.adjusted(width + _APART, 0, 0, 0), typist)
        return
    room.adjust(0, margin - 4, 0, 4 - margin)
    width = min(size.height() * 0.32, room.width() * 0.45)
    at = QPointF(room.left() + width / 2, room.top() + width * 0.66)
    draw_portrait(painter, portrait_box(at, width), typist.portrait)
    row = max(17.0, width * 0.44)
    dots = line_at(room.adjusted(width + 8, 0, 0, 0), at.y() - row, row)
    _paint_dots(painter, look, dots, typist)
    if typist.badge is not None:
        badge = QPointF(dots.left() + row * 0.4, at.y() + row * 0.5)
        _paint_badge(painter, badge, row * 0.32, typist.badge)
    _paint_name(painter, look, room.adjusted(0, width * 1.34, 0, 0), typist)


def _paint_words(painter: QPainter, look: Look, room: QRectF, typist: Typist) -> None:
    half = room.height() * _UPPER
    _paint_name(painter, look, top_part(room, half), typist)
    low = line_at(room, room.top() + half, room.height() - half)
    end = _paint_dots(painter, look, low, typist)
    if typist.badge is not None:
        radius = min(low.height() * 0.34, look.px(9))
        _paint_badge(painter, QPointF(end + radius + 6, low.center().y()), radius, typist.badge)


def _name_size(look: Look, room: QRectF) -> int:
    return max(15, min(round(room.height() * 0.36), round(look.px(26))))


def _paint_name(painter: QPainter, look: Look, room: QRectF, typist: Typist) -> None:
    theme = look.theme
    size = _name_size(look, room)
    font = _fitting(typist.state(), room.width(), round(size * 0.68), _sans)
    high, low = size * 1.35, font.pixelSize() * 1.5
    line = line_at(room, room.center().y() - (high + low) / 2, high)
    draw_text(painter, line, typist.name, serif(size, SEMIBOLD), theme.text, LEFT, elide=True)
    line = line_at(room, line.bottom(), low)
    colour = theme.good if typist.has_laid else theme.warning
    draw_text(painter, line, typist.state(), font, colour, LEFT, elide=True)


def _paint_badge(painter: QPainter, at: QPointF, radius: float, badge: Mark) -> None:
    fill(painter, disc(at, radius * 1.35), _FACE)
    draw_emblem(painter, badge.emblem, at, radius, badge.colour, _FACE)


def _fitting(text: str, width: float, size: int, face: Callable[[int], QFont]) -> QFont:
    """Return the face at the size, or as much smaller as the text needs to fit."""
    size = max(size, _LEAST)
    while size > _LEAST and text_width(text, face(size)) > width:
        size -= 1
    return face(size)


def _serif(size: int) -> QFont:
    return serif(size, SEMIBOLD)


def _sans(size: int) -> QFont:
    return sans(size, SEMIBOLD)


def _paint_dots(painter: QPainter, look: Look, row: QRectF, typist: Typist) -> float:
    """Paint a dot for each press, filled once it was made; return where the row of them ends."""
    theme, radius = look.theme, min(row.height() * 0.36, look.px(9))
    x, y = row.left() + radius + 1, row.center().y()
    for number in range(typist.wanted):
        at = QPointF(x, y)
        if number < typist.pressed:
            fill(painter, disc(at, radius), theme.good)
            draw_emblem(painter, "check", at, radius * 0.55, theme.panel_bottom, theme.good)
        else:
            painter.setPen(pen(theme.quiet_text, 1.4, dash=(2.2, 1.8)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, radius - 0.6, radius - 0.6)
        x += 2 * radius + 7
    return x


# The middle


def paint_middle(
    painter: QPainter,
    look: Look,
    square: QRectF,
    parts: list[tuple[Zone, Typist]],
    situation: CodeSituation,
) -> None:
    """Paint the ring: an arc for each press of each person, and in it what is asked for."""
    centre, radius = square.center(), square.width() / 2
    rim = radius * 0.22
    fill(painter, disc(centre, radius), slanting(square, (0.0, _RIM), (1.0, _RIM_DARK)))
    stroke(painter, disc(centre, radius - 2), with_alpha(look.theme.line, 220), 1.2)
    along = radius - rim * 0.54
    for zone, typist in parts:
        _paint_arcs(painter, centre, along, rim * 0.42, zone, typist, len(parts))
    face = QRectF(square).adjusted(rim, rim, -rim, -rim)
    fill(painter, disc(centre, radius - rim), slanting(face, (0.0, _FACE), (1.0, _FACE_EDGE)))
    stroke(painter, disc(centre, radius - rim), QColor("#3A2A16"), 0.9)
    _paint_asked(painter, face, situation)


def _paint_arcs(
    painter: QPainter,
    centre: QPointF,
    along: float,
    thick: float,
    zone: Zone,
    typist: Typist,
    people: int,
) -> None:
    if not typist.wanted:
        return
    to = zone.place.center() - centre
    middle = math.degrees(math.atan2(-to.y(), to.x()))
    span = min(78.0, 360 / people - 10)
    each = span / typist.wanted
    box = QRectF(centre.x() - along, centre.y() - along, 2 * along, 2 * along)
    for number in range(typist.wanted):
        start = middle - span / 2 + number * each + 1
        path = QPainterPath()
        path.arcMoveTo(box, start)
        path.arcTo(box, start, each - 2)
        stroke(painter, path, with_alpha(_GROOVE, 150), thick * 1.3, flat=True)
        colour = _ARC if number < typist.pressed else _ARC_OFF
        stroke(painter, path, colour, thick, flat=True)


def _paint_asked(painter: QPainter, face: QRectF, situation: CodeSituation) -> None:
    """Paint the phase's number, and what it asks for towards both ends of the table.

    How many presses it takes, which the panel says too, yields to a second line of what is asked.
    """
    tall = face.height()
    figure = line_at(face, face.center().y() - tall * 0.22, tall * 0.44)
    if situation.numeral:
        size = max(24, round(tall * 0.36))
        draw_text(painter, figure, situation.numeral, serif(size, BOLD), OXBLOOD, CENTRE)
    if tall < _READABLE:
        return
    wide = face.width() * 0.74
    title = _fitting(situation.title, wide, round(tall * 0.1), _serif)
    note = _fitting(situation.presses, wide * 0.7, round(tall * 0.075), _sans)
    first, *rest = in_lines(situation.title, title, wide)
    second = (" ".join(rest), title, _INK) if rest else (situation.presses, note, _QUIET)
    for turned in (0, 180):
        painter.save()
        painter.translate(face.center())
        painter.rotate(turned)
        row = QRectF(-wide / 2, tall * 0.19, wide, tall * 0.12)
        draw_text(painter, row, first, title, _INK, CENTRE, elide=True)
        row = QRectF(-face.width() * 0.3, tall * 0.31, face.width() * 0.6, tall * 0.1)
        draw_text(painter, row, *second, CENTRE, elide=True)
        painter.restore()
