"""Layout of the Portfolio table, with and without a deal on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF

from stockgames.ui.games.portfolio.area import AreaItem
from stockgames.ui.games.portfolio.piles import PilesItem
from stockgames.ui.games.portfolio.run import POPOVER, RunGeometry, RunItem
from stockgames.ui.table.items import TableItem
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
            item.set_geometry(_mixed(before[0], after[0], share), folded=after[1])
            return
        rect, folded = before if share < 0.5 else after
        item.set_geometry(rect, folded=folded)
        item.setOpacity(abs(1 - 2 * share))

    return go


def mixed_way(show: Callable[..., None], before: Sequence[QRectF], after: Sequence[QRectF]) -> Way:
    """Return the animation of rects that an item can `show` at any size."""
    return lambda share: show(*(_mixed(*ends, share) for ends in zip(before, after, strict=True)))


def _mixed(before: QRectF, after: QRectF, share: float) -> QRectF:
    corner = before.topLeft() + (after.topLeft() - before.topLeft()) * share
    return QRectF(
        corner, before.bottomRight() + (after.bottomRight() - before.bottomRight()) * share
    )


class RunWay:
    """The animation of a portfolio; cards reach their final width, half-way their final spacing.

    `lowest` is the new index of its currently lowest card.
    """

    tilt = 0.0
    """The degrees by which it is turned half-way."""

    def __init__(self, item: RunItem, after: RunGeometry, lowest: int = 0) -> None:
        assert item.geometry is not None
        self._item = item
        self._before, self._after = item.geometry, after.part(item.geometry.run, lowest)
        grows = after.card / item.geometry.card - 1
        self._grows = grows if abs(grows) > _SAME else 0.0
        self._reshaped = bool(self._grows) or abs(self._after.step - self._before.step) > 1

    def scale(self, share: float) -> float:
        """Return the scale at a share (0 to 1) of the time; 1 is the old size."""
        return 1 + self._grows * share

    def turn(self, share: float) -> float:
        """Return the degrees by which it is turned."""
        return 4 * self.tilt * share * (1 - share)

    def centre(self, index: int, share: float) -> QPointF:
        """Return the centre of a card; -1 and the number of cards are just outside the run."""
        start, end = self._before.card_centre(index), self._after.card_centre(index)
        return start + (end - start) * share

    def __call__(self, share: float) -> None:
        item, late = self._item, self._reshaped and share >= 0.5
        geometry = self._after if late else self._before
        if item.facts is not None:
            item.set_geometry(item.facts, geometry, item.toolTip())
        if self.tilt:
            item.setTransformOriginPoint(item.rect.center())
            item.setRotation(self.turn(share))
        scale = self.scale(share) / (self.scale(1) if late else 1)
        origin, foot = item.transformOriginPoint(), geometry.card_centre(0)
        at = self.centre(0, share) - origin - (foot - origin) * scale
        item.setScale(scale)
        item.setPos(at if self._grows else at.toPoint().toPointF())


def resized_way(item: TableItem, before: QRectF, after: QRectF) -> Way:
    """Return the animation of an item that takes its new size half-way, where it is fastest.

    It moves by whole pixels, so that its cached pixmap can be reused.
    """

    def go(share: float) -> None:
        rect = before if share < 0.5 else after
        at = before.center() + (after.center() - before.center()) * share
        item.set_rect(rect)
        item.setPos((at - rect.center()).toPoint().toPointF())

    return go


def sheet_way(item: TableItem, start: QPointF) -> Way:
    """Return the animation of a sheet that comes from a point to its place."""

    def go(share: float) -> None:
        item.setPos((start - item.rect.center()) * (1 - share))
        item.setOpacity(min(1.0, 2 * share))

    return go


_OPPONENTS_SHARE = 0.53
"""The other seats' share of the height above the hand; the rest is the front seat's."""
_STRIP, _LONG_STRIP = 62, 92
"""The height of their plates and known cards while none of them has a portfolio: of up to two, and
of more.
"""
_MORE_EACH = 1.6
"""The growth of a seat's column for each portfolio, relative to a column without any."""
_MARGIN, GAP, _AIR = 14, 8, 4
_SIDE, _SHEET = 256, 372
"""The width of score sheet and actions, and the height of the sheet over these."""
_PANEL_GROWS = 80
"""By how much the sheet is lower, and the actions higher, for the largest text."""
_HAND, _PLATE = 190, QSizeF(268, 44)
_PEEK = QSizeF(316, 50)
"""The size of the peek button, which fits its text in any language and window."""
_HEAD = 34
"""The height above the place for a new portfolio."""
_FOLDED, _LEAST_SEAT = 116, 164
"""The width of a seat without portfolios, and what name and money need."""
_PLACE, _BARE = 228, 400
"""The width of the place for a new portfolio beside others, and of its area without any."""
_LEAST_PLACE = 196
"""The least width of that place beside many portfolios."""
_PILES, _LEAST_PILES = 284, 258
"""The width of the piles beside portfolios, and beside many of them."""
_PER_RUN = 1.56
"""The width of a portfolio with a cap and its tag on it, in card widths."""
_MOST_SEAT, _MOST_RUN = 600, 2.5
"""The greatest width of another seat's column; or in card widths for each portfolio plus a popover,
so that no empty space is framed.
"""
RUN_CARD, OWN_CARD = 86.0, 94.6
"""The greatest widths of a card in another seat's portfolio, at which all marks are readable, and
in the front seat's.
"""
_ALONE = 268
"""The greatest height of the front row while nobody else has a portfolio."""


