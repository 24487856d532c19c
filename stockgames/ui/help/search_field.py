"""The field of the help page that takes the words to look for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KeyCap
from stockgames.ui.kit.widgets.fields import KitLineEdit
from stockgames.ui.kit.widgets.focus import BLEED
from stockgames.ui.kit.widgets.naming import name_once

_MOST: Final = 60
"""Characters that are looked for at most."""
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PAGES: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class SearchField(KitLineEdit):
    """One line with the key that leads to it; Up, Down and the page keys are passed on."""

    stepped = Signal(int)
    """By so many results."""
    turned = Signal(int)
    """By so many heights of the text."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setMaxLength(_MOST)
        self.setClearButtonEnabled(True)
        self.key = QKeySequence(QKeySequence.StandardKey.Find)
        self._cap = KeyCap(look, self.key_name())
        self._cap.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, BLEED + 8, 0)
        row.addStretch(1)
        row.addWidget(self._cap)
        self.textChanged.connect(lambda text: self._cap.setVisible(not text))

    def key_name(self) -> str:
        """Return what the key that leads here is called in the language in force."""
        return self.key.toString(QKeySequence.SequenceFormat.NativeText)

    def speak(self, what: str) -> None:
        """Take the words for what is done here."""
        self.setPlaceholderText(what)
        name_once(self, what)
        self._cap.set_key(self.key_name())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass on what leads through the results; the rest is typing."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key in _PAGES:
            self.turned.emit(_PAGES[key])
        else:
            super().keyPressEvent(event)
