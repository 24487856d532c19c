"""What the house says beside its pages: on a sheet, or for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from stockgames.engine.errors import StockGamesError
from stockgames.storage.errors import StorageError
from stockgames.ui.kit.theme import Look
from stockgames.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from stockgames.ui.shell.message_sheet import MessageSheet
    from stockgames.ui.shell.passing_note import PassingNote


class Messages(QObject):
    """Says one thing at a time over the window."""

    def __init__(self, look: Look, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._window = window
        self._sheet: MessageSheet | None = None
        self._note: PassingNote | None = None

    def tell(self, error: StockGamesError) -> None:
        """Say in words what could not be kept or read."""
        from stockgames.ui.shell.storage_words import storage_text

        self.say(storage_text(error) if isinstance(error, StorageError) else str(error))

    def confirm(self, text: str) -> None:
        """Say for a moment that something was done."""
        from stockgames.ui.shell.passing_note import PassingNote

        if self._note is None:
            self._note = PassingNote(self._look, self._window, lambda: self._window.page)
        self._note.say(text)

    def say(self, text: str) -> None:
        """Show a message that wants no answer. A newer one replaces it."""
        from stockgames.ui.shell.message_sheet import MessageSheet

        if self._sheet is not None:
            self._sheet.close()
        sheet = MessageSheet(self._look, "message", text, self._window)
        sheet.finished.connect(self._forget_sheet)
        self._sheet = sheet
        sheet.open()

    def _forget_sheet(self) -> None:
        self._sheet = None
