"""Types of players are inferred from what arrived; samples follow the posterior."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stockgames.games.stock_exchange.ai.opponent_type_posterior import SLIPS, company, odds
from stockgames.games.stock_exchange.ai.weights import TableWeights
from stockgames.games.stock_exchange.parts import RESOURCES
from stockgames.games.stock_exchange.view import Arrival, StockExchangeView
from tests.games.stock_exchange.table import WEIGHTS, kind, opened, view

OIL = (("oil oil oil oil > oil oil",) * 2 + ("oil oil oil oil > oil oil oil",),)
DIAMONDS = (
    ("diamond book oil iron > diamond book",) * 2 + ("diamond book oil iron > diamond book book",),
)
KNOWN = replace(
    WEIGHTS,
    tables=(
        TableWeights(0.7, replace(WEIGHTS.habits, lives=OIL)),
        TableWeights(0.1, replace(WEIGHTS.habits, lives=DIAMONDS)),
        TableWeights(0.2, WEIGHTS.habits),
    ),
)


def after(*names: str) -> StockExchangeView:
    """Return a view in which these resources arrived at the start of the second round."""
    shelf = [0] * len(RESOURCES)
    for name in names:
        shelf[kind(name)] += 1
    return replace(view(opened(), 0), arrivals=(Arrival(tuple(shelf), (0,) * 8),))


def test_before_anything_arrives_tables_are_as_likely_as_the_weights_say() -> None:
    assert odds(view(opened(), 0), KNOWN) == pytest.approx([0.7, 0.1, 0.2])


def test_what_only_one_kind_of_table_was_seen_to_give_comes_from_there() -> None:
    assert odds(after("oil", "oil"), KNOWN)[0] > 0.99
    assert odds(after("book", "book"), KNOWN)[1] > 0.7
    assert odds(after("gold", "gold"), KNOWN)[2] > 0.99


def test_what_arrives_counts_more_than_by_itself() -> None:
    shrewd, hasty, _ = odds(after("oil"), KNOWN)
    given = [table.others.habits.arriving[0][kind("oil")] + SLIPS for table in KNOWN.tables]
    assert shrewd / hasty > 0.7 * given[0] / (0.1 * given[1])


def test_coal_comes_from_where_many_make_diamonds() -> None:
    shrewd, hasty, anybody = odds(after("coal", "coal"), KNOWN)
    assert hasty > 0.9
    assert shrewd < anybody
    assert odds(after("diamond", "diamond"), KNOWN)[1] < hasty


def test_each_kind_of_table_is_met_as_often_as_it_is_likely() -> None:
    rng, seen = Random(1), view(opened(), 0)
    met = [company(seen, KNOWN, rng) for _ in range(400)]
    for table in KNOWN.tables:
        assert abs(met.count(table.others) - 400 * table.likely) < 30


def test_nothing_is_drawn_where_all_tables_are_alike() -> None:
    rng, seen = Random(1), view(opened(), 0)
    state = rng.getstate()
    assert company(seen, WEIGHTS.untaught, rng) == WEIGHTS.habits
    assert company(seen, WEIGHTS.taught({kind("oil"): 1}), rng) != WEIGHTS.habits
    assert rng.getstate() == state
