"""A slip of paper that confirms something and goes away by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.later import later
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.slip import SIZE, Paragraph, Slip

STAYS: Final = 6000
"""Milliseconds."""
_WIDTH, _FOOT = 560, 18


@runtime_checkable
class KeepsRoom(Protocol):
    """A page on which a slip of paper is not to lie anywhere."""

    def room_for(self, slip: Slip) -> QRect | None:
        """Return where it covers nothing that is needed, shadow included; None for nowhere."""
        ...


class PassingNote(Slip):
    """Lies over a window for a while, at its foot unless the page that shows knows better.

    It takes no focus and wants no answer.
    """

    def __init__(
        self, look: Look, window: QWidget, front: Callable[[], QWidget | None] = lambda: None
    ) -> None:
        """`front` returns the page that shows."""
        super().__init__(look, "check", window)
        self._window = window
        self._front = front
        self.setObjectName("passing-note")
        self.text = ""
        self._timer = QTimer(self, singleShot=True, interval=STAYS)
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
        """Lie anew when the window changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            later(self, self._lie_anew)  # the page follows the window first
        return super().eventFilter(watched, event)

    def _lie_anew(self) -> None:
        self.setGeometry(self._place())

    def _place(self) -> QRect:
        page = self._front()
        keeper: object = page
        place = keeper.room_for(self) if isinstance(keeper, KeepsRoom) else None
        if page is None or place is None:
            return self._foot()
        return place.translated(page.mapTo(self._window, QPoint(0, 0)))

    def _foot(self) -> QRect:
        room = self._window.rect()
        width = min(room.width(), round(max(float(_WIDTH), self.look.px(_WIDTH))))
        height = self.wanted_height(width)
        left = room.left() + (room.width() - width) // 2
        return QRect(left, room.bottom() - height - _FOOT, width, height)
