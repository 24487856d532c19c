"""Settles the trades of a round once the market has moved, each seat separately (E4, E7)."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.engine.event import Event
from stockgames.engine.seat import SeatId
from stockgames.games.exchange import events
from stockgames.games.exchange.actions import ExchangeAction, Liquidate
from stockgames.games.exchange.counts import ExchangeCounts
from stockgames.games.exchange.liquidation import can_raise, proceeds
from stockgames.games.exchange.parts import BUY, SELL, Fall


def settle(state: ExchangeCounts, log: list[Event] | None) -> tuple[SeatId, ...]:
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
    state: ExchangeCounts, laid: Sequence[ExchangeAction | None], log: list[Event] | None
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


def _show_orders(state: ExchangeCounts, log: list[Event]) -> None:
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


def _trade(state: ExchangeCounts, seat: SeatId, log: list[Event] | None) -> None:
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


def _eliminate(state: ExchangeCounts, seat: SeatId, log: list[Event] | None) -> None:
    """Take a seat out of the game and remove its cash and shares (E7)."""
    fall = Fall(seat, state.round, state.net_worth(seat), state.cash[seat])
    state.falls = (*state.falls, fall)
    state.standing = tuple([other for other in state.standing if other != seat])
    if log is not None:
        log.append(events.Eliminated(seat=seat, lost=state.shares[seat]))
    state.shares[seat] = (0, 0, 0)
    state.pay(seat, -fall.cash, events.FORFEITED, log)


def _move_shares(state: ExchangeCounts, seat: SeatId, change: Sequence[int]) -> None:
    banks, insurance, bonds = state.shares[seat]
    state.shares[seat] = (banks + change[0], insurance + change[1], bonds + change[2])
