"""What lies under the mouse lifts, and settles again when the mouse has gone."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal

from stockgames.ui.kit.share_motion import ShareMotion
from stockgames.ui.kit.theme import Look

LIFT_MS: Final = 120
"""As designed; with reduced motion things are lifted at once."""


class Lift(QObject):
    """Knows how high each place is lifted, 0 to 1: one at a time rises, the others settle."""

    changed = Signal()

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._place: Hashable | None = None
        self._from: dict[Hashable, float] = {}
        self.heights: Mapping[Hashable, float] = {}
        """Of all places that are not down."""
        self._motion = ShareMotion(self, LIFT_MS, self._move)

    def follow(self, place: Hashable | None) -> None:
        """Lift what lies at a place, and nothing else."""
        if place == self._place:
            return
        self._place = place
        self._motion.stop()
        self._from = {**self.heights} if place is None else {place: 0.0, **self.heights}
        if self._look.reduced_motion:
            self._move(1.0)
        else:
            self._motion.start()

    def drop(self) -> None:
        """Put everything down at once: another table is about to show."""
        self._motion.stop()
        self._place, self._from = None, {}
        if self.heights:
            self.heights = {}
            self.changed.emit()

    def _move(self, share: float) -> None:
        rising, self.heights = self._place, {}
        for place, start in self._from.items():
            height = start + ((1.0 if place == rising else 0.0) - start) * share
            if height > 0:
                self.heights = {**self.heights, place: height}
        self.changed.emit()
