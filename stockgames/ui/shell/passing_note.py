"""A slip of paper that confirms something and goes away by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QTimer
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.slip import SIZE, Paragraph, Slip

STAYS: Final = 6000
"""Milliseconds."""
_WIDTH, _FOOT = 560, 18


class PassingNote(Slip):
    """Lies at the foot of a window for a while; it takes no focus and wants no answer."""

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(look, "check", window)
        self._window = window
        self.setObjectName("passing-note")
        self.text = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STAYS)
        self._timer.timeout.connect(self.put_away)
        window.installEventFilter(self)

    def paragraphs(self) -> Sequence[Paragraph]:
        """Return the text."""
        return [(self.text, self.look.sans(SIZE))]

    def spoken(self) -> str:
        """Return what is read out."""
        return self.text

    def say(self, text: str) -> None:
        """Say it from now on for a while."""
        self.text = text
        self.lay(self._place())
        self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the foot of the window when that changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._place())
        return super().eventFilter(watched, event)

    def _place(self) -> QRect:
        room = self._window.rect()
        width = min(room.width(), round(max(float(_WIDTH), self.look.px(_WIDTH))))
        height = self.wanted_height(width)
        left = room.left() + (room.width() - width) // 2
        return QRect(left, room.bottom() - height - _FOOT, width, height)
