"""What a choice would cost and bring, as far as the deciding seat can know."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.engine.state import SeatId
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.actions import Influence, Liquidate, Lobby, Order
from stockgames.games.exchange.state import exchanged
from stockgames.games.exchange.view import ExchangeView


@dataclass(frozen=True, slots=True)
class Quote:
    """A security's price today, and how many shares the seat owns."""

    price: int
    owned: int


@dataclass(frozen=True, slots=True)
class SettledAt:
    """The effect of an order if it were settled at a price."""

    price: int
    amount: int
    """Dollars earned, negative if paid."""
    is_today: bool
    is_short: bool
    """Whether it would have to be paid for by selling shares at half price (E7)."""
    may_ruin: bool
    """Whether selling everything might not be enough (E7)."""


@dataclass(frozen=True, slots=True)
class OrderForecast:
    """The effect of an order at each price of the board, lowest first (E4, E7)."""

    security: p.Security
    order: Order
    shares: int
    """The number of shares that would change hands: at most those owned can be sold."""
    rows: tuple[SettledAt, ...]

    @property
    def today(self) -> SettledAt:
        """The effect at today's price."""
        return next(row for row in self.rows if row.is_today)

    @property
    def is_cut(self) -> bool:
        """Return whether fewer shares would be sold than were ordered."""
        return self.shares < self.order.shares

    @property
    def short_from(self) -> int | None:
        """The lowest price at which the seat would have to sell shares for it, or None."""
        return next((row.price for row in self.rows if row.is_short), None)

    @property
    def ruin_from(self) -> int | None:
        """The lowest price at which it could ruin the seat, or None."""
        return next((row.price for row in self.rows if row.may_ruin), None)


@dataclass(frozen=True, slots=True)
class VoteForecast:
    """Where a vote would move a price, as far as the seat knows; the game adds up all first."""

    security: p.Security
    by: int
    """1 or -1."""
    before: int
    after: int
    pops: bool
    force: p.ForceId | None = None
    """The Market Force that is counted as well, for a seat that bought intelligence (E5)."""

    @property
    def steps(self) -> int:
        """Return how many steps up the price would go in all."""
        return self.by + (0 if self.force is None else p.FORCES[self.force].moves[self.security])


@dataclass(frozen=True, slots=True)
class SaleForecast:
    """The proceeds, payment and remainder of a liquidation, in dollars (E7)."""

    sold: p.Triple
    brings: int
    debt: int
    keeps: p.Triple
    """The shares that remain."""

    @property
    def left(self) -> int:
        """The cash that remains."""
        return self.brings - self.debt


Forecast = Quote | OrderForecast | VoteForecast | SaleForecast


def quote(view: ExchangeView, seat: SeatId, security: p.Security) -> Quote:
    """Return a security's price today, and how many shares a seat owns."""
    return Quote(view.prices[security], view.shares[seat][security])


def order_forecast(view: ExchangeView, seat: SeatId, order: Order) -> OrderForecast:
    """Return the effect of a seat's order at each possible price of its security."""
    security = view.traded[seat]
    shares = exchanged(order.signed, view.shares[seat][security])
    rows = tuple(_settled(view, seat, shares, price) for price in view.board.prices)
    return OrderForecast(security, order, abs(shares), rows)


def _settled(view: ExchangeView, seat: SeatId, shares: int, price: int) -> SettledAt:
    """Return the effect at one price, assuming that the other securities fell to the floor."""
    security, debt = view.traded[seat], p.shortfall(shares, price, view.cash[seat])
    banks, insurance, bonds = (price if s == security else view.floor for s in p.ALL_SECURITIES)
    return SettledAt(
        price=price,
        amount=-shares * price,
        is_today=price == view.prices[security],
        is_short=debt > 0,
        may_ruin=not p.can_raise(view.shares[seat], (banks, insurance, bonds), debt),
    )


def known_steps(view: ExchangeView, security: p.Security) -> int:
    """Return how many steps up a Market Force moves a price, if the seat paid to see it (E5)."""
    return 0 if view.coming is None else p.FORCES[view.coming].moves[security]


def vote_forecast(view: ExchangeView, vote: Influence | Lobby) -> VoteForecast:
    """Return where a vote would move its price, with no others but a known Market Force (E3)."""
    before = view.prices[vote.security]
    steps = vote.by + known_steps(view, vote.security)
    after, pops = view.board.moved(before, steps), bool(view.board.pops(before, steps))
    return VoteForecast(vote.security, vote.by, before, after, pops, view.coming)


def sale_forecast(view: ExchangeView, seat: SeatId, sale: Liquidate) -> SaleForecast:
    """Return the effect of a liquidation for a seat."""
    held = view.shares[seat]
    keeps = (held[0] - sale.sold[0], held[1] - sale.sold[1], held[2] - sale.sold[2])
    return SaleForecast(sale.sold, p.proceeds(sale.sold, view.prices), view.debt(seat), keeps)
