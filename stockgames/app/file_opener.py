"""Opens the files that the desktop hands to the app."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

if TYPE_CHECKING:
    from stockgames.app.house import House


class FileOpener(QObject):
    """An event filter of the application: macOS tells of a double-clicked file by an event."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._house = house

    def open(self, name: str) -> None:
        """Open a file, named from the folder that the app was started in."""
        self._house.files.open(Path(name).absolute())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the events that name a file."""
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            self.open(event.file())
            return True
        return super().eventFilter(watched, event)
