"""Layout of the Exchange table: pure arithmetic from a size and a number of seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize

from stockgames.games.exchange.action_builder import CardTarget
from stockgames.ui.table.layout import LARGEST, between, margin_for, peek_width, side_width
from stockgames.ui.theme.shapes import (
    bottom_part,
    centred,
    in_grid,
    in_rows,
    left_part,
    line_at,
    right_part,
)

_CARD = 200.0
"""The designed height of the cards, in pixels."""
_MOST_UPRIGHT = 6
"""With more founders than this, their cards are landscape."""
_SLIPS = ((236.0, 70.0), (172.0, 54.0), (140.0, 42.0), (140.0, 33.0), (140.0, 26.0))
"""Sizes of a liquidation option; the largest at which all fit is used, else the last."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """A card with its rect and the clickable part of it."""

    card: CardTarget
    rect: QRectF
    spot: QRectF


def place_cards(
    hand: Sequence[CardTarget], area: QRectF, scale: float, focused: str | None = None
) -> list[CardPlace]:
    """Return the place of each card; all but the switch of Phase 2 are of one kind.

    If not all fit, those around the `focused` or else the picked one are returned.
    """
    if not hand:
        return []
    match hand[-1].kind:
        case "vote":
            return _influences(hand, area, scale)
        case "order":
            rects = _orders(area, len(hand) - 9, scale)
        case "liquidation":
            hand, rects = _slips(hand, area, scale, focused)
        case "founder" if len(hand) > _MOST_UPRIGHT:
            rects = _lying(area, len(hand), scale)
        case "founder":
            rects = _row(area, len(hand), 0.62, 150 * max(0.8, scale), scale)
        case _:
            rects = _row(area, len(hand), 0.7, 124 * max(0.8, scale), scale)
    return [CardPlace(card, rect, rect) for card, rect in zip(hand, rects, strict=True)]


def _cells(
    area: QRectF, count: int, columns: int, width: float, height: float, gap: float
) -> list[QRectF]:
    across = min(columns, count)
    wide, high = across * (width + gap) - gap, -(-count // across) * (height + gap) - gap
    return in_grid(centred(area.center(), wide, high), count, across, gap)


def _lying(area: QRectF, count: int, scale: float) -> list[QRectF]:
    gap, columns = max(8.0, 14 * scale), (count + 1) // 2
    width = min((area.width() - gap * (columns - 1)) / columns, 210 * max(0.8, scale))
    height = min((area.height() - gap) / 2 - 2, width * 0.66)
    return _cells(area.translated(0, 2), count, columns, width, height, gap)


def _row(area: QRectF, count: int, ratio: float, widest: float, scale: float) -> list[QRectF]:
    gap = max(6.0, 14 * scale)
    height = min(area.height() - 8, _CARD * max(0.8, scale) * 1.2)
    width = min(widest, height * ratio, (area.width() - gap * (count - 1)) / count)
    height = min(height, width / ratio * 1.35)
    return _cells(area.translated(0, 3), count, count, width, height, gap)


def _orders(area: QRectF, sides: int, scale: float) -> list[QRectF]:
    high, half = max(30.0, 36 * scale), min(area.width() / 2, 170 * max(0.8, scale))
    above = line_at(area, area.top() + 1, high)
    below = area.adjusted(0, high + max(6.0, 12 * scale), 0, 0)
    gap = max(4.0, 7 * scale)
    width = min((below.width() - gap * 8) / 9, below.height() / 1.5)
    height = min(width * 1.7, below.height() - 6)
    return [*_cells(above, sides, 2, half, high, 0), *_cells(below, 9, 9, width, height, gap)]


def _influences(hand: Sequence[CardTarget], area: QRectF, scale: float) -> list[CardPlace]:
    """Place three cards; the upper half picks the side that is up, the lower half the other."""
    rects = _row(area, 3, 0.63, 120 * max(0.8, scale), scale)
    places = []
    for card in hand:
        rect = rects[card.face.security]
        half = rect.height() / 2
        spot = rect.adjusted(0, 0, 0, -half) if card.is_up else rect.adjusted(0, half, 0, 0)
        places.append(CardPlace(card, rect, spot))
    return places


def _slips(
    hand: Sequence[CardTarget], area: QRectF, scale: float, focused: str | None
) -> tuple[Sequence[CardTarget], list[QRectF]]:
    """Return the visible sale options and their rects; if many, those around the chosen one."""
    gap = max(5.0, 7 * scale)
    for width, height in _SLIPS:
        width, height = width * max(1.0, scale), height * max(1.0, scale)
        columns = max(1, int((area.width() + gap) // (width + gap)))
        rows = max(1, int((area.height() + gap) // (height + gap)))
        if columns * rows >= len(hand):
            break
    width = min((area.width() - gap * (columns - 1)) / columns, width * 1.3)
    first = _first_row(hand, columns, rows, focused)
    shown = hand[first * columns : (first + rows) * columns]
    return shown, _cells(area, len(shown), columns, width, height, gap)


def _first_row(hand: Sequence[CardTarget], columns: int, rows: int, focused: str | None) -> int:
    """Return the first row to show, so that the chosen option is visible."""
    chosen = next((i for i, card in enumerate(hand) if card.name == focused), None)
    if chosen is None:
        chosen = next((i for i, card in enumerate(hand) if card.is_picked), 0)
    all_rows = -(-len(hand) // columns)
    return max(0, min(chosen // columns - rows // 2, all_rows - rows))


_TALLEST = 1060.0
"""The designed height in pixels, beyond which the top and bottom margins grow."""
_BAR = 44
_RING = 552.0
_COLUMN = (400.0, 470.0)
"""The greatest width of a column of ledgers: in the smallest window, and in the design."""
_SLEEVES, _NARROW_SLEEVES = 0.45, 0.36
"""The share of the hand that sleeves take, and the same beside nine cards."""


class BoardLayout:
    """Geometry of the table below the top bar, for 3 to 6 seats, in pixels.

    (0, 0) is the top left corner of that area. Without `acts` there is no action panel, and the
    hand gets its space too.
    """

    def __init__(self, size: QSize, seats: int, *, acts: bool = True) -> None:
        width, height = float(size.width()), float(size.height())
        self.scale = scale = min(width / 1600, height / 956, LARGEST)
        margin = margin_for(width, height + _BAR)
        gutter = between(scale, 10, 20)
        spare = max(0.0, height - _TALLEST * LARGEST) / 2
        top = between(scale, 14, 26) + spare
        lower = max(234.0, round(290 * scale))
        lower_top = height - between(scale, 10, 24) - spare - lower
        upper = QRectF(margin, top, width - 2 * margin, lower_top - gutter - top)
        high = max(32.0, round(54 * scale))
        diameter = min(_RING * scale * 1.02, upper.height() - high)
        middle = upper.center().x()
        ring_top = upper.top() + (upper.height() - high - diameter) / 2
        self.ring = QRectF(middle - diameter / 2, ring_top, diameter, diameter)
        """The square of the ring; its tag and the bubble extend above it."""
        self.deck = QPointF(middle - diameter * 0.445, ring_top + diameter * 0.915)
        """The centre of the deck of Market Forces if it is beside the ring."""
        self.rounds = QRectF(middle - diameter * 0.56, upper.bottom() - high, diameter * 1.12, high)
        self.ledgers = _ledgers(upper, diameter, seats, scale, gutter)
        """The front seat's first, then clockwise: up the left side, down the right one."""
        side = side_width(width, height + _BAR)
        self.log = QRectF(margin, lower_top, side, lower)
        hand_left, hand_right = margin + side + gutter, width - margin
        self.actions = QRectF(hand_right - side, lower_top, side, lower) if acts else QRectF()
        hand_right -= side + gutter if acts else 0
        self.hand = hand = QRectF(hand_left, lower_top, hand_right - hand_left, lower)
        self.sleeves, self.cards, self.foresight = _inside(hand, scale, _SLEEVES)
        """The sleeves, the cards to choose from, and the strip below both: a forecast of an order,
        or a line of text.
        """
        self.narrow_sleeves, self.wide_cards, _ = _inside(hand, scale, _NARROW_SLEEVES)
        """The same with more space for the nine cards of Phase 2."""
        under = self.foresight.bottom() - self.cards.bottom()
        self.tall_sleeves = self.sleeves.adjusted(0, 0, 0, under)
        self.tall_cards = self.cards.adjusted(0, 0, 0, under)
        """The same for Phase 1, where nothing is below the cards."""
        peek = peek_width(scale)
        self.peek = QRectF(hand.right() - peek - 10, hand.top() + 5, peek, max(32.0, 34 * scale))


def _inside(hand: QRectF, scale: float, part: float) -> tuple[QRectF, QRectF, QRectF]:
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
    """Place ledgers in two columns; the front seat's, at the bottom left, is the tallest."""
    free = (area.width() - diameter) / 2 - between(scale, 16, 36)
    width = min(free, max(_COLUMN[0], _COLUMN[1] * scale))
    left = left_part(area, width)
    right = right_part(area, width)
    on_left = seats_at_left(seats) - 1
    on_right = seats - 1 - on_left
    count = max(on_right, on_left + 1)
    aside = in_rows(right, count, gutter)[:on_right]
    above = in_rows(left, count, gutter)[:on_left]
    own = QRectF(left)
    if above:
        own.setTop(above[-1].bottom() + gutter)
    return (own, *reversed(above), *aside)


def seats_at_left(seats: int) -> int:
    """Return the number of ledgers in the left column, including the front seat's."""
    return seats // 2
