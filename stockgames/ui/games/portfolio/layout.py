"""Where everything lies on the Portfolio table: pure arithmetic from a size and a seat count."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from stockgames.ui.table.layout import (
    DESIGN_WIDTH,
    LARGEST,
    bar_height,
    between,
    peek_width,
    scale_for,
)

_OPPONENTS_SHARE = 0.575
"""The other seats' share of the height over the hand; the rest is the viewer's."""


@dataclass(frozen=True, slots=True)
class PortfolioLayout:
    """Rectangles in pixels of the board, which lies under the page's bar."""

    scale: float
    seats: tuple[QRectF, ...]
    """The other seats, clockwise from the left of whoever sits in front."""
    own: QRectF
    piles: QRectF
    plate: QRectF
    hand: QRectF
    sheet: QRectF
    log: QRectF
    actions: QRectF
    peek: QRectF

    @property
    def hand_card(self) -> float:
        """Width of a card in the hand."""
        return min(126 * self.scale, self.hand.height() * 0.53)

    @property
    def run_card(self) -> float:
        """Greatest width of a card in a portfolio."""
        return 86 * self.scale

    @property
    def own_runs(self) -> QRectF:
        """The room of the front seat's portfolios."""
        return QRectF(self.own.left(), self.own.top(), self._own_split, self.own.height())

    @property
    def place(self) -> QRectF:
        """Where a new portfolio is laid; before a draw, the price list."""
        pad = between(self.scale, 8, 18)
        head = between(self.scale, 34, 46)
        left = self.own.left() + self._own_split
        width = self.own.right() - pad - left
        return QRectF(left, self.own.top() + head, width, self.own.height() - head - pad)

    @property
    def own_head(self) -> QRectF:
        """The line over that place, for a title and the income."""
        place, top = self.place, self.own.top() + 4
        return QRectF(place.left() + 2, top, place.width() - 4, place.top() - 8 - top)

    @property
    def offer(self) -> QRectF:
        """Where an open offer is laid out, over the middle of the table."""
        left, right = self.seats[0].left(), self.piles.right()
        width = min(right - left - 40, 720 * max(0.86, self.scale))
        height = 360 * max(0.86, self.scale)
        top = self.own.bottom() - height - 12
        return QRectF((left + right - width) / 2, top, width, height)

    @property
    def _own_split(self) -> float:
        width = between(self.scale, 228, 318)
        return self.own.width() - width - between(self.scale, 8, 18)


def lay_out(width: float, height: float, seats: int) -> PortfolioLayout:
    """Return the places of a table of 2 to 5 seats on a board of that size."""
    page = height + bar_height(width, height / 0.956)
    scale = scale_for(width, page)
    spare = max(0.0, width - DESIGN_WIDTH * scale) / 2 if scale >= LARGEST else 0.0
    margin, gap = between(scale, 14, 40) + spare, between(scale, 8, 18)
    top, bottom = between(scale, 8, 18), between(scale, 8, 22)
    side = max(256.0, round(256 * scale))
    left, right = margin, width - margin
    middle = right - side - gap
    hand_height = between(scale, 182, 312)
    hand_top = height - hand_height
    room = hand_top - 2 * gap - top
    theirs = round(room * _OPPONENTS_SHARE)
    own_top = top + theirs + gap
    piles_width = between(scale, 284, 374)
    own_height = hand_top - gap - own_top
    own = QRectF(left, own_top, middle - left - gap - piles_width, own_height)
    log_width, plate_height = between(scale, 268, 300), between(scale, 44, 62)
    plate = QRectF(left, hand_top, log_width, plate_height)
    log_top = plate.bottom() + between(scale, 6, 16)
    sheet_height = between(scale, 372, 510)
    sheet = QRectF(right - side, top, side, sheet_height)
    actions_top = sheet.bottom() + gap
    hand_left = left + log_width + gap
    return PortfolioLayout(
        scale=scale,
        seats=tuple(_row(seats - 1, QRectF(left, top, middle - left, theirs), gap)),
        own=own,
        piles=QRectF(middle - piles_width, own_top, piles_width, own_height),
        plate=plate,
        hand=QRectF(hand_left, hand_top, middle - hand_left, hand_height),
        sheet=sheet,
        log=QRectF(left, log_top, log_width, height - bottom - log_top),
        actions=QRectF(right - side, actions_top, side, height - bottom - actions_top),
        peek=_peek(QPointF(middle - 8, height - bottom), scale),
    )


def _peek(corner: QPointF, scale: float) -> QRectF:
    """Return where the hand can be looked at, over its lower right corner."""
    width, height = peek_width(scale), max(50.0, 52 * scale)
    return QRectF(corner.x() - width, corner.y() - height, width, height)


def _row(count: int, area: QRectF, gap: float) -> list[QRectF]:
    width = (area.width() - gap * (count - 1)) / count
    return [
        QRectF(area.left() + i * (width + gap), area.top(), width, area.height())
        for i in range(count)
    ]
