"""The scene: every painted item of the Portfolio table, kept in sync with the facts."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QRectF, QSizeF

from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.action_builder import ActionBuilder
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.forecast import Forecast, RaidForecast
from stockgames.games.portfolio.parts import Number
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.portfolio.log_words import running_promises
from stockgames.presentation.games.portfolio.outline import own_titles
from stockgames.presentation.games.portfolio.results import score
from stockgames.presentation.games.portfolio.terms import Face, face
from stockgames.presentation.games.portfolio.terms import change as gain
from stockgames.presentation.games.portfolio.words import PortfolioWords
from stockgames.presentation.sentences.numbers import money
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.portfolio.layout import (
    DealRow,
    OwnEnd,
    PortfolioLayout,
    RunWay,
    Wanted,
    Way,
    Widening,
    area_way,
    lay_deal_row,
    own_way,
    place_way,
    resized_way,
    sheet_way,
)
from stockgames.ui.games.portfolio.marks import slot_over
from stockgames.ui.games.portfolio.run import BACK, LaidRun, RunItem, RunPicture
from stockgames.ui.games.portfolio.slips import OfferPicture, coming_picture, raid_picture
from stockgames.ui.games.portfolio.things import (
    PortfolioThings,
    income_text,
    offer_picture,
    pile_picture,
    price_list,
    run_picture,
    seat_picture,
    titles_over_place,
)
from stockgames.ui.table.layout import between
from stockgames.ui.table.motion import Sum, change
from stockgames.ui.theme.context import ThemeContext

_RUN_HEIGHT: Final = 5
_DEAL_LEAST, _DEAL_MOST = 43, (760, 980)
"""The least width of a deal's trays, in text heights, and the greatest, at 1280 by 720 and at 1600
by 1000.
"""
_GROWTH = 0.25
"""How much of the text's enlargement they follow."""
_OFFER_MOST = (760, 980)
"""The greatest width of an offer, at the same sizes."""


RowNow: TypeAlias = tuple[QRectF, QRectF, QRectF, QRectF]
"""The rects of the front seat's area, its title, the piles and the hand."""


