"""Layout of the desk, and what its items share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF

from stockgames.games.stock_exchange.facts import Facts
from stockgames.games.stock_exchange.parts import ALL_RESOURCES, PRODUCED, SEATS
from stockgames.ui.games.stock_exchange.art.papers import CERTIFICATE_RATIO
from stockgames.ui.table.fan import FanCard, fan
from stockgames.ui.table.items import TableItem
from stockgames.ui.table.layout import LARGEST, between, margin_for, peek_width, scale_for
from stockgames.ui.theme.shapes import left_part

BAR: Final = 44.0
_COLUMNS: Final = 7
_LOWEST_HOLE: Final = 36.0
"""The least height of a shelf above a hint of two lines, in pixels."""
_CONTENT: Final = 874.0
"""The designed height of shelves, strip and lower desk together."""


@dataclass(frozen=True, slots=True)
class ShelfBoxes:
    """Geometry of a good's shelf in the warehouse."""

    hole: QRectF
    label: QRectF
    hint: QRectF
    """The short text on its value."""
    outlook: QRectF
    """What one more would bring."""

    @property
    def area(self) -> QRectF:
        return self.hole.united(self.outlook)


@dataclass(frozen=True, slots=True)
class ColumnBoxes:
    """Geometry of another seat's column in the cabinet of gifts."""

    goods: QRectF
    stock: QRectF
    plate: QRectF


def _head(scale: float) -> float:
    return max(35.0, 42 * scale)


def caption_height(scale: float) -> float:
    """Return the height of a panel's title, including its rule."""
    return max(13.0, 14 * max(0.85, scale)) * 1.7 + 16


def strip_padding(scale: float) -> float:
    return between(scale, 15, 20)


