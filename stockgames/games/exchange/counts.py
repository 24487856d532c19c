"""The components of a game of Exchange: cards, cash, shares and prices, hidden ones included."""

from __future__ import annotations

from stockgames.engine.event import Event
from stockgames.engine.seat import SeatId
from stockgames.engine.state import State
from stockgames.games.exchange import events
from stockgames.games.exchange.actions import ExchangeAction, Influence, Lobby
from stockgames.games.exchange.liquidation import shortfall
from stockgames.games.exchange.parts import (
    OPENING_PRICE,
    Board,
    Fall,
    ForceId,
    FounderId,
    Security,
    Triple,
    board_for,
)
from stockgames.games.exchange.stages import FOUNDING, NONE


class ExchangeCounts(State):
    """All counts of a game of Exchange. Read freely; only the rules change it.

    Money is in dollars, always a multiple of 10.
    """

    seats: int
    board: Board
    actors: tuple[SeatId, ...]
    """The choosers that have not chosen yet, ascending."""
    choosers: tuple[SeatId, ...]
    """The seats that choose in this stage, including those that have chosen."""
    laid: list[ExchangeAction | None]
    """Each seat's face-down choice in this stage."""
    turn: int
    """The number of past stages; a lobbyist that changes hands begins another."""
    stage: int
    round: int
    """1 to 5; 0 while founders are chosen."""
    prices: Triple
    cash: list[int]
    shares: list[Triple]
    standing: tuple[SeatId, ...]
    """The seats that are not out, ascending."""
    falls: tuple[Fall, ...]
    """The seats that are out, in the order of their falls."""
    hands: tuple[tuple[FounderId, ...], ...]
    """The founder cards dealt to each seat; empty once founders are revealed."""
    founders: list[FounderId]
    """Each seat's founder, NONE before it is revealed."""
    forces: tuple[ForceId, ...]
    """The Market Forces in order."""
    drawn: int
    """The number of Market Forces turned up so far."""
    informed: int
    """Bit mask of the seats that bought intelligence about the next one (E5)."""
    traded: list[Security]
    """Each seat's security of Phase 1, NONE before it is revealed."""
    orders: list[int]
    """Each seat's order of Phase 2: shares bought, negative for shares sold, 0 before sides
    are revealed.
    """
    votes: list[Influence | None]
    """Each seat's vote of Phase 3, or of the close; face down until prices move."""
    lobbyist: SeatId
    """The seat that controls the lobbyist in this round, or NONE."""
    lobby: Lobby | None
    """The lobbyist's vote of this round."""

    def __init__(
        self,
        seats: int,
        hands: tuple[tuple[FounderId, ...], ...],
        forces: tuple[ForceId, ...],
    ) -> None:
        everybody = tuple(range(seats))
        self.seats = seats
        self.board = board_for(seats)
        self.actors = everybody
        self.choosers = everybody
        self.standing = everybody
        self.falls = ()
        self.turn = 0
        self.stage = FOUNDING
        self.round = 0
        self.prices = (OPENING_PRICE,) * 3
        self.cash = [0] * seats
        self.shares = [(0, 0, 0)] * seats
        self.hands = hands
        self.founders = [NONE] * seats
        self.forces = forces
        self.drawn = 0
        self.informed = 0
        self.laid = [None] * seats
        self.clear_round()

    def clear_round(self) -> None:
        """Reset what was shown in the last round."""
        self.traded = [NONE] * self.seats
        self.orders = [0] * self.seats
        self.votes = [None] * self.seats
        self.lobbyist = NONE
        self.lobby = None

    # Money

    def debt(self, seat: SeatId) -> int:
        """Return what the seat's order costs beyond its cash, at today's prices (E7)."""
        return shortfall(self.orders[seat], self.prices[self.traded[seat]], self.cash[seat])

    def pay(self, seat: SeatId, amount: int, reason: str, log: list[Event] | None) -> None:
        """Move money between a seat and the bank; all changes of cash go through here."""
        self.cash[seat] += amount
        if log is not None and amount:
            log.append(events.MoneyMoved(seat=seat, amount=amount, reason=reason))

    def net_worth(self, seat: SeatId) -> int:
        """Return the seat's cash and shares at today's prices, 0 once it is out."""
        return self.cash[seat] + sum(
            count * price for count, price in zip(self.shares[seat], self.prices, strict=True)
        )

    def richest(self) -> SeatId:
        """Return the seat with the most cash, or NONE for a tie (E6)."""
        cash = self.cash
        most = max(cash)
        return cash.index(most) if cash.count(most) == 1 else NONE
