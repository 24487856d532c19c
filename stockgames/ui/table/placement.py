"""Room for slips of paper beside what must stay in view: pure arithmetic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final, TypeAlias

from PySide6.QtCore import QPoint, QRect, QRectF, QSize

_OTHER_SHAPE: Final = 24
"""How many pixels farther away a slip may lie to have the shape before in the list."""
_CUT: Final = 2000
"""How many, not to cut words."""


Words: TypeAlias = Sequence[tuple[QRect, float]]
"""Words that may be covered, and how much it counts to cut them."""
_Room = tuple[int, int, int, int]
"""Left, top, right and bottom, the last pixels included: much quicker to read than a QRect."""


def free_rooms(whole: QRect, kept: Iterable[QRect], least: QSize) -> list[QRect]:
    """Return the largest rectangles of a page that overlap nothing kept and have the least size."""
    rooms = [room for room in (_room(whole),) if _is_enough(room, least)]
    for rect in kept:
        if rect.isEmpty():
            continue
        block = _room(rect)
        hit = [room for room in rooms if _meet(room, block)]
        if hit:
            rooms = [room for room in rooms if not _meet(room, block)]
            parts = (part for room in hit for part in _beside(room, block))
            _add_largest(rooms, (part for part in parts if _is_enough(part, least)))
    return [QRect(QPoint(left, top), QPoint(right, low)) for left, top, right, low in rooms]


def _room(rect: QRect) -> _Room:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _meet(one: _Room, other: _Room) -> bool:
    """Tell whether two rooms share a pixel."""
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


def _beside(room: _Room, block: _Room) -> Iterator[_Room]:
    """Return what a room has left on each side of what is kept."""
    left, top, right, low = room
    yield left, top, block[0] - 1, low
    yield block[2] + 1, top, right, low
    yield left, top, right, block[1] - 1
    yield left, block[3] + 1, right, low


def _is_enough(room: _Room, least: QSize) -> bool:
    return room[2] - room[0] >= least.width() - 1 and room[3] - room[1] >= least.height() - 1


def _add_largest(rooms: list[_Room], parts: Iterable[_Room]) -> None:
    for part in sorted(parts, key=_area, reverse=True):
        left, top, right, low = part
        if not any(r[0] <= left and r[1] <= top and r[2] >= right and r[3] >= low for r in rooms):
            rooms.append(part)


def _area(room: _Room) -> int:
    return (room[2] - room[0] + 1) * (room[3] - room[1] + 1)


def _holds(room: QRect, size: QSize) -> bool:
    return room.width() >= size.width() and room.height() >= size.height()


def place_in(
    rooms: Sequence[QRect], shapes: Sequence[QSize], near: QRect, words: Words = ()
) -> QRect | None:
    """Return where one of the shapes has room, as near as can be; None if there is none.

    Of the shapes, one earlier in the list is preferred. `words` may be covered as a whole, and are
    cut only where nothing else is left.
    """
    best, least = None, inf
    for number, shape in enumerate(shapes):
        for room in rooms:
            if not _holds(room, shape):
                continue
            place = _over_whole(_toward(room, shape, near), room, words)
            far = _distance(place, near) + number * _OTHER_SHAPE + _CUT * cuts(place, words)
            if far < least:
                best, least = place, far
    return best


def cuts(place: QRect, words: Words) -> float:
    """Return how much it counts which words a place covers in part."""
    return sum(weight for one, weight in words if _cuts(place, one))


def _cuts(place: QRect, one: QRect) -> bool:
    return place.intersects(one) and not place.contains(one)


def _over_whole(place: QRect, room: QRect, words: Words) -> QRect:
    """Move a place within its room so that it covers as a whole what it would cut."""
    for one, _ in words:
        if _cuts(place, one):
            moved = QRect(place)
            moved.moveRight(max(place.right(), one.right()))
            moved.moveLeft(min(moved.left(), one.left()))
            moved.moveBottom(max(place.bottom(), one.bottom()))
            moved.moveTop(min(moved.top(), one.top()))
            if room.contains(moved) and moved.contains(one):
                place = moved
    return place


def _toward(room: QRect, shape: QSize, near: QRect) -> QRect:
    wished = QRect(QPoint(0, 0), shape)
    wished.moveCenter(near.center())
    wished.moveBottom(near.bottom())
    left = min(max(wished.left(), room.left()), room.right() - shape.width() + 1)
    top = min(max(wished.top(), room.top()), room.bottom() - shape.height() + 1)
    return QRect(QPoint(left, top), shape)


def _distance(place: QRect, near: QRect) -> int:
    way = place.center() - near.center()
    return abs(way.x()) + abs(way.y())


@dataclass(frozen=True, slots=True)
class Kept:
    """Something that a paper should not cover, and how much each covered share of it counts."""

    rect: QRectF
    weight: float = 1.0
    cut: float = 0.0
    """Which share more it counts to cut it, and be it a corner."""

    @property
    def pixels(self) -> QRect:
        """The pixels that it touches."""
        return self.rect.toAlignedRect()


def keep(rects: Iterable[QRectF], weight: float = 1.0) -> list[Kept]:
    """Return some places as things that count alike."""
    return [Kept(rect, weight) for rect in rects]


def covered_area(place: QRectF, kept: Iterable[Kept]) -> float:
    """Return how many pixels a place covers of what is kept, each as often as it counts."""
    total = 0.0
    for one in kept:
        common = place.intersected(one.rect)
        total += one.weight * common.width() * common.height()
    return total
