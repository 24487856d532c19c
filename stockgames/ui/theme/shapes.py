"""Rectangles, paths, gradients, pens and soft shadows."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.pixmap_cache import STORE, bake, device_ratio, draw_cached, draw_pixmap


def line_at(area: QRectF, top: float, height: float) -> QRectF:
    """Return a horizontal strip as wide as ``area``."""
    return QRectF(area.left(), top, area.width(), height)


def column_at(area: QRectF, left: float, width: float) -> QRectF:
    """Return a vertical strip as high as ``area``."""
    return QRectF(left, area.top(), width, area.height())


def line_under(box: QRectF, height: float, gap: float = 0.0) -> QRectF:
    """Return a strip below a box, as wide as the box."""
    return QRectF(box.left(), box.bottom() + gap, box.width(), height)


def top_part(area: QRectF, height: float) -> QRectF:
    """Return the top ``height`` of an area."""
    return QRectF(area.left(), area.top(), area.width(), height)


def bottom_part(area: QRectF, height: float) -> QRectF:
    """Return the bottom ``height`` of an area."""
    return QRectF(area.left(), area.bottom() - height, area.width(), height)


def left_part(area: QRectF, width: float) -> QRectF:
    """Return the left ``width`` of an area."""
    return QRectF(area.left(), area.top(), width, area.height())


def right_part(area: QRectF, width: float) -> QRectF:
    """Return the right ``width`` of an area."""
    return QRectF(area.right() - width, area.top(), width, area.height())


def spanning(left: float, top: float, right: float, bottom: float) -> QRectF:
    """Return the rectangle between four edges."""
    return QRectF(left, top, right - left, bottom - top)


def in_columns(area: QRectF, count: int, gap: float = 0.0) -> list[QRectF]:
    """Return equal columns that fill an area."""
    width = (area.width() - gap * (count - 1)) / max(1, count)
    return [column_at(area, area.left() + i * (width + gap), width) for i in range(count)]


def in_rows(area: QRectF, count: int, gap: float = 0.0) -> list[QRectF]:
    """Return equal rows that fill an area."""
    height = (area.height() - gap * (count - 1)) / max(1, count)
    return [line_at(area, area.top() + i * (height + gap), height) for i in range(count)]


def in_grid(area: QRectF, count: int, across: int, gap: float = 0.0) -> list[QRectF]:
    """Return equal cells that fill an area row by row, `across` in each; the last may have less."""
    lines = in_rows(area, -(-count // across), gap)
    return [cell for line in lines for cell in in_columns(line, across, gap)][:count]


def centred(at: QPointF, width: float, height: float) -> QRectF:
    """Return a rectangle centred on a point."""
    return QRectF(at.x() - width / 2, at.y() - height / 2, width, height)


_TOKEN = re.compile(r"[A-Z]|-?\d*\.?\d+")
_ARGUMENTS = {"M": 2, "L": 2, "C": 6, "Q": 4}


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with corners of this radius, in pixels."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def inset(rect: QRectF, by: float) -> QRectF:
    """Return ``rect`` shrunk by ``by`` on every side."""
    return rect.adjusted(by, by, -by, -by)


def disc(centre: QPointF, radius: float, height: float | None = None) -> QPainterPath:
    """Return a circle, or an ellipse of the given half ``height``."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius if height is None else height)
    return path


def square(centre: QPointF, half: float) -> QRectF:
    """Return the square of half side ``half`` round ``centre``."""
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)


