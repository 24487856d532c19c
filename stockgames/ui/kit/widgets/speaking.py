"""What every widget with words of its own does when the language changes."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget


class Speaking(QWidget):
    """A widget that takes its words anew in each language."""

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)

    def _speak(self) -> None:
        """Take the words of the language in force."""
