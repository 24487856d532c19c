"""Portraits: a silhouette in an oval frame with its crest, their rail, and an empty oval.

The silhouettes are heads in black paper, defined in `resources/art/faces.json`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from stockgames.presentation.faces import choices, faces_file
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import OWN, Shape, draw_shapes, drawing, names_of
from stockgames.ui.theme.engraving import draw_hatch, draw_rosette
from stockgames.ui.theme.palette import EVENING, Theme, darker, lighter, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.theme_context import ThemeContext

if TYPE_CHECKING:
    from stockgames.evenings.person import Portrait

# Heads

SHEET: Final = "faces"
KINDS: Final = ("hair", "hat", "beard", "collar", "dress", "specs", "ear", "trifle", "sign")
"""The fields of a portrait whose parts are drawings on the sheet, called `kind-name`."""


@cache
def names(kind: str) -> tuple[str, ...]:
    """Return the valid names of a portrait's field, apart from none."""
    match kind:
        case "face":
            return tuple(faces_file()["faces"])
        case "colour":
            return tuple(faces_file()["colours"])
    parts = (part.split("-") for part in names_of(SHEET))
    return tuple(part[1] for part in parts if part[0] == kind and len(part) == 2)


@cache
def part(name: str) -> tuple[Shape, ...]:
    """Return the shapes of a part; empty for a part that isn't on the sheet."""
    return drawing(SHEET, name) if name in names_of(SHEET) else ()


@cache
def crest_colour(name: str) -> QColor | None:
    """Return a crest's colour; None for an unknown name."""
    found = faces_file()["colours"].get(name)
    return None if found is None else QColor(found)


_TURN = QPointF(0.12, 0.1)
"""The fixed point when a head is scaled."""


@dataclass(frozen=True, slots=True)
class _Knot:
    """A point of the curve; at a corner its segments are straight."""

    at: QPointF
    corner: bool


@cache
def profile(face: str, dress: str) -> QPainterPath:
    """Return the outline of a face's head and neck over `dress`; unknown names have no effect."""
    settings = dict(faces_file()["faces"].get(face, {}))
    settings["neck"] = settings.get("neck", 0.0) + faces_file()["necks"].get(dress, 0.0)
    knots = [_knot(each, settings) for each in faces_file()["profile"]]
    return head_transform(face).map(_closed(knots))


def head_transform(face: str) -> QTransform:
    """Return the scaling of everything on the head of `face`."""
    size = faces_file()["faces"].get(face, {}).get("size", 1.0)
    back = QTransform.fromTranslate(-_TURN.x(), -_TURN.y())
    return back * QTransform.fromScale(size, size) * QTransform.fromTranslate(_TURN.x(), _TURN.y())


def _knot(point: Mapping[str, Any], settings: Mapping[str, float]) -> _Knot:
    at = QPointF(*point["at"])
    for setting, (x, y) in point.get("moves", {}).items():
        at += QPointF(x, y) * settings.get(setting, 0.0)
    return _Knot(at, point.get("corner", False))


def _closed(knots: Sequence[_Knot]) -> QPainterPath:
    """Return the closed Catmull-Rom curve through all knots."""
    count = len(knots)

    def reach(i: int) -> QPointF:
        """Return the offset from a knot to the control point after it."""
        if knots[i % count].corner:
            return QPointF()
        return (knots[(i + 1) % count].at - knots[i - 1].at) / 6

    path = QPainterPath(knots[0].at)
    for i in range(count):
        start, end = knots[i].at, knots[(i + 1) % count].at
        path.cubicTo(start + reach(i), end - reach((i + 1) % count), end)
    path.closeSubpath()
    return path


INK: Final = QColor("#1C1A16")
PAPER: Final = QColor("#F4EAD0")
_RAISED_EDGE = 0.03
"""The width of the paper's edge around a head in front of another."""


def paint_shade(
    painter: QPainter, portrait: Portrait, middle: QPointF, size: float, *, fine: bool
) -> None:
    """Paint a head, or two for a firm; `size` is half the width of the oval that it fits.

    Without `fine` there are no inner lines.
    """
    if portrait.partner is None:
        _paint_head(painter, portrait, middle + QPointF(-0.035, 0.07) * size, size, fine=fine)
        return
    behind, front = QPointF(-0.22, 0.02) * size, QPointF(0.16, 0.1) * size
    _paint_head(painter, portrait.partner, middle + behind, size * 0.88, fine=fine)
    _paint_head(painter, portrait, middle + front, size * 0.88, fine=fine, edge=_RAISED_EDGE)


