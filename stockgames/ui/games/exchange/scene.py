"""The scene: every painted item of the Exchange table, kept in sync with the facts."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF

from stockgames.engine.state import SeatId
from stockgames.games.exchange.action_builder import CardTarget
from stockgames.games.exchange.facts import ExchangeFacts, Slot
from stockgames.games.exchange.forecast import Forecast, VoteForecast
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.exchange.outline import SLEEVES
from stockgames.presentation.games.exchange.terms import waiting_note
from stockgames.presentation.outline import seat_of
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.exchange.hand import ForesightItem, HandItem, SleeveRowItem
from stockgames.ui.games.exchange.layout import BoardLayout
from stockgames.ui.games.exchange.ledger import LedgerItem, LobbyistItem
from stockgames.ui.games.exchange.market import Market, PreviewItem, RoundsItem
from stockgames.ui.table.items import RingsItem
from stockgames.ui.table.motion import Sum
from stockgames.ui.table.painted_table import GameScene
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip


class ExchangeScene(GameScene[ExchangeFacts]):
    """See `GameScene`; `show_cards` shows what can be chosen."""

    layout_: BoardLayout | None = None

    def __init__(self, look: ThemeContext, parent: QObject | None = None) -> None:
        super().__init__(look, RingsItem(look, "rings"), parent)
        self.market = Market(look)
        self.rounds = RoundsItem(look)
        self.preview = PreviewItem(look, self.market.ring)
        self.lobbyist = LobbyistItem(look)
        self.hand = HandItem(look)
        self.sleeves = SleeveRowItem(look)
        self.foresight = ForesightItem(look)
        self.ledgers: dict[SeatId, LedgerItem] = {}
        self.add(
            self.market.ring,
            self.market.forces,
            self.rounds,
            *self.market.tokens,
            self.market.bubble,
            self.preview,
            self.lobbyist,
            self.hand,
            self.sleeves,
            self.foresight,
        )
        self.add(self.rings, height=10)
        self.market.shaken.append(self.rounds)
        self.market.swaying.append(self.lobbyist)
        self.blank()

    # Layout

    def _lay_out(self, size: QSizeF, facts: ExchangeFacts, context: TableContext) -> None:
        self.layout_ = layout = BoardLayout(size.toSize(), len(facts.seats), self.panel_size)
        self.market.set_geometry(layout.ring, facts.board, layout.deck)
        self.rounds.set_rect(layout.rounds)
        self.hand.set_rect(layout.hand)
        self.foresight.set_rect(layout.foresight)
        seats = context.clockwise
        self.sync_items(self.ledgers, seats, lambda seat: LedgerItem(self.look, seat))
        for seat, rect in zip(seats, layout.ledgers, strict=True):
            self.ledgers[seat].set_rect(rect)

    def where(self, place: str) -> QRectF:
        layout = self.layout_
        if layout is None:
            return QRectF()
        match place.split("/"):
            case ["market", part] if part in ("rounds", "lobbyist", "forces", "force"):
                return self._in_market(part, layout)
            case ["market", *_]:
                return self.market.where(place)
            case ["own", "coming"]:
                return self.market.forces.rect
            case ["own", "sleeves"]:
                return self.sleeves.rect
            case ["own", "sleeves", sleeve] if sleeve in SLEEVES:
                return self.sleeves.sleeve_rect(SLEEVES.index(sleeve))
            case ["own", "hand"]:
                return layout.hand
            case ["own", "foresight"]:
                return layout.foresight
            case [seat] if (item := self._ledger(seat)) is not None:
                return item.rect
            case [seat, "plate"] if (item := self._ledger(seat)) is not None:
                return item.layout_.plate
            case _:
                return QRectF()

    def _in_market(self, part: str, layout: BoardLayout) -> QRectF:
        return {
            "rounds": layout.rounds,
            "lobbyist": self.lobbyist.sceneBoundingRect(),
            "forces": self.market.forces.deck,
            "force": self.market.forces.rect,
        }[part]

    def _ledger(self, place: str) -> LedgerItem | None:
        seat = seat_of(place)
        return None if seat is None else self.ledgers.get(seat)

    # Sync with a view

    def _show(self, facts: ExchangeFacts, context: TableContext) -> None:
        assert self.layout_ is not None
        self._show_items(True)
        self.market.forces.set_data(facts)
        self.rounds.set_data(facts)
        self.market.rest()
        for seat, item in self.ledgers.items():
            item.setOpacity(1.0)
            self.update_ledger(seat, facts)
        self.lobbyist.walk(*self.stand(facts.lobbyist))
        set_tip(self.lobbyist, say("exchange-the-lobbyist-from-round-2"))
        self.sleeves.set_data(facts, context.front, self.layout_)

    def _take_away(self) -> None:
        self.sync_items(self.ledgers, (), lambda seat: LedgerItem(self.look, seat))
        self.hand.clear()
        self.foresight.set_data(None)
        self.sleeves.slots = ()
        self._show_items(False)

    def _show_items(self, on: bool) -> None:
        for item in self.items():
            item.setVisible(on)

    def show_cards(
        self, cards: Sequence[CardTarget], focused: str | None, hovered: str | None
    ) -> bool:
        """Show the cards to choose from; return whether they differ from those before.

        `focused` names the one with the keyboard focus, `hovered` the one under the mouse.
        """
        facts, layout, hand = self.facts, self.layout_, self.hand
        if facts is None or layout is None:
            return False
        before = [place.card.name for place in hand.places]
        waiting = waiting_note(facts.stage, facts.seats[self.front].doing)
        hand.set_data(facts.stage, cards, layout, waiting, focused, hovered)
        return before != [place.card.name for place in hand.places]

    def show_forecast(self, forecast: Forecast | None) -> None:
        """Show what a choice would do: an order at each price, or a vote's token move."""
        facts = self.facts
        if facts is None or self.layout_ is None:
            return
        self.foresight.set_data(forecast)
        vote = forecast if isinstance(forecast, VoteForecast) and forecast.steps else None
        self.market.show(facts.prices, vote)
        self.preview.show_preview(vote, facts.prices)

    def update_ledger(self, seat: SeatId, facts: ExchangeFacts) -> None:
        if self.context is not None:
            self.ledgers[seat].set_data(facts, self.context)

    def stand(self, seat: SeatId | None) -> tuple[QPointF, float]:
        """Return the lobbyist's foot and height: on a seat's ledger, or at the ring if None."""
        if seat in self.ledgers:
            layout = self.ledgers[seat].layout_
            return layout.foot, layout.figure
        ring = self.market.ring.rect
        aside = QPointF(ring.width() * 0.035, ring.width() * 0.01)
        return ring.bottomRight() - aside, self.market.ring.ring.radius * 0.3

    def house_lobbyist(self, seat: SeatId | None) -> None:
        """Make room on the ledger that the lobbyist has reached."""
        for other, item in self.ledgers.items():
            item.house_lobbyist(other == seat)

    # For animations

    def lift(self, heights: Mapping[Hashable, float]) -> None:
        self.hand.lifted = heights

    def sums(self, after: ExchangeFacts) -> list[Sum]:
        """Return each seat's net worth as a number that counts; cash counts when it moves."""
        return [
            Sum(item.worth, partial(_to, after.seats[seat].net_worth), item.count_worth)
            for seat, item in self.ledgers.items()
        ]

    @property
    def exchange_place(self) -> QPointF:
        """The point where the exchange's own money is, at the bottom of the ring."""
        return self.market.ring.centre + QPointF(0, self.market.ring.ring.radius * 0.78)

    def show_slot(self, seat: SeatId, index: int, slot: Slot, width: float = 1.0) -> None:
        """Show a seat's sleeve in mid-flip, scaled to a `width` from 0 to 1."""
        if seat == self.front:
            self.sleeves.show_slot(index, slot, width)
        if seat in self.ledgers:
            self.ledgers[seat].show_slot(min(index, 2), slot, width)


def _to(end: int, _start: int) -> int:
    return end
