"""A full integrity check of the library in the background; nothing is written before it is done.

A library that passes is backed up.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread
from typing import Final

from stockgames.storage.backups import back_up
from stockgames.storage.database import connect, guarded
from stockgames.storage.errors import StorageCode, StorageError
from stockgames.storage.games import unreadable_among
from stockgames.storage.open_database import check_moves, check_pages

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
