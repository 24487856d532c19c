"""How a game begins: its box opens and late-comers take their chairs, and then it is dealt."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from stockgames.ui.kit.share_motion import ShareMotion

LASTS: Final = 420
"""Milliseconds."""


class Departure(QObject):
    """Runs once for the game that begins; whoever presses again waits no longer."""

    advanced = Signal(float)
    """How far it is, from 0 to 1."""
    begun = Signal(int)
    """The act with this number begins now."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._number: int | None = None
        self._motion = ShareMotion(self, LASTS, self._advance)
        self._motion.finished.connect(self._begin)

    @property
    def runs(self) -> bool:
        """Whether a game is about to begin."""
        return self._number is not None

    def start(self, number: int, *, still: bool) -> None:
        """Begin an act: at once if `still`, or if it is about to begin."""
        waits_already = self.runs
        self._number = number
        if still or waits_already:
            self._motion.stop()
            self._begin()
        else:
            self._motion.start()

    def call_off(self) -> None:
        """Let the game wait after all: somebody has left, or something else has changed."""
        if self.runs:
            self._number = None
            self._motion.stop()
            self.advanced.emit(0.0)

    def _advance(self, share: float) -> None:
        if self.runs:
            self.advanced.emit(share)

    def _begin(self) -> None:
        number, self._number = self._number, None
        if number is not None:
            self.begun.emit(number)
