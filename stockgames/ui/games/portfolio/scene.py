"""The scene: every painted item of the Portfolio table, kept in sync with the facts."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF

from stockgames.engine.state import SeatId
from stockgames.games.portfolio.action_builder import ActionBuilder, Place
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
from stockgames.presentation.outline import seat_of
from stockgames.presentation.sentences.speech import money, say
from stockgames.ui.games.portfolio import layout as layouts
from stockgames.ui.games.portfolio.area import (
    AreaItem,
    OwnItem,
    PlateItem,
    income_text,
    seat_picture,
    titles_over_place,
)
from stockgames.ui.games.portfolio.hand import HandItem
from stockgames.ui.games.portfolio.marks import MarksItem, RaidWay, slot_over
from stockgames.ui.games.portfolio.papers import (
    OfferItem,
    OfferPicture,
    RaidPopover,
    SheetItem,
    offer_picture,
)
from stockgames.ui.games.portfolio.piles import PilesItem, PlaceItem, pile_picture, price_list
from stockgames.ui.games.portfolio.run import (
    BACK,
    Run,
    RunGeometry,
    RunItem,
    RunPicture,
    arrange_runs,
    run_picture,
)
from stockgames.ui.table.motion import Sum, change
from stockgames.ui.table.painted_table import GameScene
from stockgames.ui.theme.shapes import inset
from stockgames.ui.theme.theme_context import ThemeContext

_RUN_HEIGHT: Final = 5
_DEAL_LEAST, _DEAL_MOST = 559.0, 760.0
"""The least width of a deal's trays, and the greatest, also of an offer."""


RowNow: TypeAlias = tuple[QRectF, QRectF, QRectF, QRectF]
"""The rects of the front seat's area, its title, the piles and the hand."""


