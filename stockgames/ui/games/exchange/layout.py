"""Where everything lies on the Exchange table: arithmetic from a size and a number of seats."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize

from stockgames.ui.kit.boxes import bottom_part, left_part, line_at, right_part
from stockgames.ui.table.layout import LARGEST, between, margin_for, peek_width, side_width

_TALLEST = 1060.0
"""The height of the design, from where on the margins grow above and below."""
_BAR = 44
_RING = 552.0
_BANDS = 8
_COLUMN = (400.0, 470.0)
"""The widest a column of ledgers gets: at the smallest window, and in the design."""
_SLEEVES, _NARROW_SLEEVES = 0.45, 0.36
"""The share of the hand that sleeves take, and their share beside nine cards."""


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """The table below the top bar; (0, 0) is the corner under the bar."""

    scale: float
    ring: QRectF
    """The square that the ring fills; its tag and the bubble reach above it."""
    deck: QPointF
    """The middle of a deck of Market Forces that lies beside the ring."""
    rounds: QRectF
    ledgers: tuple[QRectF, ...]
    """The front seat's first, then clockwise: up the left side, down the right one."""
    log: QRectF
    hand: QRectF
    sleeves: QRectF
    cards: QRectF
    """The cards to choose from."""
    narrow_sleeves: QRectF
    wide_cards: QRectF
    """The same where the nine cards of Phase 2 need more room."""
    tall_sleeves: QRectF
    tall_cards: QRectF
    """The same of Phase 1, where nothing stands under them."""
    foresight: QRectF
    """The strip under sleeves and cards: what an order would do, or a line of text."""
    actions: QRectF
    peek: QRectF


def lay_out(size: QSize, seats: int, *, acts: bool = True) -> BoardLayout:
    """Return the layout of the table's area (the page without its bar) in pixels; 3 to 6 seats.

    Where nobody `acts` there, the hand has the place of what can be done, too.
    """
    width, height = float(size.width()), float(size.height())
    scale = min(width / 1600, height / 956, LARGEST)
    margin = margin_for(width, height + _BAR)
    gutter = between(scale, 10, 20)
    spare = max(0.0, height - _TALLEST * LARGEST) / 2
    top = between(scale, 14, 26) + spare
    lower = max(234.0, round(290 * scale))
    lower_top = height - between(scale, 10, 24) - spare - lower
    upper = QRectF(margin, top, width - 2 * margin, lower_top - gutter - top)
    rounds = max(32.0, round(54 * scale))
    diameter = min(_RING * scale * 1.02, upper.height() - rounds)
    middle = upper.center().x()
    ring_top = upper.top() + (upper.height() - rounds - diameter) / 2
    side = side_width(width, height + _BAR)
    hand_left, hand_right = margin + side + gutter, width - margin
    actions = QRectF(hand_right - side, lower_top, side, lower) if acts else QRectF()
    hand_right -= side + gutter if acts else 0
    hand = QRectF(hand_left, lower_top, hand_right - hand_left, lower)
    sleeves, cards, foresight = _inside(hand, scale, _SLEEVES)
    narrow_sleeves, wide_cards, _ = _inside(hand, scale, _NARROW_SLEEVES)
    under = foresight.bottom() - cards.bottom()
    peek = peek_width(scale)
    ledgers = _ledgers(upper, diameter, seats, scale, gutter)
    return BoardLayout(
        scale=scale,
        ring=QRectF(middle - diameter / 2, ring_top, diameter, diameter),
        deck=QPointF(middle - diameter * 0.445, ring_top + diameter * 0.915),
        rounds=QRectF(middle - diameter * 0.56, upper.bottom() - rounds, diameter * 1.12, rounds),
        ledgers=ledgers,
        log=QRectF(margin, lower_top, side, lower),
        hand=hand,
        sleeves=sleeves,
        cards=cards,
        narrow_sleeves=narrow_sleeves,
        wide_cards=wide_cards,
        tall_sleeves=sleeves.adjusted(0, 0, 0, under),
        tall_cards=cards.adjusted(0, 0, 0, under),
        foresight=foresight,
        actions=actions,
        peek=QRectF(hand.right() - peek - 10, hand.top() + 5, peek, max(32.0, 34 * scale)),
    )


def _inside(hand: QRectF, scale: float, part: float) -> tuple[QRectF, QRectF, QRectF]:
    """Return sleeves, cards and the strip below them, under the hand's caption."""
    pad = between(scale, 14, 20)
    room = hand.adjusted(pad, max(40.0, 50 * scale), -pad, -between(scale, 8, 14))
    strip = max(46.0, round(52 * scale))
    foresight = bottom_part(room, strip)
    upper = room.adjusted(0, 0, 0, -strip - between(scale, 2, 6))
    share = round(room.width() * part)
    sleeves = left_part(upper, share)
    return sleeves, upper.adjusted(share + pad, 0, 0, 0), foresight


def _ledgers(
    area: QRectF, diameter: float, seats: int, scale: float, gutter: float
) -> tuple[QRectF, ...]:
    """Lay ledgers in two columns; the front seat's, at the foot of the left one, is the tallest."""
    free = (area.width() - diameter) / 2 - between(scale, 16, 36)
    width = min(free, max(_COLUMN[0], _COLUMN[1] * scale))
    left = left_part(area, width)
    right = right_part(area, width)
    on_left = seats_at_left(seats) - 1
    on_right = seats - 1 - on_left
    rows = max(on_right, on_left + 1)
    height = (area.height() - gutter * (rows - 1)) / rows
    aside = _column(right, on_right, height, gutter)
    above = _column(left, on_left, height, gutter)
    own = QRectF(left)
    if above:
        own.setTop(above[-1].bottom() + gutter)
    return (own, *reversed(above), *aside)


def seats_at_left(seats: int) -> int:
    """Return how many ledgers lie in the left column, the front seat's included."""
    return seats // 2


def _column(area: QRectF, count: int, height: float, gutter: float) -> list[QRectF]:
    return [line_at(area, area.top() + i * (height + gutter), height) for i in range(count)]


def bands(square: QRectF) -> list[QRectF]:
    """Return rectangles that cover the circle in a square, and hardly more of its corners."""
    radius, middle, height = square.width() / 2, square.center(), square.height() / _BANDS
    found = []
    for number in range(_BANDS):
        top = square.top() + number * height
        inside = top < middle.y() < top + height
        near = min(abs(top - middle.y()), abs(top + height - middle.y()))
        half = radius if inside else math.sqrt(max(0.0, radius * radius - near * near))
        found.append(QRectF(middle.x() - half, top, 2 * half, height))
    return found
