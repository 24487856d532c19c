"""What the lobby shows of the library, cached between visits; all games, read in batches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stockgames.storage import games
from stockgames.storage.database import Database
from stockgames.storage.entries import GameSummary

LOOKED_AT: Final = 500
"""The number of most recent finished games that are read."""
AT_A_TIME: Final = 50
"""The number of games read between two frames: reading all of them takes longer than building
the rest of the lobby.
"""


class Shelf:
    """Reads each game once, and again when it was changed; only this process writes to the library.

    Each list has the last opened game first.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._games: dict[int, GameSummary] | None = None
        self._unread: list[int] | None = None
        """The rows of finished games still to be read, the most recently opened first; None
        if not yet known.
        """
        self.waiting: tuple[GameSummary, ...] = ()
        """The games in progress, including shelved ones."""
        self.unreadable: tuple[GameSummary, ...] = ()
        """The games that seem to be over, but whose entries are damaged or invalid."""
        self.finished: tuple[GameSummary, ...] = ()
        """The finished games, at most LOOKED_AT."""

    def refresh(self) -> None:
        """Read what was changed since the last call; at first, the games in progress. Raise
        StorageError.

        The finished games follow by `read_on`.
        """
        touched = self._database.take_touched()
        if self._games is None:
            self._games = {}
            self._take(games.waiting(self._database))
        else:
            self.read_again(touched)
        self._sort()

    @property
    def is_read(self) -> bool:
        """Return whether everything that can be shown was read."""
        return self._unread is not None and not self._unread

    def read_on(self) -> None:
        """Read the next batch of finished games, latest first; raise StorageError."""
        if self._unread is None:
            self._unread = games.latest_finished(self._database, LOOKED_AT)
        rows, self._unread = self._unread[:AT_A_TIME], self._unread[AT_A_TIME:]
        known = self._games or {}
        self.read_again([row for row in rows if row not in known])
        self._sort()

    def read_all(self) -> None:
        """Read all finished games that can be shown, at once; raise StorageError."""
        while not self.is_read:
            self.read_on()

    def read_again(self, rows: Iterable[int]) -> None:
        """Read these games again, as they may have changed; raise StorageError."""
        for row in rows:
            if self._games is not None:
                self._games.pop(row, None)
                self._take(games.summaries(self._database, "WHERE row = ?", row))

    def _take(self, found: Iterable[GameSummary]) -> None:
        assert self._games is not None
        self._games |= {game.row: game for game in found}

    def _sort(self) -> None:
        assert self._games is not None
        order = sorted(self._games.values(), key=lambda game: game.opened, reverse=True)
        self.finished = tuple(game for game in order if game.is_over)[:LOOKED_AT]
        left = [game for game in order if not game.is_over]
        self.waiting = tuple(game for game in left if not game.seems_over)
        self.unreadable = tuple(game for game in left if game.seems_over)
        self._games = {g.row: g for g in (*self.waiting, *self.unreadable, *self.finished)}


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
