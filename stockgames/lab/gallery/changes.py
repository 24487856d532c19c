"""Compares two galleries picture by picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from stockgames.storage.files import read_at_most

LARGEST_PICTURE: Final = 64 * 1024 * 1024
"""The largest number of bytes read of a picture."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How much of a picture differs."""

    pixels: int
    area: QRect
    """The bounding rectangle of the difference."""

    def __str__(self) -> str:
        area = self.area
        place = f"{area.width()} x {area.height()} at ({area.x()}, {area.y()})"
        return f"{self.pixels:,} pixels differ, within {place}"


def difference(before: QImage, after: QImage) -> Difference | None:
    """Compare two pictures of the same size by pixels; return None if they are equal."""
    rows = zip(_rows(before), _rows(after), strict=True)
    changed = {
        y: [x for x, (old, new) in enumerate(zip(*pair, strict=True)) if old != new]
        for y, pair in enumerate(rows)
        if pair[0] != pair[1]
    }
    if not changed:
        return None
    left = min(row[0] for row in changed.values())
    right = max(row[-1] for row in changed.values())
    top, bottom = min(changed), max(changed)
    area = QRect(left, top, right - left + 1, bottom - top + 1)
    return Difference(sum(map(len, changed.values())), area)


def _rows(image: QImage) -> Iterator[memoryview]:
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    pixels = memoryview(plain.constBits()).cast("B").cast("I")
    width = plain.width()
    for y in range(plain.height()):
        yield pixels[y * width : (y + 1) * width]


def compare(before: Path, after: Path) -> tuple[list[str], int]:
    """Compare the pictures of two folders by name.

    Return a line for each that differs, and the total number of pictures. Raise OSError for a
    folder that can't be read.
    """
    old, new = ({path.name: path for path in sorted(place.iterdir())} for place in (before, after))
    names = sorted(old.keys() | new.keys())
    lines = [f"{name}: {_verdict(old.get(name), new.get(name))}" for name in names]
    return [line for line in lines if not line.endswith(": ")], len(names)


def _verdict(before: Path | None, after: Path | None) -> str:
    """Return a description of the difference; "" if there is none."""
    if before is None:
        return "new"
    if after is None:
        return "gone"
    try:
        first, second = (read_at_most(path, LARGEST_PICTURE) for path in (before, after))
    except OSError as error:
        return f"cannot be read: {error.strerror or error}"
    if first == second:
        return ""
    old, new = QImage.fromData(first), QImage.fromData(second)
    if old.isNull() or new.isNull():
        return "cannot be read as a picture"
    if old.size() != new.size():
        return f"{old.width()} x {old.height()} became {new.width()} x {new.height()}"
    return str(difference(old, new) or "")


def print_changes(before: str, after: str) -> int:
    """Print the differences; return 0 if there are none, 1 if there are, 2 on an error."""
    try:
        lines, count = compare(Path(before), Path(after))
    except OSError as error:
        print(f"stockgames: {error.filename}: {error.strerror}")
        return 2
    for line in lines:
        print(line)
    print(f"{count - len(lines)} of {count} pictures are the same")
    return 1 if lines else 0
