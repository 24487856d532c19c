"""Pictures of steps, of each of which only what differs from the one before is kept."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QRect, QSize
from PySide6.QtGui import QImage

_COLUMNS, _ROWS = 5, 4
"""Into so many fields a picture is parted: what differs is kept by field."""
WHOLE_EACH: Final = 24
"""So many pictures after a whole one, another whole one is kept."""


@dataclass(frozen=True, slots=True)
class Patch:
    """A part of a picture, as a JPEG, and where its corner lies."""

    x: int
    y: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Frame:
    """What has to be laid over the frame before to get a picture; all of it where it is whole."""

    is_whole: bool
    patches: tuple[Patch, ...]


class Framing:
    """Makes frames of pictures of one size, in their order."""

    def __init__(self, quality: int) -> None:
        self._quality = quality
        self._last: QImage | None = None
        self._since = 0

    def frame(self, picture: QImage) -> Frame:
        """Return the next frame."""
        last, self._last = self._last, picture
        if last is None or self._since >= WHOLE_EACH:
            self._since = 0
            return Frame(True, (self._patch(picture, picture.rect()),))
        self._since += 1
        boxes = (changed(last, picture, field) for field in _fields(picture.size()))
        return Frame(False, tuple(self._patch(picture, box) for box in boxes if not box.isEmpty()))

    def _patch(self, picture: QImage, box: QRect) -> Patch:
        return Patch(box.x(), box.y(), as_jpeg(picture.copy(box), self._quality))


def _fields(size: QSize) -> list[QRect]:
    across = [size.width() * n // _COLUMNS for n in range(_COLUMNS + 1)]
    down = [size.height() * n // _ROWS for n in range(_ROWS + 1)]
    return [
        QRect(across[x], down[y], across[x + 1] - across[x], down[y + 1] - down[y])
        for y in range(_ROWS)
        for x in range(_COLUMNS)
    ]


def changed(before: QImage, after: QImage, field: QRect) -> QRect:
    """Return the smallest box in a field that holds all that differs; empty for nothing."""
    old, new = before.copy(field), after.copy(field)
    if old == new:
        return QRect()
    wide, high = field.width(), field.height()
    left = _same(wide, lambda n: old.copy(0, 0, n, high) == new.copy(0, 0, n, high))
    right = _same(wide, lambda n: old.copy(wide - n, 0, n, high) == new.copy(wide - n, 0, n, high))
    top = _same(high, lambda n: old.copy(0, 0, wide, n) == new.copy(0, 0, wide, n))
    foot = _same(high, lambda n: old.copy(0, high - n, wide, n) == new.copy(0, high - n, wide, n))
    box = QRect(left, top, wide - left - right, high - top - foot)
    return box.translated(field.topLeft())


def _same(length: int, is_same: Callable[[int], bool]) -> int:
    """Return how many rows or columns at an edge are the same."""
    return bisect_left(range(1, length + 1), True, key=lambda n: not is_same(n))


def as_jpeg(picture: QImage, quality: int) -> bytes:
    """Return a picture as a JPEG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "JPEG", quality)  # type: ignore[call-overload]
    return bytes(buffer.data().data())
