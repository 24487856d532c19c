"""Layout of the Exchange table: pure arithmetic from a size and a number of seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from stockgames.games.exchange.action_builder import CardTarget
from stockgames.ui.theme.shapes import (
    bottom_part,
    centred,
    column_at,
    in_grid,
    in_rows,
    left_part,
    line_at,
    right_part,
)

_MOST_UPRIGHT = 6
"""With more founders than this, their cards are landscape."""
_GAP, _SMALL_GAP = 10, 5
"""The distance between cards, and between small ones."""
_SALES = ((236.0, 70.0), (172.0, 54.0), (140.0, 42.0), (140.0, 33.0), (140.0, 26.0))
"""Sizes of a liquidation option; the largest at which all fit is used, else the last."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """A card with its rect and the clickable part of it."""

    card: CardTarget
    rect: QRectF
    spot: QRectF


def place_cards(
    hand: Sequence[CardTarget], area: QRectF, focused: str | None = None
) -> list[CardPlace]:
    """Return the place of each card; all but the switch of Phase 2 are of one kind.

    If not all fit, those around the `focused` or else the picked one are returned.
    """
    if not hand:
        return []
    match hand[-1].kind:
        case "vote":
            return _influences(hand, area)
        case "order":
            rects = _orders(area, len(hand) - 9)
        case "liquidation":
            hand, rects = _sales(hand, area, focused)
        case "founder" if len(hand) > _MOST_UPRIGHT:
            rects = _lying(area, len(hand))
        case "founder":
            rects = _row(area, len(hand), 0.62)
        case _:
            rects = _row(area, len(hand), 0.7, widest=99.2)
    return [CardPlace(card, rect, rect) for card, rect in zip(hand, rects, strict=True)]


def _cells(
    area: QRectF, count: int, columns: int, width: float, height: float, gap: float
) -> list[QRectF]:
    across = min(columns, count)
    wide, high = across * (width + gap) - gap, -(-count // across) * (height + gap) - gap
    return in_grid(centred(area.center(), wide, high), count, across, gap)


def _lying(area: QRectF, count: int) -> list[QRectF]:
    columns = (count + 1) // 2
    width = min((area.width() - _GAP * (columns - 1)) / columns, 168)
    height = min((area.height() - _GAP) / 2 - 2, width * 0.66)
    return _cells(area.translated(0, 2), count, columns, width, height, _GAP)


def _row(area: QRectF, count: int, ratio: float, widest: float = 120) -> list[QRectF]:
    height = area.height() - 8
    width = min(widest, height * ratio, (area.width() - _GAP * (count - 1)) / count)
    height = min(height, width / ratio * 1.35)
    return _cells(area.translated(0, 3), count, count, width, height, _GAP)


def _orders(area: QRectF, sides: int) -> list[QRectF]:
    above, below = line_at(area, area.top() + 1, 30), area.adjusted(0, 38.5, 0, 0)
    width = min((below.width() - _SMALL_GAP * 8) / 9, below.height() / 1.5)
    height = min(width * 1.7, below.height() - 6)
    return [*_cells(above, sides, 2, 136, 30, 0), *_cells(below, 9, 9, width, height, _SMALL_GAP)]


def _influences(hand: Sequence[CardTarget], area: QRectF) -> list[CardPlace]:
    """Place three cards; the upper half picks the side that is up, the lower half the other."""
    rects = _row(area, 3, 0.63)
    places = []
    for card in hand:
        rect = rects[card.face.security]
        half = rect.height() / 2
        spot = rect.adjusted(0, 0, 0, -half) if card.is_up else rect.adjusted(0, half, 0, 0)
        places.append(CardPlace(card, rect, spot))
    return places


def _sales(
    hand: Sequence[CardTarget], area: QRectF, focused: str | None
) -> tuple[Sequence[CardTarget], list[QRectF]]:
    """Return the visible sale options and their rects; if many, those around the chosen one."""
    gap = _SMALL_GAP
    for width, height in _SALES:
        columns = max(1, int((area.width() + gap) // (width + gap)))
        rows = max(1, int((area.height() + gap) // (height + gap)))
        if columns * rows >= len(hand):
            break
    width = min((area.width() - gap * (columns - 1)) / columns, width * 1.3)
    first = _first_row(hand, columns, rows, focused)
    shown = hand[first * columns : (first + rows) * columns]
    return shown, _cells(area, len(shown), columns, width, height, gap)


def _first_row(hand: Sequence[CardTarget], columns: int, rows: int, focused: str | None) -> int:
    chosen = next((i for i, card in enumerate(hand) if card.name == focused), None)
    if chosen is None:
        chosen = next((i for i, card in enumerate(hand) if card.is_picked), 0)
    all_rows = -(-len(hand) // columns)
    return max(0, min(chosen // columns - rows // 2, all_rows - rows))


_MARGIN, _PAD, _GUTTER = 24, 14, 10
_SIDE, _LOWER = 288, 234
"""The width of the side panels, and the height of the row with them."""
_PANEL_GROWS = 90.0
"""By how much the action panel is wider for the largest text."""
_RING, _ROUNDS = 450, 38
"""The greatest diameter of the ring, and the height of the round track."""
_COLUMN = 400
"""The greatest width of a column of ledgers."""
_CAPTION, _STRIP = 40, 46
"""The height of the hand's caption, and of the forecast."""
_PEEK = QSizeF(316, 32)
"""The largest size of the peek button, which fits its text in any language and window."""
_BESIDE_PEEK = 250
"""The space in the hand's width for its title, beside the peek button."""
_SLEEVES, _NARROW_SLEEVES = 0.45, 0.36
"""The share of the hand that sleeves take, and the same beside nine cards."""


