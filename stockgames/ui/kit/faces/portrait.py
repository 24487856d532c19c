"""A portrait as it hangs: the shade in an oval mount, and its crest at the lower right."""

from __future__ import annotations

import math
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.boxes import centred
from stockgames.ui.kit.engraving import draw_rosette
from stockgames.ui.kit.faces.crest import has_crest, paint_crest
from stockgames.ui.kit.faces.shade import paint_shade
from stockgames.ui.kit.palette import EVENING, with_alpha
from stockgames.ui.kit.shadows import draw_shadow
from stockgames.ui.kit.shapes import disc, fill, linear, radial, stroke

Frame = Literal["gilt", "dark", "plain"]

HEIGHT: Final = 1.26
"""Of an oval, against its width."""
SMALLEST_WITH_LINES: Final = 30
"""Narrower portraits, in pixels, have no inner lines, no ornament and no crest."""
_OPENING: dict[Frame, float] = {"gilt": 0.86, "dark": 0.8, "plain": 0.93}
_MOUNTS: dict[Frame, tuple[tuple[float, str], ...]] = {
    "gilt": ((0.0, "#F6E6B4"), (0.35, "#CFA957"), (0.62, "#8A6526"), (1.0, "#D8B868")),
    "dark": ((0.0, "#3A332A"), (0.5, "#1B1712"), (1.0, "#0E0B08")),
    "plain": ((0.0, "#FBF6EA"),),
}
_NARROW, _NARROW_OPENING = 48, 0.9
_EDGE, _INK = QColor("#5E4516"), QColor("#1F2B35")
_ORIGIN = QPointF()


def portrait_box(middle: QPointF, width: float) -> QRectF:
    """Return the box of a portrait that is ``width`` wide."""
    height = width * HEIGHT
    return centred(middle, width, height)


def draw_portrait(
    painter: QPainter,
    rect: QRectF,
    portrait: Portrait,
    *,
    frame: Frame = "gilt",
    crest: bool = True,
    faces_left: bool = False,
) -> None:
    """Draw ``portrait``, baked, as large as fits into ``rect``, the crest within it too.

    Heads look to the right, or to the left where they hang at the right of what they look at.
    Keep a seventh of its width free round ``rect`` for the shadow. It looks the same in all themes.
    """
    half = round(min(rect.width(), rect.height() / HEIGHT) / 2, 2)
    reach = _shadow(half)[0] + 2
    bounds = portrait_box(_ORIGIN, 2 * half).adjusted(-reach, -reach, reach, 2 * reach)

    def paint(target: QPainter) -> None:
        paint_portrait(target, half, portrait, frame, crest=crest, faces_left=faces_left)

    key = ("portrait", portrait, frame, crest, faces_left)
    draw_baked(painter, key, bounds, paint, at=rect.center())


def paint_portrait(
    painter: QPainter,
    half: float,
    portrait: Portrait,
    frame: Frame,
    *,
    crest: bool,
    faces_left: bool = False,
) -> None:
    """Paint a portrait of half width ``half`` round the origin without any cache."""
    opening = _opening(half, frame)
    fine = 2 * half >= SMALLEST_WITH_LINES
    blur, offset = _shadow(half)
    draw_shadow(painter, EVENING, oval(half), blur=blur, offset=offset, strength=0.9)
    _paint_mount(painter, half, opening, frame)
    _paint_ground(painter, half, opening, frame)
    painter.save()
    painter.setClipPath(_hole(half, opening), Qt.ClipOperation.IntersectClip)
    if frame != "plain" and half > 40:
        wreath = QColor(0xB9, 0x9A, 0x5A, 46)
        draw_rosette(
            painter, _ORIGIN, half * 1.02, half * 1.5, wreath, strands=10, lobes=18, width=0.6
        )
    if faces_left:
        painter.scale(-1, 1)
    paint_shade(painter, portrait, _ORIGIN, half * opening * 0.97, fine=fine)
    if faces_left:
        painter.scale(-1, 1)
    _paint_depth(painter, half, opening)
    painter.restore()
    if frame != "plain" and fine:
        _paint_gleam(painter, half)
    if crest and fine and has_crest(portrait):
        paint_crest(painter, portrait, QPointF(half * 0.7, half * 0.93), max(7.0, half * 0.27))