class PortfolioScene(PortfolioThings):
    """See `GameScene`; `show_choosing` shows what has been chosen so far."""

    def __init__(
        self,
        look: ThemeContext,
        words: PortfolioWords,
        choosing: ActionBuilder,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(look, choosing, parent)
        self.words = words
        self._deal: QSizeF | None = None
        """The minimum size of the trays of a deal draft; None without one."""
        self._row: DealRow | None = None
        """The geometry of the row with an offer or a deal; None without one."""
        self._own_end = OwnEnd(0.0, 0.0)
        """The right end of the front seat's portfolios when they make no room for it."""

    def sums(self, after: Facts) -> list[Sum]:
        """Return each seat's cash and income as numbers that count from old to new."""
        if self.facts is None or self.context is None:
            return []
        found = []
        for was, one in zip(self.facts.seats, after.seats, strict=True):
            if was.cash != one.cash:
                found.append(change(was.cash, one.cash, partial(self._show_cash, one.seat)))
            if was.income != one.income:
                show = partial(self._show_income, one.seat)
                found.append(change(was.income, one.income, show))
        return found

    def _show_cash(self, seat: SeatId, cash: int) -> None:
        item = self.plate if seat == self.front else self.areas.get(seat)
        if item is not None and item.facts is not None:
            item.facts = replace(item.facts, cash=money(cash))

    def _show_income(self, seat: SeatId, income: int) -> None:
        item = self.areas.get(seat)
        if seat == self.front:
            self.own.income = income_text(income)
        elif item is not None and item.facts is not None:
            item.facts = replace(item.facts, income=income_text(income), gain=gain(income))

    def lift(self, heights: Mapping[Hashable, float]) -> None:
        slots = {slot: heights.get(("card", slot), 0.0) for slot in range(len(self.hand.faces))}
        self.hand.lifted = {slot: height for slot, height in slots.items() if height}

    # Sync with a view

    def _show(self, facts: Facts, context: TableContext) -> None:
        assert self.layout_ is not None
        for seat, area in self.areas.items():
            area.tell(seat_picture(facts.seats[seat], facts, context, self.words))
        own = facts.seats[context.front]
        self.plate.facts = seat_picture(own, facts, context, self.words)
        self._lay_row(facts, context, self.layout_)
        self._show_hand(facts, context)

    def _take_away(self) -> None:
        self.keep(self.areas, (), self._area)
        self.keep(self.runs, (), self._run)
        self.plate.facts = self.piles.facts = self.sheet.facts = None
        self.own.titles, self.own.income = ("",), ""
        self.offer.tell(None)
        self.own.covered = QRectF()
        self.show_raid(None)
        self.place.tell("", "")
        self.hand.tell((), "")

    def _show_runs(self, facts: Facts, context: TableContext, layout: PortfolioLayout) -> None:
        numbers = [portfolio.number for seat in facts.seats for portfolio in seat.portfolios]
        self.keep(self.runs, numbers, self._run)
        for seat in facts.seats:
            pictures = [run_picture(portfolio) for portfolio in seat.portfolios]
            laid = self._laid(seat.seat, [picture.run for picture in pictures], layout)
            for portfolio, picture, shape in zip(seat.portfolios, pictures, laid, strict=True):
                label = self.words.portfolio_label(portfolio, context)
                self.runs[picture.number].lay(picture, shape, label)

    def room_for(self, number: Number, after: Facts) -> LaidRun:
        """Return the geometry of a portfolio after a move."""
        return self._coming(number, after)[1]

    def _coming(self, number: Number, after: Facts) -> tuple[RunPicture, LaidRun]:
        layout = self.layout_
        assert layout is not None
        owner = next(s for s in after.seats if number in [p.number for p in s.portfolios])
        pictures = [run_picture(portfolio) for portfolio in owner.portfolios]
        laid = self._laid(owner.seat, [picture.run for picture in pictures], layout)
        index = [picture.number for picture in pictures].index(number)
        return pictures[index], laid[index]

    def way_of(self, run: RunItem, after: Facts) -> RunWay:
        """Return the animation of a portfolio to its place after a move."""
        coming, laid = self._coming(run.number, after)
        assert run.facts is not None
        return RunWay(run, laid, coming.cards.index(run.facts.cards[0]))

    def tag_of(self, number: Number, after: Facts) -> str:
        """Return the text of a portfolio's tag after a move."""
        return self._coming(number, after)[0].tag

    def make_room(self, after: Facts) -> Widening | None:
        """Lay the table out as after a move; return the animation, or None if nothing changes.

        Until its step is taken, everything but portfolios is already at its final position, which
        is where things fly to. `hand_point` still returns where hands were before.
        """
        context, old = self.context, self.layout_
        if context is None or old is None:
            return None
        before = self._row_now()
        if after.offer is not None and self._row is None:
            return self._offer_comes(after, context, old)
        row, self._row = self._row, None
        self._hands = {seat: area.hand_point for seat, area in self.areas.items()}
        areas = {seat: (area.rect, area.folded) for seat, area in self.areas.items()}
        self._lay_out(self._size, after, context)
        new = self.layout_
        if new is None or (vars(new) == vars(old) and (row is None or after.offer is not None)):
            if self.facts is not None:
                self._lay_row(self.facts, context, old)
            return None
        ways = [place_way(self.place, old.place, new.place), *self._row_ways(before)]
        for seat, area in self.areas.items():
            ways.append(area_way(area, areas[seat], (area.rect, area.folded)))
        for run in self._staying(after):
            ways.append(self.way_of(run, after))
        return Widening(ways)

    def _row_now(self) -> RowNow:
        return self.own.rect, self.own.head, self.piles.rect, self.hand.rect

    def _row_ways(self, before: RowNow) -> list[Way]:
        own, head, piles, hand = before
        ways: list[Way] = [own_way(self.own, (own, head), (self.own.rect, self.own.head))]
        ways.append(resized_way(self.piles, piles, self.piles.rect))
        if hand != self.hand.rect:
            ways.append(place_way(self.hand, hand, self.hand.rect))
        return ways

    def _offer_comes(
        self, after: Facts, context: TableContext, layout: PortfolioLayout
    ) -> Widening:
        """Place an offer on the table; return the animation of all that moves for it."""
        before, runs = self._row_now(), [(run, run.laid) for run in self.runs.values()]
        self._lay_row(after, context, layout)
        self.place.tell("", "")
        ways = self._row_ways(before)
        for run, was in runs:
            now = run.laid
            if run.facts is not None and was is not None and now is not None and now != was:
                run.lay(run.facts, was, run.toolTip())
                ways.append(RunWay(run, now))
        maker = after.offer.maker if after.offer is not None else context.front
        plate = self.areas[maker].plate if maker in self.areas else self.plate.rect
        return Widening([*ways, sheet_way(self.offer, plate.center())])

    def _staying(self, after: Facts) -> list[RunItem]:
        owners = {p.number: seat.seat for seat in after.seats for p in seat.portfolios}
        runs = [run for run in self.runs.values() if run.facts is not None]
        return [run for run in runs if run.facts and owners.get(run.number) == run.facts.owner]

    def deal_place(self, least: QSizeF) -> QRectF:
        """Return the rect of a deal's trays with this minimum size."""
        return self._deal_row(least).sheet if self.layout_ is not None else QRectF()

    def lay_deal(self, least: QSizeF | None) -> None:
        """Make room for a deal's trays with this minimum size; None removes them."""
        if least == self._deal:
            return
        self._deal = least
        if self.facts is not None and self.context is not None and self.layout_ is not None:
            self._lay_row(self.facts, self.context, self.layout_)

    def _lay_row(self, facts: Facts, context: TableContext, layout: PortfolioLayout) -> None:
        self._row = None
        self._show_runs(facts, context, layout)
        self._own_end = self._last_run(layout)
        offer = None if facts.offer is None else offer_picture(facts.offer, facts, context)
        self.piles.facts = pile_picture(facts, self.choosing)
        if self._deal is not None:
            self._row = self._deal_row(self._deal)
        elif offer is not None:
            self._row = self._offer_row(offer, layout)
            self.offer.set_rect(self._row.sheet)
        self.offer.tell(offer if self._deal is None else None)
        row, head = self._row, self._own_head(layout, facts, context.front)
        self.piles.set_rect(row.piles if row else layout.piles)
        self.hand.lay(row.hand if row else layout.hand, layout.hand_card)
        wider = row.own.right() - layout.own.right() if row else 0.0
        self.own.lay(row.own if row else layout.own, head.adjusted(0, 0, wider, 0))
        self.own.covered = row.sheet if row else QRectF()
        if row is not None and row.runs != layout.own_runs:
            self._show_runs(facts, context, layout)

    def _own_runs(self, layout: PortfolioLayout) -> QRectF:
        return layout.own_runs if self._row is None else self._row.runs

    def _deal_row(self, least: QSizeF) -> DealRow:
        layout = self.layout_
        assert layout is not None
        grows = 1 + _GROWTH * (self.look.text_size - 1)
        narrow = max(least.width(), _DEAL_LEAST * self.look.usual_px(14) * grows)
        wide = max(narrow, between(layout.scale, *_DEAL_MOST))

        def fit(room: QSizeF) -> QSizeF:
            width = min(max(room.width(), narrow), wide)
            return QSizeF(width, max(room.height(), least.height()))

        wanted = Wanted(narrow, narrow, narrow, fit)
        return lay_deal_row(layout, self.piles, self._own_end, wanted)

    def _offer_row(self, picture: OfferPicture, layout: PortfolioLayout) -> DealRow:
        low = layout.own.height()
        most = QSizeF(between(layout.scale, *_OFFER_MOST), low)
        wanted = Wanted.by_offer(lambda room: self.offer.fitting(picture, room, low), most)
        return lay_deal_row(layout, self.piles, self._own_end, wanted)

    def _last_run(self, layout: PortfolioLayout) -> OwnEnd:
        own = [run for run in self.runs.values() if run.facts and run.facts.owner == self.front]
        end = max((run.outer.right() + 10 for run in own), default=layout.own.left())
        pads = 2 * between(layout.scale, 8, 16)
        broad = sum(run.laid.breadth for run in own if run.laid is not None)
        in_row = len({run.laid.rect.bottom() for run in own if run.laid is not None}) < 2
        return OwnEnd(end, min(end, layout.own_runs.left() + broad + pads + 4) if in_row else end)

    def _run(self, number: Number) -> RunItem:
        item = RunItem(self.look, number)
        item.setZValue(_RUN_HEIGHT)
        return item

    def _show_hand(self, facts: Facts, context: TableContext) -> None:
        faces: tuple[Face, ...] = (BACK,) * facts.seats[context.front].cards
        if context.viewer == context.front == facts.viewer:
            faces = tuple(face(card) for card in self.choosing.slots)
        self.hand.tell(faces, say("portfolio-no-cards-in-hand"))
        own, layout = facts.seats[context.front], self.layout_
        aside = layout is not None and self.own.head.left() >= layout.own_head.left()
        self.own.titles = own_titles(context)
        if own.portfolios and aside:
            self.own.titles = titles_over_place(context)
        self.own.income = income_text(own.income)

    def put_back(self) -> None:
        """Reset the positions and opacity of everything that was animated."""
        self._hands = {}
        self.piles.setPos(0, 0)
        self.offer.setPos(0, 0)
        self.offer.setOpacity(1)
        for area in self.areas.values():
            area.setOpacity(1)
        for run in self.runs.values():
            run.setPos(0, 0)
            run.setScale(1)
            run.setZValue(_RUN_HEIGHT)
            run.setOpacity(1)

    # Previews

    def show_coming(self, coming: Forecast | None) -> None:
        """Preview a choice on the score sheet; None clears it."""
        facts, context = self.facts, self.context
        if facts is not None and context is not None:
            promises = running_promises(facts, context.names)
            self.sheet.facts = score(facts, context, coming, promises)

    def show_raid(self, raid: RaidForecast | None) -> None:
        """Preview a raid in a popover beside its portfolio; None hides it."""
        run, context = None if raid is None else self.runs.get(raid.number), self.context
        if raid is None or run is None or context is None:
            self.raid.tell(None, QRectF(), QRectF())
            self.way.lead(QRectF(), QRectF())
            self.place.coming = None
            return
        self.place.coming = coming_picture(raid)
        start = run.outer if raid.taken else QRectF()
        words = [told for told in self.own.told() if not told.isEmpty()]
        self.way.lead(start, self.place.column, self._joins(run, raid), words)
        room = self.sceneRect().adjusted(8, 8, -8, -8)
        told = raid_picture(raid, context.names[raid.owner])
        self.raid.tell(told, run.outer, room)

    def _joins(self, run: RunItem, raid: RaidForecast) -> tuple[QRectF, Face] | None:
        """Return the rect and face of the card that takes a portfolio and becomes part of it.

        None if it would cover the plate.
        """
        if raid.taken is None or run.laid is None or run.facts is None:
            return None
        highest, slot = face(raid.taken.cards[-1]), slot_over(run.laid)
        covers = slot.top() < self.ceiling(("run", run.number))
        return None if covers or highest in run.facts.cards else (slot, highest)

    def show_choosing(self) -> None:
        """Raise selected cards; show the price list, or the place for a new portfolio."""
        choosing = self.choosing
        self.hand.select(choosing.selected, choosing.barred())
        if self.facts is not None:
            self.piles.facts = pile_picture(self.facts, choosing)
        if choosing.drawing:
            self.place.list = price_list(choosing)
        elif self.facts is not None and (self._row is not None or not self.facts.actors):
            self.place.tell("", "")
        elif self.facts is not None:
            self.place.tell(
                say("portfolio-lay-three-or-more"), say("portfolio-in-sequence-one-suit-for")
            )
