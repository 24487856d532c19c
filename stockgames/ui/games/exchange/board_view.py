"""What is painted of an Exchange view: its facts, who sits where, and what is pointed at."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.engine.seat import SeatId
from stockgames.games.exchange.choosing import CardTarget, Choosing
from stockgames.games.exchange.facts import ExchangeFacts, SeatFacts, Slot, facts_of
from stockgames.games.exchange.forecast import Forecast, OrderForecast, VoteForecast
from stockgames.games.exchange.stages import LIQUIDATION
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange.board_words import seat_note
from stockgames.ui.kit.plates import PlateState
from stockgames.ui.table.game_table import TableContext


@dataclass(frozen=True, slots=True)
class Pointing:
    """What whoever sits at the screen points at: names of cards."""

    cursor: str = ""
    """Where the keyboard is."""
    pointed: str = ""
    """What the mouse is on."""


_NOWHERE = Pointing()


@dataclass(frozen=True, slots=True)
class HandCard:
    """Something to press."""

    target: CardTarget
    cursor: bool = False
    pointed: bool = False

    @property
    def name(self) -> str:
        """What it is called."""
        return self.target.name


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """Who sits at a ledger: the name, a line under it, and how the plate is lit."""

    name: str
    note: str
    state: PlateState


@dataclass(frozen=True, slots=True)
class BoardView:
    """The whole board."""

    facts: ExchangeFacts
    front: SeatId
    plates: tuple[SeatPlate, ...]
    """By seat."""
    hand: tuple[HandCard, ...] = ()
    """What whoever is asked chooses from."""
    forecast: Forecast | None = None
    """What the card picked, else the one pointed at, would do."""

    @property
    def seats(self) -> tuple[SeatFacts, ...]:
        """The seats from the front one on, clockwise."""
        return self.facts.seats[self.front :] + self.facts.seats[: self.front]

    @property
    def sleeves(self) -> tuple[Slot, ...]:
        """The front seat's three, and a fourth for the lobbyist's vote."""
        return self.facts.sleeves(self.front)

    @property
    def foresight(self) -> OrderForecast | None:
        """What an order would do at each price, where one is picked or pointed at."""
        return self.forecast if isinstance(self.forecast, OrderForecast) else None

    @property
    def preview(self) -> VoteForecast | None:
        """Where a vote would move its token, where one is picked or pointed at."""
        return self.forecast if isinstance(self.forecast, VoteForecast) else None


def board_view(
    view: ExchangeView,
    context: TableContext,
    choosing: Choosing | None = None,
    pointing: Pointing = _NOWHERE,
) -> BoardView:
    """Return what is painted of a view; cards to choose from only for whoever is asked."""
    facts = facts_of(view)
    plates = tuple(_plate(view, context, seat) for seat in facts.seats)
    if choosing is None or not _is_asked(view, context):
        return BoardView(facts, context.front, plates)
    action = choosing.action() or choosing.named(pointing.pointed)
    hand = tuple(
        HandCard(card, pointing.cursor == card.name, pointing.pointed == card.name)
        for card in choosing.hand()
    )
    return BoardView(facts, context.front, plates, hand, choosing.forecast(action))


def _is_asked(view: ExchangeView, context: TableContext) -> bool:
    """Tell whether the eyes at the screen choose from the hand in front of them."""
    in_open = view.stage == LIQUIDATION and view.seat is None
    return context.asks and (in_open or view.seat == context.front == context.eyes)


def _plate(view: ExchangeView, context: TableContext, seat: SeatFacts) -> SeatPlate:
    return SeatPlate(
        context.names[seat.seat],
        seat_note(seat.seat, seat.founder, context),
        "out" if seat.is_out else context.plate_state(seat.seat, view),
    )
