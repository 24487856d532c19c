"""Where the cards of the hand lie, kind by kind; arithmetic alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from stockgames.games.exchange.choosing import CardTarget

_CARD = 200.0
"""The height of the cards in the design, in pixels."""
_MOST_UPRIGHT = 6
"""With more founders than that, their cards lie on their sides."""
_SLIPS = ((236.0, 70.0), (172.0, 54.0), (140.0, 42.0), (140.0, 33.0), (140.0, 26.0))
"""Sizes of a slip of a liquidation; the largest in which all fit is taken, else the last."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """A card with the rectangle it covers and the part of it that is pressed."""

    card: CardTarget
    rect: QRectF
    spot: QRectF


def place_cards(
    hand: Sequence[CardTarget], area: QRectF, scale: float, focused: str | None = None
) -> list[CardPlace]:
    """Return where each card lies; all cards but the switch of Phase 2 are of one kind.

    Where there is no room for all, those show that lie round the `focused` one, or the one picked.
    """
    if not hand:
        return []
    kind = hand[-1].kind
    if kind == "order":
        return _orders(hand, area, scale)
    if kind == "vote":
        return _influences(hand, area, scale)
    if kind == "liquidation":
        return _slips(hand, area, scale, focused)
    if kind == "founder" and len(hand) > _MOST_UPRIGHT:
        return _grid(hand, area, scale)
    ratio, widest = (0.62, 150.0) if kind == "founder" else (0.7, 124.0)
    rects = _row(area, len(hand), ratio, widest * max(0.8, scale), scale)
    return [CardPlace(card, rect, rect) for card, rect in zip(hand, rects, strict=True)]


def _grid(hand: Sequence[CardTarget], area: QRectF, scale: float) -> list[CardPlace]:
    """Lay cards on their sides in two rows."""
    gap = max(8.0, 14 * scale)
    columns = (len(hand) + 1) // 2
    width = min((area.width() - gap * (columns - 1)) / columns, 210 * max(0.8, scale))
    height = min((area.height() - gap) / 2 - 2, width * 0.66)
    left = area.center().x() - (width * columns + gap * (columns - 1)) / 2
    top = area.center().y() - height - gap / 2 + 2
    places = []
    for i, card in enumerate(hand):
        x, y = left + i % columns * (width + gap), top + i // columns * (height + gap)
        rect = QRectF(x, y, width, height)
        places.append(CardPlace(card, rect, rect))
    return places


def _row(area: QRectF, count: int, ratio: float, widest: float, scale: float) -> list[QRectF]:
    """Return `count` upright rectangles side by side in the middle of an area."""
    gap = max(6.0, 14 * scale)
    height = min(area.height() - 8, _CARD * max(0.8, scale) * 1.2)
    width = min(widest, height * ratio, (area.width() - gap * (count - 1)) / count)
    height = min(height, width / ratio * 1.35)
    start = area.center().x() - (width * count + gap * (count - 1)) / 2
    top = area.center().y() - height / 2 + 3
    return [QRectF(start + i * (width + gap), top, width, height) for i in range(count)]


def _orders(hand: Sequence[CardTarget], area: QRectF, scale: float) -> list[CardPlace]:
    """Lay the switch over a row of nine."""
    switch = [card for card in hand if card.kind == "side"]
    cards = [card for card in hand if card.kind == "order"]
    high = max(30.0, 36 * scale)
    half = min(area.width() / 2, 170 * max(0.8, scale))
    left = area.center().x() - half
    places = []
    for i, card in enumerate(switch):
        rect = QRectF(left + i * half, area.top() + 1, half, high)
        places.append(CardPlace(card, rect, rect))
    below = area.adjusted(0, high + max(6.0, 12 * scale), 0, 0)
    gap = max(4.0, 7 * scale)
    width = min((below.width() - gap * 8) / 9, below.height() / 1.5)
    height = min(width * 1.7, below.height() - 6)
    start = below.center().x() - (width * 9 + gap * 8) / 2
    top = below.top() + (below.height() - height) / 2
    for i, card in enumerate(cards):
        rect = QRectF(start + i * (width + gap), top, width, height)
        places.append(CardPlace(card, rect, rect))
    return places


def _influences(hand: Sequence[CardTarget], area: QRectF, scale: float) -> list[CardPlace]:
    """Lay three cards; the upper half presses the side that is up, the lower half the other."""
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
) -> list[CardPlace]:
    """Lay slips row by row; when they are many, those round the chosen one."""
    gap = max(5.0, 7 * scale)
    for width, height in _SLIPS:
        width, height = width * max(1.0, scale), height * max(1.0, scale)
        columns = max(1, int((area.width() + gap) // (width + gap)))
        rows = max(1, int((area.height() + gap) // (height + gap)))
        if columns * rows >= len(hand):
            break
    width = min((area.width() - gap * (columns - 1)) / columns, width * 1.3)
    used = min(rows, -(-len(hand) // columns))
    left = area.center().x() - (min(columns, len(hand)) * (width + gap) - gap) / 2
    top = area.center().y() - (used * (height + gap) - gap) / 2
    first = _first_row(hand, columns, rows, focused)
    places = []
    for i, card in enumerate(hand[first * columns : (first + rows) * columns]):
        x, y = i % columns, i // columns
        rect = QRectF(left + x * (width + gap), top + y * (height + gap), width, height)
        places.append(CardPlace(card, rect, rect))
    return places


def _first_row(hand: Sequence[CardTarget], columns: int, rows: int, focused: str | None) -> int:
    """Return the first row to show, so that the chosen slip is in sight."""
    chosen = next((i for i, card in enumerate(hand) if card.name == focused), None)
    if chosen is None:
        chosen = next((i for i, card in enumerate(hand) if card.is_picked), 0)
    all_rows = -(-len(hand) // columns)
    return max(0, min(chosen // columns - rows // 2, all_rows - rows))