class DeskLayout:
    """Geometry of a desk of this size, in the proportions of the design."""

    def __init__(self, width: float, height: float) -> None:
        self.scale = scale = scale_for(width, height + BAR)
        margin, gutter = margin_for(width, height + BAR), between(scale, 12, 20)
        top, bottom = between(scale, 11, 20), between(scale, 12, 22)
        spare = max(0.0, height - top - bottom - 2 * gutter - _CONTENT * LARGEST * 1.1)
        room = height - top - bottom - 2 * gutter - spare
        inner = width - 2 * margin
        upper, strip = round(room * 0.42), round(room * 0.188)
        top += spare / 2
        left = round((inner - gutter) * 0.468)
        right_x, right_w = margin + left + gutter, inner - left - gutter
        self.warehouse = QRectF(margin, top, left, upper)
        self.cabinet = QRectF(right_x, top, right_w, upper)
        strip_y = self.warehouse.bottom() + gutter
        aside = round(right_w * 0.435)
        self.production = QRectF(margin, strip_y, left, strip)
        self.garnets = QRectF(margin + inner - aside, strip_y, aside, strip)
        self.arrived = QRectF(right_x, strip_y, right_w - aside - gutter, strip)
        side = max(28.0, 34 * scale)
        x = self.arrived.right() - side - 8
        self.notebook = QRectF(x, self.arrived.top() + 5, side, side)
        """The button that opens the notebook."""
        lower_y = strip_y + strip + gutter
        lower = QRectF(margin, lower_y, inner, height - bottom - spare / 2 - lower_y)
        self._lay_lower(lower, max(round(right_w * 0.5), 300), gutter)
        self._lay_shelves(self.warehouse)
        self._lay_columns(self.cabinet)
        self._lay_slots(self.production)
        self._lay_dish(self.garnets)

    def _lay_lower(self, box: QRectF, side: float, gutter: float) -> None:
        under = max(84.0, round(92 * self.scale))
        self.pad = left_part(box, box.width() - side - gutter)
        self.envelope = QRectF(box.right() - side, box.top(), side, box.height() - under - 4)
        self.actions = QRectF(self.envelope.left(), self.envelope.bottom() + 4, side, under)
        width, height = peek_width(self.scale), max(50.0, 52 * self.scale)
        corner = self.pad.bottomRight()
        self.peek = QRectF(corner.x() - width - 20, corner.y() - height - 6, width, height)
        """The peek button."""

    def _lay_shelves(self, box: QRectF) -> None:
        scale = self.scale
        pad, head = between(scale, 9, 14), _head(scale)
        pitch = (box.width() - 2 * pad) / _COLUMNS
        row = (box.height() - head - max(4.0, 6 * scale)) / 2
        label, line = max(19.0, 21 * scale), max(16.0, 20 * scale)
        gap = 3 * max(0.8, scale)
        hint = 2 * max(14.0, 17 * scale)
        hole = row - label - hint - line - 2 - gap
        if hole < _LOWEST_HOLE:
            hint, hole = line, hole + hint - line
        places = []
        for number in range(len(ALL_RESOURCES) + 1):
            x = box.left() + pad + number % _COLUMNS * pitch + gap
            y = box.top() + head + number // _COLUMNS * row
            width = pitch - 2 * gap
            places.append(
                ShelfBoxes(
                    hole=QRectF(x, y, width, hole),
                    label=QRectF(x, y + hole + 2, width, label),
                    hint=QRectF(x - gap, y + hole + 2 + label, pitch, hint),
                    outlook=QRectF(x - gap, y + hole + 2 + label + hint, pitch, line),
                )
            )
        last = places.pop().area
        self.shelves = tuple(places)
        """By resource."""
        self.legend = QRectF(last.left() + gap, last.top(), last.width() - 2 * gap, row - gap)

    def _lay_columns(self, box: QRectF) -> None:
        scale = self.scale
        pad, head = between(scale, 8, 12), _head(scale)
        caption = max(46.0, 50 * scale)
        plate = max(40.0, 50 * scale)
        gap = 3 * max(0.8, scale)
        pitch = (box.width() - caption - 2 * pad) / (SEATS - 1)
        room = box.height() - head - plate - max(26.0, 32 * scale)
        goods, stock = room * 0.41, room * 0.59
        between_rows = max(7.0, 9 * scale)
        top = box.top() + head
        low = top + goods + between_rows
        columns = []
        for number in range(SEATS - 1):
            x = box.left() + pad + caption + number * pitch + gap
            width = pitch - 2 * gap
            columns.append(
                ColumnBoxes(
                    goods=QRectF(x, top, width, goods),
                    stock=QRectF(x, low, width, stock),
                    plate=QRectF(x, low + stock + between_rows, width, plate),
                )
            )
        self.columns = tuple(columns)
        """By the other seats, from the one at the left of the seat at the desk."""
        self.captions = (
            QRectF(box.left() + pad - 2, top, caption - 2, goods),
            QRectF(box.left() + pad - 2, low, caption - 2, stock),
        )
        """Beside the row of goods and the row of stocks."""

    def _lay_slots(self, box: QRectF) -> None:
        scale = self.scale
        pad = strip_padding(scale)
        height = box.height() - caption_height(scale) - max(13.0, 18 * scale)
        width = min(height * 1.06, box.width() * 0.105)
        gap = between(scale, 8, 14)
        y = box.top() + caption_height(scale) + max(2.0, 6 * scale)
        lefts = (box.left() + pad + i * (width + gap) for i in range(PRODUCED))
        self.slots = tuple(QRectF(left, y, width, height) for left in lefts)
        left = self.slots[-1].right() + between(scale, 16, 28)
        self.detail = QRectF(left, y + 1, box.right() - pad * 0.6 - left, height + 6)
        """The details of the hovered or focused good."""

    def _lay_dish(self, box: QRectF) -> None:
        scale, head = self.scale, caption_height(self.scale)
        height = box.height() - head - max(14.0, 18 * scale)
        x, y = box.left() + strip_padding(scale), box.top() + head + 5
        self.dish = dish = QRectF(x, y, height * 1.2, height)
        button = max(34.0, 38 * scale)
        left = dish.right() + between(scale, 12, 18)
        right = box.right() - between(scale, 12, 16)
        self.exchange = QRectF(left, dish.bottom() - button + 2, right - left, button)


lay_out = lru_cache(maxsize=4)(DeskLayout)
"""Return the layout of a desk of this width and height."""


def lay_fan(pad: QRectF, count: int, scale: float) -> list[FanCard]:
    """Return positions of `count` certificates fanned over the pad, below its line of text."""
    room = pad.adjusted(10, max(33.0, 48 * scale), -10, -max(10.0, 16 * scale))
    tallest = min(room.height() / 1.62, 196 * max(scale, 0.72), room.width() * 0.28)
    apart = room.width() / (1 + 0.64 * max(0, count - 1))
    width = min(tallest, max(apart, 0.72 * tallest))
    return fan(count, room, width, CERTIFICATE_RATIO, loosest=0.82)


class DeskItem(TableItem):
    """Shows some of the facts; empty while there are none."""

    facts: Facts | None = None
    layout_: DeskLayout = lay_out(1280.0, 676.0)
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