class PortfolioLayout:
    """Rects of a table of 2 to 5 seats in the scene's coordinates.

    `portfolios` counts each seat's portfolios, clockwise from the front; empty means none. The
    page's own parts (log, actions, peek) don't depend on it. The action panel has a `panel_size`
    of 1 as usual, up to 2; if it is 0, sheet and hand get its space.
    """

    def __init__(
        self,
        width: float,
        height: float,
        seats: int,
        portfolios: tuple[int, ...] = (),
        panel_size: float = 1.0,
    ) -> None:
        owned = [*portfolios, *[0] * (seats - len(portfolios))]
        left, right = _MARGIN, width - _MARGIN
        middle = right - _SIDE - GAP
        hand_top = height - _HAND
        theirs = _STRIP if seats <= 3 else _LONG_STRIP
        if any(owned[1:]):
            theirs = round((hand_top - 3 * GAP) * _OPPONENTS_SHARE)
        widths = _widths(owned[1:], middle - left - GAP * (seats - 2))
        self.seats = tuple(_row(widths, QRectF(left, GAP, middle - left, theirs)))
        """The other seats, clockwise from the front seat's left."""
        self.folded = tuple(any(owned[1:]) and not count for count in owned[1:])
        """Which of them have no portfolio while others have one, and so a narrow column."""
        own_top = theirs + 2 * GAP
        row = QRectF(left, own_top, middle - left, hand_top - GAP - own_top)
        if not any(owned[1:]):
            row = centred(row.center(), row.width(), min(row.height(), _ALONE))
        if not owned[0]:  # only as large as price list and piles need
            row = centred(row.center(), 2 * _BARE + GAP, min(row.height(), _ALONE))
        self.own_is_bare = not owned[0]
        """Whether the front seat has no portfolio, so that its whole area is for the first."""
        self.place_width, piles_width = _beside_own(owned[0], row.width() - GAP)
        """The width of the place for a new portfolio, at the right of the front seat's area."""
        self.own = left_part(row, row.width() - GAP - piles_width)
        self.piles = right_part(row, piles_width)
        self.plate = QRectF(QPointF(left, hand_top), _PLATE)
        bottom = height - GAP
        self.log = line_under(self.plate, bottom - self.plate.bottom() - _AIR, _AIR)
        sheet_height = hand_top - 2 * GAP
        if panel_size:
            sheet_height = _SHEET - _PANEL_GROWS * (panel_size - 1)
        self.sheet = sheet = QRectF(right - _SIDE, GAP, _SIDE, sheet_height)
        actions = line_under(sheet, bottom - sheet.bottom() - GAP, GAP)
        self.actions = actions if panel_size else QRectF()
        hand_left = self.plate.right() + GAP
        self.hand = QRectF(hand_left, hand_top + GAP, middle - hand_left, _HAND - GAP)
        if not panel_size:
            self.hand.setRight(right)
        corner = QPointF(middle - GAP - _PEEK.width(), bottom - _PEEK.height())
        self.peek = QRectF(corner, _PEEK)

    @property
    def own_runs(self) -> QRectF:
        return left_part(self.own, self._own_split)

    @property
    def place(self) -> QRectF:
        """The rect for a new portfolio; before a draw, of the price list."""
        left = self.own.left() + self._own_split
        width, height = self.own.right() - GAP - left, self.own.height() - _HEAD - GAP
        return QRectF(left, self.own.top() + _HEAD, width, height)

    @property
    def own_head(self) -> QRectF:
        """The line above that rect, for a title and the income."""
        place, top = self.place, self.own.top() + 4
        return QRectF(place.left() + 2, top, place.width() - 4, place.top() - 8 - top)

    @property
    def _own_split(self) -> float:
        return GAP if self.own_is_bare else self.own.width() - self.place_width - GAP


