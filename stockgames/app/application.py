"""The Qt application, and the files that a desktop passes to it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Receives the files that macOS passes as events, for example after a double-click.

    It overrides the application's own `event`: an event filter would run Python for every event of
    every widget.
    """

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self._open: Callable[[str], None] | None = None
        self._named: list[str] = []

    def open_files_with(self, handler: Callable[[str], None] | None) -> None:
        """Pass each file to the handler, earlier ones too; without a handler (None) they wait."""
        self._open = handler
        while self._named and self._open is not None:
            self._open(self._named.pop(0))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            self._named.append(event.file() or event.url().toString())
            self.open_files_with(self._open)
            return True
        return super().event(event)
