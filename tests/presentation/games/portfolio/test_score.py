"""The score sheet: rows by round, and a present turn that adds up to the cash."""

from __future__ import annotations

from random import Random

from stockgames.engine.seat import CHANCE
from stockgames.engine.state import seen_as
from stockgames.games.portfolio.actions import Draw
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.forecast import forecast
from stockgames.games.portfolio.parts import START_CASH
from stockgames.games.portfolio.view import PortfolioView
from stockgames.presentation.games.portfolio.results import score
from tests.presentation.games.portfolio.test_words import context, dealt, step


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_the_running_turn_adds_up() -> None:
    """Previous cash, income and everything since equal the present cash."""
    match, rng = dealt(3, 7), Random(7)
    checked = 0
    while not match.is_over and checked < 120:
        actor = match.actors[0]
        view = seen_as(PortfolioView, match.view(None))
        if actor != CHANCE and view.offer is None and match.moves:
            told = score(facts_of(view), context(match, None), None, ())
            before = [line.cash for line in view.sheet][-1:] or [(START_CASH,) * 3]
            amounts = [number(entry.amount) for entry in told.entries]
            assert amounts[0] == before[0][view.active]
            assert told.total is not None
            assert sum(amounts) == view.cash[view.active] == number(told.total.amount)
            checked += 1
        step(match, rng, deals=False)
    assert checked == 120


def test_what_is_about_to_be_done_is_written_tentatively() -> None:
    match, rng = dealt(3, 1), Random(1)
    while seen_as(PortfolioView, match.view(match.actors[0])).most_cards[0] < 2:
        step(match, rng, deals=False)
    view = seen_as(PortfolioView, match.view(match.actors[0]))
    dear = max((a for a in view.legal if isinstance(a, Draw)), key=lambda draw: draw.cards)
    coming = forecast(view, [dear])
    told = score(facts_of(view), context(match, None), coming, ())
    assert told.entries[-1].tentative
    assert told.total is not None
    assert number(told.total.amount) == view.cash[view.active] - coming.cost
    assert told.current == (view.active, str(view.cash[view.active]))
