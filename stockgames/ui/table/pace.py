"""The speed at which the table shows what others do."""

from __future__ import annotations

from typing import Final, Literal, get_args

from PySide6.QtCore import QObject, Signal

PaceMode = Literal["slow", "normal", "fast", "instant", "step"]
PACES: Final[tuple[PaceMode, ...]] = get_args(PaceMode)

_SPEEDS: Final[dict[PaceMode, float]] = {
    "slow": 1.7,
    "normal": 1.0,
    "fast": 0.5,
    "instant": 0.0,
    "step": 1.0,
}
_PAUSES: Final[dict[PaceMode, int]] = {
    "slow": 1500,
    "normal": 650,
    "fast": 200,
    "instant": 0,
    "step": 0,
}


class Pace(QObject):
    """The current pace; emits `changed` after every change."""

    changed = Signal()

    def __init__(self, mode: PaceMode = "normal", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mode: PaceMode = mode

    @classmethod
    def flowing(cls, mode: PaceMode) -> Pace:
        """Return a pace that never waits for a key, for pages with controls of their own."""
        return cls("normal" if mode == "step" else mode)

    @property
    def mode(self) -> PaceMode:
        return self._mode

    def set_mode(self, mode: PaceMode) -> None:
        if mode != self._mode:
            self._mode = mode
            self.changed.emit()

    @property
    def speed(self) -> float:
        """The factor for durations; 0 turns animations off."""
        return _SPEEDS[self._mode]

    @property
    def pause(self) -> int:
        """The time between another player's move and the next, in milliseconds."""
        return _PAUSES[self._mode]

    @property
    def waits_for_key(self) -> bool:
        """Return whether each move of another player waits for a key."""
        return self._mode == "step"
