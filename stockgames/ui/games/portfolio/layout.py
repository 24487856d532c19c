"""Layout of the Portfolio table, with and without a deal on it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF

from stockgames.ui.games.portfolio.area import AreaItem, OwnItem
from stockgames.ui.games.portfolio.piles import PilesItem
from stockgames.ui.games.portfolio.run import SLIP, LaidRun, RunItem
from stockgames.ui.table.items import TableItem
from stockgames.ui.table.layout import (
    DESIGN_WIDTH,
    LARGEST,
    bar_height,
    between,
    mixed,
    peek_width,
    scale_for,
)
from stockgames.ui.table.motion import Step
from stockgames.ui.theme.shapes import centred, column_at, left_part, line_under, right_part

WIDEN: Final = 250
"""In milliseconds, as designed."""
_SAME: Final = 0.005
"""The change of card width that is ignored, so that the cached pixmap is used."""
Way = Callable[[float], None]
"""Moves an item to its position at a share of the time, 0 to 1."""


def widen(ways: Sequence[Way]) -> Step:
    """Put everything at the start of its way, and return the animation to its end."""

    def go(share: float) -> None:
        for way in ways:
            way(share)

    go(0.0)
    return Step(WIDEN, go, easing=QEasingCurve.Type.InOutCubic)


def area_way(item: AreaItem, before: tuple[QRectF, bool], after: tuple[QRectF, bool]) -> Way:
    """Return the animation of an area between two pairs of rect and folded state.

    An area that folds or unfolds changes its shape, so the old one fades out and the new one in.
    """

    def go(share: float) -> None:
        if before[1] == after[1]:
            item.set_geometry(mixed(before[0], after[0], share), folded=after[1])
            return
        rect, folded = before if share < 0.5 else after
        item.set_geometry(rect, folded=folded)
        item.setOpacity(abs(1 - 2 * share))

    return go


def own_way(item: OwnItem, before: tuple[QRectF, QRectF], after: tuple[QRectF, QRectF]) -> Way:
    """Return the animation of the front seat's area and of its title line."""

    def go(share: float) -> None:
        rect, head = (mixed(old, new, share) for old, new in zip(before, after, strict=True))
        item.set_geometry(rect, head)

    return go


def place_way(item: TableItem, before: QRectF, after: QRectF) -> Way:
    """Return the animation of a frame that can take any size."""
    return lambda share: item.set_rect(mixed(before, after, share))


class RunWay:
    """The animation of a portfolio; cards reach their final width, half-way their final spacing.

    `lowest` is the new index of its currently lowest card.
    """

    def __init__(self, item: RunItem, after: LaidRun, lowest: int = 0) -> None:
        assert item.laid is not None
        self._item = item
        self._before, self._after = item.laid, after.part(item.laid.run, lowest)
        grows = after.card / item.laid.card - 1
        self._grows = grows if abs(grows) > _SAME else 0.0
        self._reshaped = bool(self._grows) or abs(self._after.step - self._before.step) > 1

    def scale(self, share: float) -> float:
        """Return the scale at a share (0 to 1) of the time; 1 is the old size."""
        return 1 + self._grows * share

    def centre(self, index: int, share: float) -> QPointF:
        """Return the centre of a card; -1 and the number of cards are just outside the run."""
        start, end = self._before.card_centre(index), self._after.card_centre(index)
        return start + (end - start) * share

    def __call__(self, share: float) -> None:
        item, late = self._item, self._reshaped and share >= 0.5
        laid = self._after if late else self._before
        if item.facts is not None:
            item.set_geometry(item.facts, laid, item.toolTip())
        scale = self.scale(share) / (self.scale(1) if late else 1)
        origin, foot = item.transformOriginPoint(), laid.card_centre(0)
        at = self.centre(0, share) - origin - (foot - origin) * scale
        item.setScale(scale)
        item.setPos(at if self._grows else at.toPoint().toPointF())


def resized_way(item: TableItem, before: QRectF, after: QRectF) -> Way:
    """Return the animation of an item that takes its new size half-way, where it is fastest."""
    return lambda share: _slide(item, before if share < 0.5 else after, before, after, share)


