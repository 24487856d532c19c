"""The peek button: shows a person's own private facts while it is held, by mouse or key."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtWidgets import QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences.keys import key_text
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.accessible_names import set_tip
from stockgames.ui.widgets.buttons import Button

_LONG_PRESS = 350


class PeekButton(Button):
    """Held, it shows until released; after a short click, until it is clicked again.

    Players without a keyboard can then still use the mouse to choose a special chip.
    """

    peeked = Signal(bool)

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, emblem="eye", text_size=15, parent=parent)
        self.setObjectName("peek")
        self._clock = QElapsedTimer()
        self._on = False
        self._was_on = False
        self.set_on(False)
        self.pressed.connect(self._press)
        self.released.connect(self._release)

    def set_on(self, on: bool) -> None:
        """Update the button when the key or the end of a turn has changed the state."""
        self._on = on
        self.set_key(key_text(Qt.Key.Key_Space))
        self.setText(say("table-hide-my-hand") if on else say("table-look-at-my-hand"))
        set_tip(self, say("table-hold-to-peek"))

    def _press(self) -> None:
        self._was_on = self._on
        self._clock.start()
        if not self._on:
            self.peeked.emit(True)

    def _release(self) -> None:
        if self._was_on or self._clock.elapsed() > _LONG_PRESS:
            self.peeked.emit(False)
