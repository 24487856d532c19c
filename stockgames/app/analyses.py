"""Analyses of finished games: kept in the library, and one under way at a time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt

from stockgames.app.library_door import LibraryDoor
from stockgames.app.messages import Messages
from stockgames.storage.errors import StorageError

if TYPE_CHECKING:
    from stockgames.controllers.analysis import Analysis
    from stockgames.engine.match import Match


class KeptFindings:
    """The library's findings about one game; what cannot be kept is told once, and goes on."""

    def __init__(self, door: LibraryDoor, messages: Messages, row: int) -> None:
        self._door, self._messages, self._row = door, messages, row
        self._told = False

    def kept(self, inquiry: str, basis: str) -> Mapping[int, Mapping[str, Any]]:
        """Return what is kept; nothing where it cannot be read."""
        library = self._door.library
        try:
            return {} if library is None else library.findings(self._row).kept(inquiry, basis)
        except StorageError as error:
            self._tell(error)
            return {}

    def keep(self, inquiry: str, basis: str, number: int, finding: Mapping[str, Any]) -> None:
        """Keep a finding, where there is a library."""
        library = self._door.library
        if library is None:
            return
        try:
            library.findings(self._row).keep(inquiry, basis, number, finding)
        except StorageError as error:
            self._tell(error)

    def _tell(self, error: StorageError) -> None:
        if not self._told:
            self._told = True
            self._messages.tell(error)


class Analyses(QObject):
    """Hands out the analysis of each game; it goes on while other pages show."""

    def __init__(self, door: LibraryDoor, messages: Messages, parent: QObject) -> None:
        super().__init__(parent)
        self._door, self._messages = door, messages
        self._running: Analysis | None = None
        self._row: int | None = None
        """The library's name for the game whose analysis is running."""

    def of(self, match: Match, row: int | None) -> Analysis | None:
        """Return the analysis of a game, None where it is not over.

        `row` is the library's name for it; None where it is not kept, and so is not its analysis.
        """
        from stockgames.controllers.analysis import Analysis

        if not match.is_over:
            return None
        running = self._running
        if running is not None and running.is_running and self._is_about(running, match, row):
            return running
        keeper = None if row is None else KeptFindings(self._door, self._messages, row)
        # Nobody's child: it goes with the page that shows it, or once its work has ended. Nothing
        # that is connected to it may refer to it, for Python's collector does not see that.
        analysis = Analysis(match, keeper)
        analysis.begun.connect(partial(self._begin, row))
        analysis.changed.connect(self._let_go, Qt.ConnectionType.QueuedConnection)
        return analysis

    def stop(self) -> None:
        """Stop what is under way; it can be gone on with."""
        if self._running is not None:
            self._running.stop()

    def _is_about(self, running: Analysis, match: Match, row: int | None) -> bool:
        """Tell kept games by their rows, as each may be read anew, and others by themselves."""
        return running.match is match if row is None else self._row == row

    def _begin(self, row: int | None, analysis: Analysis) -> None:
        """Let nothing else go on at the same time."""
        if self._running is not analysis:
            self.stop()
            self._running, self._row = analysis, row

    def _let_go(self) -> None:
        if self._running is not None and not self._running.is_running:
            self._running = None
