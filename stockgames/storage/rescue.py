"""Makes a new library from everything readable in a damaged one, which is moved aside."""

from __future__ import annotations

import os
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
from stockgames.storage.pages import FoundRow, rows_in
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
