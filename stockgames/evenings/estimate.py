"""How long a game of the programme will take (V9)."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final

ENOUGH: Final = 3
"""Finished games of a kind before this house's own are trusted more than the box."""


def minutes(own: Sequence[float], from_box: int) -> int:
    """Return the estimate: the median of the minutes that such games took here, else the box's.

    `own` holds finished games of that kind with so many people.
    """
    return max(1, round(median(own))) if len(own) >= ENOUGH else from_box
