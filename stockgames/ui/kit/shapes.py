"""Small builders of paths, gradients and pens."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable

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

_TOKEN = re.compile(r"[A-Z]|-?\d*\.?\d+")
_ARGUMENTS = {"M": 2, "L": 2, "C": 6, "Q": 4}


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def inset(rect: QRectF, by: float) -> QRectF:
    """Return ``rect`` made smaller by ``by`` on every side."""
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
    """Return straight lines through ``points``."""
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
    """Return the path written in ``text``.

    Absolute SVG commands M L C Q Z. Raises ``KeyError`` for any other.
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
    """Return a brush that changes along a line."""
    gradient = QLinearGradient(start, end)
    gradient.setStops(stops)
    return QBrush(gradient)


def falling(rect: QRectF, *stops: tuple[float, QColor]) -> QBrush:
    """Return a brush that changes from the top of ``rect`` to its bottom."""
    return linear(rect.topLeft(), rect.bottomLeft(), *stops)


def slanting(rect: QRectF, *stops: tuple[float, QColor]) -> QBrush:
    """Return a brush that changes from the upper left to the lower right of ``rect``."""
    return linear(rect.topLeft(), rect.bottomRight(), *stops)


def radial(centre: QPointF, radius: float, *stops: tuple[float, QColor]) -> QBrush:
    """Return a brush that changes outwards from ``centre``."""
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


def rule(
    painter: QPainter, start: QPointF, end: QPointF, colour: QColor, width: float = 0.7
) -> None:
    """Draw a straight line with flat ends."""
    painter.setPen(pen(colour, width, flat=True))
    painter.drawLine(start, end)
