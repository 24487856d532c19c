"""Where the chips of a hand lie: side by side, closer when they are many; arithmetic alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from PySide6.QtCore import QPointF, QRectF

from stockgames.games.nyse.parts import Kind

_LOOSEST, _TIGHTEST, _GROUP_GAP = 1.31, 0.62, 0.3


@dataclass(frozen=True, slots=True)
class HandChip:
    """A chip of the hand, or several alike lying on each other."""

    kind: Kind
    count: int
    centre: QPointF


def spread(kinds: Sequence[Kind], row: QRectF, radius: float) -> list[HandChip]:
    """Lay chips, sorted by colour, side by side in a row, closer when they are many.

    When even the closest lie does not fit, chips alike are stacked.
    """
    piles = [(kind, 1) for kind in kinds]
    if _width(piles, radius, _TIGHTEST) > row.width():
        piles = [(kind, list(kinds).count(kind)) for kind in sorted(set(kinds))]
    if not piles:
        return []
    steps = len(piles) - 1
    gaps = _groups(piles) - 1
    free = row.width() - 2 * radius - gaps * _GROUP_GAP * 2 * radius
    pitch = min(_LOOSEST * 2 * radius, free / steps) if steps else 0.0
    width = 2 * radius + steps * pitch + gaps * _GROUP_GAP * 2 * radius
    x = row.center().x() - width / 2 + radius
    laid: list[HandChip] = []
    for i, (kind, count) in enumerate(piles):
        if i:
            x += pitch
            if piles[i - 1][0] >> 2 != kind >> 2:
                x += _GROUP_GAP * 2 * radius
        laid.append(HandChip(kind, count, QPointF(x, row.center().y())))
    return laid


def closest(laid: Sequence[HandChip], default: float) -> float:
    """Return how far apart those two lie that lie closest."""
    return min(
        (right.centre.x() - left.centre.x() for left, right in pairwise(laid)), default=default
    )


def runs(laid: Sequence[HandChip], *, alike: bool) -> list[list[HandChip]]:
    """Return the chips one by one, or those `alike` that lie beside each other together."""
    if not alike:
        return [[chip] for chip in laid]
    return [list(run) for _, run in groupby(laid, key=lambda chip: chip.kind)]


def _groups(piles: Sequence[tuple[Kind, int]]) -> int:
    return len({kind >> 2 for kind, _ in piles})


def _width(piles: Sequence[tuple[Kind, int]], radius: float, pitch: float) -> float:
    gaps = (_groups(piles) - 1) * _GROUP_GAP
    return 2 * radius * (1 + (len(piles) - 1) * pitch + gaps) if piles else 0.0
