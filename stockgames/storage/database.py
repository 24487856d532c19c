"""SQLite access; errors caused by the disk become StorageError, bugs stay sqlite3 errors."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from stockgames.storage.errors import StorageCode, StorageError

_CODES = {
    sqlite3.SQLITE_FULL: StorageCode.DISK_FULL,
    sqlite3.SQLITE_BUSY: StorageCode.LIBRARY_IN_USE,
    sqlite3.SQLITE_LOCKED: StorageCode.LIBRARY_IN_USE,
    sqlite3.SQLITE_PROTOCOL: StorageCode.LIBRARY_IN_USE,
    sqlite3.SQLITE_CORRUPT: StorageCode.LIBRARY_DAMAGED,
    sqlite3.SQLITE_NOTADB: StorageCode.LIBRARY_DAMAGED,
    sqlite3.SQLITE_FORMAT: StorageCode.LIBRARY_DAMAGED,
    sqlite3.SQLITE_READONLY: StorageCode.CANNOT_WRITE,
    sqlite3.SQLITE_PERM: StorageCode.CANNOT_WRITE,
    sqlite3.SQLITE_CANTOPEN: StorageCode.CANNOT_WRITE,
    sqlite3.SQLITE_IOERR: StorageCode.CANNOT_WRITE,
}

BUSY_SECONDS = 1.0
"""The time to wait for another program that reads the file, such as a backup or a virus scanner."""

_PRAGMAS = (
    # Each commit must be on disk before the table shows the move.
    "PRAGMA synchronous = FULL",
    # On macOS only this flushes to the disk itself; elsewhere it does nothing.
    "PRAGMA fullfsync = ON",
    "PRAGMA trusted_schema = OFF",
    "PRAGMA cell_size_check = ON",
)


MOST_COUNTED: Final = 2**52
"""The largest plausible count; larger ones are treated as damaged, and no other count is
derived from them.
"""


def connect(path: Path) -> sqlite3.Connection:
    """Open a database file; nothing is read yet. Statements outside BEGIN are committed at once."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    connection.text_factory = _text
    try:
        for pragma in _PRAGMAS:
            connection.execute(pragma)
    except BaseException:
        connection.close()
        raise
    return connection


def _text(data: bytes) -> str:
    # A flipped byte must fail the checksum instead of aborting the whole query.
    return data.decode("utf-8", "replace")


@contextmanager
def guarded(path: Path, otherwise: StorageCode | None = None) -> Iterator[None]:
    """Turn disk errors from SQLite into StorageError, and all other errors too if a code is
    given.
    """
    try:
        yield
    except sqlite3.Error as error:
        code = _CODES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, otherwise)
        if code is None:
            raise
        raise StorageError(code, path, str(error)) from None
    except UnicodeDecodeError:
        # SQLite quotes a damaged schema in its message, as raw bytes.
        raise StorageError(StorageCode.LIBRARY_DAMAGED, path, "not UTF-8") from None


def checksum(*values: Any) -> int:
    """Return a checksum of a row's values of any types."""
    return crc32(json.dumps(values, default=repr).encode())


def is_whole(values: Sequence[Any]) -> bool:
    """Return whether a row's last value is the checksum of the others."""
    return bool(checksum(*values[:-1]) == values[-1])


