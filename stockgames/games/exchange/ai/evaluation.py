"""Each seat's expected final wealth in Exchange, in dollars, as far as prices can be predicted.

A seat's own card counts as soon as it is placed, so that a one-ply search can compare choices.
Others' face-down cards count as the state holds them; in states sampled from a view they are
guesses.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from stockgames.engine.state import SeatId
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.actions import ChooseSecurity, Influence, Liquidate, Order
from stockgames.games.exchange.ai.opinions import (
    Chances,
    at_todays_prices,
    later_worth,
    whereabouts,
)
from stockgames.games.exchange.state import ExchangeState


def evaluate(state: ExchangeState) -> Sequence[float]:
    """Return each seat's expected final wealth; its net worth once the game is over.

    Fractions of a dollar break ties by cash (E9). A seat that is out has a negative value: the
    later it fell, and the more it had then, the higher (E8).
    """
    values = [0.0] * state.seats
    for seat in state.standing:
        values[seat] = _expected(state, seat) + state.cash[seat] / 1e5
    for fall in state.falls:
        values[fall.seat] = fall.round - p.ROUNDS - 1 + fall.net_worth / 1e5 + fall.cash / 1e10
    return values


def _expected(state: ExchangeState, seat: SeatId) -> float:
    if state.stage in (p.FOUNDING, p.OVER):
        return state.net_worth(seat)
    if state.stage == p.LIQUIDATION:
        return _when_settled(state, seat)
    later = later_worth(state)
    moved = [_moved(state, seat, security) for security in p.ALL_SECURITIES]
    total = float(state.cash[seat])
    for count, chances in zip(state.shares[seat], moved, strict=True):
        if count:
            total += count * sum(map(mul, chances, later))
    security = _security(state, seat)
    if security == p.NONE:
        return total
    ledger = _Ledger(state, seat, security, total)
    return total + _gain(ledger, _order(state, seat), moved[security], later)


def _when_settled(state: ExchangeState, seat: SeatId) -> float:
    """Return a seat's expected wealth while debts are paid.

    A seat that has yet to choose what to sell is assumed to lose the amount of its debt.
    """
    worth = at_todays_prices(state, later_worth(state))
    total = float(state.cash[seat] + sum(map(mul, state.shares[seat], worth)))
    if seat not in state.choosers:
        return total
    debt, security = state.debt(seat), state.traded[seat]
    bought: float = state.orders[seat] * (worth[security] - state.prices[security])
    choice = state.laid[seat]
    if not isinstance(choice, Liquidate):
        return total + bought - debt
    sold = float(sum(map(mul, choice.sold, worth)))
    return total + bought + p.proceeds(choice.sold, state.prices) - sold


def _moved(state: ExchangeState, seat: SeatId, security: p.Security) -> Chances:
    """Return the probability of each price level after the market's next move, from what the
    seat knows.
    """
    place = state.board.level(state.prices[security])
    unknown = len(state.standing)
    for vote in (*state.laid, *state.votes):
        if isinstance(vote, Influence):
            unknown -= 1
            if vote.security == security:
                place += vote.by
    card = state.stage != p.CLOSE
    if card and state.informed >> seat & 1:
        card = False
        place += p.FORCES[state.forces[state.drawn]].moves[security]
    ring = state.board.levels
    return whereabouts(ring, place % ring, unknown, card)


def _security(state: ExchangeState, seat: SeatId) -> p.Security:
    """Return what the seat trades this round, or NONE if it has yet to choose."""
    laid = state.laid[seat]
    return laid.security if isinstance(laid, ChooseSecurity) else state.traded[seat]


def _order(state: ExchangeState, seat: SeatId) -> int:
    """Return the seat's order this round, or 0 if it has yet to place one."""
    laid = state.laid[seat]
    return laid.signed if isinstance(laid, Order) else state.orders[seat]


class _Ledger:
    """The holdings and limits that an order's gain depends on."""

    __slots__ = ("cash", "floor", "help", "owned", "total")

    def __init__(
        self, state: ExchangeState, seat: SeatId, security: p.Security, total: float
    ) -> None:
        self.cash = state.cash[seat]
        self.owned = state.shares[seat][security]
        self.help = p.proceeds(state.shares[seat], state.prices)
        self.floor = state.board.floor
        self.total = total


def _gain(ledger: _Ledger, order: int, chances: Chances, later: Sequence[float]) -> float:
    """Return the expected gain of an order, in dollars.

    `order` 0 means not placed yet: the best of some orders, or no trade.
    """
    if order > 0:
        return sum(
            chance * _bought(ledger, order, ledger.floor + p.STEP * place, later[place])
            for place, chance in enumerate(chances)
            if chance
        )
    if order < 0:
        edge = sum(
            chance * (ledger.floor + p.STEP * place - later[place])
            for place, chance in enumerate(chances)
        )
        return min(-order, ledger.owned) * edge
    top = ledger.floor + p.STEP * (len(chances) - 1)
    likely, safe = (min(p.MOST_SHARES, ledger.cash // price) for price in (p.OPENING_PRICE, top))
    sides = {likely, safe, -p.MOST_SHARES} - {0}
    return max(0.0, *[_gain(ledger, side, chances, later) for side in sides])


def _bought(ledger: _Ledger, shares: int, price: int, worth: float) -> float:
    """Return the gain of a purchase at a price, less the loss from selling at half price for
    it (E7).
    """
    short = max(0, shares * price - ledger.cash)
    if short > ledger.help:
        return -ledger.total
    return shares * (worth - price) - short
