"""Where a slip of paper can lie without covering what must stay in view: pure arithmetic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize

_OTHER_SHAPE: Final = 24
"""How many pixels farther away a slip may lie to have the shape before in the list."""


def free_rooms(whole: QRect, kept: Iterable[QRect], least: QSize) -> list[QRect]:
    """Return the largest rectangles of a page that overlap nothing kept and have the least size."""
    rooms = [whole]
    for rect in kept:
        hit = [room for room in rooms if room.intersects(rect)]
        if hit:
            rooms = [room for room in rooms if not room.intersects(rect)]
            parts = [part for room in hit for part in _beside(room, rect)]
            _add_largest(rooms, (part for part in parts if _holds(part, least)))
    return rooms


def _beside(room: QRect, rect: QRect) -> Iterator[QRect]:
    """Return what a room has left on each side of a rectangle."""
    left, top, right, bottom = room.left(), room.top(), room.right(), room.bottom()
    yield QRect(QPoint(left, top), QPoint(rect.left() - 1, bottom))
    yield QRect(QPoint(rect.right() + 1, top), QPoint(right, bottom))
    yield QRect(QPoint(left, top), QPoint(right, rect.top() - 1))
    yield QRect(QPoint(left, rect.bottom() + 1), QPoint(right, bottom))


def _add_largest(rooms: list[QRect], parts: Iterable[QRect]) -> None:
    """Add the parts that lie in no other one."""
    for part in sorted(parts, key=lambda part: -part.width() * part.height()):
        if not any(room.contains(part) for room in rooms):
            rooms.append(part)


def _holds(room: QRect, size: QSize) -> bool:
    return room.width() >= size.width() and room.height() >= size.height()


def place_in(rooms: Sequence[QRect], shapes: Sequence[QSize], near: QRect) -> QRect | None:
    """Return where one of the shapes has room, as near as can be; None if there is none.

    Of the shapes, one earlier in the list is preferred.
    """
    best, least = None, 0
    for number, shape in enumerate(shapes):
        for room in rooms:
            if not _holds(room, shape):
                continue
            place = _toward(room, shape, near)
            far = _distance(place, near) + number * _OTHER_SHAPE
            if best is None or far < least:
                best, least = place, far
    return best


def _toward(room: QRect, shape: QSize, near: QRect) -> QRect:
    """Return the place in a room that lies nearest to the foot of a rectangle."""
    wished = QRect(QPoint(0, 0), shape)
    wished.moveCenter(near.center())
    wished.moveBottom(near.bottom())
    left = min(max(wished.left(), room.left()), room.right() - shape.width() + 1)
    top = min(max(wished.top(), room.top()), room.bottom() - shape.height() + 1)
    return QRect(QPoint(left, top), shape)


def _distance(place: QRect, near: QRect) -> int:
    way = place.center() - near.center()
    return abs(way.x()) + abs(way.y())
