"""Who sits there is told by what arrived, and strangers are met where that is likely."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stockgames.games.stock_exchange.parts import RESOURCES
from stockgames.games.stock_exchange.strangers import company, strange
from stockgames.games.stock_exchange.view import Arrival, StockExchangeView
from tests.games.stock_exchange.table import WEIGHTS, kind, opened, view

LIVES = (("oil oil oil oil > oil oil",) * 2 + ("oil oil oil oil > oil oil oil",),)
KNOWN = replace(
    WEIGHTS, opponents=replace(WEIGHTS.habits, lives=LIVES), strangers=0.2, habits=WEIGHTS.habits
)


def after(*names: str) -> StockExchangeView:
    """Return a view to which these resources came at the start of the second round."""
    shelf = [0] * len(RESOURCES)
    for name in names:
        shelf[kind(name)] += 1
    return replace(view(opened(), 0), arrivals=(Arrival(tuple(shelf), (0,) * 8),))


def test_before_anything_arrives_strangers_are_as_likely_as_the_weights_say() -> None:
    assert strange(view(opened(), 0), KNOWN) == pytest.approx(0.2)


def test_what_nobody_was_seen_to_give_comes_from_strangers() -> None:
    assert strange(after("book", "book"), KNOWN) > 0.99
    assert strange(after("oil", "oil"), KNOWN) < 0.01


def test_diamonds_and_coal_tell_nothing() -> None:
    assert strange(after("coal", "diamond"), KNOWN) == pytest.approx(0.2)


def test_strangers_are_met_as_often_as_they_are_likely() -> None:
    rng, seen = Random(1), view(opened(), 0)
    met = [company(seen, KNOWN, rng) for _ in range(400)]
    assert 50 < met.count(KNOWN.habits) < 110
    assert met.count(KNOWN.opponents) == 400 - met.count(KNOWN.habits)


def test_nothing_is_drawn_where_nobody_can_be_a_stranger() -> None:
    rng, seen = Random(1), view(opened(), 0)
    state = rng.getstate()
    assert company(seen, WEIGHTS.untaught, rng) == WEIGHTS.habits
    assert company(seen, WEIGHTS.taught({kind("oil"): 1}), rng) != WEIGHTS.habits
    assert rng.getstate() == state
