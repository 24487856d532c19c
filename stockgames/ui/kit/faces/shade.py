"""A shade: one head cut of black paper, with fine lines in bronze and linen in its own colour."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.drawings import OWN, Shape, draw_shapes
from stockgames.ui.kit.faces.profile import head_transform, profile
from stockgames.ui.kit.faces.sheet import part
from stockgames.ui.kit.shapes import stroke

INK: Final = QColor("#1C1A16")
PAPER: Final = QColor("#F4EAD0")
_EDGE = 0.03
"""Width of the paper's edge round the head that stands in front of another."""


def paint_shade(
    painter: QPainter, portrait: Portrait, middle: QPointF, size: float, *, fine: bool
) -> None:
    """Paint a head or, for a firm, two; ``size`` is half the width of the oval it is cut for.

    Without ``fine`` there are no inner lines.
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
    painter.save()
    painter.translate(middle)
    painter.scale(size, size)
    shapes = shade(portrait)
    if edge:
        for shape in shapes:
            if shape.ink == OWN:
                stroke(painter, shape.path, PAPER, 2 * edge + shape.width)
    bold = _boldness(size)
    shown = (shape._replace(width=shape.width * bold) for shape in shapes if fine or _cut(shape))
    draw_shapes(painter, shown, INK, PAPER)
    painter.restore()


def silhouette(portrait: Portrait, middle: QPointF, size: float) -> QPainterPath:
    """Return the outline of a head; ``size`` is half the width of the oval it is cut for."""
    found = QPainterPath()
    for shape in shade(portrait):
        if shape.ink == OWN and not shape.width:
            found = found.united(shape.path)
    at = middle + QPointF(-0.035, 0.07) * size
    moved = QTransform.fromScale(size, size) * QTransform.fromTranslate(at.x(), at.y())
    return moved.map(found)


def _boldness(size: float) -> float:
    """Return how much wider lines are than drawn, so that small heads keep them."""
    return 1.0 if size > 60 else 1.25 if size > 30 else 1.75


def _cut(shape: Shape) -> bool:
    """Return whether a shape belongs to the outline, and is no line upon it."""
    return not shape.width or shape.ink == OWN


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
