"""Forecast costs and gains of actions are the real ones."""

from __future__ import annotations

from random import Random

from stockgames.engine.seat import CHANCE
from stockgames.games.portfolio.actions import (
    Acquire,
    Cap,
    Discard,
    Extend,
    Neutralize,
    OpenOffer,
)
from stockgames.games.portfolio.forecast import (
    cost,
    deal_forecast,
    find,
    forecast,
    incomes_after,
    raid_forecast,
)
from stockgames.games.portfolio.parts import HIGH, worth
from tests.games.portfolio.table import card, dealt, lay, offer, play, rich, table, view


def test_a_forecast_comes_true() -> None:
    kinds = set()
    for seed in range(3):
        match, rng = dealt(4, f"forecast {seed}"), Random(seed)
        while not match.is_over:
            actor = match.actors[0]
            if actor == CHANCE:
                match.act_chance()
                continue
            before = view(match, actor)
            action = before.legal[rng.randrange(len(before.legal))]
            told = forecast(before, [action])
            assert told.cost == cost(action, before.portfolios)
            match.act(actor, action)
            after = view(match, actor)
            if after.turn == before.turn:
                kinds.add(type(action).__name__)
                assert after.cash[actor] == before.cash[actor] - told.cost
                assert after.incomes[actor] == told.income
    assert {"Draw", "Found", "Extend", "Cap"} <= kinds


def test_several_actions_are_reckoned_one_after_the_other() -> None:
    match = table(["6C 7C 7S 9D", "KH"])
    play(match, "draw 1")
    lay(match, 1, "3C-5C")
    rich(match, 20, 0)
    told = forecast(
        view(match, 0), [Acquire(1, card("6C")), Extend(1, card("7C")), Cap(1, card("7S"), 1)]
    )
    assert (told.cost, told.income) == (4, 7)
    assert forecast(view(match, 0), [Discard(card("9D"))]).income == 0


def test_a_portfolio_that_is_gone_costs_nothing() -> None:
    seen = view(table(["2D", "3D"]), 0)
    assert find(seen.portfolios, 1) is None
    assert cost(Acquire(1, card("6C")), seen.portfolios) == 0


def test_incomes_after_a_deal_come_true() -> None:
    match = table(["2D", "3D", "4D"])
    for seat, run in enumerate(("3C-6C", "3H-7H")):
        lay(match, seat, run)
    match.act(0, offer(1, "#1", "#2"))
    asked = view(match, 1)
    assert asked.offer is not None
    told = incomes_after(asked, asked.offer)
    play(match, "accept")
    assert view(match, 1).incomes == told != asked.incomes


def test_a_deal_is_told_with_the_cards_that_lengthen_what_one_has() -> None:
    match = table(["2D 3D 8C", "7C 2H", "9D"])
    for seat, run in enumerate(("3C-6C", "3H-7H", "5S-8S")):
        lay(match, seat, run)
    before = view(match, 0)
    traded = offer(1, "2H 2", "7C 8C #2")
    mine, theirs = deal_forecast(before, OpenOffer(0, traded))
    assert (mine.seat, theirs.seat) == (0, 1)
    runs = {p.number: p.value for p in before.portfolios}
    assert mine.income == runs[1]
    assert mine.income_after == runs[1] + worth(card("7C")) + worth(card("8C")) + runs[2]
    assert (theirs.income, theirs.income_after) == (runs[2], 0)
    assert mine.cash_after - mine.cash == -2
    assert theirs.cash_after - theirs.cash == 2


def test_cards_lengthen_nothing_that_is_capped() -> None:
    match = table(["2D 3D 6S 7C", "9D"])
    play(match, "draw 1")
    lay(match, 0, "3C-6C")
    match.act(0, Cap(1, card("6S"), HIGH))
    mine, _ = deal_forecast(view(match, 0), OpenOffer(0, offer(1, "", "7C")))
    assert mine.income == mine.income_after


def test_what_a_raid_costs_and_brings_comes_true() -> None:
    match = table(["7C 2C 2D", "KH"])
    play(match, "draw 1")
    lay(match, 1, "3C-6C")
    rich(match, 20, 0)
    before = view(match, 0)
    for action in (Acquire(1, card("7C")), Neutralize(1, card("2C"))):
        told = raid_forecast(before, action)
        assert told is not None
        assert (told.number, told.owner, told.value) == (1, 1, 4)
        assert told.owner_income == before.incomes[1] == 4
        assert told.owner_income_after == 0
        assert told.is_acquired == (told.brings > 0) == (told.turns > 0)
        assert told.cost == (8 if told.is_acquired else 4)
        assert (told.taken is None) == (not told.is_acquired)
    told = raid_forecast(before, Acquire(1, card("7C")))
    assert told is not None
    match.act(0, Acquire(1, card("7C")))
    after = view(match, 0)
    assert told.taken == find(after.portfolios, 1)
    assert after.cash[0] == before.cash[0] - told.cost
    assert after.incomes[0] - before.incomes[0] == told.brings
    assert told.turns == -(-told.cost // told.brings)
    assert raid_forecast(after, Acquire(9, card("7C"))) is None
