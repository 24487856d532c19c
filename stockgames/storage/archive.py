"""All games of the library, some at a time, for whoever looks through them."""

from __future__ import annotations

from typing import Final

from stockgames.storage import games
from stockgames.storage.database import Database
from stockgames.storage.entries import GameSummary

AT_A_TIME: Final = 50
"""How many games are read between two frames."""


class Archive:
    """Reads the games that the library has now, the last opened first; no game's moves are read."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._unread = games.all_rows(database)

    @property
    def is_read(self) -> bool:
        """Whether there is nothing more to read."""
        return not self._unread

    def read_on(self) -> list[GameSummary]:
        """Return the next games, readable or not, fewer where some are gone; raise StorageError."""
        rows, self._unread = self._unread[:AT_A_TIME], self._unread[AT_A_TIME:]
        return games.some(self._database, rows)
