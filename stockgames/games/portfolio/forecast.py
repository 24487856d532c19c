"""What actions would cost and bring by the rules, so that a table can show it beforehand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from stockgames.engine.state import SeatId
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio.parts import NONE, Card, Number, Portfolio
from stockgames.games.portfolio.view import PortfolioView, known_world

_BUILDING = (a.Found, a.Extend, a.Cap, a.Neutralize, a.Acquire)


@dataclass(frozen=True, slots=True)
class Forecast:
    """The effect of several actions in order."""

    actions: tuple[a.PortfolioAction, ...]
    cost: int
    """The dollars paid at once."""
    income: int
    """The acting seat's income a turn afterwards."""


def find(portfolios: Iterable[Portfolio], number: Number) -> Portfolio | None:
    """Return the portfolio with this number, or None."""
    return next((p for p in portfolios if p.number == number), None)


def cost(action: a.PortfolioAction, portfolios: Iterable[Portfolio]) -> int:
    """Return the price of an action, in dollars (P5, P6, P9)."""
    if isinstance(action, a.Draw):
        return action.cost
    if isinstance(action, a.Acquire | a.Neutralize):
        found = find(portfolios, action.portfolio)
        if found is not None:
            return found.acquiring if isinstance(action, a.Acquire) else found.value
    return 0


def forecast(view: PortfolioView, actions: Sequence[a.PortfolioAction]) -> Forecast:
    """Return the effect of legal actions of the active seat, played on what is known.

    Anything that follows the end of the turn is not included.
    """
    seat, world = view.active, known_world(view)
    price = 0
    for action in actions:
        if isinstance(action, a.Draw):
            price += action.cost
        elif isinstance(action, _BUILDING):
            before = world.cash[seat]
            world.apply(seat, action)
            price += before - world.cash[seat]
    return Forecast(tuple(actions), price, world.incomes[seat])


@dataclass(frozen=True, slots=True)
class RaidForecast:
    """The costs and gains of acquiring or neutralizing a portfolio, in dollars (P9)."""

    number: Number
    is_acquired: bool
    """Whether the acting seat gets it; else it leaves the table."""
    cost: int
    value: int
    """The portfolio's present income a turn."""
    brings: int
    """The increase in the acting seat's income a turn."""
    owner: SeatId
    owner_income: int
    owner_income_after: int
    taken: Portfolio | None = None
    """The portfolio as the acting seat would have it; None if it leaves the table."""

    @property
    def turns(self) -> int:
        """The number of turns after which it has paid for itself; 0 for never."""
        return -(-self.cost // self.brings) if self.brings > 0 else 0


def raid_forecast(view: PortfolioView, action: a.Acquire | a.Neutralize) -> RaidForecast | None:
    """Return the costs and gains of a raid; None if there is no such portfolio."""
    found = find(view.portfolios, action.portfolio)
    if found is None:
        return None
    world, seat = known_world(view), view.active
    before = tuple(world.incomes)
    world.apply(seat, action)
    after = world.incomes
    return RaidForecast(
        found.number,
        isinstance(action, a.Acquire),
        cost(action, view.portfolios),
        found.value,
        after[seat] - before[seat],
        found.owner,
        before[found.owner],
        after[found.owner],
        find(world.portfolios, action.portfolio),
    )


@dataclass(frozen=True, slots=True)
class DealForecast:
    """What a deal would change for one of its seats, as far as is public."""

    seat: SeatId
    income: int
    income_after: int
    """The income if all received cards that extend its portfolios are added to them."""
    cash: int
    cash_after: int


def deal_forecast(view: PortfolioView, struck: a.OpenOffer) -> tuple[DealForecast, DealForecast]:
    """Return what a deal would change for its maker and for its partner (P12)."""
    maker, offer = struck
    moved = [_moved(portfolio, struck) for portfolio in view.portfolios]
    sides = (maker, offer.give, offer.get), (offer.to, offer.get, offer.give)
    found = [
        DealForecast(
            seat,
            view.incomes[seat],
            sum(_grown(p, gets.cards).value for p in moved if p.owner == seat),
            view.cash[seat],
            view.cash[seat] - gives.cash + gets.cash,
        )
        for seat, gives, gets in sides
    ]
    return found[0], found[1]


def _moved(portfolio: Portfolio, struck: a.OpenOffer) -> Portfolio:
    maker, offer = struck
    if portfolio.owner == maker and portfolio.number in offer.give.portfolios:
        return portfolio._replace(owner=offer.to)
    if portfolio.owner == offer.to and portfolio.number in offer.get.portfolios:
        return portfolio._replace(owner=maker)
    return portfolio


def _grown(portfolio: Portfolio, cards: Sequence[Card]) -> Portfolio:
    """Return a portfolio after adding all of the cards that extend it (P4)."""
    held = sum({1 << card for card in cards})
    while portfolio.low_cap == NONE and a.BELOW[portfolio.low] & held:
        portfolio = portfolio._replace(low=portfolio.low - 1)
    while portfolio.high_cap == NONE and a.ABOVE[portfolio.high] & held:
        portfolio = portfolio._replace(high=portfolio.high + 1)
    return portfolio


def incomes_after(view: PortfolioView, struck: a.OpenOffer) -> tuple[int, ...]:
    """Return each seat's income a turn if an offer were accepted (P12)."""
    incomes, (maker, offer) = list(view.incomes), struck
    for giver, taker, terms in ((maker, offer.to, offer.give), (offer.to, maker, offer.get)):
        value = sum(p.value for p in view.portfolios if p.number in terms.portfolios)
        incomes[giver] -= value
        incomes[taker] += value
    return tuple(incomes)