lay_out = lru_cache(maxsize=16)(PortfolioLayout)
"""Returns a layout, the same one for the same arguments."""


def _beside_own(owned: int, room: float) -> tuple[float, float]:
    """Return the widths of the place for a new portfolio and of the piles beside own portfolios.

    Both shrink, the place first, so that own portfolios can keep large cards.
    """
    if not owned:
        return 0.0, _BARE
    runs = owned * _PER_RUN * OWN_CARD + 4 * GAP
    short = max(0.0, runs + _PLACE + _PILES - room)
    yields = min(short, _PLACE - _LEAST_PLACE)
    return _PLACE - yields, _PILES - min(short - yields, _PILES - _LEAST_PILES)


def _widths(owned: Sequence[int], room: float) -> list[float]:
    """Return the width of each seat's column; seats with portfolios share what the others leave."""
    if not any(owned):
        return [room / len(owned)] * len(owned)
    shares = [1 + _MORE_EACH * count if count else 0.0 for count in owned]
    left = room - _FOLDED * shares.count(0.0)
    worth = sum(shares) * _LEAST_SEAT / left
    shares = [max(share, worth) if share else 0.0 for share in shares]
    most = [max(_MOST_SEAT, RUN_CARD * (_MOST_RUN * count + POPOVER)) for count in owned]
    return [
        min(left * share / sum(shares), widest) if share else _FOLDED
        for share, widest in zip(shares, most, strict=True)
    ]


def _row(widths: Sequence[float], area: QRectF) -> list[QRectF]:
    lefts = [area.left() + sum(widths[:i]) + i * GAP for i in range(len(widths))]
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
    """Geometry of the row with a deal's sheet."""

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


def arrange_deal_row(
    layout: PortfolioLayout, piles: PilesItem, own: OwnEnd, wanted: Wanted
) -> DealRow:
    """Place a sheet between own portfolios and piles.

    For a large sheet own portfolios move closer, then the piles become a column if their cards
    stay large enough. For the largest they move beside the hand, and own cards shrink, too.
    """
    column = right_part(layout.piles, piles.narrow_width())
    has_room = piles.narrow_card(column.height()) >= _COLUMN_CARD * RUN_CARD
    hand, ways = layout.hand, [(layout.piles, wanted.beside_piles)]
    if has_room:
        ways.append((column, wanted.beside_column))
    for place, least in ways:
        right = place.left() - 2 * GAP
        left = min(own.usual, right - least)
        if left >= own.least:
            break
    else:
        right = layout.piles.right() - GAP
        left = min(own.usual, right - wanted.least)
        width = piles.tucked_width()
        place = left_part(hand, width).adjusted(0, 0, 0, -GAP)
        hand = hand.adjusted(width + GAP, 0, 0, 0)
    area, runs = QRectF(layout.own), QRectF(layout.own_runs)
    area.setRight(right + GAP)
    if left != own.usual:
        runs.setRight(max(runs.left() + RUN_CARD, left))
    size = wanted.fit(QSizeF(right - left, area.height()))
    foot = max(area.bottom() - GAP / 2, area.center().y() + size.height() / 2)
    foot = min(foot, area.bottom() + GAP / 2)
    sheet = QRectF(QPointF(right - size.width(), foot - size.height()), size)
    return DealRow(sheet, place, hand, area, runs)