def oval(half: float) -> QPainterPath:
    """Return the outer edge of a portrait of half width ``half`` round the origin."""
    return disc(_ORIGIN, half, half * HEIGHT)


def _shadow(half: float) -> tuple[float, float]:
    """Return how wide a portrait's shadow is, and how far below it lies."""
    return max(3.0, half * 0.14), max(1.5, half * 0.06)


def _opening(half: float, frame: Frame) -> float:
    """Return the half width of the hole in the mount, against that of the mount."""
    return _NARROW_OPENING if 2 * half <= _NARROW else _OPENING[frame]


def _hole(half: float, opening: float) -> QPainterPath:
    """Return the hole; the mount is equally broad all round."""
    return disc(_ORIGIN, half * opening, half * (HEIGHT - 1 + opening))


def _paint_mount(painter: QPainter, half: float, opening: float, frame: Frame) -> None:
    fill(painter, oval(half), _wood(half, frame))
    match frame:
        case "gilt":
            stroke(painter, oval(half - 0.4), with_alpha(_EDGE, 220), max(0.6, half * 0.012))
            if 2 * half >= SMALLEST_WITH_LINES * 2:
                _paint_beads(painter, half, (1 + opening) / 2)
        case "dark":
            brass = QColor(0xC9, 0xA4, 0x56, 230)
            stroke(painter, oval(half - 0.5), brass, max(0.8, half * 0.018))
            if 2 * half >= SMALLEST_WITH_LINES * 2:
                _paint_braid(painter, half, opening)
        case _:
            stroke(painter, oval(half - 0.5), with_alpha(_INK, 220), max(0.8, half * 0.02))


def _wood(half: float, frame: Frame) -> QBrush:
    corner = QPointF(half, half * 1.2)
    return linear(-corner, corner, *((at, QColor(hue)) for at, hue in _MOUNTS[frame]))


def _paint_beads(painter: QPainter, half: float, along: float) -> None:
    """Paint a string of beads in the middle of the mount, lit from the upper left."""
    count = int(half * 1.1)
    lights, shades = QPainterPath(), QPainterPath()
    for i in range(count):
        turn = 2 * math.pi * i / count
        reach = QPointF(along * math.cos(turn), HEIGHT * (along + 0.01) * math.sin(turn))
        lights.addPath(disc(reach * half, half * 0.026))
        shades.addPath(disc((reach + QPointF(0.012, 0.014)) * half, half * 0.02))
    fill(painter, lights, QColor(0xFF, 0xF3, 0xC8, 150))
    fill(painter, shades, QColor(0x6B, 0x4D, 0x18, 120))


def _paint_braid(painter: QPainter, half: float, opening: float) -> None:
    painter.save()
    painter.scale(1, 1.235)
    brass = QColor(0xD8, 0xB8, 0x68, 190)
    inner, outer, width = half * (opening + 0.025), half * 0.975, max(0.45, half * 0.007)
    draw_rosette(painter, _ORIGIN, inner, outer, brass, strands=6, lobes=30, width=width)
    painter.restore()


def _paint_ground(painter: QPainter, half: float, opening: float, frame: Frame) -> None:
    hole = _hole(half, opening)
    paper = (0.0, QColor("#FFFBEF")), (0.55, QColor("#F4EAD0")), (1.0, QColor("#DCCBA2"))
    fill(painter, hole, radial(QPointF(-half * 0.25, -half * 0.4), half * 1.7, *paper))
    edge = _INK if frame == "plain" else _EDGE
    stroke(painter, hole, with_alpha(edge, 200), max(0.5, half * 0.012))


def _paint_depth(painter: QPainter, half: float, opening: float) -> None:
    """Paint the shadow of the mount on what hangs in it, under light from the upper left."""
    hole = _hole(half, opening + 0.01)
    for step in range(6):
        edge = hole.translated(half * 0.012 * step, half * 0.016 * step)
        stroke(painter, edge, QColor(0x3A, 0x2A, 0x0C, 16), half * 0.02)


def _paint_gleam(painter: QPainter, half: float) -> None:
    box = portrait_box(_ORIGIN, 2 * half * 0.97)
    arc = QPainterPath()
    arc.arcMoveTo(box, 115)
    arc.arcTo(box, 115, 50)
    stroke(painter, arc, QColor(0xFF, 0xF9, 0xE2, 170), max(0.8, half * 0.016))