class Database:
    """The open library file."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.path = path
        self.before_writing: Callable[[], None] = nothing
        """A callback that runs before anything is written; it may raise StorageError."""
        self._touched: set[int] = set()
        self._connection = connection
        # Measured with synchronous = FULL: a commit takes 0.8 ms here, 0.4 ms with WAL. But here
        # the one file is complete between any two moves, so that a manual copy, a synchronised
        # folder or a killed app never leaves half of the library in a second file; and it works
        # on network drives. TRUNCATE, because DELETE took 8 ms and can lose the last commit in
        # a power cut.
        with guarded(path):
            connection.execute("PRAGMA journal_mode = TRUNCATE")
            self._known = self._version()
        *self._file, self._size = self._place()

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return all rows of a query; raise StorageError."""
        with self._at_work():
            return self._connection.execute(sql, values).fetchall()

    def whole(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return the rows of a query that are undamaged, without their checksums."""
        return [row[:-1] for row in self.rows(sql, *values) if is_whole(row)]

    def put(self, table: str, *values: Any) -> None:
        """Replace the row with this key; its checksum is added."""
        marks = ", ".join("?" * (len(values) + 1))
        into = f"REPLACE INTO {table} VALUES ({marks})"  # noqa: S608 - names of ours
        self.write(into, *values, checksum(*values))

    def write(self, sql: str, *values: Any) -> int:
        """Run one statement, in a transaction of its own unless in one already; return the
        row count.
        """
        with self._transaction():
            return self._connection.execute(sql, values).rowcount

    def insert(self, sql: str, *values: Any) -> int:
        """Run an INSERT and return the new row's number; raise StorageError."""
        with self._transaction():
            row = self._connection.execute(sql, values).lastrowid
        assert row is not None
        return row

    def write_all(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        """Run one statement for each row; raise StorageError."""
        with self._transaction():
            self._connection.executemany(sql, rows)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Commit everything that is written inside, or nothing."""
        with self._transaction():
            yield

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """Write in a transaction; begin one unless there is one already."""
        goes_on = self._connection.in_transaction
        if goes_on:
            with self._at_work():
                yield
            return
        self.before_writing()
        self._check_place()
        with self._at_work():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                if self._is_changed():
                    raise self._replaced("it was written to")
                yield
                self._connection.execute("COMMIT")
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
        with suppress(StorageError):  # it is committed, whatever happens to the file now
            self._size = max(self._size, self._place()[2])

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        """Raise StorageError for errors of the disk, or changes by another program."""
        try:
            with guarded(self.path):
                yield
        except StorageError as error:
            if error.code is StorageCode.LIBRARY_DAMAGED:
                # It was intact when it was opened, and only this process may write to it.
                raise self._replaced(error.detail) from None
            raise
        except sqlite3.OperationalError as error:
            self._check_place()
            if self._is_changed():
                raise self._replaced(str(error)) from None
            raise

    def _check_place(self) -> None:
        """Raise StorageError unless the open file is still at its path and complete.

        Otherwise SQLite would continue to write to a file that no longer has a name.
        """
        *found, size = self._place()
        if found != self._file or size < self._size:
            raise self._replaced("another file lies there, or a shorter one")

    def _place(self) -> tuple[int, int, int]:
        try:
            found = os.stat(self.path)
        except OSError as error:
            text = error.strerror or ""
            raise StorageError(StorageCode.LIBRARY_GONE, self.path, text) from None
        return found.st_dev, found.st_ino, found.st_size

    def _is_changed(self) -> bool:
        """Return whether another program has written to the file since it was opened."""
        try:
            return self._version() != self._known
        except sqlite3.DatabaseError:
            return True

    def _version(self) -> int:
        version: int = self._connection.execute("PRAGMA data_version").fetchone()[0]
        return version

    def _replaced(self, detail: str) -> StorageError:
        return StorageError(StorageCode.LIBRARY_REPLACED, self.path, detail)

    def next_count(self, table: str, column: str) -> int:
        """Return one more than the highest value of a column; raise StorageError.

        Such counters order rows, because clocks may be wrong.
        """
        highest = f"SELECT max({column}) FROM {table} WHERE {column} < ?"  # noqa: S608 - names of ours
        return 1 + (self.rows(highest, MOST_COUNTED)[0][0] or 0)

    def touch(self, row: int) -> None:
        """Record that a game is being changed, so that caches read it again."""
        self._touched.add(row)

    def take_touched(self) -> set[int]:
        """Return the games that were changed since the last call."""
        touched, self._touched = self._touched, set()
        return touched

    def close(self) -> None:
        """Close the file; can be called again."""
        self._connection.close()


def nothing() -> None:
    """Do nothing; the default for `before_writing`."""
