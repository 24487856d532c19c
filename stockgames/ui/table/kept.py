"""What slips of paper keep in view, and how much it counts that they do: pure arithmetic."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF


@dataclass(frozen=True, slots=True)
class Kept:
    """Something that a paper should not cover, and how much each covered share of it counts."""

    rect: QRectF
    weight: float = 1.0
    cut: float = 0.0
    """Which share more it counts to cut it, and be it a corner."""

    @property
    def pixels(self) -> QRect:
        """The pixels that it touches."""
        return self.rect.toAlignedRect()


def keep(rects: Iterable[QRectF], weight: float = 1.0) -> list[Kept]:
    """Return some places as things that count alike."""
    return [Kept(rect, weight) for rect in rects]


def covered_area(place: QRectF, kept: Iterable[Kept]) -> float:
    """Return how many pixels a place covers of what is kept, each as often as it counts."""
    total = 0.0
    for one in kept:
        common = place.intersected(one.rect)
        total += one.weight * common.width() * common.height()
    return total
