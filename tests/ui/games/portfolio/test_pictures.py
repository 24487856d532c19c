"""What is shown of a view: stocks, prices, and the later consequences of an open offer."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stockgames.engine.match import Match
from stockgames.engine.state import seen_as
from stockgames.games.portfolio.action_builder import ActionBuilder
from stockgames.games.portfolio.actions import Debt, Offer, Reveal, Terms, Truce
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.parts import draw_cost, plays_twice
from stockgames.games.portfolio.view import PortfolioView
from stockgames.ui.games.portfolio.piles import pile_picture, price_list
from stockgames.ui.games.portfolio.slips import offer_picture
from tests.presentation.games.portfolio.test_words import context, dealt, step


def offered(match: Match) -> tuple[str, ...]:
    """Return the later consequences of the open offer as text."""
    facts = facts_of(seen_as(PortfolioView, match.view(0)))
    assert facts.offer is not None
    return offer_picture(facts.offer, facts, context(match, 0)).consequences


def test_an_offer_tells_what_it_comes_to() -> None:
    match, rng = dealt(3, 2), Random(2)
    while not any(p.owner == 1 for p in seen_as(PortfolioView, match.view(1)).portfolios):
        step(match, rng, deals=False)
    own = next(p for p in seen_as(PortfolioView, match.view(1)).portfolios if p.owner == 1)
    give = Terms(0, (), (own.number,), (Debt(7),))
    match.act(1, Offer(0, give, Terms(0, (), (), (Truce(2), Reveal()))))
    income = seen_as(PortfolioView, match.view(0)).incomes[0]
    assert offered(match) == (
        f"Your income would go from ${income} to ${income + own.value}.",
        "Debt: the next $7 of Bruno's income goes to you.",
        "Truce: for 2 turns, you can't acquire or neutralize Bruno's portfolios.",
        "Look: Bruno sees your hand once.",
    )


def test_an_offer_of_cash_comes_to_nothing_later() -> None:
    match = dealt(3, 2)
    match.act(1, Offer(0, Terms(1, (), (), ()), Terms(2, (), (), ())))
    assert offered(match) == ()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_second_stock_is_called_so_where_there_are_two(seats: int) -> None:
    view, choosing = seen_as(PortfolioView, dealt(seats, 2).view(0)), ActionBuilder()
    labels = {
        pile_picture(facts_of(replace(view, reshuffles=on)), choosing).stock_label
        for on in (True, False)
    }
    assert len(labels) == (2 if plays_twice(seats) else 1)
    assert all(str(view.stock) in label for label in labels)


def test_prices_are_open_as_far_as_they_can_be_paid() -> None:
    view, choosing = seen_as(PortfolioView, dealt(3, 2).view(1)), ActionBuilder()
    choosing.renew(view, is_open=True)
    prices = price_list(choosing).prices
    assert [price.open for price in prices] == [n <= choosing.most() for n in range(1, 11)]
    assert all(str(draw_cost(price.count)) in price.text for price in prices[1:])
    assert price_list(choosing).wished == 1
    choosing.pauper = True
    assert price_list(choosing).wished == 0
