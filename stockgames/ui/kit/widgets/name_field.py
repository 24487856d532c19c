"""A field that takes the names of people, and completes those it knows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter

from stockgames.engine.plain_text import LONGEST_NAME, one_line
from stockgames.ui.kit.widgets.fields import KitLineEdit


class NameField(KitLineEdit):
    """Takes names, several with commas: Enter hands them in, Enter in an empty field is done."""

    named = Signal(str)
    done = Signal()

    def complete(self, names: Sequence[str]) -> None:
        """Complete what is typed to the first of these names that begins with it."""
        completer = QCompleter(list(names), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)
        self.setCompleter(completer)

    def typed(self) -> str:
        """Return what was typed, without what was added to complete it."""
        return self.text()[: self.selectionStart()] if self.hasSelectedText() else self.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter hand the names in."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.modifiers():
            super().keyPressEvent(event)
        elif one_line(self.text()):
            text = self.text()
            self.clear()
            for name in text.split(","):
                if shown := one_line(name.strip()[:LONGEST_NAME]):
                    self.named.emit(shown)
        else:
            self.done.emit()
