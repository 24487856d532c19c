"""A whole number to type: a click selects all of it, and what is too much becomes the most."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox, QWidget


class NumberBox(QSpinBox):
    """What fields for numbers have in common; how they look is theirs."""

    def __init__(self, low: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setRange(low, high)
        self.setFrame(False)
        self.lineEdit().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Select the number where it has been clicked and no part of it marked, as Tab does."""
        clicked = event.type() == QEvent.Type.MouseButtonRelease and watched is self.lineEdit()
        if clicked and not self.lineEdit().hasSelectedText():
            self.selectAll()
        return super().eventFilter(watched, event)

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Take the most that is allowed for a number beyond it: a key must not do nothing."""
        typed = text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()
        if typed.isdecimal() and int(typed) > self.maximum():
            most = self.prefix() + self.textFromValue(self.maximum())
            return QValidator.State.Acceptable, most + self.suffix(), len(most)
        return super().validate(text, at)
