"""The list of all games, and what is wished there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from stockgames.app.library_door import LibraryDoor
from stockgames.app.messages import Messages
from stockgames.app.preferences import Preferences
from stockgames.app.record_files import RecordFiles
from stockgames.engine import registry
from stockgames.engine.errors import StockGamesError
from stockgames.storage.errors import StorageError
from stockgames.ui.kit.later import later
from stockgames.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from stockgames.storage.archive import Archive
    from stockgames.ui.review.past_game import OfEvening, PastGame
    from stockgames.ui.review.past_page import PastPage

READ_EACH: Final = 4
"""Milliseconds between two looks into the library, in which the page is painted."""


class PastRoom(QObject):
    """Shows the list while it is open, and reads it from the library some games at a time."""

    left = Signal()
    """The lobby is wanted."""
    looked_back = Signal(object)
    resumed = Signal(object)
    evening_wanted = Signal(object)
    """The library's row of a game that is to be looked back at, or played on, or of an evening
    whose page is wanted."""

    def __init__(
        self,
        window: MainWindow,
        door: LibraryDoor,
        messages: Messages,
        preferences: Preferences,
        files: RecordFiles,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window, self._door, self._messages = window, door, messages
        self._preferences, self._files = preferences, files
        self._archive: Archive | None = None
        self._evenings: dict[int, OfEvening] = {}
        self._unplaced: list[PastGame] = []
        """Evenings that are not in the list yet."""
        self.page: PastPage | None = None
        """The page, while it is open."""

    def open(self) -> None:
        """Show the list as it is now."""
        from stockgames.app.past_games import evenings_by_game, past_evenings
        from stockgames.ui.review.past_page import PastPage

        library = self._door.library
        if library is None:
            return
        try:
            self._archive = library.archive()
            self._evenings = evenings_by_game(library.evenings())
            self._unplaced = past_evenings(library)
        except StorageError as error:
            self._messages.tell(error)
            return
        old, page = self.page, PastPage(self._preferences.look)
        self.page = page
        page.back.connect(self.left)
        page.looked_back.connect(self.looked_back)
        page.resumed.connect(self.resumed)
        page.saved.connect(self._save)
        page.removed.connect(self._remove)
        page.evening_wanted.connect(self.evening_wanted)
        self._read_on()
        self._window.show_page(page)
        if old is not None:
            self._window.drop_page(old)

    def close(self) -> None:
        """Let the page go; another shows already."""
        page, self.page, self._archive = self.page, None, None
        if page is not None:
            self._window.drop_page(page)

    def _read_on(self) -> None:
        """Read some games, then let the page be painted before the next ones."""
        from stockgames.app.past_games import among, past_game

        archive, page = self._archive, self.page
        if archive is None or page is None:
            return
        try:
            found = [past_game(game, self._evenings) for game in archive.read_on()]
        except StorageError as error:
            self._archive = None
            self._messages.tell(error)
            return
        found = among(found, self._unplaced, is_read=archive.is_read)
        page.add(found, is_read=archive.is_read)
        if not archive.is_read:
            later(self, self._read_on, READ_EACH)

    def _save(self, row: int) -> None:
        """Ask where to save a game as a file."""
        library = self._door.library
        if library is None:
            return
        try:
            match = library.load(row)
        except StockGamesError as error:
            self._messages.tell(error)
            return
        self._files.save(match.record(sealed=True), registry.title(match.game.meta.id))

    def _remove(self, row: int) -> None:
        """Remove a game for good; the page has asked already."""
        library, page = self._door.library, self.page
        if library is None or page is None:
            return
        try:
            library.delete(row)
        except StorageError as error:
            self._messages.tell(error)
            return
        page.drop(row)