class PortfolioScene(GameScene[Facts]):
    """See `GameScene`; `show_choosing` shows what has been chosen so far."""

    layout_: layouts.PortfolioLayout | None = None
    rings: MarksItem

    def __init__(
        self,
        look: ThemeContext,
        words: PortfolioWords,
        choosing: ActionBuilder,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(look, MarksItem(look, "rings"), parent)
        self.choosing = choosing
        self.own = OwnItem(look, "own")
        self.plate = PlateItem(look, "own-plate")
        self.piles = PilesItem(look, "piles")
        self.sheet = SheetItem(look, "score-sheet")
        self.place = PlaceItem(look, "new-portfolio")
        self.hand = HandItem(look, "hand")
        self.areas: dict[SeatId, AreaItem] = {}
        self.runs: dict[Number, RunItem] = {}
        self._hands: dict[SeatId, QPointF] = {}
        """While columns change their width, the old positions of hands, where cards start."""
        self.offer = OfferItem(look, "open-offer")
        self.offer.set_data(None)
        self.raid = RaidPopover(look, "raid-slip")
        self.raid.setVisible(False)
        self.way = RaidWay(look, "raid-way")
        self.way.setVisible(False)
        self.add(self.own, self.plate, self.piles, self.sheet, self.place)
        self.add(self.hand, height=20)
        self.add(self.rings, height=40)
        self.add(self.way, height=44)
        self.add(self.raid, height=45)
        self.add(self.offer, height=50)
        self.words = words
        self._deal: QSizeF | None = None
        """The minimum size of the trays of a deal draft; None without one."""
        self._row: layouts.DealRow | None = None
        """The geometry of the row with an offer or a deal; None without one."""
        self._own_end = layouts.OwnEnd(0.0, 0.0)
        """The right end of the front seat's portfolios when they make no room for it."""

    def _lay_out(self, size: QSizeF, facts: Facts, context: TableContext) -> None:
        seats = context.clockwise
        owned = tuple(len(facts.seats[seat].portfolios) for seat in seats)
        width, height = size.width(), size.height()
        layout = self.layout_ = layouts.lay_out(width, height, len(seats), owned, self.panel_size)
        self.plate.set_rect(layout.plate)
        self.piles.set_rect(layout.piles)
        self.sheet.set_rect(layout.sheet)
        self.place.set_rect(layout.place)
        self.hand.set_rect(layout.hand)
        self.sync_items(self.areas, seats[1:], self._area)
        for seat, rect, folded in zip(seats[1:], layout.seats, layout.folded, strict=True):
            self.areas[seat].set_geometry(rect, folded=folded)
        self.own.set_geometry(layout.own, self._own_head(layout, facts, context.front))

    def _own_head(self, layout: layouts.PortfolioLayout, facts: Facts, front: SeatId) -> QRectF:
        """Return the rect of title and income: above the runs if there is room."""
        runs = [run_picture(portfolio).run for portfolio in facts.seats[front].portfolios]
        head = QRectF(layout.own_head)
        tops = [shape.outline.top() for shape in self._run_shapes(front, runs, layout)]
        if tops and min(tops) > head.bottom():
            head.setLeft(layout.own_runs.left() + 1.5 * layouts.GAP)
        return head

    def _area(self, seat: SeatId) -> AreaItem:
        item = AreaItem(self.look, f"seat-{seat}")
        item.setZValue(-1)
        return item

    def _run_shapes(
        self, seat: SeatId, runs: Sequence[Run], layout: layouts.PortfolioLayout
    ) -> list[RunGeometry]:
        if seat in self.areas:
            return arrange_runs(runs, self.areas[seat].room, layouts.RUN_CARD, centred=True)
        room = layout.own_runs if self._row is None else self._row.runs
        return arrange_runs(runs, inset(room, layouts.GAP), layouts.OWN_CARD)

    def where(self, place: str) -> QRectF:
        if self.layout_ is None:
            return QRectF()
        areas = {
            "market": self.piles.rect,
            "market/stock": self.piles.stock_rect,
            "market/pile": self.piles.discard_rect,
            "market/prices": QRectF() if self.place.list is None else self.place.rect,
            "own/place": self.place.rect,
            "own/hand": self.hand.rect,
            "own/portfolios": self.layout_.own,
            "sheet": self.sheet.rect,
            "offer": self.offer.rect if self.offer.facts is not None else QRectF(),
            "raid": self.raid.rect if self.raid.raid is not None else QRectF(),
        }
        if place in areas:
            return areas[place]
        match place.split("/"):
            case [*_, run, "beside"]:
                raid = self.raid.raid
                lies = raid is not None and run == f"portfolio-{raid.number}"
                return self.raid.rect if lies else QRectF()
            case ["own", "hand", card]:
                names = self.choosing.card_names()
                if f"card-{card}" not in names or len(self.hand.faces) != len(names):
                    return QRectF()
                return self.hand.visible(names.index(f"card-{card}")).boundingRect()
            case [seat, run] if seat_of(seat) is not None and run.startswith("portfolio-"):
                return self.place_rect(("run", int(run.removeprefix("portfolio-"))))
            case ["sheet", _]:
                return self.sheet.rect
            case ["offer", *_]:
                return self.offer.rect
            case [seat, "portfolios"] if (at := seat_of(seat)) is not None:
                return self.layout_.own if at == self.front else self._seat_rect(at)
            case [seat, "plate"] if (at := seat_of(seat)) in self.areas:
                return self.areas[at].plate
            case [seat] | [seat, "plate"] if (at := seat_of(seat)) is not None:
                return self._seat_rect(at)
            case _:
                return QRectF()

    def _seat_rect(self, seat: int) -> QRectF:
        if seat == self.front:
            return self.plate.rect
        return self.areas[seat].rect if seat in self.areas else QRectF()

    def place_rect(self, place: Place) -> QRectF:
        """Return the clickable rect of a place; empty if it isn't on the table."""
        kind, number = place
        match kind:
            case "run" if number in self.runs:
                return self.runs[number].rect
            case "seat" if number in self.areas:
                return self.areas[number].plate
            case "draw":
                return self.place.price_rect(number)
            case "stock":
                return self.piles.stock_rect
            case "pile" | "exposed":
                return self.piles.discard_rect
            case "place":
                return self.place.rect
            case _:
                return QRectF()

    def tag_rect(self, place: Place) -> QRectF:
        """Return the rect of a place's value tag; empty if it has none."""
        kind, number = place
        return self.runs[number].tag_rect if kind == "run" and number in self.runs else QRectF()

    def ceiling(self, place: Place) -> float:
        """Return the smallest y for a label over a place that hides no plate, title or card."""
        kind, number = place
        if kind == "place":
            return self.place.rect.top()
        if kind in ("pile", "exposed"):
            return self.piles.banner.bottom()
        item = self.runs.get(number) if kind == "run" else None
        if item is None or item.facts is None:
            return 0.0
        if item.facts.owner in self.areas:
            return self.areas[item.facts.owner].plate.bottom() + 2
        if self.own.head.left() < item.rect.right():
            return self.own.head.bottom()
        return max((area.room.bottom() for area in self.areas.values()), default=0.0)

    def hand_point(self, seat: SeatId) -> QPointF:
        """Return the point where cards of a seat's hand leave and arrive."""
        if seat in self._hands:
            return self._hands[seat]
        if seat in self.areas:
            return self.areas[seat].hand_point
        return self.hand.rect.center()

    def sums(self, after: Facts) -> list[Sum]:
        """Return each seat's cash and income as numbers that count from old to new."""
        if self.facts is None or self.context is None:
            return []
        found = []
        for was, now in zip(self.facts.seats, after.seats, strict=True):
            if was.cash != now.cash:
                found.append(change(was.cash, now.cash, partial(self._show_cash, now.seat)))
            if was.income != now.income:
                show = partial(self._show_income, now.seat)
                found.append(change(was.income, now.income, show))
        return found

    def _show_cash(self, seat: SeatId, cash: int) -> None:
        item = self.plate if seat == self.front else self.areas.get(seat)
        if item is not None and item.facts is not None:
            plate = replace(item.facts.plate, amount=money(cash))
            item.facts = replace(item.facts, plate=plate)

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
            area.set_data(seat_picture(facts.seats[seat], facts, context, self.words))
        own = facts.seats[context.front]
        self.plate.facts = seat_picture(own, facts, context, self.words)
        self._arrange_row(facts, context, self.layout_)
        self._show_hand(facts, context)

    def _take_away(self) -> None:
        self.sync_items(self.areas, (), self._area)
        self.sync_items(self.runs, (), self._run)
        self.plate.facts = self.piles.facts = self.sheet.facts = None
        self.own.titles, self.own.income = ("",), ""
        self.offer.set_data(None)
        self.own.covered = QRectF()
        self.show_raid(None)
        self.place.set_data("", "")
        self.hand.set_data((), "")

    def _show_runs(
        self, facts: Facts, context: TableContext, layout: layouts.PortfolioLayout
    ) -> None:
        numbers = [portfolio.number for seat in facts.seats for portfolio in seat.portfolios]
        self.sync_items(self.runs, numbers, self._run)
        for seat in facts.seats:
            pictures = [run_picture(portfolio) for portfolio in seat.portfolios]
            shapes = self._run_shapes(seat.seat, [picture.run for picture in pictures], layout)
            for portfolio, picture, shape in zip(seat.portfolios, pictures, shapes, strict=True):
                label = self.words.portfolio_label(portfolio, context)
                former = self.words.former_owner(portfolio, context)
                picture = replace(picture, former=former)
                self.runs[picture.number].set_geometry(picture, shape, label)

    def room_for(self, number: Number, after: Facts) -> RunGeometry:
        return self._coming(number, after)[1]

    def _coming(self, number: Number, after: Facts) -> tuple[RunPicture, RunGeometry]:
        layout = self.layout_
        assert layout is not None
        owner = next(s for s in after.seats if number in [p.number for p in s.portfolios])
        pictures = [run_picture(portfolio) for portfolio in owner.portfolios]
        shapes = self._run_shapes(owner.seat, [picture.run for picture in pictures], layout)
        index = [picture.number for picture in pictures].index(number)
        return pictures[index], shapes[index]

    def way_of(self, run: RunItem, after: Facts) -> layouts.RunWay:
        coming, shape = self._coming(run.number, after)
        assert run.facts is not None
        return layouts.RunWay(run, shape, coming.cards.index(run.facts.cards[0]))

    def tag_of(self, number: Number, after: Facts) -> str:
        return self._coming(number, after)[0].tag

    def make_room(self, after: Facts) -> list[layouts.Way] | None:
        """Lay the table out as after a move; return the ways of what moves, if any.

        Until they begin, everything but portfolios is already at its final position, which
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
                self._arrange_row(self.facts, context, old)
            return None
        ways = [layouts.mixed_way(self.place.set_rect, [old.place], [new.place])]
        ways += self._row_ways(before)
        for seat, area in self.areas.items():
            ways.append(layouts.area_way(area, areas[seat], (area.rect, area.folded)))
        for run in self._staying(after):
            ways.append(self.way_of(run, after))
        return ways

    def _row_now(self) -> RowNow:
        return self.own.rect, self.own.head, self.piles.rect, self.hand.rect

    def _row_ways(self, before: RowNow) -> list[layouts.Way]:
        own, head, piles, hand = before
        now = self.own.rect, self.own.head
        ways = [
            layouts.mixed_way(self.own.set_geometry, (own, head), now),
            layouts.resized_way(self.piles, piles, self.piles.rect),
        ]
        if hand != self.hand.rect:
            ways.append(layouts.mixed_way(self.hand.set_rect, [hand], [self.hand.rect]))
        return ways

    def _offer_comes(
        self, after: Facts, context: TableContext, layout: layouts.PortfolioLayout
    ) -> list[layouts.Way]:
        """Place an offer on the table; return the ways of all that moves for it."""
        before, runs = self._row_now(), [(run, run.geometry) for run in self.runs.values()]
        self._arrange_row(after, context, layout)
        self.place.set_data("", "")
        ways = self._row_ways(before)
        for run, was in runs:
            now = run.geometry
            if run.facts is not None and was is not None and now is not None and now != was:
                run.set_geometry(run.facts, was, run.toolTip())
                ways.append(layouts.RunWay(run, now))
        maker = after.offer.maker if after.offer is not None else context.front
        plate = self.areas[maker].plate if maker in self.areas else self.plate.rect
        return [*ways, layouts.sheet_way(self.offer, plate.center())]

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
            self._arrange_row(self.facts, self.context, self.layout_)

    def _arrange_row(
        self, facts: Facts, context: TableContext, layout: layouts.PortfolioLayout
    ) -> None:
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
        self.offer.set_data(offer if self._deal is None else None)
        row, head = self._row, self._own_head(layout, facts, context.front)
        self.piles.set_rect(row.piles if row else layout.piles)
        self.hand.set_rect(row.hand if row else layout.hand)
        wider = row.own.right() - layout.own.right() if row else 0.0
        self.own.set_geometry(row.own if row else layout.own, head.adjusted(0, 0, wider, 0))
        self.own.covered = row.sheet if row else QRectF()
        if row is not None and row.runs != layout.own_runs:
            self._show_runs(facts, context, layout)

    def _deal_row(self, least: QSizeF) -> layouts.DealRow:
        layout = self.layout_
        assert layout is not None
        narrow = max(least.width(), _DEAL_LEAST)
        wide = max(narrow, _DEAL_MOST)

        def fit(room: QSizeF) -> QSizeF:
            width = min(max(room.width(), narrow), wide)
            return QSizeF(width, max(room.height(), least.height()))

        wanted = layouts.Wanted(narrow, narrow, narrow, fit)
        return layouts.arrange_deal_row(layout, self.piles, self._own_end, wanted)

    def _offer_row(self, picture: OfferPicture, layout: layouts.PortfolioLayout) -> layouts.DealRow:
        low = layout.own.height()
        most = QSizeF(_DEAL_MOST, low)
        wanted = layouts.Wanted.by_offer(lambda room: self.offer.fitting(picture, room, low), most)
        return layouts.arrange_deal_row(layout, self.piles, self._own_end, wanted)

    def _last_run(self, layout: layouts.PortfolioLayout) -> layouts.OwnEnd:
        own = [run for run in self.runs.values() if run.facts and run.facts.owner == self.front]
        end = max((run.outer.right() + 10 for run in own), default=layout.own.left())
        broad = sum(run.geometry.breadth for run in own if run.geometry is not None)
        in_row = len({run.geometry.rect.bottom() for run in own if run.geometry is not None}) < 2
        return layouts.OwnEnd(
            end, min(end, layout.own_runs.left() + broad + 2 * layouts.GAP + 4) if in_row else end
        )

    def _run(self, number: Number) -> RunItem:
        item = RunItem(self.look, number)
        item.setZValue(_RUN_HEIGHT)
        return item

    def _show_hand(self, facts: Facts, context: TableContext) -> None:
        faces: tuple[Face, ...] = (BACK,) * facts.seats[context.front].cards
        if context.viewer == context.front == facts.viewer:
            faces = tuple(face(card) for card in self.choosing.slots)
        self.hand.set_data(faces, say("portfolio-no-cards-in-hand"))
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
            self.raid.show_raid(None, "", QRectF(), QRectF())
            self.way.show_way(QRectF(), QRectF())
            self.place.coming = None
            return
        self.place.coming = raid.taken
        start = run.outer if raid.taken else QRectF()
        words = [rect for rect in self.own.head_rects() if not rect.isEmpty()]
        self.way.show_way(start, self.place.column, self._joins(run, raid), words)
        room = self.sceneRect().adjusted(8, 8, -8, -8)
        self.raid.show_raid(raid, context.names[raid.owner], run.outer, room)

    def _joins(self, run: RunItem, raid: RaidForecast) -> tuple[QRectF, Face] | None:
        """Return the rect and face of the card that takes a portfolio and becomes part of it.

        None if it would cover the plate.
        """
        if raid.taken is None or run.geometry is None or run.facts is None:
            return None
        highest, slot = face(raid.taken.cards[-1]), slot_over(run.geometry)
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
            self.place.set_data("", "")
        elif self.facts is not None:
            self.place.set_data(
                say("portfolio-lay-three-or-more"), say("portfolio-in-sequence-one-suit-for")
            )