def sheet_way(item: TableItem, start: QPointF) -> Way:
    """Return the animation of a sheet that comes from a point to its place."""

    def go(share: float) -> None:
        item.setPos((start - item.rect.center()) * (1 - share))
        item.setOpacity(min(1.0, 2 * share))

    return go


def _slide(item: TableItem, rect: QRectF, before: QRectF, after: QRectF, share: float) -> None:
    """Move an item by whole pixels, so that its cached pixmap can be reused."""
    at = before.center() + (after.center() - before.center()) * share
    item.set_rect(rect)
    item.setPos((at - rect.center()).toPoint().toPointF())


_OPPONENTS_SHARE = 0.53
"""The other seats' share of the height above the hand; the rest is the front seat's."""
_MORE_EACH = 1.6
"""The growth of a seat's column for each portfolio, relative to a column without any."""
_PLACE, _BARE = (228, 318), (400, 540)
"""The width of the place for a new portfolio beside others, and of its area without any, at 1280 by
720 and at 1600 by 1000.
"""
_LEAST_PLACE = (196, 250)
"""The least width of that place beside many portfolios, at the same sizes."""
_PILES, _LEAST_PILES = (284, 374), (258, 320)
"""The width of the piles beside portfolios, and beside many of them, at the same sizes."""
_PER_RUN = 1.56
"""The width of a portfolio with a cap and its tag on it, in card widths."""
_MOST_SEAT, _MOST_RUN = (600, 720), 2.5
"""The greatest width of another seat's column, at the same sizes; or in card widths for each
portfolio plus a popover, so that no empty space is framed.
"""
_READABLE = 86.0
"""The least card width at which all marks are readable; cards are not made smaller for space."""
_ALONE = (268, 380)
"""The greatest height of the front row while nobody else has a portfolio."""


class PortfolioLayout:
    """Rects of a table of 2 to 5 seats in pixels of the board, which is below the page's bar.

    `portfolios` counts each seat's portfolios, clockwise from the front; empty means none. The
    page's own parts (log, actions, peek) don't depend on it. Without `acts` there is no action
    panel, and sheet and hand get its space too.
    """

    def __init__(
        self,
        width: float,
        height: float,
        seats: int,
        portfolios: tuple[int, ...] = (),
        *,
        acts: bool = True,
    ) -> None:
        owned = [*portfolios, *[0] * (seats - len(portfolios))]
        page = height + bar_height(width, height / 0.956)
        self.scale = scale = scale_for(width, page)
        spare = max(0.0, width - DESIGN_WIDTH * scale) / 2 if scale >= LARGEST else 0.0
        margin, gap = between(scale, 14, 40) + spare, between(scale, 8, 18)
        self._pad = gap
        top, bottom = between(scale, 8, 18), between(scale, 8, 22)
        side = max(256.0, round(256 * scale))
        left, right = margin, width - margin
        middle = right - side - gap
        hand_height = between(scale, 190, 262)
        hand_top = height - hand_height
        room = hand_top - 2 * gap - top
        theirs = round(room * _OPPONENTS_SHARE) if any(owned[1:]) else _strip(scale, seats - 1)
        widths = _widths(owned[1:], middle - left - gap * (seats - 2), scale)
        self.seats = tuple(_row(widths, QRectF(left, top, middle - left, theirs), gap))
        """The other seats, clockwise from the front seat's left."""
        self.folded = tuple(any(owned[1:]) and not count for count in owned[1:])
        """Which of them have no portfolio while others have one, and so a narrow column."""
        own_top = top + theirs + gap
        row = QRectF(left, own_top, middle - left, hand_top - gap - own_top)
        if not any(owned[1:]):
            row = centred(row.center(), row.width(), min(row.height(), between(scale, *_ALONE)))
        if not owned[0]:
            row = _compact(row, scale, gap)
        self.own_is_bare = not owned[0]
        """Whether the front seat has no portfolio, so that its whole area is for the first."""
        self.place_width, piles_width = _beside_own(owned[0], row.width() - gap, scale)
        """The width of the place for a new portfolio, at the right of the front seat's area."""
        self.own = left_part(row, row.width() - gap - piles_width)
        self.piles = right_part(row, piles_width)
        log_width, plate_height = between(scale, 268, 300), between(scale, 44, 62)
        self.plate = QRectF(left, hand_top, log_width, plate_height)
        log_top = self.plate.bottom() + between(scale, 4, 16)
        self.log = QRectF(left, log_top, log_width, height - bottom - log_top)
        sheet_height = between(scale, 372, 510) if acts else hand_top - gap - top
        self.sheet = sheet = QRectF(right - side, top, side, sheet_height)
        actions = line_under(sheet, height - bottom - sheet.bottom() - gap, gap)
        self.actions = actions if acts else QRectF()
        hand_left, air = left + log_width + gap, between(scale, 8, 0)
        hand_width = (middle if acts else right) - hand_left
        self.hand = QRectF(hand_left, hand_top + air, hand_width, hand_height - air)
        self.peek = _peek(QPointF(middle - 8, height - bottom), scale)

    @property
    def hand_card(self) -> float:
        return min(126 * self.scale, self.hand.height() * 0.53)

    @property
    def run_card(self) -> float:
        """The greatest width of a card in another seat's portfolio."""
        return max(_READABLE, 88 * self.scale)

    @property
    def own_card(self) -> float:
        """The greatest width of a card in the front seat's portfolios."""
        return _own_card(self.scale)

    @property
    def own_runs(self) -> QRectF:
        return left_part(self.own, self._own_split)

    @property
    def place(self) -> QRectF:
        """The rect for a new portfolio; before a draw, of the price list."""
        head, left = between(self.scale, 34, 46), self.own.left() + self._own_split
        width = self.own.right() - self._pad - left
        return QRectF(left, self.own.top() + head, width, self.own.height() - head - self._pad)

    @property
    def own_head(self) -> QRectF:
        """The line above that rect, for a title and the income."""
        place, top = self.place, self.own.top() + 4
        return QRectF(place.left() + 2, top, place.width() - 4, place.top() - 8 - top)

    @property
    def _own_split(self) -> float:
        return self._pad if self.own_is_bare else self.own.width() - self.place_width - self._pad


