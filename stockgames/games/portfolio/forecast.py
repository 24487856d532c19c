"""What actions would cost and bring, as the rules reckon it: a table can tell it beforehand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from stockgames.games.portfolio.actions import (
    Acquire,
    Cap,
    Draw,
    Extend,
    Found,
    Neutralize,
    OpenOffer,
    PortfolioAction,
)
from stockgames.games.portfolio.parts import Number, Portfolio
from stockgames.games.portfolio.view import PortfolioView
from stockgames.games.portfolio.worlds import known_world

_BUILDING = (Found, Extend, Cap, Neutralize, Acquire)


@dataclass(frozen=True, slots=True)
class Forecast:
    """What comes of actions, one after the other."""

    actions: tuple[PortfolioAction, ...]
    cost: int
    """Dollars paid at once."""
    income: int
    """What the portfolios of whoever acts earn a turn afterwards."""


def find(portfolios: Iterable[Portfolio], number: Number) -> Portfolio | None:
    """Return a portfolio by its number; None if it is not among them."""
    return next((p for p in portfolios if p.number == number), None)


def cost(action: PortfolioAction, portfolios: Iterable[Portfolio]) -> int:
    """Return what an action costs, in dollars (P5, P6, P9)."""
    if isinstance(action, Draw):
        return action.cost
    if isinstance(action, Acquire | Neutralize):
        found = find(portfolios, action.portfolio)
        if found is not None:
            return found.acquiring if isinstance(action, Acquire) else found.value
    return 0


def forecast(view: PortfolioView, actions: Sequence[PortfolioAction]) -> Forecast:
    """Return what comes of legal actions of the turn's seat, played on what is known.

    Whatever follows an end of the turn is not part of it.
    """
    seat, world = view.active, known_world(view)
    price = 0
    for action in actions:
        if isinstance(action, Draw):
            price += action.cost
        elif isinstance(action, _BUILDING):
            before = world.cash[seat]
            world.apply(seat, action)
            price += before - world.cash[seat]
    return Forecast(tuple(actions), price, world.incomes[seat])


def incomes_after(view: PortfolioView, struck: OpenOffer) -> tuple[int, ...]:
    """Return what each seat would earn a turn if an offer were accepted (P12)."""
    incomes, (maker, offer) = list(view.incomes), struck
    for giver, taker, terms in ((maker, offer.to, offer.give), (offer.to, maker, offer.get)):
        value = sum(p.value for p in view.portfolios if p.number in terms.portfolios)
        incomes[giver] -= value
        incomes[taker] += value
    return tuple(incomes)
