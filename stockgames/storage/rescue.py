"""Makes a new library from everything readable in a damaged one, which is moved aside.

SQLite finds rows through other pages and stops at the first damaged one. Here each page is read by
itself. Anything that doesn't parse as a row is skipped, and the rest is verified: every row of a
library ends with a checksum. The layout is that of sqlite.org/fileformat.html.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from stockgames.storage.backups import aside_name
from stockgames.storage.database import connect, guarded, is_whole
from stockgames.storage.errors import StorageCode, StorageError, from_os_error
from stockgames.storage.files import replace
from stockgames.storage.open_database import (
    COMPANIONS,
    LIBRARY,
    beside,
    clear,
    copy_whole,
    fill_fresh,
    settled_copy,
)
from stockgames.storage.schema import make_people
from stockgames.storage.writer_lock import WriterLock

NAMES: Final = "names"
"""The table that was called `people` in version 1."""
FINDINGS: Final = "findings"
COLUMNS: Final = {
    "games": 7,
    "moves": 5,
    "bests": 6,
    "people": 4,
    "evenings": 4,
    FINDINGS: 7,
    NAMES: 3,
}
NUMBERED: Final = ("games", "evenings")
_TABLES: Final = {(COLUMNS[table], table in NUMBERED): table for table in COLUMNS}
"""The table of a row, by its number of values and whether SQLite numbers its rows; the
checksum of the row confirms it.
"""
_KEYS: Final = {
    "games": 1,
    "moves": 2,
    "bests": 2,
    "people": 1,
    "evenings": 1,
    FINDINGS: 3,
    NAMES: 1,
}


@dataclass(frozen=True, slots=True)
class Rescued:
    """The result of a rescue."""

    games: int
    """The number of games in the new library."""
    shortened: int
    """The number of these games with missing moves; games in progress continue from before the gap.

    If the last moves of a game are missing, this cannot be detected.
    """
    lost: int
    """The number of other games of which only moves were found."""
    damaged_file: Path
    """The damaged file, under its new name."""


def rescue(folder: Path) -> Rescued:
    """Replace the folder's damaged library by a new one with all readable rows.

    Raise StorageError (`nothing-to-rescue`, `library-in-use`, `disk-full`, …) and leave everything
    unchanged.
    """
    path = Path(os.path.realpath(folder / LIBRARY))
    lock = WriterLock(folder / LIBRARY)
    fresh = beside(path, ".new")
    try:
        found = _Found()
        for data in _sources(path):
            for row in rows_in(data):
                found.take(row)
        if not found.rows["games"]:
            raise StorageError(StorageCode.NOTHING_TO_RESCUE, path)
        shortened = found.cut()
        fill_fresh(fresh)
        found.write(fresh)
        return Rescued(
            len(found.rows["games"]), shortened, len(found.strays), _exchange(path, fresh)
        )
    except OSError as error:
        raise from_os_error(error, path) from None
    finally:
        with suppress(OSError):
            clear(fresh)
        lock.release()


def _sources(path: Path) -> Iterator[bytes]:
    """Yield the file after SQLite's rollback, if possible, and as it is."""
    with suppress(StorageError), settled_copy(path) as copy:
        if copy is not None:
            yield copy.read_bytes()
    yield path.read_bytes()


def _exchange(path: Path, fresh: Path) -> Path:
    aside = aside_name(path)
    copy_whole(path, aside)
    for suffix in COMPANIONS:
        beside(path, suffix).unlink(missing_ok=True)
    replace(fresh, path)
    return aside


@dataclass(slots=True)
class _Found:
    """Rows by table and key; the first row of each key is kept."""

    rows: dict[str, dict[tuple[Any, ...], tuple[Any, ...]]] = field(
        default_factory=lambda: {table: {} for table in COLUMNS}
    )
    strays: set[int] = field(default_factory=set)
    """The rows of games of which there are only moves."""

    def take(self, row: FoundRow) -> None:
        """Keep a row if it belongs to a library and its checksum is right."""
        numbered = row.number is not None
        table, values = _TABLES.get((len(row.values), numbered)), row.values
        if table is None:
            return
        if numbered:
            values = (row.number, *values[1:])
        if is_whole(values):
            self.rows[table].setdefault(values[: _KEYS[table]], values)

    def cut(self) -> int:
        """Drop moves after a gap; return how many games have missing moves."""
        games, moves = self.rows["games"], self.rows["moves"]
        numbers: dict[int, set[int]] = {}
        for game, number in moves:
            numbers.setdefault(game, set()).add(number)
        self.strays = {game for game in numbers if (game,) not in games}
        shortened = 0
        for game, has in numbers.items():
            reached = next(number for number in range(1, len(has) + 2) if number not in has) - 1
            if game in self.strays or reached >= max(has):
                continue
            shortened += 1
            if games[game,][4] is None:  # without a result
                has = {number for number in has if number > reached or number < 1}
                for number in has:
                    del moves[game, number]
        for game in self.strays:
            for number in numbers[game]:
                del moves[game, number]
        about = self.rows[FINDINGS]
        self.rows[FINDINGS] = {key: row for key, row in about.items() if key[:1] in games}
        return shortened

    def write(self, fresh: Path) -> None:
        """Write all rows into an empty library; raise StorageError."""
        last = max([row for (row,) in self.rows["games"]] + list(self.strays))
        with guarded(fresh), closing(connect(fresh)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            names = self.rows.pop(NAMES)
            for table, rows in self.rows.items():
                marks = ", ".join("?" * COLUMNS[table])
                into = f"INSERT INTO {table} VALUES ({marks})"  # noqa: S608 - names of ours
                connection.executemany(into, rows.values())
            # In version 2 people have ids, so the names of version 1 can't conflict with them.
            make_people(connection, [values[:2] for values in names.values()])
            # The next game must get a row that was never used.
            never_again = "UPDATE sqlite_sequence SET seq = ? WHERE name = 'games'"
            connection.execute(never_again, (last,))
            connection.execute("COMMIT")


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
