"""What an action would cost and earn, so that a table can tell it beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stockgames.games.portfolio.actions import (
    Acquire,
    Draw,
    Extend,
    Found,
    Neutralize,
    PortfolioAction,
)
from stockgames.games.portfolio.parts import Number, Portfolio, draw_cost, value_of
from stockgames.games.portfolio.view import PortfolioView


@dataclass(frozen=True, slots=True)
class Forecast:
    """Dollars paid at once, and what one's portfolios earn a turn afterwards."""

    cost: int
    income: int


def find(view: PortfolioView, number: Number) -> Portfolio | None:
    """Return a portfolio on the table by its number."""
    return next((p for p in view.portfolios if p.number == number), None)


def cost(view: PortfolioView, action: PortfolioAction) -> int:
    """Return what an action costs, in dollars."""
    if isinstance(action, Draw):
        return 0 if action.pauper else draw_cost(action.cards)
    if isinstance(action, Acquire | Neutralize):
        found = find(view, action.portfolio)
        value = found.value if found is not None else 0
        return 2 * value if isinstance(action, Acquire) else value
    return 0


def forecast(view: PortfolioView, actions: Sequence[PortfolioAction]) -> Forecast:
    """Return what the turn's seat pays for actions, and earns a turn after them."""
    income = view.incomes[view.active]
    ends: dict[Number, tuple[int, int]] = {}
    for action in actions:
        if isinstance(action, Found):
            income += value_of(action.cards[0], action.cards[-1])
        elif isinstance(action, Acquire | Extend):
            found = find(view, action.portfolio)
            if found is None:
                continue
            low, high = ends.get(found.number, (found.low, found.high))
            before = 0 if isinstance(action, Acquire) else value_of(low, high)
            if action.card == low - 1:
                low -= 1
            elif action.card == high + 1:
                high += 1
            ends[found.number] = low, high
            income += value_of(low, high) - before
    return Forecast(sum(cost(view, action) for action in actions), income)