def _paint_head(
    painter: QPainter,
    portrait: Portrait,
    middle: QPointF,
    size: float,
    *,
    fine: bool,
    edge: float = 0.0,
) -> None:
    with s.moved(painter, middle, scale=(size, size)):
        shapes = shade(portrait)
        if edge:
            for shape in shapes:
                if shape.ink == OWN:
                    s.stroke(painter, shape.path, PAPER, 2 * edge + shape.width)
        bold = _boldness(size)
        cut = [shape for shape in shapes if fine or not shape.width or shape.ink == OWN]
        shown = (shape._replace(width=shape.width * bold) for shape in cut)
        draw_shapes(painter, shown, INK, PAPER)


def silhouette(portrait: Portrait, middle: QPointF, size: float) -> QPainterPath:
    """Return the outline of a head; `size` is half the width of the oval that it fits."""
    found = QPainterPath()
    for shape in shade(portrait):
        if shape.ink == OWN and not shape.width:
            found = found.united(shape.path)
    at = middle + QPointF(-0.035, 0.07) * size
    moved = QTransform.fromScale(size, size) * QTransform.fromTranslate(at.x(), at.y())
    return moved.map(found)


def _boldness(size: float) -> float:
    """Return the factor for line widths, larger for small heads so that lines stay visible."""
    return 1.0 if size > 60 else 1.25 if size > 30 else 1.75


@cache
def shade(portrait: Portrait) -> tuple[Shape, ...]:
    """Return the shapes of a head from back to front."""
    return tuple(_layers(portrait))


def _layers(portrait: Portrait) -> Iterator[Shape]:
    yield from part(f"hair-{portrait.hair}-behind")
    yield from part(f"dress-{portrait.dress}") or part("dress-coat")
    yield Shape(profile(portrait.face, portrait.dress), OWN, 0, flat=False)
    sized = head_transform(portrait.face)
    for shape in part("lash"):
        yield shape._replace(path=sized.map(shape.path))
    for kind in ("hair", "beard", "collar", "hat", "specs", "ear", "trifle"):
        yield from part(f"{kind}-{getattr(portrait, kind)}")


# Frames

_KNOB = 7


def draw_rail(painter: QPainter, look: ThemeContext, left: float, right: float, y: float) -> None:
    """Draw a rail with its knobs between two x at the height `y`."""
    theme, half, knob = look.theme, look.margin(2.5), look.margin(_KNOB)
    rail = QRectF(left, y - half, right - left, 2 * half)
    s.draw_rounded_shadow(painter, theme, rail, 2, blur=6, offset=3)
    shades = (0.0, theme.brass_light), (0.5, theme.line), (1.0, theme.brass_dark)
    s.fill(painter, s.rounded(rail, half), s.falling(rail, *shades))
    for x in (left, right):
        end = QPointF(x, y)
        s.fill(painter, s.disc(end, knob), s.slanting(s.square(end, knob), *shades))


def draw_strings(painter: QPainter, theme: Theme, nail: QPointF, frame: QRectF) -> None:
    """Draw the two strings by which an oval frame hangs from a nail."""
    for side in (-1, 1):
        foot = QPointF(nail.x() + side * frame.width() * 0.3, frame.top() + frame.height() * 0.12)
        s.rule(painter, nail, foot, with_alpha(theme.line, 190), max(1.0, frame.width() / 90))


_RIM, _EDGE = QColor("#F6E6B4"), QColor("#5E4516")
_FINE = 14
"""Smaller coins, in pixels, have no inner ring."""
_SIGN, _UNCOLOURED = QColor("#FFF6E0"), QColor("#3A4148")


def has_crest(portrait: Portrait) -> bool:
    """Return whether a portrait has a known sign or colour."""
    return bool(part(f"sign-{portrait.sign}")) or crest_colour(portrait.colour) is not None


def paint_crest(painter: QPainter, portrait: Portrait, middle: QPointF, radius: float) -> None:
    """Paint a portrait's crest, about `radius` in each direction, uncached."""
    colour = crest_colour(portrait.colour) or _UNCOLOURED
    (shield,) = part("shield")
    at = QTransform.fromTranslate(middle.x(), middle.y())
    outside = (QTransform.fromScale(radius, radius) * at).map(shield.path)
    inside = (QTransform.fromScale(radius * 0.86, radius * 0.86) * at).map(shield.path)
    blur = max(2.0, radius * 0.3)
    s.draw_shadow(
        painter, EVENING, outside, blur=blur, offset=max(1.0, radius * 0.12), strength=0.8
    )
    s.fill(painter, outside, _RIM)
    shades = (0.0, lighter(colour, 0.14)), (1.0, darker(colour, 0.16))
    s.fill(painter, inside, s.slanting(s.square(middle, radius), *shades))
    s.stroke(painter, outside, with_alpha(_EDGE, 230), max(0.6, radius * 0.06))
    _paint_sign(painter, portrait.sign, middle - QPointF(0, radius * 0.02), radius * 0.56)


