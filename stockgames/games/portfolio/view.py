"""What one seat of Portfolio knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from stockgames.engine.codec import Named
from stockgames.engine.seat import SeatId
from stockgames.engine.state import View
from stockgames.games.portfolio.actions import OpenOffer, PortfolioAction
from stockgames.games.portfolio.parts import (
    STAGES,
    Card,
    Portfolio,
    RunningDebt,
    RunningTruce,
    SheetLine,
)


@dataclass(frozen=True, slots=True)
class PortfolioView(View):
    """An information state of Portfolio: everything is open except hands and stock.

    Tuples with an entry per seat are indexed by seat; money is in dollars.
    """

    seat: SeatId | None
    seats: int
    actors: tuple[SeatId, ...]
    """The seats that must decide: the active seat, or the partner of an open offer."""
    speakers: tuple[SeatId, ...]
    """The other seats that may make an offer now (P12)."""
    turn: int
    stage: Annotated[int, Named(STAGES)]
    """DRAWING, PLAYING, SHUFFLING or OVER; independent of an open offer."""
    active: SeatId
    """The seat whose turn it is."""
    dealer: SeatId
    cash: tuple[int, ...]
    incomes: tuple[int, ...]
    """The income a turn of each seat's portfolios."""
    portfolios: tuple[Portfolio, ...]
    """All on the table, by number."""
    founded: int
    """The number of portfolios founded so far, which is also the number of the last one."""
    hand: tuple[Card, ...]
    """This seat's cards, ascending, with repeated copies; empty for a bystander."""
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    """Cards that a seat certainly holds: exposed cards it took, cards from deals, and for the
    partner of a reveal what it saw, except cards that have left the hand. For this seat
    itself, the cards that are public.
    """
    stock: int
    """Cards left to draw."""
    reshuffles: bool
    """Whether the discard pile will still become a second stock (P7)."""
    pile: tuple[Card, ...]
    """The discard pile, the exposed card last."""
    last_turns: bool
    """Whether the stock is empty for good (P8)."""
    income: int
    """What the active seat collected at the start of its turn, before debts."""
    budget: int
    """What is left of it for the draw, while DRAWING (P5)."""
    began_as_pauper: bool
    """Whether the active seat was a pauper when its turn began (P6)."""
    most_cards: tuple[int, int]
    """How many cards the budget and the stock allow, without and with the exposed card. 0 if
    that is not possible (P5, P13) or no draw is due.
    """
    may_be_pauper: bool
    """Whether the active seat may declare pauper's rule now (P6)."""
    to_draw: int
    """Cards still to be drawn after the reshuffle."""
    taken: Card
    """The exposed card taken this turn, as long as no copy of it has left the hand; else NONE."""
    banned: Card
    """The card that the active seat may not discard now; NONE if there is none or this seat
    doesn't know (P10).
    """
    dry_turns: int
    """Consecutive turns in which nobody drew from the stock (P13)."""
    truces: tuple[RunningTruce, ...]
    """The longest truce of each seat with each partner."""
    debts: tuple[RunningDebt, ...]
    """Oldest first."""
    offer: OpenOffer | None
    """The open offer that `actors` must answer (P12), or None."""
    offers_left: tuple[int, ...]
    """How many offers each seat may still make in this turn (P12)."""
    declined: tuple[OpenOffer, ...]
    """Distinct declined offers: the last MOST_DECLINED, oldest first (P12)."""
    sheet: tuple[SheetLine, ...]
    """The score sheet, one line per turn, starting with turn 0."""
    legal: tuple[PortfolioAction, ...]
    """This seat's enumerable actions, without offers; a bystander sees the draws and *decline*."""
