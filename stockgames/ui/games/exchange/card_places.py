"""Where the cards of the hand lie, kind by kind; arithmetic alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from stockgames.games.exchange.choosing import CardTarget
from stockgames.ui.kit.boxes import line_at

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
    """Return places row by row, in the middle of an area."""
    rows = -(-count // columns)
    left = area.center().x() - (min(columns, count) * (width + gap) - gap) / 2
    top = area.center().y() - (rows * (height + gap) - gap) / 2
    return [
        QRectF(
            left + i % columns * (width + gap), top + i // columns * (height + gap), width, height
        )
        for i in range(count)
    ]


def _lying(area: QRectF, count: int, scale: float) -> list[QRectF]:
    """Return places of cards on their sides, in two rows."""
    gap, columns = max(8.0, 14 * scale), (count + 1) // 2
    width = min((area.width() - gap * (columns - 1)) / columns, 210 * max(0.8, scale))
    height = min((area.height() - gap) / 2 - 2, width * 0.66)
    return _cells(area.translated(0, 2), count, columns, width, height, gap)


def _row(area: QRectF, count: int, ratio: float, widest: float, scale: float) -> list[QRectF]:
    """Return places of upright cards side by side."""
    gap = max(6.0, 14 * scale)
    height = min(area.height() - 8, _CARD * max(0.8, scale) * 1.2)
    width = min(widest, height * ratio, (area.width() - gap * (count - 1)) / count)
    height = min(height, width / ratio * 1.35)
    return _cells(area.translated(0, 3), count, count, width, height, gap)


def _orders(area: QRectF, sides: int, scale: float) -> list[QRectF]:
    """Return places of the switch, and of nine cards in a row under it."""
    high, half = max(30.0, 36 * scale), min(area.width() / 2, 170 * max(0.8, scale))
    above = line_at(area, area.top() + 1, high)
    below = area.adjusted(0, high + max(6.0, 12 * scale), 0, 0)
    gap = max(4.0, 7 * scale)
    width = min((below.width() - gap * 8) / 9, below.height() / 1.5)
    height = min(width * 1.7, below.height() - 6)
    return [*_cells(above, sides, 2, half, high, 0), *_cells(below, 9, 9, width, height, gap)]


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
) -> tuple[Sequence[CardTarget], list[QRectF]]:
    """Return the slips that show, and their places; of many those round the chosen one."""
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
    """Return the first row to show, so that the chosen slip is in sight."""
    chosen = next((i for i, card in enumerate(hand) if card.name == focused), None)
    if chosen is None:
        chosen = next((i for i, card in enumerate(hand) if card.is_picked), 0)
    all_rows = -(-len(hand) // columns)
    return max(0, min(chosen // columns - rows // 2, all_rows - rows))
