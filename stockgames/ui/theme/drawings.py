"""Pure shapes: SVG files of `resources/art` as paths, and emblems.

A game of an installed package has a sheet of its own, `art/GAME.svg`, that is called by its id.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple
from xml.parsers import expat

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.engine import registry
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.shapes import moved, path_from, pen

OWN, GROUND = "currentColor", "white"
"""The colours in a file that are replaced by the picture's colour and by its background."""


class Shape(NamedTuple):
    """One path of a picture: ``width`` 0 means filled, more means stroked; ``flat`` is the
    stroke's cap.
    """

    path: QPainterPath
    ink: str
    width: float
    flat: bool
    opacity: float = 1.0
    angle: float = 0.0
    gap: float = 0.0
    """Above 0 it is filled with parallel lines so far apart instead of stroked."""
    crossed: bool = False


@cache
def drawing(sheet: str, name: str) -> tuple[Shape, ...]:
    """Return the picture ``name`` of ``sheet``, its shapes in painting order.

    Raises ``KeyError`` for an unknown name, and for unsupported shapes and path commands.
    """
    return tuple(shape for part in _sheet(sheet)[name].parts for shape in _shapes(part))


def names_of(sheet: str) -> tuple[str, ...]:
    return tuple(_sheet(sheet))


def draw_shapes(painter: QPainter, shapes: Iterable[Shape], colour: QColor, ground: QColor) -> None:
    """Draw ``shapes`` in ``colour`` on ``ground``; shapes with colours of their own keep them."""
    inks = {OWN: colour, GROUND: ground}
    for shape in shapes:
        ink = QColor(inks.get(shape.ink) or shape.ink)
        ink.setAlphaF(ink.alphaF() * shape.opacity)
        if shape.gap:
            draw_hatch(
                painter,
                shape.path,
                ink,
                angle=shape.angle,
                gap=shape.gap,
                width=shape.width,
                crossed=shape.crossed,
            )
            continue
        if shape.width:
            painter.setPen(pen(ink, shape.width, flat=shape.flat))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
        painter.drawPath(shape.path)


class _Element(NamedTuple):
    """A shape or a group as in the SVG file."""

    tag: str
    values: Mapping[str, str]
    parts: list[_Element]


@cache
def _sheet(sheet: str) -> Mapping[str, _Element]:
    """Return the groups of ``sheet`` by name; they are converted to paths when they are drawn."""
    stack = [_Element("", {}, [])]

    def begin(tag: str, values: dict[str, str]) -> None:
        stack[-1].parts.append(_Element(tag, values, []))
        stack.append(stack[-1].parts[-1])

    parser = expat.ParserCreate()
    parser.StartElementHandler = begin
    parser.EndElementHandler = lambda _tag: stack.pop()
    parser.Parse(registry.text(sheet, "art", f"{sheet}.svg"), True)
    (svg,) = stack[0].parts
    return {group.values["id"]: group for group in svg.parts}


def _shapes(element: _Element) -> Iterator[Shape]:
    """Yield the fill and the stroke of an element, those that it has."""
    values, path = element.values, QPainterPath()
    for each in element.parts or (element,):
        path.addPath(_path(each.tag, each.values))
    width = float(values.get("stroke-width", 0))
    if values.get("fill", "none" if width else OWN) != "none":
        opacity = float(values.get("fill-opacity", 1))
        yield Shape(path, values.get("fill", OWN), 0.0, False, opacity)
    if width:
        flat = values.get("stroke-linecap") == "butt"
        angle, gap, *crossed = values.get("data-hatch", "0 0").split()
        yield Shape(
            path,
            values.get("stroke", OWN),
            width,
            flat,
            float(values.get("stroke-opacity", 1)),
            float(angle),
            float(gap),
            bool(crossed),
        )


def _path(tag: str, values: Mapping[str, str]) -> QPainterPath:
    if tag == "path":
        return path_from(values["d"])

    def number(key: str) -> float:
        return float(values.get(key, 0))

    path = QPainterPath()
    if tag == "rect":
        box = QRectF(number("x"), number("y"), number("width"), number("height"))
        path.addRoundedRect(box, number("rx"), number("rx"))
        return path
    across, down = {"circle": ("r", "r"), "ellipse": ("rx", "ry")}[tag]
    path.addEllipse(QPointF(number("cx"), number("cy")), number(across), number(down))
    return path


def draw_emblem(
    painter: QPainter,
    name: str,
    centre: QPointF,
    half_size: float,
    fg: QColor,
    bg: QColor,
    *,
    rotation: float = 0,
) -> None:
    """Draw emblem ``name`` within ``half_size`` px of ``centre``; ``bg`` fills its cut-outs.

    ``rotation`` in degrees clockwise. Raises ``KeyError`` for an unknown name.
    """
    shapes = drawing("emblems", name)
    with moved(painter, centre, turn=rotation, scale=(half_size, half_size)):
        draw_shapes(painter, shapes, fg, bg)