def polygon(points: Iterable[tuple[float, float]], *, closed: bool = True) -> QPainterPath:
    """Return a path of straight lines through ``points``."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    if closed:
        path.closeSubpath()
    return path


def star_points(
    x: float, y: float, outer: float, inner: float, rays: int
) -> list[tuple[float, float]]:
    """Return the corners of a star that points upwards."""
    corners = []
    for i in range(2 * rays):
        angle, radius = i * math.pi / rays, inner if i % 2 else outer
        corners.append((x + radius * math.sin(angle), y - radius * math.cos(angle)))
    return corners


def path_from(text: str) -> QPainterPath:
    """Return the path of ``text``: absolute SVG commands M L C Q Z.

    Raises ``KeyError`` for any other command.
    """
    path = QPainterPath()
    tokens = _TOKEN.findall(text)
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        if command == "Z":
            path.closeSubpath()
            continue
        count = _ARGUMENTS[command]
        _append(path, command, [float(token) for token in tokens[at : at + count]])
        at += count
        command = "L" if command == "M" else command
    return path


def _append(path: QPainterPath, command: str, v: list[float]) -> None:
    match command:
        case "M":
            path.moveTo(v[0], v[1])
        case "L":
            path.lineTo(v[0], v[1])
        case "C":
            path.cubicTo(v[0], v[1], v[2], v[3], v[4], v[5])
        case _:
            path.quadTo(v[0], v[1], v[2], v[3])


def linear(start: QPointF, end: QPointF, *stops: tuple[float, QColor]) -> QBrush:
    """Return a linear gradient brush."""
    gradient = QLinearGradient(start, end)
    gradient.setStops(stops)
    return QBrush(gradient)


def falling(rect: QRectF, *stops: tuple[float, QColor]) -> QBrush:
    """Return a gradient brush from the top of ``rect`` to its bottom."""
    return linear(rect.topLeft(), rect.bottomLeft(), *stops)


def slanting(rect: QRectF, *stops: tuple[float, QColor]) -> QBrush:
    """Return a gradient brush from the upper left to the lower right of ``rect``."""
    return linear(rect.topLeft(), rect.bottomRight(), *stops)


def radial(centre: QPointF, radius: float, *stops: tuple[float, QColor]) -> QBrush:
    """Return a radial gradient brush."""
    gradient = QRadialGradient(centre, radius)
    gradient.setStops(stops)
    return QBrush(gradient)


def fill(painter: QPainter, path: QPainterPath, brush: QBrush | QColor) -> None:
    """Fill ``path`` without an outline."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawPath(path)


def stroke(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    width: float = 1.0,
    *,
    dash: tuple[float, ...] = (),
    flat: bool = False,
) -> None:
    """Draw the outline of ``path``; ``dash`` is in units of ``width``."""
    painter.setPen(pen(colour, width, dash=dash, flat=flat))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def pen(colour: QColor, width: float, *, dash: tuple[float, ...] = (), flat: bool = False) -> QPen:
    """Return a pen with round joins; ``dash`` is in units of ``width``."""
    cap = Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap
    made = QPen(QBrush(colour), width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)
    if dash:
        made.setDashPattern(dash)
    return made


@contextmanager
def moved(
    painter: QPainter,
    at: QPointF,
    *,
    turn: float = 0.0,
    scale: tuple[float, float] = (1.0, 1.0),
) -> Iterator[None]:
    """Paint with a point as the origin, turned clockwise by degrees, and scaled across and down."""
    painter.save()
    painter.translate(at)
    painter.rotate(turn)
    painter.scale(*scale)
    try:
        yield
    finally:
        painter.restore()


