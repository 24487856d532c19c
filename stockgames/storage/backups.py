"""A full check of the library in the background, and copies of one that passed it.

Nothing is written before the check is done. There is one copy a day at most, and the newest few are
kept; the newest can replace a broken library, which is moved aside, never deleted.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread
from typing import Final

from stockgames.storage.database import connect, guarded
from stockgames.storage.errors import StorageCode, StorageError, from_os_error
from stockgames.storage.files import free_name, make_folder, make_private, replace
from stockgames.storage.games import unreadable_among
from stockgames.storage.open_database import (
    COMPANIONS,
    LIBRARY,
    beside,
    check_moves,
    check_pages,
    clear,
    save_copy,
)
from stockgames.storage.writer_lock import WriterLock


def quarantine(folder: Path) -> Path:
    """Rename a library that can't be opened, and return its new path; nothing is deleted.

    `Library.open` then makes a new one. Raise StorageError (`library-in-use`, `cannot-write`).
    """
    path = folder / LIBRARY
    lock = WriterLock(path)
    try:
        aside = aside_name(path)
        for suffix in ("", *COMPANIONS):
            source = path.with_name(path.name + suffix)
            if source.exists():
                os.replace(source, aside.with_name(aside.name + suffix))
        return aside
    except OSError as error:
        raise from_os_error(error, path) from None
    finally:
        lock.release()


def aside_name(path: Path) -> Path:
    """Return a free name for a library that is moved aside."""
    return free_name(path.with_name(f"{path.stem}.aside{path.suffix}"))


FOLDER: Final = "backups"
MOST: Final = 5
"""Copies that are kept."""


def back_up(connection: sqlite3.Connection, path: Path, day: str) -> None:
    """Copy an intact library to a file named after the day, such as `2026-11-29`.

    Does nothing if that exists; deletes the oldest copies beyond `MOST`. Raise StorageError.
    """
    folder = path.with_name(FOLDER)
    copy = folder / f"{path.stem}.{day}{path.suffix}"
    try:
        make_folder(folder)
        if copy.exists():
            return
        save_copy(connection, copy)
        for old in _copies(path)[MOST:]:
            clear(old)
    except OSError as error:
        raise from_os_error(error, copy) from None


def newest(folder: Path) -> str | None:
    """Return the day of the newest copy of a folder's library; None without one."""
    copies = _copies(folder / LIBRARY)
    return _day(copies[0]) if copies else None


def restore(folder: Path) -> Path:
    """Replace a library that can't be opened by its newest copy, which stays as well.

    Return the new path of the file that was replaced. Raise StorageError.
    """
    path = folder / LIBRARY
    copies = _copies(path)
    if not copies:
        raise StorageError(StorageCode.CANNOT_READ, path.with_name(FOLDER))
    aside, fresh = quarantine(folder), beside(path, ".new")
    try:
        clear(fresh)
        make_private(fresh)
        shutil.copyfile(copies[0], fresh)
        replace(fresh, path)
    except OSError as error:
        os.replace(aside, path)
        raise from_os_error(error, path) from None
    return aside


def _copies(path: Path) -> list[Path]:
    """Return the copies of a library, newest first."""
    return sorted(path.with_name(FOLDER).glob(f"{path.stem}.????-??-??{path.suffix}"), reverse=True)


def _day(copy: Path) -> str:
    return copy.stem.rpartition(".")[2]


AT_A_TIME: Final = 20
"""The number of rows read between two pauses in which the window handles events."""
PAUSE: Final = 0.001
"""The length of a pause in seconds."""


class IntegrityScan:
    """Checks a whole library file in a thread; callers can wait for it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread: Thread | None = None
        self._connection: sqlite3.Connection | None = None
        self._error: StorageError | None = None
        self._stopped = False
        self.unreadable: tuple[int, ...] = ()
        """The rows of finished games whose entries are damaged or invalid; complete when the
        scan is done.
        """

    def start(self) -> None:
        """Start the check; can be called again."""
        if self._thread is None:
            self._thread = Thread(target=self._look, daemon=True)
            self._thread.start()

    @property
    def is_done(self) -> bool:
        """Return whether the check is complete, or has found damage."""
        return self._thread is not None and not self._thread.is_alive()

    def wait(self) -> None:
        """Wait until the check is complete; raise StorageError if the file must not be written."""
        self.start()
        assert self._thread is not None
        self._thread.join()
        if self._error is not None:
            raise StorageError(self._error.code, self._error.path, self._error.detail)

    def stop(self) -> None:
        """Cancel the check."""
        self._stopped = True
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.interrupt()
        if self._thread is not None:
            self._thread.join()

    def _look(self) -> None:
        path = self._path
        try:
            with guarded(path, StorageCode.LIBRARY_DAMAGED), closing(connect(path)) as connection:
                self._connection = connection
                check_pages(connection, path)
                check_moves(connection, path)
                self.unreadable = self._unreadable(connection)
                if not self._stopped and not self.unreadable:
                    with suppress(StorageError):  # a game is not stopped for the copy's sake
                        back_up(connection, path, time.strftime("%Y-%m-%d"))
        except StorageError as error:
            if not self._stopped:
                self._error = error
        finally:
            self._connection = None

    def _unreadable(self, connection: sqlite3.Connection) -> tuple[int, ...]:
        found: list[int] = []
        cursor = connection.execute("SELECT * FROM games WHERE result IS NOT NULL")
        while not self._stopped and (rows := cursor.fetchmany(AT_A_TIME)):
            found += unreadable_among(rows)
            time.sleep(PAUSE)
        return tuple(found)
