"""Layout of the desk, and what its items share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF

from stockgames.games.stock_exchange.facts import Facts
from stockgames.games.stock_exchange.parts import ALL_RESOURCES, PRODUCED, SEATS
from stockgames.ui.games.stock_exchange.art.papers import CERTIFICATE_RATIO
from stockgames.ui.pieces.cards import FanCard, fan
from stockgames.ui.table.items import TableItem
from stockgames.ui.theme.shapes import in_columns, in_grid, left_part, line_at, top_part

MARGIN: Final = 24.0
"""At the left and right of everything on the desk."""
_GUTTER: Final = 12.0
_COLUMNS: Final = 7
_LOWEST_HOLE: Final = 36.0
"""The least height of a shelf above a hint of two lines, in pixels."""
_HEAD: Final = 35.0
"""The height of a cabinet's title."""
CAPTION: Final = 38.1
"""The height of a panel's title, including its rule."""
STRIP_PADDING: Final = 15.0
_SHELF_GAP: Final = 2.4


@dataclass(frozen=True, slots=True)
class ShelfBoxes:
    """Geometry of a good's shelf in the warehouse."""

    hole: QRectF
    label: QRectF
    hint: QRectF
    """The short text on its value."""
    forecast: QRectF
    """What one more would bring."""

    @property
    def area(self) -> QRectF:
        return self.hole.united(self.forecast)


@dataclass(frozen=True, slots=True)
class ColumnBoxes:
    """Geometry of another seat's column in the cabinet of gifts."""

    goods: QRectF
    stock: QRectF
    plate: QRectF


