"""Collects garbage in the window's thread, and in no other.

Python looks for cycles in whatever thread happens to make objects, the one that talks to the bots
for instance. A table that was left is such a cycle, and only the thread of the window may delete
what Qt has in it: elsewhere the app may die of it.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

EACH: Final = 1000
"""Milliseconds between two looks."""


class Sweeper(QObject):
    """Takes over from Python's own collector as soon as it is made, and for good."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.setInterval(EACH)
        timer.timeout.connect(sweep)
        timer.start()


def sweep() -> None:
    """Collect the oldest generation that is due."""
    counts, limits = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > limits[generation]:
            gc.collect(generation)
            return