lay_out = lru_cache(maxsize=16)(PortfolioLayout)
"""Returns a layout, the same one for the same arguments."""


def _own_card(scale: float) -> float:
    return max(_READABLE * 1.1, 104 * scale)


def _beside_own(owned: int, room: float, scale: float) -> tuple[float, float]:
    """Return the widths of the place for a new portfolio and of the piles beside own portfolios.

    Both shrink, the place first, so that own portfolios can keep large cards.
    """
    if not owned:
        return 0.0, room / 2
    place, piles = between(scale, *_PLACE), between(scale, *_PILES)
    runs = owned * _PER_RUN * _own_card(scale) + 4 * between(scale, 8, 18)
    short = max(0.0, runs + place + piles - room)
    yields = min(short, place - between(scale, *_LEAST_PLACE))
    most = piles - between(scale, *_LEAST_PILES)
    return place - yields, piles - min(short - yields, most)


def _compact(row: QRectF, scale: float, gap: float) -> QRectF:
    """Return the middle of a row, as large as price list and piles need."""
    most = 2 * between(scale, *_BARE) + gap
    width, height = min(row.width(), most), min(row.height(), between(scale, *_ALONE))
    return centred(row.center(), width, height)


def _strip(scale: float, others: int) -> float:
    """Return the height of other seats' plates and known cards while nobody has a portfolio."""
    return between(scale, 62, 84) if others <= 2 else between(scale, 92, 124)


def _widths(owned: Sequence[int], room: float, scale: float) -> list[float]:
    """Return the width of each seat's column; seats with portfolios share what the others leave."""
    if not any(owned):
        return [room / len(owned)] * len(owned)
    folded, card = between(scale, 116, 150), max(_READABLE, 88 * scale)
    shares = [1 + _MORE_EACH * count if count else 0.0 for count in owned]
    left = room - folded * shares.count(0.0)
    worth = sum(shares) * between(scale, 164, 200) / left  # what name and money need
    shares = [max(share, worth) if share else 0.0 for share in shares]
    least = between(scale, *_MOST_SEAT)
    most = [max(least, card * (_MOST_RUN * count + SLIP)) for count in owned]
    return [
        min(left * share / sum(shares), widest) if share else folded
        for share, widest in zip(shares, most, strict=True)
    ]