def draw_coin(painter: QPainter, portrait: Portrait, centre: QPointF, radius: float) -> None:
    """Draw a coin with the crest's sign and colour, cached as a pixmap for all themes."""
    key = ("coin", portrait.sign, portrait.colour, radius)
    bounds = s.square(QPointF(), radius * 1.35 + 4)
    draw_cached(painter, key, bounds, lambda p: _paint_coin(p, portrait, radius), at=centre)


def _paint_coin(painter: QPainter, portrait: Portrait, radius: float) -> None:
    centre, colour = QPointF(), crest_colour(portrait.colour) or _UNCOLOURED
    rim = s.disc(centre, radius)
    blur = max(2.0, radius * 0.3)
    s.draw_shadow(painter, EVENING, rim, blur=blur, offset=max(1.0, radius * 0.12), strength=0.8)
    box = s.square(centre, radius)
    s.fill(painter, rim, s.slanting(box, (0.0, _RIM), (0.5, QColor("#C9A456")), (1.0, _EDGE)))
    shades = (0.0, lighter(colour, 0.22)), (1.0, darker(colour, 0.22))
    s.fill(painter, s.disc(centre, radius * 0.87), s.slanting(box, *shades))
    s.stroke(
        painter, s.disc(centre, radius * 0.87), with_alpha(_EDGE, 200), max(0.5, radius * 0.04)
    )
    if radius >= _FINE:
        s.stroke(painter, s.disc(centre, radius * 0.76), with_alpha(_SIGN, 110), radius * 0.03)
    _paint_sign(painter, portrait.sign, centre, radius * 0.56)


def _paint_sign(painter: QPainter, sign: str, middle: QPointF, half: float) -> None:
    with s.moved(painter, middle, scale=(half, half)):
        draw_shapes(painter, part(f"sign-{sign}"), _SIGN, _SIGN)


HEIGHT: Final = 1.26
"""The height of an oval, relative to its width."""
SMALLEST_WITH_LINES: Final = 30
"""Narrower portraits, in pixels, have no inner lines, no ornament and no crest."""
_GILT: Final = ((0.0, "#F6E6B4"), (0.35, "#CFA957"), (0.62, "#8A6526"), (1.0, "#D8B868"))
_OPENING, _NARROW, _NARROW_OPENING = 0.86, 48, 0.9
"""The share of an oval's width within its frame; that of an oval up to so many pixels wide."""
_PORTRAIT_EDGE = QColor("#5E4516")
_ORIGIN = QPointF()


def portrait_box(middle: QPointF, width: float) -> QRectF:
    """Return the rect of a portrait of this width."""
    height = width * HEIGHT
    return s.centred(middle, width, height)


def draw_portrait(
    painter: QPainter,
    rect: QRectF,
    portrait: Portrait,
    *,
    crest: bool = True,
    faces_left: bool = False,
) -> None:
    """Draw a portrait with its crest as large as fits into `rect`, cached as a pixmap.

    Heads look to the right; with `faces_left`, to the left. Leave a seventh of its width free
    around `rect` for the shadow. It looks the same in all themes.
    """
    half = round(min(rect.width(), rect.height() / HEIGHT) / 2, 2)
    reach = _shadow(half)[0] + 2
    bounds = portrait_box(_ORIGIN, 2 * half).adjusted(-reach, -reach, reach, 2 * reach)

    def paint(target: QPainter) -> None:
        paint_portrait(target, half, portrait, crest=crest, faces_left=faces_left)

    key = ("portrait", portrait, crest, faces_left)
    draw_cached(painter, key, bounds, paint, at=rect.center())


def paint_portrait(
    painter: QPainter,
    half: float,
    portrait: Portrait,
    *,
    crest: bool,
    faces_left: bool = False,
) -> None:
    """Paint a portrait of half-width `half` around the origin, uncached."""
    opening = _NARROW_OPENING if 2 * half <= _NARROW else _OPENING
    fine = 2 * half >= SMALLEST_WITH_LINES
    blur, offset = _shadow(half)
    s.draw_shadow(painter, EVENING, oval(half), blur=blur, offset=offset, strength=0.9)
    _paint_mount(painter, half, opening)
    _paint_ground(painter, half, opening)
    with s.clipped(painter, _hole(half, opening)):
        if half > 40:
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
    if fine:
        _paint_gleam(painter, half)
    if crest and fine and has_crest(portrait):
        paint_crest(painter, portrait, QPointF(half * 0.7, half * 0.93), max(7.0, half * 0.27))


def oval(half: float) -> QPainterPath:
    """Return the outer edge of a portrait of half-width `half` around the origin."""
    return s.disc(_ORIGIN, half, half * HEIGHT)


