"""Where everything lies on a code card, in a design of 1180 by 800."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize

from stockgames.ui.kit.boxes import column_at, line_at
from stockgames.ui.kit.theme import LARGEST_SCALE, SMALLEST_SCALE

WIDTH, HEIGHT = 1180.0, 800.0
_SIDE = 44.0
_WIDEST = 240.0
"""A press needs no more, however few there are."""


@dataclass(frozen=True, slots=True)
class CardPlaces:
    """The card on its page. Columns stand for presses, left to right."""

    unit: float
    """One pixel of the design, in px."""
    card: QRectF
    head: QRectF
    columns: tuple[QRectF, ...]
    """From the titles to the small pads."""
    written: QRectF
    """What is said below the small pads."""
    rules: tuple[QRectF, ...]
    drill: QRectF
    foot: QRectF
    """The row of buttons."""

    def title(self, column: QRectF) -> QRectF:
        """Return where the title of a press stands."""
        return self._row(column, 0, 30)

    def cap(self, column: QRectF) -> QRectF:
        """Return where its start cap lies."""
        side = 84 * self.unit
        row = self._row(column, 36, 84)
        return QRectF(row.center().x() - side / 2, row.top(), side, side)

    def word(self, column: QRectF) -> QRectF:
        """Return where its word stands."""
        return self._row(column, 126, 36)

    def key(self, column: QRectF, place: int) -> QRectF:
        """Return where a key of its small pad lies, 0 to 5."""
        gap = 4 * self.unit
        wide = min(60 * self.unit, (column.width() - 14 * self.unit) / 3 - gap)
        tall, (row, at) = 66 * self.unit, divmod(place, 3)
        left = column.center().x() - (3 * wide + 2 * gap) / 2
        top = column.top() + 172 * self.unit
        return QRectF(left + at * (wide + gap), top + row * (tall + gap), wide, tall)

    def _row(self, column: QRectF, top: float, height: float) -> QRectF:
        y = column.top() + top * self.unit
        return line_at(column, y, height * self.unit)


def lay_card(size: QSize, presses: int) -> CardPlaces:
    """Return where a card with so many presses lies on a page, in px."""
    room = min((size.width() - 32) / WIDTH, (size.height() - 24) / HEIGHT)
    unit = min(max(room, SMALLEST_SCALE), LARGEST_SCALE)
    width, height = WIDTH * unit, HEIGHT * unit
    card = QRectF((size.width() - width) / 2, (size.height() - height) / 2, width, height)
    inner = card.adjusted(_SIDE * unit, 0, -_SIDE * unit, 0)

    def row(top: float, tall: float) -> QRectF:
        return line_at(inner, card.top() + top * unit, tall * unit)

    return CardPlaces(
        unit,
        card,
        head=row(30, 96),
        columns=_across(row(134, 310), presses, _WIDEST * unit),
        written=row(444, 22),
        rules=_across(row(488, 66), 3, inner.width()),
        drill=row(568, 128),
        foot=row(710, 60),
    )


def _across(room: QRectF, count: int, widest: float) -> tuple[QRectF, ...]:
    """Return so many fields side by side in the middle of a row."""
    width = min(widest, room.width() / max(count, 1))
    left = room.center().x() - width * count / 2
    return tuple(column_at(room, left + place * width, width) for place in range(count))
