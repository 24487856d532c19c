"""The board as a game left it, for the head of the closing page: its picture, and its prices."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from stockgames.engine.game import View
from stockgames.ui.shell.facts import Price
from stockgames.ui.table.game_table import AnyTable, HangsPrices, HasMarket

_BELOW: Final = 8.0
"""How far a slip hangs below what it hangs from, in pixels."""
_NEVER: Final = 10_000.0
_MANY: Final = 3
"""From how many prices on, which are the same at one place, a single slip tells them all."""
_CLOSE: Final = 1.6
"""How far apart two things lie in one heap, against their width."""
_HIDES: Final = 400.0
"""What it counts in pixels that a slip lies on another, or on what a slip hangs from."""


@dataclass(frozen=True, slots=True)
class Hung:
    """A price, and what stands for it on the board: where that lies, in pixels of the picture."""

    price: Price
    hook: QRectF


def slips_of(hung: Sequence[Hung]) -> list[tuple[Hung, ...]]:
    """Return for which prices there is a slip each: one for many that are the same at one place."""
    slips = list[tuple[Hung, ...]]()
    for one in hung:
        same = _heap(one, hung)
        slip = same if len(same) >= _MANY else (one,)
        if slip not in slips:
            slips.append(slip)
    return slips


def _heap(one: Hung, hung: Sequence[Hung]) -> tuple[Hung, ...]:
    """Return the prices that are the same as one, and lie with it in a stack or a heap."""
    found = [one]
    while grown := [h for h in hung if h not in found and any(_lies_by(h, f) for f in found)]:
        found += grown
    return tuple(h for h in hung if h in found)


def _lies_by(one: Hung, other: Hung) -> bool:
    """Tell whether two prices are the same, and what stands for them lies close together."""
    apart = abs(one.hook.center().x() - other.hook.center().x())
    return one.price.amount == other.price.amount and apart < one.hook.width() * _CLOSE


@dataclass(frozen=True, slots=True)
class LeftBoard:
    """What the head of a closing page shows of a board."""

    picture: QPixmap
    hung: tuple[Hung, ...] = ()
    corner: QRectF = field(default_factory=QRectF)
    """Where nothing lies, in pixels of the picture; empty where no place is free for certain."""


def left_board(table: AnyTable, board: QWidget, view: View) -> LeftBoard | None:
    """Return what is shown of a board; None for one without a market."""
    market = table.market() if isinstance(table, HasMarket) else QRect()
    if market.isEmpty():
        return None
    picture, away = board.grab(market), -QPointF(market.topLeft())
    if not isinstance(table, HangsPrices):
        return LeftBoard(picture)
    pairs = zip(table.words.prices(view), table.hooks(), strict=True)
    hung = tuple(Hung(price, hook.translated(away)) for price, hook in pairs)
    return LeftBoard(picture, hung, table.free_corner().translated(away))


def slip_places(
    hooks: Sequence[QRectF],
    area: QRectF,
    sizes: Sequence[QSizeF],
    kept: Sequence[QRectF] = (),
) -> list[QRectF]:
    """Return where slips of these sizes hang: as near below their hooks as there is room.

    No slip lies on another, as long as the area has room for all; on a hook, or on what is `kept`
    free, only where it must. All in pixels.
    """
    inner = area.adjusted(6, 4, -6, -4)
    found = dict[int, QRectF]()
    for number in sorted(range(len(hooks)), key=lambda number: -hooks[number].bottom()):
        size = sizes[number]
        wanted = QPointF(hooks[number].center().x(), hooks[number].bottom() + _BELOW)
        wanted += QPointF(-size.width() / 2, 0)
        taken = tuple(found.values())
        corners = _corners(wanted, inner, size)
        found[number] = min(
            [QRectF(corner, size) for corner in corners],
            key=lambda place: _unfit(place, wanted, taken, (*hooks, *kept)),
        )
    return [found[number] for number in range(len(hooks))]


def _corners(wanted: QPointF, area: QRectF, size: QSizeF) -> Iterator[QPointF]:
    """Yield corners of places in an area, the wanted one's neighbours to the sides among them."""
    wide, high = size.width(), size.height()
    rows = max(1, int((area.height() - high) / (high * 0.26)))
    for column in range(-7, 8):
        x = min(max(wanted.x() + column * wide * 0.25, area.left()), area.right() - wide)
        yield QPointF(x, min(max(wanted.y(), area.top()), area.bottom() - high))
        for row in range(rows + 1):
            yield QPointF(x, area.top() + row * (area.height() - high) / rows)


def _unfit(
    place: QRectF, wanted: QPointF, taken: Sequence[QRectF], kept: Sequence[QRectF]
) -> float:
    """Return how little a place suits a slip: pixels from where it is wanted, and what it hides."""
    away = place.topLeft() - wanted
    worse = math.hypot(away.x(), away.y())
    roomy = place.adjusted(-2, -2, 2, 2)
    worse += sum(_NEVER for other in taken if other.intersects(roomy))
    return worse + sum(_HIDES for other in kept if other.intersects(place))