def _shadow(half: float) -> tuple[float, float]:
    return max(3.0, half * 0.14), max(1.5, half * 0.06)


def _hole(half: float, opening: float) -> QPainterPath:
    """Return the outline of the frame's opening; the frame has the same width all round."""
    return s.disc(_ORIGIN, half * opening, half * (HEIGHT - 1 + opening))


def _paint_mount(painter: QPainter, half: float, opening: float) -> None:
    corner = QPointF(half, half * 1.2)
    gilt = s.linear(-corner, corner, *((at, QColor(hue)) for at, hue in _GILT))
    s.fill(painter, oval(half), gilt)
    edge = with_alpha(_PORTRAIT_EDGE, 220)
    s.stroke(painter, oval(half - 0.4), edge, max(0.6, half * 0.012))
    if 2 * half >= SMALLEST_WITH_LINES * 2:
        _paint_beads(painter, half, (1 + opening) / 2)


def _paint_beads(painter: QPainter, half: float, along: float) -> None:
    count = int(half * 1.1)
    lights, shades = QPainterPath(), QPainterPath()
    for i in range(count):
        turn = 2 * math.pi * i / count
        reach = QPointF(along * math.cos(turn), HEIGHT * (along + 0.01) * math.sin(turn))
        lights.addPath(s.disc(reach * half, half * 0.026))
        shades.addPath(s.disc((reach + QPointF(0.012, 0.014)) * half, half * 0.02))
    s.fill(painter, lights, QColor(0xFF, 0xF3, 0xC8, 150))
    s.fill(painter, shades, QColor(0x6B, 0x4D, 0x18, 120))


def _paint_ground(painter: QPainter, half: float, opening: float) -> None:
    hole = _hole(half, opening)
    paper = (0.0, QColor("#FFFBEF")), (0.55, QColor("#F4EAD0")), (1.0, QColor("#DCCBA2"))
    s.fill(painter, hole, s.radial(QPointF(-half * 0.25, -half * 0.4), half * 1.7, *paper))
    s.stroke(painter, hole, with_alpha(_PORTRAIT_EDGE, 200), max(0.5, half * 0.012))


def _paint_depth(painter: QPainter, half: float, opening: float) -> None:
    hole = _hole(half, opening + 0.01)
    for step in range(6):
        edge = hole.translated(half * 0.012 * step, half * 0.016 * step)
        s.stroke(painter, edge, QColor(0x3A, 0x2A, 0x0C, 16), half * 0.02)


def _paint_gleam(painter: QPainter, half: float) -> None:
    box = portrait_box(_ORIGIN, 2 * half * 0.97)
    arc = QPainterPath()
    arc.arcMoveTo(box, 115)
    arc.arcTo(box, 115, 50)
    s.stroke(painter, arc, QColor(0xFF, 0xF9, 0xE2, 170), max(0.8, half * 0.016))


_HEADS: Final = (1, 6, 3, 10, 15, 8, 20, 13)
"""Indices of the heads for awaited people, among all choices."""
MOST_AWAITED: Final = len(_HEADS)


def draw_awaited(
    painter: QPainter, theme: Theme, nails: Iterable[QPointF], half: float, drop: float
) -> None:
    """Draw empty portraits of half-width `half`, hanging `drop` px below their nails."""
    for nail, head in zip(nails, _HEADS, strict=False):
        frame = QRectF(nail.x() - half, nail.y() + drop, 2 * half, 2 * half * HEIGHT)
        draw_strings(painter, theme, nail, frame)
        draw_expected(painter, theme, frame, choices()[head])


def draw_expected(
    painter: QPainter, theme: Theme, rect: QRectF, portrait: Portrait, joined: float = 0.0
) -> None:
    """Draw an empty oval with a dashed outline; the portrait fades in as `joined` goes to 1."""
    if joined < 1:
        half = rect.width() / 2
        oval = s.disc(rect.center(), half * 0.95, half * 0.95 * HEIGHT)
        bounds = rect.adjusted(-2, -2, 2, 2)
        key = ("expected", portrait, theme.name)

        def paint(target: QPainter) -> None:
            head = silhouette(portrait, rect.center(), half * 0.84).intersected(oval)
            s.fill(target, oval, with_alpha(theme.line, 18))
            gap, width = max(4.0, half * 0.1), max(0.7, half * 0.02)
            draw_hatch(target, head, with_alpha(theme.line, 120), gap=gap, width=width)
            s.stroke(target, head, with_alpha(theme.line, 130), 0.9)
            s.stroke(target, oval, theme.line, 1.4, dash=(4, 4))

        draw_cached(painter, key, bounds, paint)
    if joined > 0:
        with s.faded(painter, joined):
            draw_portrait(painter, rect, portrait)
