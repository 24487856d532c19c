"""The scene: everything painted on the Portfolio table, made to agree with the facts."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF

from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.choosing import Choosing, Place
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.forecast import Forecast, RaidForecast
from stockgames.games.portfolio.parts import Number
from stockgames.ui.games.portfolio.area import AreaItem, OwnItem, PlateItem
from stockgames.ui.games.portfolio.deal_words import running_promises
from stockgames.ui.games.portfolio.faces_ahead import paint_faces, paint_folded
from stockgames.ui.games.portfolio.hand import HandItem
from stockgames.ui.games.portfolio.layout import PortfolioLayout, lay_out
from stockgames.ui.games.portfolio.marks import MarksItem
from stockgames.ui.games.portfolio.offer_slip import OfferItem, OfferPicture
from stockgames.ui.games.portfolio.pictures import (
    income_text,
    offer_picture,
    own_titles,
    pile_picture,
    price_list,
    run_picture,
    seat_picture,
)
from stockgames.ui.games.portfolio.piles import OTHERS_CARD, PilesItem
from stockgames.ui.games.portfolio.place import PlaceItem
from stockgames.ui.games.portfolio.raid_slip import RaidSlip, coming_picture, raid_picture
from stockgames.ui.games.portfolio.raid_way import RaidWay
from stockgames.ui.games.portfolio.run import BACK, Face, RunItem, RunPicture
from stockgames.ui.games.portfolio.run_shape import LaidRun, Run, lay_runs
from stockgames.ui.games.portfolio.score import score
from stockgames.ui.games.portfolio.sheet import SheetItem
from stockgames.ui.games.portfolio.terms import change as gain
from stockgames.ui.games.portfolio.terms import face, money
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
from stockgames.ui.table.game_scene import GameScene
from stockgames.ui.table.idle_work import SceneAhead
from stockgames.ui.table.layout import between
from stockgames.ui.table.outline import seat_of
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


class PortfolioScene(GameScene[Facts]):
    """See `GameScene`; `show_choosing` shows what has been chosen so far."""

    layout_: PortfolioLayout | None = None
    rings: MarksItem

    def __init__(
        self, look: Look, words: PortfolioWords, choosing: Choosing, parent: QObject | None = None
    ) -> None:
        super().__init__(look, MarksItem(look, "rings"), parent)
        self.words = words
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
        """While columns change their width: where hands were before, which cards come from."""
        self.offer = OfferItem(look, "open-offer")
        self.offer.tell(None)
        self.raid = RaidSlip(look, "raid-slip")
        self.raid.setVisible(False)
        self._ahead = SceneAhead(self)
        self._with_move = SceneAhead(self, pace=FRAME_MS)
        self.way = RaidWay(look, "raid-way")
        self.way.setVisible(False)
        self.add(self.own, self.plate, self.piles, self.sheet, self.place)
        self.add(self.hand, height=20)
        self.add(self.rings, height=40)
        self.add(self.way, height=44)
        self.add(self.raid, height=45)
        self.add(self.offer, height=50)

    # Places

    def _lay_out(self, size: QSizeF, facts: Facts, context: TableContext) -> None:
        seats = context.clockwise
        owned = [len(facts.seats[seat].portfolios) for seat in seats]
        layout = self.layout_ = lay_out(
            size.width(), size.height(), len(seats), owned, acts=self.acts
        )
        self.plate.set_rect(layout.plate)
        self.piles.set_rect(layout.piles)
        self.sheet.set_rect(layout.sheet)
        self.place.set_rect(layout.place)
        self.hand.lay(layout.hand, layout.hand_card)
        self.keep(self.areas, seats[1:], self._area)
        for seat, rect, folded in zip(seats[1:], layout.seats, layout.folded, strict=True):
            self.areas[seat].lay(rect, folded=folded)
        self.own.lay(layout.own, self._own_head(layout, facts, context.front))

    def _paint_ahead(self, layout: PortfolioLayout) -> None:
        """Paint faces in the widths in which cards may turn up next."""
        runs = [run.laid.card for run in self.runs.values() if run.laid is not None]
        usual = (*self._widths(layout), tray_card(self.look))
        paint_faces(self._ahead, self.look, (*usual, *runs))

    def _widths(self, layout: PortfolioLayout) -> tuple[float, ...]:
        """Return how wide cards lie, and fly, in such a layout."""
        card = self.piles.card
        return layout.hand_card, card, card * OTHERS_CARD, layout.own_card, layout.run_card

    def _own_head(self, layout: PortfolioLayout, facts: Facts, front: SeatId) -> QRectF:
        """Return where title and income stand: over the runs where these leave them room."""
        runs = [run_picture(portfolio).run for portfolio in facts.seats[front].portfolios]
        head = QRectF(layout.own_head)
        tops = [laid.outline.top() for laid in self._laid(front, runs, layout)]
        if tops and min(tops) > head.bottom():
            head.setLeft(layout.own_runs.left() + 1.5 * between(layout.scale, 8, 16))
        return head

    def _area(self, seat: SeatId) -> AreaItem:
        item = AreaItem(self.look, f"seat-{seat}")
        item.setZValue(-1)
        return item

    def needed(self) -> list[QRectF]:
        """Return what no slip may cover: plates, portfolios, piles, the hand, the running turn.

        An offer tells itself what it would change, so that it stands for the running turn.
        """
        layout = self.layout_
        if layout is None or self.facts is None:
            return []
        rects = [layout.plate, self.plate.cash_rect, self.piles.rect, layout.hand, layout.place]
        rects += [self.piles.stock_words, self.piles.discard_words]
        rects += [rect for area in self.areas.values() for rect in area.told()]
        rects += [rect for run in self.runs.values() for rect in (run.rect, run.tag_rect)]
        rects += [slip for _, slip in self.rings.slips()]
        rects += [self.raid.rect] if self.raid.facts is not None else []
        rects += [self.offer.rect] if self.offer.facts is not None else self.sheet.needed()
        return [*rects, self.own.head]

    def worth_seeing(self) -> list[QRectF]:
        """Return the score sheet: all of it may be told anew, but for the running turn."""
        return [] if self.layout_ is None else [self.layout_.sheet]

    def where(self, place: str) -> QRectF:
        """Return where a place of the outline lies; empty if it is nowhere by itself."""
        if self.layout_ is None:
            return QRectF()
        areas = {
            "market": self.piles.rect,
            "market/stock": self.piles.stock_rect,
            "market/pile": self.piles.discard_rect,
            "market/stock/words": self.piles.stock_words,
            "market/pile/words": self.piles.discard_words,
            "market/prices": QRectF() if self.place.list is None else self.place.rect,
            "own/place": self.place.rect,
            "own/hand": self.hand.rect,
            "own/portfolios": self.layout_.own,
            "sheet": self.sheet.rect,
            "offer": self.offer.rect if self.offer.facts is not None else QRectF(),
            "raid": self.raid.rect if self.raid.facts is not None else QRectF(),
        }
        if place in areas:
            return areas[place]
        match place.split("/"):
            case [*_, run, "beside"]:
                raid = self.raid.facts
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
            case ["offer", "words"]:
                return self.offer.words_rect
            case ["offer", *_]:
                return self.offer.rect
            case [seat] if (at := seat_of(seat)) is not None:
                return self._seat_rect(at)
            case _:
                return QRectF()

    def _seat_rect(self, seat: int) -> QRectF:
        if seat == self.front:
            return self.plate.rect
        return self.areas[seat].rect if seat in self.areas else QRectF()

    def place_rect(self, place: Place) -> QRectF:
        """Return what to point at for a thing on the table; empty if it is not there."""
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
        """Return what the value tag of a thing covers; empty if it has none."""
        kind, number = place
        return self.runs[number].tag_rect if kind == "run" and number in self.runs else QRectF()

    def ceiling(self, place: Place) -> float:
        """Return how high a label over a thing may reach without hiding a plate or a title."""
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
        return self.own.head.bottom() if self.own.head.left() < item.rect.right() else 0.0

    def hand_point(self, seat: SeatId) -> QPointF:
        """Return where the cards of a seat's hand go to and come from."""
        if seat in self._hands:
            return self._hands[seat]
        if seat in self.areas:
            return self.areas[seat].hand_point
        return self.hand.rect.center()

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

    def _laid(self, seat: SeatId, runs: Sequence[Run], layout: PortfolioLayout) -> list[LaidRun]:
        """Return where so many portfolios of a seat lie."""
        if seat in self.areas:
            return lay_runs(runs, self.areas[seat].room, layout.run_card)
        pad = between(layout.scale, 8, 16)
        room = layout.own_runs.adjusted(pad, pad, -pad, -pad)
        return lay_runs(runs, room, layout.own_card)

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

    def _beside(self, run: RunItem) -> Iterator[QRectF]:
        """Yield what a slip beside a portfolio had better not cover.

        Ranks count twice, as do the own title and what would come to lie here.
        """
        for other in self.runs.values():
            if other is not run:
                yield from (other.told, other.rect, other.tag_rect)
        yield from (area.plate for area in self.areas.values())
        yield from (self.place.rect, self.own.head, self.own.head)
        if self.place.coming is not None:
            yield from (self.place.column, self.place.column)

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
