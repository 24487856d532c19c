"""Work that can wait until the present frame is painted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from shiboken6 import isValid

FRAME_MS: Final = 16


class NextFrame(QObject):
    """Does in the next frame what would make this one late, such as the words beside a board."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._put_off: dict[QObject, Callable[[], None]] = {}
        self._timer = QTimer(self, singleShot=True, interval=FRAME_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.hurry)

    @property
    def waits(self) -> bool:
        """Return whether something is still to be done."""
        return bool(self._put_off)

    def put_off(self, thing: QObject, do: Callable[[], None]) -> None:
        """Call ``do`` in the next frame; replaces an earlier call for the same object."""
        self._put_off[thing] = do
        self._timer.start()

    def call_off(self, thing: QObject) -> None:
        """Cancel what was deferred for this object."""
        self._put_off.pop(thing, None)

    def hurry(self) -> None:
        """Do everything that is waiting now, before another viewer looks."""
        put_off, self._put_off = self._put_off, {}
        for thing, do in put_off.items():
            if isValid(thing):
                do()
