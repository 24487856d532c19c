"""SQLite whose errors tell whose fault it was: the disk's become StorageError, ours stay bugs."""

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
"""How long to wait for a backup program or a scanner that looks into the file."""

_PRAGMAS = (
    # Each commit is on the disk before the table shows the move.
    "PRAGMA synchronous = FULL",
    # On macOS only this reaches the disk itself; elsewhere it does nothing.
    "PRAGMA fullfsync = ON",
    "PRAGMA trusted_schema = OFF",
    "PRAGMA cell_size_check = ON",
)


MOST_COUNTED: Final = 2**52
"""Counts above this are damaged, and no other count is derived from them."""


def connect(path: Path) -> sqlite3.Connection:
    """Open a database file; nothing is read yet. Statements outside BEGIN commit by themselves."""
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
    # A flipped byte must reach the checksum instead of stopping the whole query.
    return data.decode("utf-8", "replace")


@contextmanager
def guarded(path: Path, otherwise: StorageCode | None = None) -> Iterator[None]:
    """Turn what the disk does to SQLite into StorageError, and all else if a code is given."""
    try:
        yield
    except sqlite3.Error as error:
        code = _CODES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, otherwise)
        if code is None:
            raise
        raise StorageError(code, path, str(error)) from None
    except UnicodeDecodeError:
        # SQLite quotes a damaged schema in its message, byte by byte.
        raise StorageError(StorageCode.LIBRARY_DAMAGED, path, "not UTF-8") from None


def checksum(*values: Any) -> int:
    """Return a number that changes when any of a row's values does, whatever their types."""
    return crc32(json.dumps(values, default=repr).encode())


class Database:
    """The open library file."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.path = path
        self.before_writing: Callable[[], None] = nothing
        """Called before anything is written; may raise StorageError."""
        self._touched: set[int] = set()
        self._connection = connection
        # Measured with synchronous = FULL: a commit takes 0.8 ms here, 0.4 ms with WAL. But here
        # the one file is whole between any two moves, so that a copy made by hand, a synchronised
        # folder or a killed app never leaves half of the library in a second file; and it works
        # on network drives. TRUNCATE, since DELETE took 8 ms and can lose the last commit when
        # the power goes.
        with guarded(path):
            connection.execute("PRAGMA journal_mode = TRUNCATE")
            self._known = self._version()
        *self._file, self._size = self._place()

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return all rows of a query; raise StorageError."""
        with self._at_work():
            return self._connection.execute(sql, values).fetchall()

    def write(self, sql: str, *values: Any) -> int:
        """Run one statement, a transaction of its own unless within one; return rows changed."""
        with self._begun():
            return self._connection.execute(sql, values).rowcount

    def insert(self, sql: str, *values: Any) -> int:
        """Run an INSERT and return the new row's number; raise StorageError."""
        with self._begun():
            row = self._connection.execute(sql, values).lastrowid
        assert row is not None
        return row

    def write_all(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        """Run one statement for each row; raise StorageError."""
        with self._begun():
            self._connection.executemany(sql, rows)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Keep all that is written inside, or nothing of it."""
        with self._begun():
            yield

    @contextmanager
    def _begun(self) -> Iterator[None]:
        """Write in a transaction, begun here unless one goes on."""
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
        with suppress(StorageError):  # it is kept, whatever happens to the file now
            self._size = max(self._size, self._place()[2])

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        """Raise StorageError for what the disk does, or what another program has done."""
        try:
            with guarded(self.path):
                yield
        except StorageError as error:
            if error.code is StorageCode.LIBRARY_DAMAGED:
                # It was sound when it was opened, and only this process may write to it.
                raise self._replaced(error.detail) from None
            raise
        except sqlite3.OperationalError as error:
            self._check_place()
            if self._is_changed():
                raise self._replaced(str(error)) from None
            raise

    def _check_place(self) -> None:
        """Raise StorageError unless the file that is open still lies at its path, whole.

        SQLite would go on writing to a file that no longer has any name.
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
        """Tell whether another program has written to the file since it was opened."""
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
        """Return the number after the highest of a column; raise StorageError.

        Such counts order rows, since clocks go wrong.
        """
        highest = f"SELECT max({column}) FROM {table} WHERE {column} < ?"  # noqa: S608 - names of ours
        return 1 + (self.rows(highest, MOST_COUNTED)[0][0] or 0)

    def touch(self, row: int) -> None:
        """Note that a game is being changed: what is remembered of it may be wrong from now on."""
        self._touched.add(row)

    def take_touched(self) -> set[int]:
        """Return the games that were changed since this was asked last."""
        touched, self._touched = self._touched, set()
        return touched

    def close(self) -> None:
        """Close the file; harmless when repeated."""
        self._connection.close()


def nothing() -> None:
    """Let whatever it is be written."""
