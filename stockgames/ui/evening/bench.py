"""Where those sit who have no chair at the next game: beside the table, with their names."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont

from stockgames.ui.kit.text import text_width
from stockgames.ui.kit.theme import Look

_LEAST_COIN: Final = 11.0
"""The radius of a coin, in pixels, where many sit out."""
_MOST_OF_THE_PANEL: Final = 0.42


@dataclass(frozen=True, slots=True)
class Bench:
    """In pixels of the panel."""

    area: QRectF
    """All of it, with its caption at the top; empty where everybody has a chair."""
    caption: QRectF
    radius: float
    """Of a coin."""
    coins: tuple[QPointF, ...]
    """Their middles, who sits out first at the top of the first column."""
    names: tuple[QRectF, ...]


def bench_of(look: Look, room: QRectF, names: Sequence[str], font: QFont, caption: float) -> Bench:
    """Return the bench at the right of `room` for people of these names in `font`.

    As many columns as they need stand side by side; `caption` is the height of what stands over
    them.
    """
    if not names:
        return Bench(QRectF(), QRectF(), 0.0, (), ())
    high = room.height() - caption
    radius = max(18.0, look.px(26)) if len(names) * look.px(64) < high else _LEAST_COIN
    row = max(2 * radius + 8, font.pixelSize() * 1.5)
    rows = max(1, min(len(names), int(high // row)))
    columns = math.ceil(len(names) / rows)
    rows = math.ceil(len(names) / columns)
    coin, gap = 2 * radius + 8, look.px(16)
    widest = max(text_width(name, font) for name in names) + 2
    most = (room.width() * _MOST_OF_THE_PANEL) / columns - coin - gap
    wide = coin + min(widest, most) + gap
    area = QRectF(0, room.top(), columns * wide, caption + rows * row)
    area.moveRight(room.right())
    top = area.top() + caption
    coins, boxes = [], []
    for place in range(len(names)):
        column, line = divmod(place, rows)
        left = area.left() + gap + column * wide
        middle = top + (line + 0.5) * row
        coins.append(QPointF(left + radius, middle))
        boxes.append(QRectF(left + coin, middle - row / 2, wide - coin - gap, row))
    heading = QRectF(area.left() + gap, area.top(), area.width() - gap, caption)
    return Bench(area, heading, radius, tuple(coins), tuple(boxes))
