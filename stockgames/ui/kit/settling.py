"""What comes up by itself takes no press that was on its way to what was there before."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

SETTLING_MS = 400
"""How long something that came up takes no press; 0 lets it take every one."""


class Settling(QObject):
    """Knows how long ago something came up: counted from when there was time to paint it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = QElapsedTimer()
        self._painted = QTimer(self, singleShot=True)
        self._painted.timeout.connect(self._clock.start)

    def begin(self) -> None:
        """Something has come up."""
        self._clock.invalidate()
        self._painted.start(0)  # behind the presses that wait already

    @property
    def is_over(self) -> bool:
        """Whether it has been seen, so that a press can be meant for it."""
        if not SETTLING_MS:
            return True
        return self._clock.isValid() and self._clock.elapsed() >= SETTLING_MS
