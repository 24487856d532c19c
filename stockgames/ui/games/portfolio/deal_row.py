"""How own portfolios, piles and hand make room for an offer, or for a deal that is thought up."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF

from stockgames.ui.games.portfolio.layout import PortfolioLayout
from stockgames.ui.games.portfolio.piles import PilesItem
from stockgames.ui.kit.boxes import left_part, right_part
from stockgames.ui.table.layout import between

_COLUMN_CARD = 0.75
"""How wide cards of piles in a column are at least, beside those of portfolios."""
_TIGHT, _TIGHTER, _TIGHTEST = 0.8, 0.75, 0.6
"""How narrow an offer is at most to lie beside the piles, beside a column of them, and without
them, of what it would take."""

Fit = Callable[[QSizeF], QSizeF]
"""Returns how large a sheet is that may have so much room."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a sheet asks for: how wide it is at least beside the piles, a column of them, the rest.

    `fit` tells how large it is in a room.
    """

    beside_piles: float
    beside_column: float
    least: float
    fit: Fit

    @classmethod
    def by_offer(cls, fit: Fit, most: QSizeF) -> Wanted:
        """Return what an offer asks for: it can lie a little closer than it would."""
        whole = fit(most).width()
        return cls(whole * _TIGHT, whole * _TIGHTER, whole * _TIGHTEST, fit)


@dataclass(frozen=True, slots=True)
class DealRow:
    """Where things lie then, in pixels of the board."""

    sheet: QRectF
    piles: QRectF
    hand: QRectF
    own: QRectF
    """The own area: it goes on until the piles."""
    runs: QRectF
    """The room of the own portfolios."""


@dataclass(frozen=True, slots=True)
class OwnEnd:
    """Where own portfolios end at the right."""

    usual: float
    least: float
    """Where they do that lie as close as they can in cards of that size."""


def lay_deal_row(layout: PortfolioLayout, piles: PilesItem, own: OwnEnd, wanted: Wanted) -> DealRow:
    """Lay a sheet between own portfolios and piles.

    For a large one own portfolios lie closer, then the piles become a column, as far as their cards
    stay large enough. For the largest they go beside the hand, and own cards, too, are smaller.
    """
    gap = between(layout.scale, 8, 18)
    column = right_part(layout.piles, piles.narrow_width())
    has_room = piles.narrow_card(column.height()) >= _COLUMN_CARD * layout.run_card
    ways = (
        (layout.piles, wanted.beside_piles),
        (column, wanted.beside_column if has_room else math.inf),
    )
    for place, least in ways:
        right = place.left() - 2 * gap
        left = min(own.usual, right - least)
        if left >= own.least:
            row = _row(layout, wanted, left, right, place, layout.hand)
            return row if left == own.usual else _closer(row, layout, left)
    right = layout.piles.right() - gap
    left, (beside, hand) = min(own.usual, right - wanted.least), _beside_hand(layout)
    row = _row(layout, wanted, left, right, beside, hand)
    return row if left == own.usual else _closer(row, layout, left)


def _closer(row: DealRow, layout: PortfolioLayout, end: float) -> DealRow:
    """Return the row with own portfolios that end there."""
    runs = QRectF(layout.own_runs)
    runs.setRight(max(runs.left() + layout.run_card, end))
    return replace(row, runs=runs)


def _row(
    layout: PortfolioLayout,
    wanted: Wanted,
    left: float,
    right: float,
    piles: QRectF,
    hand: QRectF,
) -> DealRow:
    """Return the row whose sheet ends at the right, over the foot of the own area if it is low."""
    own, gap = QRectF(layout.own), between(layout.scale, 8, 18)
    own.setRight(right + gap)
    size = wanted.fit(QSizeF(right - left, own.height()))
    foot = max(own.bottom() - gap / 2, own.center().y() + size.height() / 2)
    foot = min(foot, own.bottom() + gap / 2)
    sheet = QRectF(QPointF(right - size.width(), foot - size.height()), size)
    return DealRow(sheet, piles, hand, own, layout.own_runs)


def _beside_hand(layout: PortfolioLayout) -> tuple[QRectF, QRectF]:
    """Return where small piles lie left of the hand, and what is left of that."""
    hand, gap = layout.hand, between(layout.scale, 8, 18)
    width = PilesItem.tucked_width(layout.scale, hand.height() - gap)
    piles = left_part(hand, width).adjusted(0, 0, 0, -gap)
    return piles, hand.adjusted(width + gap, 0, 0, 0)
