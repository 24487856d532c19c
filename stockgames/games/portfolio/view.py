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
    """Whose decision it is: the turn's seat, or the partner of an open offer."""
    speakers: tuple[SeatId, ...]
    """The other seats that may make an offer now (P12)."""
    turn: int
    stage: Annotated[int, Named(STAGES)]
    """DRAWING, PLAYING, SHUFFLING or OVER; an open offer stands beside it."""
    active: SeatId
    """Whose turn it is."""
    dealer: SeatId
    cash: tuple[int, ...]
    incomes: tuple[int, ...]
    """What each seat's portfolios earn a turn."""
    portfolios: tuple[Portfolio, ...]
    """All on the table, by number."""
    founded: int
    """How many were ever founded: the next one's number less one."""
    hand: tuple[Card, ...]
    """This seat's cards, ascending, a copy each; empty for a bystander."""
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    """Cards that a seat surely holds: exposed cards it took, cards of deals, and for the partner
    of a reveal what it saw, as far as none has left the hand. At this seat's own place stands what
    everybody knows of it."""
    stock: int
    """Cards left to draw."""
    reshuffles: bool
    """Whether the discard pile is yet to become a second stock (P7)."""
    pile: tuple[Card, ...]
    """The discard pile, the exposed card last."""
    last_turns: bool
    """Whether the stock is empty for good (P8)."""
    income: int
    """What the turn's seat collected at its beginning, before debts."""
    budget: int
    """What is left of it to draw with, while it is DRAWING (P5)."""
    began_as_pauper: bool
    """Whether the turn's seat was a pauper when its turn began (P6)."""
    most_cards: tuple[int, int]
    """How many cards the budget and the stock allow: without the exposed card, and with it. 0 where
    that is not possible (P5, P13) or it is not the time to draw."""
    may_be_pauper: bool
    """Whether the turn's seat may declare pauper's rule now (P6)."""
    to_draw: int
    """Cards still to be drawn when the reshuffle is done."""
    taken: Card
    """The exposed card taken this turn, while no copy of it has left the hand; else NONE."""
    banned: Card
    """The card that the turn's seat may not discard now; NONE if there is none or this seat does
    not know (P10)."""
    dry_turns: int
    """Turns in a row in which nobody drew from the stock (P13)."""
    truces: tuple[RunningTruce, ...]
    """The longest of each seat with each partner."""
    debts: tuple[RunningDebt, ...]
    """The oldest first."""
    offer: OpenOffer | None
    """The offer that waits for the answer of `actors` (P12)."""
    offers_left: tuple[int, ...]
    """How many offers each seat may still make in this turn (P12)."""
    declined: tuple[OpenOffer, ...]
    """What was turned down, each once: the last MOST_DECLINED, the oldest first (P12)."""
    sheet: tuple[SheetLine, ...]
    """The score sheet, a line a turn; the first is turn 0."""
    legal: tuple[PortfolioAction, ...]
    """This seat's narrow actions, offers apart; a bystander sees the draws and *decline*."""
