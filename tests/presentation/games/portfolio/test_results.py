"""Parts of scores: what has no line of its own is added up."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stockgames.engine.state import seen_as
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.view import PortfolioView
from stockgames.lab.gallery.portfolio_positions import eager
from stockgames.presentation.games.portfolio.results import rows
from tests.presentation.games.portfolio.test_words import dealt


@pytest.mark.parametrize(
    ("count", "last"), [(5, "Last"), (6, "Last"), (7, "2 more"), (9, "4 more")]
)
def test_a_single_portfolio_is_never_told_as_one_more(count: int, last: str) -> None:
    match, rng = dealt(3, 2), Random(2)
    match.play(lambda actor: eager(seen_as(PortfolioView, match.view(actor)).legal, rng))
    facts = facts_of(seen_as(PortfolioView, match.view(0)))
    one = facts.portfolios[0]
    income = count * one.value
    first = replace(facts.seats[0], portfolios=(one,) * count, last_collection=income)
    owned = replace(facts, seats=(first, *facts.seats[1:]))
    row = next(row for row in rows(match.result(), owned) if row.seat == 0)
    collected = [line for line in row.lines if line.text.startswith("Last income")]
    assert last in collected[-1].text
    assert ("more" in collected[-1].text) == (count > 6)
    assert len(collected) == min(count, 6)