def _peek(corner: QPointF, scale: float) -> QRectF:
    width, height = peek_width(scale), max(50.0, 52 * scale)
    return QRectF(corner.x() - width, corner.y() - height, width, height)


def _row(widths: Sequence[float], area: QRectF, gap: float) -> list[QRectF]:
    lefts = [area.left() + sum(widths[:i]) + i * gap for i in range(len(widths))]
    return [column_at(area, left, width) for left, width in zip(lefts, widths, strict=True)]


_COLUMN_CARD = 0.75
"""The least width of a column's cards, relative to those of portfolios."""
_TIGHT, _TIGHTER, _TIGHTEST = 0.8, 0.75, 0.6
"""The least width of an offer, as a share of its natural width: beside the piles, beside a column
of them, and without them.
"""

Fit = Callable[[QSizeF], QSizeF]
"""Returns the size of a sheet within a given space."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The least widths of a sheet: beside the piles, beside them in one column, and with neither.

    `fit` returns its size within a given space.
    """

    beside_piles: float
    beside_column: float
    least: float
    fit: Fit

    @classmethod
    def by_offer(cls, fit: Fit, most: QSizeF) -> Wanted:
        """Return the needs of an offer, which may be a little narrower than its natural width."""
        whole = fit(most).width()
        return cls(whole * _TIGHT, whole * _TIGHTER, whole * _TIGHTEST, fit)


@dataclass(frozen=True, slots=True)
class DealRow:
    """Geometry of the row with a deal's sheet, in pixels of the board."""

    sheet: QRectF
    piles: QRectF
    hand: QRectF
    own: QRectF
    """The front seat's area, which ends at the piles."""
    runs: QRectF
    """The rect of the front seat's portfolios."""


@dataclass(frozen=True, slots=True)
class OwnEnd:
    """The right edge of the front seat's portfolios."""

    usual: float
    least: float
    """Their right end at the tightest spacing with cards of that size."""


def lay_deal_row(layout: PortfolioLayout, piles: PilesItem, own: OwnEnd, wanted: Wanted) -> DealRow:
    """Place a sheet between own portfolios and piles.

    For a large sheet own portfolios move closer, then the piles become a column if their cards
    stay large enough. For the largest they move beside the hand, and own cards shrink, too.
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
            row = _row_of_deal_row(layout, wanted, left, right, place, layout.hand)
            return row if left == own.usual else _closer(row, layout, left)
    right = layout.piles.right() - gap
    left, (beside, hand) = min(own.usual, right - wanted.least), _beside_hand(layout)
    row = _row_of_deal_row(layout, wanted, left, right, beside, hand)
    return row if left == own.usual else _closer(row, layout, left)


def _closer(row: DealRow, layout: PortfolioLayout, end: float) -> DealRow:
    runs = QRectF(layout.own_runs)
    runs.setRight(max(runs.left() + layout.run_card, end))
    return replace(row, runs=runs)


def _row_of_deal_row(
    layout: PortfolioLayout,
    wanted: Wanted,
    left: float,
    right: float,
    piles: QRectF,
    hand: QRectF,
) -> DealRow:
    own, gap = QRectF(layout.own), between(layout.scale, 8, 18)
    own.setRight(right + gap)
    size = wanted.fit(QSizeF(right - left, own.height()))
    foot = max(own.bottom() - gap / 2, own.center().y() + size.height() / 2)
    foot = min(foot, own.bottom() + gap / 2)
    sheet = QRectF(QPointF(right - size.width(), foot - size.height()), size)
    return DealRow(sheet, piles, hand, own, layout.own_runs)


def _beside_hand(layout: PortfolioLayout) -> tuple[QRectF, QRectF]:
    hand, gap = layout.hand, between(layout.scale, 8, 18)
    width = PilesItem.tucked_width(layout.scale, hand.height() - gap)
    piles = left_part(hand, width).adjusted(0, 0, 0, -gap)
    return piles, hand.adjusted(width + gap, 0, 0, 0)
