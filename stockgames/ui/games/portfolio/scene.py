"""The scene: everything painted on the Portfolio table, made to agree with the facts."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF

from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.choosing import Choosing
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.forecast import Forecast, RaidForecast
from stockgames.games.portfolio.parts import Number
from stockgames.ui.games.portfolio.deal_words import running_promises
from stockgames.ui.games.portfolio.faces_ahead import paint_faces, paint_folded
from stockgames.ui.games.portfolio.layout import PortfolioLayout
from stockgames.ui.games.portfolio.offer_slip import OfferPicture
from stockgames.ui.games.portfolio.pictures import (
    income_text,
    offer_picture,
    own_titles,
    pile_picture,
    price_list,
    run_picture,
    seat_picture,
)
from stockgames.ui.games.portfolio.piles import OTHERS_CARD
from stockgames.ui.games.portfolio.raid_slip import coming_picture, raid_picture
from stockgames.ui.games.portfolio.run import BACK, Face, RunItem, RunPicture
from stockgames.ui.games.portfolio.run_shape import LaidRun
from stockgames.ui.games.portfolio.score import score
from stockgames.ui.games.portfolio.terms import change as gain
from stockgames.ui.games.portfolio.terms import face, money
from stockgames.ui.games.portfolio.things import PortfolioThings
from stockgames.ui.games.portfolio.trays import tray_card
from stockgames.ui.games.portfolio.widening import (
    RunWay,
    Way,
    Widening,
    area_way,
    own_way,
    place_way,
    resized_way,
)
from stockgames.ui.games.portfolio.words import PortfolioWords
from stockgames.ui.kit.boxes import right_part
from stockgames.ui.kit.next_frames import FRAME_MS
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.idle_work import SceneAhead
from stockgames.ui.table.kept import Kept, keep
from stockgames.ui.table.layout import between
from stockgames.ui.table.reactions import Sum, change
from stockgames.ui.table.table_context import TableContext

_RUN_HEIGHT: Final = 5
_COLUMN_CARD = 0.75
"""How wide cards of piles in a column are at least, beside those of portfolios."""
_TIGHT, _TIGHTER = 0.8, 0.75
"""How narrow an offer is at most to lie beside the piles, and beside a column of them, of what it
would take."""
_GROWTH = 0.25
"""How much of what text is larger than usual the deal table is larger, each way."""


class PortfolioScene(PortfolioThings):
    """See `GameScene`; `show_choosing` shows what has been chosen so far."""

    def __init__(
        self, look: Look, words: PortfolioWords, choosing: Choosing, parent: QObject | None = None
    ) -> None:
        super().__init__(look, choosing, parent)
        self.words = words
        self._ahead = SceneAhead(self)
        self._with_move = SceneAhead(self, pace=FRAME_MS)

    def _paint_ahead(self, layout: PortfolioLayout) -> None:
        """Paint faces in the widths in which cards may turn up next."""
        runs = [run.laid.card for run in self.runs.values() if run.laid is not None]
        usual = (*self._widths(layout), tray_card(self.look))
        paint_faces(self._ahead, self.look, (*usual, *runs))

    def _widths(self, layout: PortfolioLayout) -> tuple[float, ...]:
        """Return how wide cards lie, and fly, in such a layout."""
        card = self.piles.card
        return layout.hand_card, card, card * OTHERS_CARD, layout.own_card, layout.run_card

    def sums(self, after: Facts) -> list[Sum]:
        """Return cash and income of every seat, which count to what they will be."""
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
        """Lift a card of the hand."""
        slots = {slot: heights.get(("card", slot), 0.0) for slot in range(len(self.hand.faces))}
        self.hand.lifted = {slot: height for slot, height in slots.items() if height}

    # Agreeing with a view

    def _show(self, facts: Facts, context: TableContext) -> None:
        assert self.layout_ is not None
        for seat, area in self.areas.items():
            area.tell(seat_picture(facts.seats[seat], facts, context, self.words))
        own = facts.seats[context.front]
        self.plate.facts = seat_picture(own, facts, context, self.words)
        self._show_runs(facts, context, self.layout_)
        self._show_hand(facts, context)
        self._show_offer(facts, context)
        self._paint_ahead(self.layout_)

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
        """Return where a portfolio will lie once the facts are those after a move."""
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
        """Return the way of a portfolio to where it will lie once the facts are those."""
        coming, laid = self._coming(run.number, after)
        assert run.facts is not None
        return RunWay(run, laid, coming.cards.index(run.facts.cards[0]))

    def tag_of(self, number: Number, after: Facts) -> str:
        """Return what the tag of a portfolio will tell once the facts are those."""
        return self._coming(number, after)[0].tag

    def make_room(self, after: Facts) -> Widening | None:
        """Lay the table out as a move leaves it; return how it goes there, None if it lies so.

        Until that is asked for its step, all but portfolios lies where it will: that is where
        things fly to. `hand_point` tells where hands are before.
        """
        context, old = self.context, self.layout_
        if context is None or old is None:
            return None
        head = self.own.head
        self._hands = {seat: area.hand_point for seat, area in self.areas.items()}
        areas = {seat: (area.rect, area.is_folded) for seat, area in self.areas.items()}
        self._lay_out(self._size, after, context)
        new = self.layout_
        if new is None or new == old:
            if self.offer.facts is not None:
                self._lay_offer(self.offer.facts)
            return None
        paint_folded(self._with_move, self.look, [*self.areas.values()], self._widths(new))
        ways: list[Way] = [own_way(self.own, (old.own, head), (new.own, self.own.head))]
        ways.append(place_way(self.place, old.place, new.place))
        ways.append(resized_way(self.piles, old.piles, new.piles))
        for seat, area in self.areas.items():
            ways.append(area_way(area, areas[seat], (area.rect, area.is_folded)))
        for run in self._staying(after):
            ways.append(self.way_of(run, after))
        return Widening(ways)

    def _staying(self, after: Facts) -> list[RunItem]:
        """Return the portfolios that their owners keep."""
        owners = {p.number: seat.seat for seat in after.seats for p in seat.portfolios}
        runs = [run for run in self.runs.values() if run.facts is not None]
        return [run for run in runs if run.facts and owners.get(run.number) == run.facts.owner]

    @property
    def deal_rect(self) -> QRectF:
        """Return where the trays of a deal lie: right of the own portfolios, over the piles."""
        layout = self.layout_
        if layout is None or self.context is None:
            return QRectF()
        right, gap = layout.piles.right(), between(layout.scale, 8, 18)
        least, most = between(layout.scale, 600, 720), between(layout.scale, 760, 980)
        width = min(max(right - self._own_end, least), most)
        height = max(layout.own.height(), between(layout.scale, 300, 390))
        grows = 1 + _GROWTH * (self.look.text_size - 1)
        width, height = min(width * grows, right - 8), height * grows
        bottom = layout.own.bottom() + gap / 2
        return QRectF(right - width, bottom - height, width, height)

    def cover_own(self, *, deals: bool) -> None:
        """Leave out of the own area what the trays of a deal, or else an offer, would cut."""
        offered = self.offer.rect if self.offer.facts is not None else QRectF()
        self.own.covered = self.deal_rect if deals else offered

    def _lay_offer(self, picture: OfferPicture) -> None:
        """Lay an offer between own portfolios and piles where it has room.

        A large one makes the piles a column, as far as their cards stay large enough; the largest
        lie over the piles, and no larger than they need to be.
        """
        most, layout = self.deal_rect, self.layout_
        if layout is None:
            return
        gap, piles, low = between(layout.scale, 8, 18), layout.piles, layout.own.height()
        whole = self.offer.fitting(picture, most.size(), low)
        rect = QRectF(QPointF(), whole)
        rect.moveBottomRight(most.bottomRight())
        narrow = right_part(piles, self.piles.narrow_width())
        has_room = self.piles.narrow_card(piles.height()) >= _COLUMN_CARD * layout.run_card
        ways = (piles, _TIGHT), (narrow, _TIGHTER if has_room else math.inf)
        for place, least in ways:
            room = place.left() - 2 * gap - self._own_end
            if room >= whole.width() * least:
                size = self.offer.fitting(picture, QSizeF(room, most.height()), low)
                foot = max(piles.bottom() - gap / 2, piles.center().y() + size.height() / 2)
                corner = QPointF(place.left() - 2 * gap, foot)
                rect = QRectF(corner - QPointF(size.width(), size.height()), corner)
                self._lay_piles(place)
                break
        self.offer.set_rect(rect)
        self.own.covered = rect

    def _lay_piles(self, place: QRectF) -> None:
        """Lay the piles there, and let the own area go on until there."""
        layout = self.layout_
        assert layout is not None
        wider = place.left() - layout.piles.left()
        self.piles.set_rect(place)
        self.own.lay(*(part.adjusted(0, 0, wider, 0) for part in (layout.own, self.own.head)))

    @property
    def _own_end(self) -> float:
        """Where the own portfolios end at the right."""
        own = [run for run in self.runs.values() if run.facts and run.facts.owner == self.front]
        return max((run.outer.right() for run in own), default=0.0) + 10

    def _run(self, number: Number) -> RunItem:
        item = RunItem(self.look, number)
        item.setZValue(_RUN_HEIGHT)
        return item

    def _show_hand(self, facts: Facts, context: TableContext) -> None:
        faces: tuple[Face, ...] = (BACK,) * facts.seats[context.front].cards
        if context.eyes == context.front == facts.viewer:
            faces = tuple(face(card) for card in self.choosing.slots)
        self.hand.tell(faces, say("portfolio-no-cards-in-hand"))
        self.own.titles = own_titles(context)
        self.own.income = income_text(facts.seats[context.front].income)

    def _show_offer(self, facts: Facts, context: TableContext) -> None:
        picture = None if facts.offer is None else offer_picture(facts.offer, facts, context)
        if picture is not None:
            self.piles.facts = pile_picture(facts, self.choosing)
            self._lay_offer(picture)
        else:
            self.own.covered = QRectF()
        self.offer.tell(picture)

    def put_back(self) -> None:
        """Let all that was on its way lie where it belongs."""
        self._hands = {}
        self.piles.setPos(0, 0)
        for area in self.areas.values():
            area.setOpacity(1)
        for run in self.runs.values():
            run.setPos(0, 0)
            run.setScale(1)
            run.setZValue(_RUN_HEIGHT)
            run.setOpacity(1)

    # What is about to be done

    def show_coming(self, coming: Forecast | None) -> None:
        """Write what is about to be done on the score sheet."""
        facts, context = self.facts, self.context
        if facts is not None and context is not None:
            promises = running_promises(facts, context.names)
            self.sheet.facts = score(facts, context, coming, promises)

    def show_raid(self, raid: RaidForecast | None) -> None:
        """Lay a slip beside a portfolio that could be taken; None puts it away."""
        run, context = None if raid is None else self.runs.get(raid.number), self.context
        if raid is None or run is None or context is None:
            self.raid.tell(None, QRectF(), QRectF())
            self.way.lead(QRectF(), QRectF())
            self.place.coming = None
            return
        self.place.coming = coming_picture(raid)
        self.way.lead(run.outer if raid.taken else QRectF(), self.place.column)
        room = self.sceneRect().adjusted(8, 8, -8, -8)
        told = raid_picture(raid, context.names[raid.owner])
        self.raid.tell(told, run.outer, room, list(self._beside(run)))

    def _beside(self, run: RunItem) -> Iterator[Kept]:
        """Yield what a slip beside a portfolio had better not cover.

        Ranks count twice, as they lie on cards; so do own title and what would come to lie here.
        """
        for other in self.runs.values():
            if other is not run:
                yield from keep([other.told, other.rect, other.tag_rect])
        yield from keep([area.plate for area in self.areas.values()])
        yield Kept(self.place.rect)
        yield Kept(self.own.head, 2.0)
        if self.place.coming is not None:
            yield Kept(self.place.column, 2.0)

    def show_choosing(self) -> None:
        """Pull selected cards out; lay the price list, or the place for a new portfolio."""
        choosing = self.choosing
        self.hand.select(choosing.selected, choosing.barred())
        if self.facts is not None:
            self.piles.facts = pile_picture(self.facts, choosing)
        if choosing.drawing:
            self.place.list = price_list(choosing)
        elif self.facts is not None and (self.facts.offer or not self.facts.actors):
            self.place.tell("", "")
        elif self.facts is not None:
            self.place.tell(
                say("portfolio-lay-three-or-more"), say("portfolio-in-sequence-one-suit-for")
            )
