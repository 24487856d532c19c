"""How fast the table shows what others do."""

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
    """The pace in force; `changed` follows every change."""

    changed = Signal()

    def __init__(self, mode: PaceMode = "normal", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mode: PaceMode = mode

    @classmethod
    def flowing(cls, mode: PaceMode) -> Pace:
        """Return a pace for where something else says when to go on: never step by step."""
        return cls("normal" if mode == "step" else mode)

    @property
    def mode(self) -> PaceMode:
        """The pace by name."""
        return self._mode

    def set_mode(self, mode: PaceMode) -> None:
        """Change the pace."""
        if mode != self._mode:
            self._mode = mode
            self.changed.emit()

    @property
    def speed(self) -> float:
        """What durations are multiplied by; 0 shows no motion at all."""
        return _SPEEDS[self._mode]

    @property
    def pause(self) -> int:
        """Milliseconds between somebody else's move and the next."""
        return _PAUSES[self._mode]

    @property
    def waits(self) -> bool:
        """Whether each move of somebody else waits for a key."""
        return self._mode == "step"

    @property
    def turns_pages(self) -> bool:
        """Whether what one person alone is to read goes by itself, as its setting says."""
        return self._mode in ("fast", "instant")
