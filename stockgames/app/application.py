"""The application as Qt knows it, and the files that a desktop hands to it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Hears of files by an event, as macOS tells of what was double-clicked.

    An event of the application alone: a filter would have Python look at every event of every
    widget.
    """

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self._open: Callable[[str], None] | None = None
        self._named: list[str] = []

    def open_files_with(self, handler: Callable[[str], None] | None) -> None:
        """Hand each file to the handler, those that came before it too; without one they wait."""
        self._open = handler
        while self._named and self._open is not None:
            self._open(self._named.pop(0))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            self._named.append(event.file() or event.url().toString())
            self.open_files_with(self._open)
            return True
        return super().event(event)
