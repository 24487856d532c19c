"""The items on the Portfolio table, their contents and their layout."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF

from stockgames.engine.plain_text import isolated
from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.action_builder import PRICED, ActionBuilder, Place
from stockgames.games.portfolio.actions import Terms
from stockgames.games.portfolio.facts import Facts, OfferFacts, SeatFacts
from stockgames.games.portfolio.parts import NONE, Number, Portfolio, draw_cost
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.portfolio.log_words import (
    consequences,
    promise_in_brief,
    promise_text,
    sentence,
)
from stockgames.presentation.games.portfolio.outline import (
    offer_title,
    own_titles,
    pile_caption,
    pile_labels,
    side_title,
)
from stockgames.presentation.games.portfolio.terms import cards, change, face, price
from stockgames.presentation.games.portfolio.words import PortfolioWords
from stockgames.presentation.outline import seat_of
from stockgames.presentation.sentences.numbers import money
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.portfolio.area import AreaItem, OwnItem, PlateItem, SeatPicture
from stockgames.ui.games.portfolio.hand import HandItem
from stockgames.ui.games.portfolio.layout import PortfolioLayout, lay_out
from stockgames.ui.games.portfolio.marks import MarksItem, RaidWay
from stockgames.ui.games.portfolio.piles import PilePicture, PilesItem, PlaceItem, Price, PriceList
from stockgames.ui.games.portfolio.run import LaidRun, Run, RunItem, RunPicture, lay_runs
from stockgames.ui.games.portfolio.sheet import SheetItem
from stockgames.ui.games.portfolio.slips import OfferItem, OfferPicture, RaidSlip
from stockgames.ui.games.portfolio.trays import SidePicture
from stockgames.ui.table.game_scene import GameScene
from stockgames.ui.table.layout import between
from stockgames.ui.theme.context import ThemeContext


def seat_picture(
    seat: SeatFacts, facts: Facts, context: TableContext, words: PortfolioWords
) -> SeatPicture:
    """Return the contents of a seat's plate, with the known cards of its hand."""
    known = seat.known if seat.seat != facts.viewer else ()
    return SeatPicture(
        portrait=context.portraits[seat.seat],
        name=context.names[seat.seat],
        notes=words.plate_notes(seat, context),
        state=context.plate_state(seat.seat, facts),
        cash=money(seat.cash),
        income=income_text(seat.income),
        gain=change(seat.income),
        deals=seat.deals,
        who=words.who(seat, context),
        cards=seat.cards,
        holds=cards(seat.cards),
        known=tuple(face(card) for card in known),
        told=f"{isolated(context.names[seat.seat])}, {words.seat_note(seat, context)}",
    )


def income_text(income: int) -> str:
    """Return a seat's income per turn, with the word for it."""
    return say("portfolio-income", amount=money(income))


def titles_over_place(context: TableContext) -> tuple[str, ...]:
    """Return the title above the place for a new portfolio, if portfolios are elsewhere.

    It is short, as it only names the owner of the income beside it; it is empty for the owner.
    """
    return ("",) if context.own is not None else own_titles(context)[-1:]


def pile_picture(facts: Facts, choosing: ActionBuilder) -> PilePicture:
    """Return the contents of both piles, with the text above them."""
    stock_label, discard_label = pile_labels(facts)
    return PilePicture(
        stock=facts.stock,
        discards=len(facts.pile),
        exposed=face(facts.pile[-1]) if facts.pile else None,
        stock_label=stock_label,
        discard_label=discard_label,
        caption="" if choosing.selected or choosing.exposed else pile_caption(facts),
        banners=banners() if facts.last_turns else (),
    )


def banners() -> tuple[str, ...]:
    """Return the texts of the last turns' ribbon, the longest first."""
    return say("portfolio-last-turns-nothing-is-drawn"), say("portfolio-last-turns-ribbon")


def price_list(choosing: ActionBuilder) -> PriceList:
    """Return the costs of draws, which of them are allowed, and which is chosen."""
    prices = tuple(
        Price(count, price(draw_cost(count)), target.refused is None)
        for count, target in enumerate(choosing.targets()[:PRICED], start=1)
    )
    title = say("portfolio-how-many-cards")
    return PriceList(title, prices, 0 if choosing.pauper else choosing.cards)


