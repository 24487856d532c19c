"""The scene: everything painted on the Exchange table, made to agree with a board view."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from stockgames.engine.seat import SeatId
from stockgames.games.exchange.facts import Slot
from stockgames.games.exchange.parts import ALL_SECURITIES
from stockgames.ui.games.exchange.board_view import BoardView
from stockgames.ui.games.exchange.board_words import lobbyist_note
from stockgames.ui.games.exchange.card_places import CardPlace
from stockgames.ui.games.exchange.forces import ForcesItem
from stockgames.ui.games.exchange.foresight import ForesightItem
from stockgames.ui.games.exchange.hand import HandItem
from stockgames.ui.games.exchange.hand_words import card_label, card_note
from stockgames.ui.games.exchange.layout import BoardLayout, bands
from stockgames.ui.games.exchange.ledger import LedgerItem
from stockgames.ui.games.exchange.lobbyist import LobbyistItem
from stockgames.ui.games.exchange.preview import PreviewItem
from stockgames.ui.games.exchange.ring import BubbleItem, RingItem, TokenItem
from stockgames.ui.games.exchange.rounds import RoundsItem
from stockgames.ui.games.exchange.sleeve_row import SleeveRowItem
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.graphics_board import GraphicsBoard, Spot
from stockgames.ui.table.items import TableItem, TableScene


class ExchangeScene(TableScene):
    """Items by what they are; `set_view` makes them show a view, `attach` lets them be pressed."""

    card_pressed = Signal(str)
    """The name of a hand card."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.view: BoardView | None = None
        self.layout_: BoardLayout | None = None
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
        self.ledgers: dict[SeatId, LedgerItem] = {}
        self._flying: list[TableItem] = []
        self._spots: GraphicsBoard | None = None
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
        ):
            self.addItem(item)
        self.blank()

    # Places

    def arrange(self, layout: BoardLayout) -> None:
        """Lay everything out anew."""
        self.layout_ = layout
        if self.view is not None:
            self.set_view(self.view)

    def resize(self, width: float, height: float) -> None:
        """Follow the size of the widget."""
        self.setSceneRect(0, 0, width, height)

    def needed(self) -> list[QRectF]:
        """Return what no slip may cover: ledgers, the ring, the rounds, the hand, the lobbyist."""
        layout = self.layout_
        if layout is None or self.view is None:
            return []
        figure = self.lobbyist.rect.translated(self.lobbyist.pos())
        return [*layout.ledgers, *bands(layout.ring), layout.rounds, layout.hand, figure]

    def worth_seeing(self) -> list[QRectF]:
        """Return nothing more."""
        return []

    def attach(self, widget: GraphicsBoard) -> None:
        """Put a hot spot over every card, on the widget that shows this scene."""
        self._spots = widget
        widget.pressed_spot.connect(self.card_pressed)
        self._show_spots()

    def spots(self) -> tuple[Spot, ...]:
        """Return what can be pressed, in tab order: a card's name, its words, its place."""
        return tuple(_spot(place) for place in self.hand.places)

    def _show_spots(self) -> None:
        if self._spots is not None:
            self._spots.show_spots(self.spots())

    # Agreeing with a view

    def set_view(self, view: BoardView) -> None:
        """Show a view and nothing else."""
        self.view = view
        layout = self.layout_
        if layout is None:
            return
        self._show_items(True)
        self._show_market(view, layout)
        self._show_ledgers(view, layout)
        self.hand.tell(view, layout)
        self.sleeves.tell(view, layout)
        self.foresight.tell(view, layout)
        self._show_spots()

    def blank(self) -> None:
        """Take everything off the table: nothing private remains, painted or readable."""
        self.view = None
        for seat in list(self.ledgers):
            self.removeItem(self.ledgers.pop(seat))
        self.hand.clear()
        self.foresight.clear()
        self.sleeves.slots = ()
        self.clear_flying()
        self._show_items(False)
        self._show_spots()
        self.update()

    def _show_items(self, on: bool) -> None:
        for item in self.items():
            item.setVisible(on)

    def _show_market(self, view: BoardView, layout: BoardLayout) -> None:
        facts = view.facts
        self.ring.lay(layout.ring, facts.board)
        hub = self.ring.ring.hub_radius
        centre = self.ring.centre
        self.forces.set_rect(QRectF(centre.x() - hub, centre.y() - hub, 2 * hub, 2 * hub))
        self.forces.tell(facts)
        self.rounds.set_rect(layout.rounds)
        self.rounds.tell(facts)
        for token in self.tokens:
            token.stand(*self.ring.spread(facts.prices, token.security, view.preview))
        self.bubble.rest(self.ring.joint, self.ring.ring.bubble_radius)
        self.preview.show_preview(view.preview, facts.prices)

    def _show_ledgers(self, view: BoardView, layout: BoardLayout) -> None:
        facts = view.facts
        for seat, rect in zip(view.seats, layout.ledgers, strict=True):
            item = self._ledger(seat.seat)
            item.setOpacity(1.0)
            item.set_rect(rect)
            item.tell(seat, view.plates[seat.seat], facts.prices)
        for gone in set(self.ledgers) - set(range(len(facts.seats))):
            self.removeItem(self.ledgers.pop(gone))
        self.lobbyist.stand(self.foot(facts.lobbyist), self.figure(facts.lobbyist))
        self.lobbyist.setToolTip(lobbyist_note())

    def _ledger(self, seat: SeatId) -> LedgerItem:
        if seat not in self.ledgers:
            self.ledgers[seat] = LedgerItem(self.look, seat)
            self.addItem(self.ledgers[seat])
        return self.ledgers[seat]

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
        if self.view is not None and seat == self.view.front:
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


def _spot(place: CardPlace) -> Spot:
    card = place.card.target
    return Spot(card.name, card_label(card), card_note(card), place.spot)
