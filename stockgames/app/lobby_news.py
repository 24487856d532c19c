"""Keeps the lobby up to date with the library: saved games, the last result, what was won."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from stockgames.app.library_door import LibraryDoor
from stockgames.storage.errors import StorageError
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.widgets.later import later

READ_EACH: Final = 10
"""Milliseconds between reads of finished games, in which the lobby is painted."""


class LobbyNews(QObject):
    """Updates the lobby from the library."""

    failed = Signal(object)
    """A StorageError: the library couldn't be read."""
    told = Signal()
    """The lobby shows what has been read so far."""

    def __init__(self, lobby: Lobby, door: LibraryDoor) -> None:
        super().__init__(door)
        self._lobby = lobby
        self._door = door

    def bring(self) -> None:
        """Refresh the lobby; win counts over many games are filled in later."""
        from PySide6.QtCore import QDateTime

        from stockgames.app.saved_games import last_news, saved_games, tallies
        from stockgames.presentation.faces import know_people

        library = self._door.library
        if library is None:
            self._lobby.set_saved_games([])
            return
        try:
            shelf = library.shelf()
            know_people(library.people())
            self._lobby.set_saved_games(saved_games(shelf, QDateTime.currentDateTime()))
            self._lobby.set_news(last_news(shelf.finished))
            self._lobby.set_tallies(tallies(shelf.finished) if shelf.is_read else {})
            self.told.emit()
            if not shelf.is_read:
                later(self, self._read_on, READ_EACH)
        except StorageError as error:
            self._lobby.set_saved_games([])
            self.failed.emit(error)

    def _read_on(self) -> None:
        """Read finished games, some after each frame, until the win counts are complete."""
        from stockgames.app.saved_games import last_news, tallies

        library = self._door.library
        if library is None:
            return
        try:
            shelf = library.shelf()
            shelf.read_on()
        except StorageError as error:
            self.failed.emit(error)
            return
        if not shelf.is_read:
            later(self, self._read_on, READ_EACH)
        elif shelf.unreadable:
            self.bring()
        else:
            self._lobby.set_news(last_news(shelf.finished))
            self._lobby.set_tallies(tallies(shelf.finished))
            self.told.emit()
