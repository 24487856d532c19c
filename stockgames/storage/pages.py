"""Reads rows from the pages of a damaged library, without SQLite.

SQLite finds rows through other pages and stops at the first damaged one. Here each page is read by
itself. Anything that doesn't parse as a row is skipped, and callers must verify the rest: every row
of a library ends with a checksum. The layout is that of sqlite.org/fileformat.html.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

TABLE_LEAF, INDEX_LEAF, INDEX_INNER = 13, 10, 2
_KINDS: Final = (TABLE_LEAF, INDEX_LEAF, INDEX_INNER)
_HEADER: Final = 100
_SIZES: Final = tuple(2**power for power in range(9, 17))
USUAL_SIZE: Final = 4096
_INTEGERS: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""The size of an integer in bytes, by its serial type."""


@dataclass(frozen=True, slots=True)
class FoundRow:
    """Something that parses as a row: its row id, if the table has them, and its values."""

    number: int | None
    values: tuple[Any, ...]


def rows_in(data: bytes) -> Iterator[FoundRow]:
    """Yield everything that parses as a row in the bytes of a library file; free pages are
    skipped.
    """
    size = _page_size(data)
    free = _free_pages(data, size)
    for page in range(len(data) // size):
        if page + 1 not in free:
            yield from _rows_of_page(data, size, page)


def _page_size(data: bytes) -> int:
    size = int.from_bytes(data[16:18], "big")
    size = 65536 if size == 1 else size
    return size if size in _SIZES else USUAL_SIZE


def _free_pages(data: bytes, size: int) -> set[int]:
    """Return the numbers of the pages in the free list, as far as it is readable."""
    found: set[int] = set()
    trunk = int.from_bytes(data[32:36], "big")
    while 0 < trunk <= len(data) // size and trunk not in found:
        found.add(trunk)
        start = (trunk - 1) * size
        following, count = struct.unpack_from(">II", data, start)
        if count > size // 4 - 2:
            break
        found.update(struct.unpack_from(f">{count}I", data, start + 8))
        trunk = following
    return found


def _rows_of_page(data: bytes, size: int, page: int) -> Iterator[FoundRow]:
    start = page * size
    head = start + (0 if page else _HEADER)
    kind, count = data[head], int.from_bytes(data[head + 3 : head + 5], "big")
    if kind not in _KINDS or count > size // 2:
        return
    pointers = head + (12 if kind == INDEX_INNER else 8)
    for at in range(pointers, min(pointers + 2 * count, start + size - 1), 2):
        try:
            place = start + int.from_bytes(data[at : at + 2], "big")
            yield _row(data, size, place, kind)
        except (ValueError, IndexError, struct.error):
            continue


def _row(data: bytes, size: int, place: int, kind: int) -> FoundRow:
    """Return the row at an offset; raise ValueError, IndexError or struct.error if there is
    none.
    """
    if kind == INDEX_INNER:
        place += 4  # the left child page
    length, place = _varint(data, place)
    number = None
    if kind == TABLE_LEAF:
        number, place = _varint(data, place)
        if number >= 2**63:
            raise ValueError("a number that no row has")
    return FoundRow(number, _values(_payload(data, size, place, length, kind)))


def _payload(data: bytes, size: int, place: int, length: int, kind: int) -> bytes:
    if length > len(data):
        raise ValueError("longer than the file")
    most = size - 35 if kind == TABLE_LEAF else (size - 12) * 64 // 255 - 23
    if length <= most:
        return data[place : place + length]
    least = (size - 12) * 32 // 255 - 23
    here = least + (length - least) % (size - 4)
    here = here if here <= most else least
    parts = [data[place : place + here]]
    following = int.from_bytes(data[place + here : place + here + 4], "big")
    left = length - here
    while left > 0:
        start = (following - 1) * size
        if start <= 0 or start + size > len(data):
            raise ValueError("a page that is not there")
        parts.append(data[start + 4 : start + 4 + min(left, size - 4)])
        left -= size - 4
        following = int.from_bytes(data[start : start + 4], "big")
    return b"".join(parts)


def _values(payload: bytes) -> tuple[Any, ...]:
    length, place = _varint(payload, 0)
    kinds = []
    while place < length:
        kind, place = _varint(payload, place)
        kinds.append(kind)
    values = []
    for kind in kinds:
        value, place = _value(payload, place, kind)
        values.append(value)
    if place != len(payload):
        raise ValueError("longer or shorter than it says")
    return tuple(values)


def _value(payload: bytes, place: int, kind: int) -> tuple[Any, int]:
    if kind >= 12:
        end = place + (kind - 12) // 2
        part = payload[place:end]
        return (part.decode("utf-8", "replace") if kind % 2 else part), end
    if kind in _INTEGERS:
        end = place + _INTEGERS[kind]
        return int.from_bytes(payload[place:end], "big", signed=True), end
    if kind == 7:
        return struct.unpack_from(">d", payload, place)[0], place + 8
    if kind in (8, 9):
        return kind - 8, place
    if kind == 0:
        return None, place
    raise ValueError("a kind that is not")


def _varint(data: bytes, place: int) -> tuple[int, int]:
    value = 0
    for at in range(place, place + 8):
        value = value << 7 | data[at] & 0x7F
        if data[at] < 0x80:
            return value, at + 1
    return value << 8 | data[place + 8], place + 9