class DeskLayout:
    """Geometry of a desk of this size, in the proportions of the design."""

    def __init__(self, width: float, height: float) -> None:
        margin, gutter, top, bottom = MARGIN, _GUTTER, 11.0, 12.0
        room = height - top - bottom - 2 * gutter
        inner = width - 2 * margin
        upper, strip = round(room * 0.42), round(room * 0.188)
        left = round((inner - gutter) * 0.468)
        right_x, right_w = margin + left + gutter, inner - left - gutter
        self.warehouse = QRectF(margin, top, left, upper)
        self.cabinet = QRectF(right_x, top, right_w, upper)
        strip_y = self.warehouse.bottom() + gutter
        aside = round(right_w * 0.435)
        self.production = QRectF(margin, strip_y, left, strip)
        self.garnets = QRectF(margin + inner - aside, strip_y, aside, strip)
        self.arrived = QRectF(right_x, strip_y, right_w - aside - gutter, strip)
        side = 28.0
        x = self.arrived.right() - side - 8
        self.notebook = QRectF(x, self.arrived.top() + 5, side, side)
        """The button that opens the notebook."""
        lower_y = strip_y + strip + gutter
        lower = QRectF(margin, lower_y, inner, height - bottom - lower_y)
        self._place_lower(lower, max(round(right_w * 0.5), 300))
        self._place_shelves(self.warehouse)
        self._place_columns(self.cabinet)
        self._place_slots(self.production)
        self._place_dish(self.garnets)

    def _place_lower(self, box: QRectF, side: float) -> None:
        under = 84.0
        self.pad = left_part(box, box.width() - side - _GUTTER)
        self.envelope = QRectF(box.right() - side, box.top(), side, box.height() - under - 4)
        self.actions = QRectF(self.envelope.left(), self.envelope.bottom() + 4, side, under)
        width, height = 316.0, 50.0
        corner = self.pad.bottomRight()
        self.peek = QRectF(corner.x() - width - 20, corner.y() - height - 6, width, height)
        """The peek button."""

    def _place_shelves(self, box: QRectF) -> None:
        pad, gap = 9.0, _SHELF_GAP
        row = (box.height() - _HEAD - 4.34) / 2
        label, hint, line = 19.0, 28.0, 16.0
        hole = row - label - hint - line - 2 - gap
        if hole < _LOWEST_HOLE:
            hint, hole = line, hole + hint - line
        room = QRectF(box.left() + pad, box.top() + _HEAD, box.width() - 2 * pad, 2 * row)
        places = []
        for cell in in_grid(room, len(ALL_RESOURCES) + 1, _COLUMNS):
            inner, foot = cell.adjusted(gap, 0, -gap, 0), cell.top() + hole + 2
            places.append(
                ShelfBoxes(
                    hole=top_part(inner, hole),
                    label=line_at(inner, foot, label),
                    hint=line_at(cell, foot + label, hint),
                    forecast=line_at(cell, foot + label + hint, line),
                )
            )
        last = places.pop().area
        self.shelves = tuple(places)
        """By resource."""
        self.legend = QRectF(last.left() + gap, last.top(), last.width() - 2 * gap, row - gap)

    def _place_columns(self, box: QRectF) -> None:
        pad, gap, caption, plate, between_rows = 8.0, _SHELF_GAP, 46.0, 40.0, 7.0
        room = box.height() - _HEAD - plate - 26
        goods, stock = room * 0.41, room * 0.59
        top = box.top() + _HEAD
        low = top + goods + between_rows
        between = in_columns(box.adjusted(pad + caption, 0, -pad, 0), SEATS - 1)
        self.columns = tuple(
            ColumnBoxes(
                goods=line_at(column, top, goods),
                stock=line_at(column, low, stock),
                plate=line_at(column, low + stock + between_rows, plate),
            )
            for column in (area.adjusted(gap, 0, -gap, 0) for area in between)
        )
        """By the other seats, from the one at the left of the seat at the desk."""
        self.captions = (
            QRectF(box.left() + pad - 2, top, caption - 2, goods),
            QRectF(box.left() + pad - 2, low, caption - 2, stock),
        )
        """Beside the row of goods and the row of stocks."""

    def _place_slots(self, box: QRectF) -> None:
        pad, gap = STRIP_PADDING, 8.0
        height = box.height() - CAPTION - 13.03
        width = min(height * 1.06, box.width() * 0.105)
        y = box.top() + CAPTION + 4.34
        lefts = (box.left() + pad + i * (width + gap) for i in range(PRODUCED))
        self.slots = tuple(QRectF(left, y, width, height) for left in lefts)
        left = self.slots[-1].right() + 16
        self.detail = QRectF(left, y + 1, box.right() - pad * 0.6 - left, height + 6)
        """The details of the hovered or focused good."""

    def _place_dish(self, box: QRectF) -> None:
        height = min(box.height() - CAPTION - 14, 110.0)
        x, y = box.left() + STRIP_PADDING, box.top() + CAPTION + 5
        self.dish = dish = QRectF(x, y, height * 1.2, height)
        button = 34.0
        left, right = dish.right() + 12, box.right() - 12
        self.exchange = QRectF(left, dish.bottom() - button + 2, right - left, button)


lay_out = lru_cache(maxsize=4)(DeskLayout)
"""Return the layout of a desk of this width and height."""


def fan_out(pad: QRectF, count: int) -> list[FanCard]:
    """Return positions of `count` certificates fanned over the pad, below its line of text."""
    room = pad.adjusted(10, 34.75, -10, -11.58)
    tallest = min(room.height() / 1.62, 157.0, room.width() * 0.28)
    apart = room.width() / (1 + 0.64 * max(0, count - 1))
    width = min(tallest, max(apart, 0.72 * tallest))
    return fan(count, room, width, CERTIFICATE_RATIO, loosest=0.82)


class DeskItem(TableItem):
    """Shows some of the facts; empty while there are none."""

    facts: Facts | None = None
    layout_: DeskLayout = lay_out(1280.0, 680.0)
    """The current layout; that of a usual board before this one has a size."""

    def set_geometry(self, layout: DeskLayout, box: QRectF) -> None:
        self.layout_ = layout
        self.set_rect(box)
        self.update()

    @property
    def watched(self) -> Facts | None:
        """The facts for a spectator, who sees no desk from inside; None for a player."""
        return self.facts if self.facts is not None and self.facts.seat is None else None

    @property
    def own(self) -> Facts | None:
        """The facts of the seat at the desk; None for a spectator."""
        return self.facts if self.facts is not None and self.facts.seat is not None else None
