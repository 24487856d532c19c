"""What an open offer shows: both sides, and what it would come to later on."""

from __future__ import annotations

from random import Random

from stockgames.games.portfolio.actions import Debt, Offer, Reveal, Terms, Truce
from stockgames.ui.games.portfolio.offer_facts import offer_facts
from tests.ui.games.portfolio.test_words import context, dealt, step


def test_an_offer_tells_what_it_comes_to() -> None:
    match, rng = dealt(3, 2), Random(2)
    while not any(p.owner == 1 for p in match.view(1).portfolios):
        step(match, rng, deals=False)
    own = next(p for p in match.view(1).portfolios if p.owner == 1)
    give = Terms(0, (), (own.number,), (Debt(7),))
    match.act(1, Offer(0, give, Terms(0, (), (), (Truce(2), Reveal()))))
    income = match.view(0).incomes[0]
    assert offer_facts(match.view(0), context(match, 0)).consequences == (
        f"The income of Ada would be ${income + own.value}, now ${income}.",
        "Debt: the next $7 of Bruno's income go to Ada.",
        "Truce: for 2 turns, Ada can neither acquire nor neutralize what Bruno has.",
        "Look: Bruno sees the hand of Ada once.",
    )


def test_an_offer_of_cash_comes_to_nothing_later() -> None:
    match = dealt(3, 2)
    match.act(1, Offer(0, Terms(1, (), (), ()), Terms(2, (), (), ())))
    assert offer_facts(match.view(0), context(match, 0)).consequences == ()
