"""Estimates the duration of a game of the programme (V9)."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final

ENOUGH: Final = 3
"""The number of finished games from which the recorded durations are used instead of those
printed on the box.
"""


def minutes(own: Sequence[float], from_box: int) -> int:
    """Return the median duration of earlier games, or `from_box` if there are too few, in minutes.

    `own` holds the durations of finished games of this kind with this number of people.
    """
    return max(1, round(median(own))) if len(own) >= ENOUGH else from_box