class BoardLayout:
    """Geometry of a table for 3 to 6 seats, in the scene's coordinates.

    The action panel has a `panel_size` of 1 as usual, up to 2; if it is 0, the hand gets its space.
    """

    def __init__(self, size: QSize, seats: int, panel_size: float = 1.0) -> None:
        width, height = float(size.width()), float(size.height())
        row = QRectF(_MARGIN, height - _GUTTER - _LOWER, width - 2 * _MARGIN, _LOWER)
        upper = line_at(row, _PAD, row.top() - _GUTTER - _PAD)
        diameter = min(_RING, upper.height() - _ROUNDS)
        middle = upper.center().x()
        ring_top = upper.top() + (upper.height() - _ROUNDS - diameter) / 2
        self.ring = QRectF(middle - diameter / 2, ring_top, diameter, diameter)
        """The square of the ring; its tag and the bubble extend above it."""
        self.deck = QPointF(middle - diameter * 0.445, ring_top + diameter * 0.915)
        """The centre of the deck of Market Forces if it is beside the ring."""
        self.ledgers = _ledgers(upper, diameter, seats)
        """The front seat's first, then clockwise: up the left side, down the right one."""
        half = min(diameter * 0.56, self.ledgers[-1].left() - middle - 4)
        self.rounds = column_at(bottom_part(upper, _ROUNDS), middle - half, 2 * half)
        self.log = left_part(row, _SIDE)
        panel = _SIDE + _PANEL_GROWS * (panel_size - 1) if panel_size else 0.0
        self.actions = right_part(row, panel)
        beside = panel + _GUTTER if panel else 0.0
        self.hand = hand = row.adjusted(_SIDE + _GUTTER, 0, -beside, 0)
        self.sleeves, self.cards, self.foresight = _inside(hand, _SLEEVES)
        """The sleeves, the cards to choose from, and the strip below both: a forecast of an order,
        or a line of text.
        """
        self.narrow_sleeves, self.wide_cards, _ = _inside(hand, _NARROW_SLEEVES)
        """The same with more space for the nine cards of Phase 2."""
        under = self.foresight.bottom() - self.cards.bottom()
        self.tall_sleeves = self.sleeves.adjusted(0, 0, 0, under)
        self.tall_cards = self.cards.adjusted(0, 0, 0, under)
        """The same for Phase 1, where nothing is below the cards."""
        wide = min(_PEEK.width(), hand.width() - _BESIDE_PEEK)
        self.peek = QRectF(hand.right() - 10 - wide, hand.top() + 5, wide, _PEEK.height())


def _inside(hand: QRectF, part: float) -> tuple[QRectF, QRectF, QRectF]:
    room = hand.adjusted(_PAD, _CAPTION, -_PAD, -8)
    foresight = bottom_part(room, _STRIP)
    upper = room.adjusted(0, 0, 0, -_STRIP - 2)
    share = round(room.width() * part)
    sleeves = left_part(upper, share)
    return sleeves, upper.adjusted(share + _PAD, 0, 0, 0), foresight


def _ledgers(area: QRectF, diameter: float, seats: int) -> tuple[QRectF, ...]:
    """Place ledgers in two columns; the front seat's, at the bottom left, is the tallest."""
    width = min((area.width() - diameter) / 2 - 16, _COLUMN)
    left = left_part(area, width)
    right = right_part(area, width)
    on_left = seats_at_left(seats) - 1
    on_right = seats - 1 - on_left
    count = max(on_right, on_left + 1)
    aside = in_rows(right, count, _GUTTER)[:on_right]
    above = in_rows(left, count, _GUTTER)[:on_left]
    own = QRectF(left)
    if above:
        own.setTop(above[-1].bottom() + _GUTTER)
    return (own, *reversed(above), *aside)


def seats_at_left(seats: int) -> int:
    """Return the number of ledgers in the left column, including the front seat's."""
    return seats // 2
