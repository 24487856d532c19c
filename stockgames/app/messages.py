"""What the house says beside its pages: in a box, or for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from stockgames.engine.errors import StockGamesError
from stockgames.storage.errors import StorageError
from stockgames.ui.kit.theme import Look
from stockgames.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

    from stockgames.ui.shell.passing_note import PassingNote


class Messages(QObject):
    """Says one thing at a time over the window, which stays usable."""

    def __init__(self, look: Look, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._window = window
        self._box: QMessageBox | None = None
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
        from PySide6.QtWidgets import QMessageBox

        from stockgames.ui.kit.widgets.message_boxes import dress_box

        if self._box is not None:
            self._box.close()
        box = QMessageBox(QMessageBox.Icon.Information, "", text, parent=self._window)
        box.setTextFormat(Qt.TextFormat.PlainText)  # a file's name may look like markup
        dress_box(box, self._look)
        box.setObjectName("message-box")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setModal(False)
        box.finished.connect(self._forget_box)
        self._box = box
        box.show()

    def _forget_box(self) -> None:
        self._box = None
