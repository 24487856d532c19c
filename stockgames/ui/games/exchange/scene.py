"""The scene: everything painted on the Exchange table, made to agree with the facts of a view."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSize

from stockgames.engine.seat import SeatId
from stockgames.games.exchange.choosing import CardTarget
from stockgames.games.exchange.facts import ExchangeFacts, Slot
from stockgames.games.exchange.forecast import Forecast, VoteForecast
from stockgames.games.exchange.parts import ALL_SECURITIES
from stockgames.ui.games.exchange.board_words import waiting_note
from stockgames.ui.games.exchange.forces import ForcesItem
from stockgames.ui.games.exchange.foresight import ForesightItem
from stockgames.ui.games.exchange.hand import HandItem
from stockgames.ui.games.exchange.layout import BoardLayout, bands, lay_out
from stockgames.ui.games.exchange.ledger import LedgerItem
from stockgames.ui.games.exchange.lobbyist import LobbyistItem
from stockgames.ui.games.exchange.preview import PreviewItem
from stockgames.ui.games.exchange.ring import BubbleItem, RingItem, TokenItem
from stockgames.ui.games.exchange.rounds import RoundsItem
from stockgames.ui.games.exchange.sleeve_row import SleeveRowItem
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import TableContext
from stockgames.ui.table.items import TableItem, TableScene
from stockgames.ui.table.rings import RingsItem


class ExchangeScene(TableScene):
    """Items by what they are; `agree` makes them show a position, `lay_cards` what is chosen."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.facts: ExchangeFacts | None = None
        self.context: TableContext | None = None
        self.layout_: BoardLayout | None = None
        self._size = QSize()
        self.ring = RingItem(look)
        self.forces = ForcesItem(look)
        self.rounds = RoundsItem(look)
        self.tokens = [TokenItem(look, security) for security in ALL_SECURITIES]
        self.bubble = BubbleItem(look)
        self.preview = PreviewItem(look, self.ring)
        self.lobbyist = LobbyistItem(look)
        self.hand = HandItem(look)
        self.sleeves = SleeveRowItem(look)
        self.foresight = ForesightItem(look)
        self.rings = RingsItem(look, "rings")
        self.rings.setZValue(10)
        self.ledgers: dict[SeatId, LedgerItem] = {}
        self._flying: list[TableItem] = []
        for item in (
            self.ring,
            self.forces,
            self.rounds,
            *self.tokens,
            self.bubble,
            self.preview,
            self.lobbyist,
            self.hand,
            self.sleeves,
            self.foresight,
            self.rings,
        ):
            self.addItem(item)
        self.blank()

    # Places

    def resize(self, width: float, height: float) -> None:
        """Lay everything out for a new size."""
        self._size = QSize(round(width), round(height))
        self.setSceneRect(0, 0, width, height)
        self._lay_out()

    def _lay_out(self) -> None:
        facts = self.facts
        if facts is None or self._size.isEmpty():
            return
        self.layout_ = layout = lay_out(self._size, len(facts.seats))
        self.ring.lay(layout.ring, facts.board)
        hub, centre = self.ring.ring.hub_radius, self.ring.centre
        self.forces.set_rect(QRectF(centre.x() - hub, centre.y() - hub, 2 * hub, 2 * hub))
        self.rounds.set_rect(layout.rounds)
        self.hand.set_rect(layout.hand)
        self.foresight.set_rect(layout.foresight)
        self.rings.set_rect(self.sceneRect())
        for seat in set(self.ledgers) - set(range(len(facts.seats))):
            self.removeItem(self.ledgers.pop(seat))
        for place, rect in enumerate(layout.ledgers):
            self._ledger((self.front + place) % len(facts.seats)).set_rect(rect)

    @property
    def front(self) -> SeatId:
        """The seat in front."""
        return self.context.front if self.context is not None else 0

    def needed(self) -> list[QRectF]:
        """Return what no slip may cover: ledgers, the ring, the rounds, the hand, the lobbyist."""
        layout = self.layout_
        if layout is None or self.facts is None:
            return []
        figure = self.lobbyist.rect.translated(self.lobbyist.pos())
        return [*layout.ledgers, *bands(layout.ring), layout.rounds, layout.hand, figure]

    def worth_seeing(self) -> list[QRectF]:
        """Return nothing more."""
        return []

    # Agreeing with a view

    def agree(self, facts: ExchangeFacts, context: TableContext) -> None:
        """Show a position; `lay_cards` and `show_forecast` then show what can be chosen in it."""
        self.facts, self.context = facts, context
        self._lay_out()
        if self.layout_ is None:
            return
        self._show_items(True)
        self.forces.tell(facts)
        self.rounds.tell(facts)
        self.bubble.rest(self.ring.joint, self.ring.ring.bubble_radius)
        for seat, item in self.ledgers.items():
            item.setOpacity(1.0)
            self.tell_ledger(seat, facts)
        self.lobbyist.stand(self.foot(facts.lobbyist), self.figure(facts.lobbyist))
        self.lobbyist.setToolTip(say("exchange-the-lobbyist-from-round-2"))
        self.sleeves.tell(facts, context.front, self.layout_)

    def blank(self) -> None:
        """Take everything off the table: nothing private remains, painted or readable."""
        self.facts = self.context = None
        for seat in list(self.ledgers):
            self.removeItem(self.ledgers.pop(seat))
        self.hand.clear()
        self.foresight.tell(None)
        self.sleeves.slots = ()
        self.rings.show_rings(())
        self.clear_flying()
        self._show_items(False)
        self.update()

    def _show_items(self, on: bool) -> None:
        for item in self.items():
            item.setVisible(on)

    def lay_cards(
        self, cards: Sequence[CardTarget], focused: str | None, pointed: str | None
    ) -> bool:
        """Lay the cards to choose from; tell whether they are others than before.

        `focused` is the one that the keyboard is on, `pointed` the one that the mouse is on.
        """
        facts, layout, hand = self.facts, self.layout_, self.hand
        if facts is None or layout is None:
            return False
        before = [place.card.name for place in hand.places]
        is_asked = facts.seats[self.front].doing != "nothing"
        waiting = waiting_note(facts.stage, is_asked)
        hand.tell(facts.stage, cards, layout, waiting, focused, pointed)
        return before != [place.card.name for place in hand.places]

    def show_forecast(self, forecast: Forecast | None) -> None:
        """Show what a choice would do: an order at each price, or where a vote moves a token."""
        facts = self.facts
        if facts is None or self.layout_ is None:
            return
        self.foresight.tell(forecast)
        vote = forecast if isinstance(forecast, VoteForecast) else None
        for token in self.tokens:
            token.stand(*self.ring.spread(facts.prices, token.security, vote))
        self.preview.show_preview(vote, facts.prices)

    def _ledger(self, seat: SeatId) -> LedgerItem:
        if seat not in self.ledgers:
            self.ledgers[seat] = LedgerItem(self.look, seat)
            self.addItem(self.ledgers[seat])
        return self.ledgers[seat]

    def tell_ledger(self, seat: SeatId, facts: ExchangeFacts) -> None:
        """Let a seat's ledger show what is known of it."""
        if self.context is not None:
            self.ledgers[seat].tell(facts, self.context)

    def foot(self, seat: SeatId | None) -> QPointF:
        """Return where the lobbyist stands: on a seat's ledger, or at the ring for nobody."""
        item = self.ledgers.get(seat) if seat is not None else None
        if item is not None:
            return item.layout_.foot
        ring = self.ring.rect
        return ring.bottomRight() - QPointF(ring.width() * 0.035, ring.width() * 0.01)

    def figure(self, seat: SeatId | None) -> float:
        """Return how tall the lobbyist is on a seat's ledger."""
        item = self.ledgers.get(seat) if seat is not None else None
        return item.layout_.figure if item is not None else self.ring.ring.radius * 0.3

    def house_lobbyist(self, seat: SeatId | None) -> None:
        """Make room on the ledger that the lobbyist has come to."""
        for other, item in self.ledgers.items():
            item.house_lobbyist(other == seat)

    # For what moves

    @property
    def exchange_place(self) -> QPointF:
        """Where the exchange's own money is: at the foot of the ring."""
        return self.ring.centre + QPointF(0, self.ring.ring.radius * 0.78)

    def show_slot(self, seat: SeatId, index: int, slot: Slot, width: float = 1.0) -> None:
        """Show a sleeve of a seat in the middle of being turned over."""
        if seat == self.front:
            self.sleeves.show_slot(index, slot, width)
        if seat in self.ledgers:
            self.ledgers[seat].show_slot(min(index, 2), slot, width)

    def fly(self, item: TableItem) -> None:
        """Add something that is on its way."""
        self._flying.append(item)
        self.addItem(item)

    def clear_flying(self) -> None:
        """Take away what was on its way."""
        while self._flying:
            self.removeItem(self._flying.pop())
