"""Exchange's state, hidden cards included, and how an action changes it.

Optimized for playouts: flat lists of small ints, shared tuples, interned actions. The rules follow
the order of the rulebook; refusals, which only people need, are in `refusals`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Self

from stockgames.engine.state import NOBODY, ONE, Event, Result, SeatId, State
from stockgames.games.exchange import events
from stockgames.games.exchange.actions import (
    CHOICES,
    INFLUENCES,
    INFORMED_CHOICES,
    BuyIntelligence,
    ChooseFounder,
    ChooseSecurity,
    ExchangeAction,
    Influence,
    Liquidate,
    Lobby,
    Order,
    founder_choices,
    liquidations,
)
from stockgames.games.exchange.parts import (
    ALL_SECURITIES,
    BUY,
    CLOSE,
    FIRST_LOBBY,
    FORCES,
    FOUNDERS,
    FOUNDING,
    INTELLIGENCE_COST,
    LIQUIDATION,
    LOBBYING,
    NONE,
    OPENING_PRICE,
    OVER,
    PHASE_1,
    PHASE_2,
    PHASE_3,
    ROUNDS,
    SELL,
    Board,
    Fall,
    ForceId,
    FounderId,
    Security,
    Triple,
    board_for,
    can_raise,
    final_places,
    is_on_offer,
    proceeds,
    shortfall,
)


class PastRound(NamedTuple):
    """The boards when the votes of a round were cast, and the cards that were revealed then."""

    standing: tuple[SeatId, ...]
    prices: Triple
    cash: tuple[int, ...]
    shares: tuple[Triple, ...]
    traded: tuple[Security, ...]
    orders: tuple[int, ...]
    """Shares bought, negative for shares sold."""
    votes: tuple[Influence | None, ...]
    lobbyist: SeatId
    """The seat that cast the lobbyist's vote, or NONE."""
    lobby: Lobby | None


