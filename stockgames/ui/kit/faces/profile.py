"""The outline of a head that looks to the right: one closed curve, moved by a face's settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from stockgames.ui.kit.faces.sheet import faces_file

_TURN = QPointF(0.12, 0.1)
"""What stays in its place when a head is made larger or smaller."""


@dataclass(frozen=True, slots=True)
class _Knot:
    """A point of the curve; at a corner the curve comes in and goes out straight."""

    at: QPointF
    corner: bool


@cache
def profile(face: str, dress: str) -> QPainterPath:
    """Return the head and neck of ``face`` over ``dress``; unknown names change nothing."""
    settings = dict(faces_file()["faces"].get(face, {}))
    settings["neck"] = settings.get("neck", 0.0) + faces_file()["necks"].get(dress, 0.0)
    return head_transform(face).map(_closed([_knot(each, settings) for each in _points()]))


def head_transform(face: str) -> QTransform:
    """Return how everything on the head of ``face`` is sized."""
    size = faces_file()["faces"].get(face, {}).get("size", 1.0)
    back = QTransform.fromTranslate(-_TURN.x(), -_TURN.y())
    return back * QTransform.fromScale(size, size) * QTransform.fromTranslate(_TURN.x(), _TURN.y())


def _points() -> Sequence[Mapping[str, Any]]:
    found: Sequence[Mapping[str, Any]] = faces_file()["profile"]
    return found


def _knot(point: Mapping[str, Any], settings: Mapping[str, float]) -> _Knot:
    at = QPointF(*point["at"])
    for setting, (x, y) in point.get("moves", {}).items():
        at += QPointF(x, y) * settings.get(setting, 0.0)
    return _Knot(at, point.get("corner", False))


def _closed(knots: Sequence[_Knot]) -> QPainterPath:
    """Return the Catmull-Rom curve through all knots and back to the first."""
    count = len(knots)

    def reach(i: int) -> QPointF:
        """Return the way from a knot to the handle after it."""
        if knots[i % count].corner:
            return QPointF()
        return (knots[(i + 1) % count].at - knots[i - 1].at) / 6

    path = QPainterPath(knots[0].at)
    for i in range(count):
        start, end = knots[i].at, knots[(i + 1) % count].at
        path.cubicTo(start + reach(i), end - reach((i + 1) % count), end)
    path.closeSubpath()
    return path
