"""Silhouettes of heads in black paper, defined in `resources/art/faces.json`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from stockgames.presentation.faces import faces_file
from stockgames.ui.theme.drawings import OWN, Shape, draw_shapes, drawing, names_of
from stockgames.ui.theme.shapes import moved, stroke

if TYPE_CHECKING:
    from stockgames.evenings.person import Portrait

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
_EDGE = 0.03
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
    _paint_head(painter, portrait, middle + front, size * 0.88, fine=fine, edge=_EDGE)


def _paint_head(
    painter: QPainter,
    portrait: Portrait,
    middle: QPointF,
    size: float,
    *,
    fine: bool,
    edge: float = 0.0,
) -> None:
    with moved(painter, middle, scale=(size, size)):
        shapes = shade(portrait)
        if edge:
            for shape in shapes:
                if shape.ink == OWN:
                    stroke(painter, shape.path, PAPER, 2 * edge + shape.width)
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