class ExchangeState(State):
    """The complete state of a game of Exchange. Read freely; only `apply` changes it.

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
    past: tuple[PastRound, ...]
    """The rounds in which the market has moved, oldest first."""

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
        self.past = ()
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

    # Legal actions

    def legal_actions(self, seat: SeatId) -> tuple[ExchangeAction, ...]:
        if seat not in self.actors:
            return ()
        if self.can_buy_intelligence(seat):
            return INFORMED_CHOICES[self.stage]
        return self.choices(seat)

    def choices(self, seat: SeatId) -> tuple[ExchangeAction, ...]:
        """Return the choices of a seat in this stage, whether or not it has already chosen."""
        stage = self.stage
        if PHASE_1 <= stage <= LOBBYING:
            return CHOICES[stage]
        if stage == CLOSE:
            return INFLUENCES
        if stage == LIQUIDATION:
            return liquidations(self.shares[seat], self.prices, self.debt(seat))
        return founder_choices(self.hands[seat])

    def can_buy_intelligence(self, seat: SeatId) -> bool:
        """Return whether a seat that must choose may see the coming Market Force (E5)."""
        return is_on_offer(self.stage, self.cash[seat], bool(self.informed >> seat & 1))

    def draw_chance(self, rng: Random) -> ExchangeAction:
        raise AssertionError("no shuffle is due")

    # Applying actions

    def apply(self, seat: SeatId, action: ExchangeAction, log: list[Event] | None = None) -> None:
        if type(action) is BuyIntelligence:
            self._buy_intelligence(seat, log)
            return
        self.laid[seat] = action
        self.actors = tuple([other for other in self.actors if other != seat])
        if log is not None:
            log.append(events.Laid(seat=seat))
        if not self.actors:
            laid, self.laid = self.laid, [None] * self.seats
            self._show(laid, log)

    def _buy_intelligence(self, seat: SeatId, log: list[Event] | None) -> None:
        """Show the seat the coming card; paying for it may cost the seat the lobbyist (E5, E6)."""
        self.informed |= 1 << seat
        if log is not None:
            force = self.forces[self.drawn]
            log.append(events.IntelligenceBought(seat=seat))
            log.append(events.ForceSeen(seat=seat, force=force, audience=(seat,)))
        self.pay(seat, -INTELLIGENCE_COST, events.INTELLIGENCE, log)
        if self.stage == LOBBYING and self.richest() != seat:
            self._call_lobbyist(log)

    def _show(self, laid: list[ExchangeAction | None], log: list[Event] | None) -> None:
        """Reveal all choices of a stage together (E10)."""
        stage = self.stage
        if stage == PHASE_1:
            self._show_securities(laid, log)
        elif stage == PHASE_2:
            self._show_sides(laid, log)
        elif stage == PHASE_3:
            self._take_votes(laid)
            self._call_lobbyist(log)
        elif stage == LOBBYING:
            vote = laid[self.lobbyist]
            assert isinstance(vote, Lobby)
            self.lobby = vote
            self._turn_market(log)
        elif stage == LIQUIDATION:
            pay_debts(self, laid, log)
            self._end_round(log)
        elif stage == CLOSE:
            self._take_votes(laid)
            self._move_prices(self._show_votes(log), log)
            self._ask(OVER, NOBODY)
        else:
            self._show_founders(laid, log)

    def _ask(self, stage: int, choosers: tuple[SeatId, ...]) -> None:
        self.stage = stage
        self.turn += 1
        self.actors = self.choosers = choosers

    def _show_founders(self, laid: list[ExchangeAction | None], log: list[Event] | None) -> None:
        self.hands = ((),) * self.seats
        for seat, choice in enumerate(laid):
            assert isinstance(choice, ChooseFounder)
            founder = FOUNDERS[choice.card]
            self.founders[seat] = choice.card
            self.shares[seat] = founder.shares
            if log is not None:
                log.append(events.FounderShown(seat=seat, founder=choice.card))
            self.pay(seat, founder.cash, events.FOUNDED, log)
        self._begin_round(log)

    def _begin_round(self, log: list[Event] | None) -> None:
        """Begin the next round, or the close after the last one."""
        self.clear_round()
        if log is not None:
            log.append(events.RoundBegan(round=self.round + 1))
        if self.round == ROUNDS:
            self._ask(CLOSE, self.standing)
        else:
            self.round += 1
            self._ask(PHASE_1, self.standing)

    def _show_securities(self, laid: list[ExchangeAction | None], log: list[Event] | None) -> None:
        for seat in self.standing:
            choice = laid[seat]
            assert isinstance(choice, ChooseSecurity)
            self.traded[seat] = choice.security
            if log is not None:
                log.append(events.SecurityShown(seat=seat, security=choice.security))
        self._ask(PHASE_2, self.standing)

    def _show_sides(self, laid: list[ExchangeAction | None], log: list[Event] | None) -> None:
        for seat in self.standing:
            order = laid[seat]
            assert isinstance(order, Order)
            self.orders[seat] = order.signed
            if log is not None:
                log.append(events.SideShown(seat=seat, side=order.side))
        self._ask(PHASE_3, self.standing)

    def _take_votes(self, laid: list[ExchangeAction | None]) -> None:
        for seat in self.standing:
            vote = laid[seat]
            assert isinstance(vote, Influence)
            self.votes[seat] = vote

    def _call_lobbyist(self, log: list[Event] | None) -> None:
        """Ask the richest seat for a second vote; the votes are revealed after that (E6)."""
        if self.round < FIRST_LOBBY:
            self._turn_market(log)
            return
        self.lobbyist = seat = self.richest()
        if log is not None:
            log.append(events.LobbyistCalled(seat=None if seat == NONE else seat))
        if seat == NONE:
            self._turn_market(log)
        else:
            self._ask(LOBBYING, ONE[seat])

    def _turn_market(self, log: list[Event] | None) -> None:
        self._remember()
        steps = self._show_votes(log)
        force = self.forces[self.drawn]
        self.drawn += 1
        self.informed = 0
        if log is not None:
            log.append(events.ForceTurned(force=force))
        for security, move in enumerate(FORCES[force].moves):
            steps[security] += move
        self._move_prices(steps, log)
        self._settle(log)

    def _remember(self) -> None:
        """Add this round to the past ones."""
        now = PastRound(
            self.standing,
            self.prices,
            tuple(self.cash),
            tuple(self.shares),
            tuple(self.traded),
            tuple(self.orders),
            tuple(self.votes),
            self.lobbyist,
            self.lobby,
        )
        self.past = (*self.past, now)

    def _show_votes(self, log: list[Event] | None) -> list[int]:
        steps = [0, 0, 0]
        for seat, vote in enumerate(self.votes):
            if vote is not None:
                steps[vote.security] += vote.by
                self._log_vote(seat, vote, log)
        if self.lobby is not None:
            steps[self.lobby.security] += self.lobby.by
            self._log_vote(self.lobbyist, self.lobby, log)
        return steps

    def _log_vote(self, seat: SeatId, vote: Influence | Lobby, log: list[Event] | None) -> None:
        if log is not None:
            lobby = isinstance(vote, Lobby)
            log.append(events.VoteShown(seat=seat, security=vote.security, by=vote.by, lobby=lobby))

    def _move_prices(self, steps: list[int], log: list[Event] | None) -> None:
        """Move each price by the sum of its moves, wrapping at the ends of the board (E3)."""
        before, board = self.prices, self.board
        banks, insurance, bonds = map(board.moved, before, steps)
        self.prices = (banks, insurance, bonds)
        if log is None:
            return
        for security in ALL_SECURITIES:
            if steps[security]:
                log.append(
                    events.PriceMoved(
                        security=security,
                        before=before[security],
                        after=self.prices[security],
                        steps=steps[security],
                        pops=board.pops(before[security], steps[security]),
                    )
                )

    # Settlement

    def _settle(self, log: list[Event] | None) -> None:
        short = settle(self, log)
        if short:
            self._ask(LIQUIDATION, short)
        else:
            self._end_round(log)

    def _end_round(self, log: list[Event] | None) -> None:
        """Begin the next round, or end the game if at most one seat is left (E8)."""
        if len(self.standing) > 1:
            self._begin_round(log)
        else:
            self._ask(OVER, NOBODY)

    # Hidden cards

    def unseen(self) -> tuple[tuple[ForceId, ...]]:
        """Return the coming Market Forces that no seat has seen (E5)."""
        return (self.forces[self._seen_forces() :],)

    def _seen_forces(self) -> int:
        return self.drawn + bool(self.informed)

    def with_unseen(self, decks: Sequence[tuple[ForceId, ...]]) -> Self:
        other = self.copy()
        other.forces = self.forces[: self._seen_forces()] + decks[0]
        return other

    # Result

    def result(self) -> Result:
        worth = tuple(self.net_worth(seat) for seat in range(self.seats))
        out: list[int | None] = [None] * self.seats
        for fall in self.falls:
            out[fall.seat] = fall.round
        ranks = final_places(worth, self.cash, self.falls)
        details = {"net_worth": list(worth), "cash": self.cash[:], "out_in_round": out}
        return Result(ranks, worth, details)


def settle(state: ExchangeState, log: list[Event] | None) -> tuple[SeatId, ...]:
    """Make every trade that can be paid and eliminate seats that can't pay; return the seats
    that must liquidate.
    """
    if log is not None:
        _show_orders(state, log)
    short: list[SeatId] = []
    ruined: list[SeatId] = []
    for seat in state.standing:
        debt = state.debt(seat)
        if debt <= 0:
            _trade(state, seat, log)
        elif can_raise(state.shares[seat], state.prices, debt):
            short.append(seat)
        else:
            ruined.append(seat)
    for seat in ruined:
        _eliminate(state, seat, log)
    if log is not None:
        log += [events.LiquidationDue(seat=seat, debt=state.debt(seat)) for seat in short]
    return tuple(short)


def exchanged(order: int, held: int) -> int:
    """Return the number of shares that an order really moves: at most those held can be sold (E4).

    Positive for shares bought, negative for shares sold, as in `order`.
    """
    return max(order, -held)


def pay_debts(
    state: ExchangeState, laid: Sequence[ExchangeAction | None], log: list[Event] | None
) -> None:
    """Sell at half price what each indebted buyer chose, then make its purchase (E7)."""
    for seat in state.choosers:
        choice = laid[seat]
        assert isinstance(choice, Liquidate)
        money = proceeds(choice.sold, state.prices)
        if log is not None:
            log.append(events.Liquidated(seat=seat, sold=choice.sold, proceeds=money))
        banks, insurance, bonds = choice.sold
        _move_shares(state, seat, (-banks, -insurance, -bonds))
        state.pay(seat, money, events.LIQUIDATED, log)
        _trade(state, seat, log)


def _show_orders(state: ExchangeState, log: list[Event]) -> None:
    for seat in state.standing:
        order = state.orders[seat]
        log.append(
            events.OrderShown(
                seat=seat,
                security=state.traded[seat],
                side=SELL if order < 0 else BUY,
                shares=abs(order),
            )
        )


def _trade(state: ExchangeState, seat: SeatId, log: list[Event] | None) -> None:
    """Buy what was ordered, or sell as much of it as the seat owns (E4)."""
    security = state.traded[seat]
    shares = exchanged(state.orders[seat], state.shares[seat][security])
    price = state.prices[security]
    if log is not None:
        log.append(events.Traded(seat=seat, security=security, shares=shares, price=price))
    change = [0, 0, 0]
    change[security] = shares
    _move_shares(state, seat, change)
    state.pay(seat, -shares * price, events.BOUGHT if shares > 0 else events.SOLD, log)


def _eliminate(state: ExchangeState, seat: SeatId, log: list[Event] | None) -> None:
    """Take a seat out of the game and remove its cash and shares (E7)."""
    fall = Fall(seat, state.round, state.net_worth(seat), state.cash[seat])
    state.falls = (*state.falls, fall)
    state.standing = tuple([other for other in state.standing if other != seat])
    if log is not None:
        log.append(events.Eliminated(seat=seat, lost=state.shares[seat]))
    state.shares[seat] = (0, 0, 0)
    state.pay(seat, -fall.cash, events.FORFEITED, log)


def _move_shares(state: ExchangeState, seat: SeatId, change: Sequence[int]) -> None:
    banks, insurance, bonds = state.shares[seat]
    state.shares[seat] = (banks + change[0], insurance + change[1], bonds + change[2])