@contextmanager
def clipped(painter: QPainter, path: QPainterPath) -> Iterator[None]:
    """Paint only inside ``path``."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    try:
        yield
    finally:
        painter.restore()


@contextmanager
def faded(painter: QPainter, opacity: float) -> Iterator[None]:
    """Paint with an opacity of 0 to 1."""
    painter.save()
    painter.setOpacity(painter.opacity() * opacity)
    try:
        yield
    finally:
        painter.restore()


def rule(
    painter: QPainter, start: QPointF, end: QPointF, colour: QColor, width: float = 0.7
) -> None:
    """Draw a straight line with flat ends."""
    painter.setPen(pen(colour, width, flat=True))
    painter.drawLine(start, end)


def draw_arrowhead(painter: QPainter, tip: QPointF, way: QPointF, colour: QColor) -> None:
    """Draw the head of a line that ends at ``tip`` in the direction of ``way``."""
    with moved(painter, tip, turn=math.degrees(math.atan2(way.y(), way.x()))):
        fill(painter, polygon([(2, 0), (-9, -5), (-9, 5)]), colour)


_STEPS = 12
_EDGE_SHARE = 0.72
_BLUR_PIXELS, _COARSEST = 8.0, 0.5
# A blur needs at most eight pixels across, so wide ones are painted at low resolution.
_LARGE = 200 * 200
"""The shadow of a surface of more pixels isn't cached separately from the picture that
contains it.
"""


def _paint_halo(painter: QPainter, path: QPainterPath, colour: QColor, reach: float) -> None:
    """Replace pixels from outside in, so that stroke and fill never add up."""
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    tint = QColor(colour)
    for i in range(_STEPS, -1, -1):
        share = i / (_STEPS + 1)
        tint.setAlpha(round(colour.alpha() * (1 - share) ** 2))
        pen = QPen(tint, 2 * reach * share)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen if i else Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        painter.drawPath(path)


def _draw_halo(painter: QPainter, path: QPainterPath, colour: QColor, reach: float) -> None:
    margin = reach + 1
    bounds = path.boundingRect().adjusted(-margin, -margin, margin, margin)
    ratio = device_ratio(painter)
    coarse = min(ratio, max(_COARSEST, _BLUR_PIXELS / reach))
    pixmap = bake(bounds, coarse, lambda target: _paint_halo(target, path, colour, reach))
    draw_pixmap(painter, bounds.topLeft(), pixmap)


def draw_shadow(
    painter: QPainter,
    theme: Theme,
    path: QPainterPath,
    *,
    blur: float = 14,
    offset: float = 5,
    strength: float = 1.0,
) -> None:
    """Draw the shadow ``path`` casts ``offset`` px below itself, ``blur`` px wide; it isn't cached.

    ``strength`` 1 is an object at rest. Lifted objects: blur 20, offset 22.
    """
    alpha = min(255, round(theme.shadow_alpha * strength * _EDGE_SHARE))
    _draw_halo(painter, path.translated(0, offset), with_alpha(theme.shadow, alpha), blur)


def draw_glow(
    painter: QPainter, path: QPainterPath, colour: QColor, *, reach: float = 12, alpha: int = 110
) -> None:
    """Draw a glow that fades over ``reach`` px round ``path``, ``alpha`` at its edge; it
    isn't cached.
    """
    _draw_halo(painter, path, with_alpha(colour, alpha), reach)


def draw_rounded_shadow(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    radius: float,
    *,
    blur: float = 14,
    offset: float = 5,
    strength: float = 1.0,
) -> None:
    """Draw the cached shadow of a rounded rectangle; inside a cached picture a large one
    isn't cached.
    """
    reach = blur + 2
    bounds = rect.adjusted(-reach, -reach + offset, reach, reach + offset)
    key = ("shadow", theme.name, rect.width(), rect.height(), radius, blur, offset, strength)

    def paint(target: QPainter) -> None:
        path = rounded(rect, radius)
        draw_shadow(target, theme, path, blur=blur, offset=offset, strength=strength)

    if STORE.is_making and rect.width() * rect.height() > _LARGE:
        paint(painter)
    else:
        draw_cached(painter, key, bounds, paint)


def draw_rounded_glow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    colour: QColor,
    *,
    reach: float = 12,
    alpha: int = 110,
) -> None:
    """Draw the cached glow of a rounded rectangle."""
    bounds = rect.adjusted(-reach - 2, -reach - 2, reach + 2, reach + 2)
    key = ("glow", colour.rgba(), rect.width(), rect.height(), radius, reach, alpha)

    def paint(target: QPainter) -> None:
        draw_glow(target, rounded(rect, radius), colour, reach=reach, alpha=alpha)

    draw_cached(painter, key, bounds, paint)
