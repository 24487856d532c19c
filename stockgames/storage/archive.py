"""All games of the library, read in batches."""

from __future__ import annotations

from typing import Final

from stockgames.storage import games
from stockgames.storage.database import Database
from stockgames.storage.entries import GameSummary

AT_A_TIME: Final = 50
"""The number of games that are read between two frames."""


class Archive:
    """Reads summaries of the games that are in the library now, last opened first."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._unread = games.all_rows(database)

    @property
    def is_read(self) -> bool:
        """Return whether all games have been read."""
        return not self._unread

    def read_on(self) -> list[GameSummary]:
        """Return the next batch, readable or not, without games deleted meanwhile; raise
        StorageError.
        """
        rows, self._unread = self._unread[:AT_A_TIME], self._unread[AT_A_TIME:]
        return games.some(self._database, rows)