def run_picture(portfolio: Portfolio) -> RunPicture:
    """Return the contents of a portfolio's item."""
    return RunPicture(
        number=portfolio.number,
        owner=portfolio.owner,
        cards=tuple(face(card) for card in portfolio.cards),
        low_cap=None if portfolio.low_cap == NONE else face(portfolio.low_cap),
        high_cap=None if portfolio.high_cap == NONE else face(portfolio.high_cap),
        tag=money(portfolio.value),
    )


def offer_picture(offer: OfferFacts, facts: Facts, context: TableContext) -> OfferPicture:
    """Return the contents of an open offer's sheet."""
    names, you = context.names, context.own
    return OfferPicture(
        offer_title(offer, context),
        sentence(offer.maker, offer.offer, names, facts.portfolios, you),
        consequences(offer, facts, names, you),
        (
            side_picture(offer.maker, offer.offer.give, facts, context),
            side_picture(offer.partner, offer.offer.get, facts, context),
        ),
        context.portraits[offer.maker],
    )


def side_picture(giver: SeatId, terms: Terms, facts: Facts, context: TableContext) -> SidePicture:
    """Return the contents of one side of a deal."""
    return SidePicture(
        title=side_title(giver, context),
        cash=money(terms.cash) if terms.cash else "",
        cards=tuple(face(card) for card in terms.cards),
        runs=tuple(run_picture(p) for p in facts.portfolios if p.number in terms.portfolios),
        promises=tuple(promise_text(promise) for promise in terms.promises),
        brief=tuple(promise_in_brief(promise) for promise in terms.promises),
    )


class PortfolioThings(GameScene[Facts]):
    """Creates the table's items and lays them out; the scene decides what they show."""

    layout_: PortfolioLayout | None = None
    rings: MarksItem

    def __init__(
        self, look: ThemeContext, choosing: ActionBuilder, parent: QObject | None = None
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
        self.offer.tell(None)
        self.raid = RaidSlip(look, "raid-slip")
        self.raid.setVisible(False)
        self.way = RaidWay(look, "raid-way")
        self.way.setVisible(False)
        self.add(self.own, self.plate, self.piles, self.sheet, self.place)
        self.add(self.hand, height=20)
        self.add(self.rings, height=40)
        self.add(self.way, height=44)
        self.add(self.raid, height=45)
        self.add(self.offer, height=50)

    def _lay_out(self, size: QSizeF, facts: Facts, context: TableContext) -> None:
        seats = context.clockwise
        owned = tuple(len(facts.seats[seat].portfolios) for seat in seats)
        width, height = size.width(), size.height()
        layout = self.layout_ = lay_out(width, height, len(seats), owned, acts=self.acts)
        self.plate.set_rect(layout.plate)
        self.piles.set_rect(layout.piles)
        self.sheet.set_rect(layout.sheet)
        self.place.set_rect(layout.place)
        self.hand.lay(layout.hand, layout.hand_card)
        self.keep(self.areas, seats[1:], self._area)
        for seat, rect, folded in zip(seats[1:], layout.seats, layout.folded, strict=True):
            self.areas[seat].lay(rect, folded=folded)
        self.own.lay(layout.own, self._own_head(layout, facts, context.front))

    def _own_head(self, layout: PortfolioLayout, facts: Facts, front: SeatId) -> QRectF:
        """Return the rect of title and income: above the runs if there is room."""
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

    def _laid(self, seat: SeatId, runs: Sequence[Run], layout: PortfolioLayout) -> list[LaidRun]:
        if seat in self.areas:
            return lay_runs(runs, self.areas[seat].room, layout.run_card, centred=True)
        pad = between(layout.scale, 8, 16)
        room = self._own_runs(layout).adjusted(pad, pad, -pad, -pad)
        return lay_runs(runs, room, layout.own_card)

    def _own_runs(self, layout: PortfolioLayout) -> QRectF:
        return layout.own_runs

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
            case ["offer", *_]:
                return self.offer.rect
            case [seat, "plate"] if (at := seat_of(seat)) in self.areas:
                return self.areas[at].plate
            case [seat] if (at := seat_of(seat)) is not None:
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
