"""The model of people: sixteen plans, and what each leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai import proposals as module
from stockgames.games.stock_exchange.ai.imagined import World
from stockgames.games.stock_exchange.ai.opponent_model import (
    PLANS,
    Habits,
    OpponentTrace,
    exchanges,
    give_good,
    give_stock,
    life_of,
    plan_of,
    production,
)
from stockgames.games.stock_exchange.ai.opponent_type_posterior import SLIPS, company, odds
from stockgames.games.stock_exchange.ai.proposals import (
    GIVEN,
    KEPT,
    bundles,
    changed_a_little,
    proposals,
)
from stockgames.games.stock_exchange.ai.weights import TableWeights
from stockgames.games.stock_exchange.refusals import refusal
from stockgames.games.stock_exchange.view import Arrival, StockExchangeView
from tests.games.stock_exchange.table import WEIGHTS, kind, opened, play_round, played, truth, view

HABITS = WEIGHTS.habits.habits
WHIMS = st.integers(0, 2**32 - 1)
METEOR, TOKEN = kind("meteor"), kind("prize_token")


def test_four_bits_a_seat_choose_among_all_plans() -> None:
    assert PLANS == 16
    rng = Random(1)
    seeds = [rng.getrandbits(32) for _ in range(300)]
    for seat in range(8):
        assert {plan_of(profile_seed, seat) for profile_seed in seeds} == set(range(16))


@given(WHIMS, st.integers(0, 7), st.integers(0, 1000))
def test_a_seat_makes_what_its_plan_names(profile_seed: int, seat: int, seed: int) -> None:
    made = production(HABITS, profile_seed, seat, 1, Random(seed))
    assert len(made) == 4
    assert set(made) <= set(HABITS.plans[plan_of(profile_seed, seat)]) <= set(p.PRODUCIBLE)


def test_what_a_plan_wants_is_rather_kept() -> None:
    habits, rng = Habits([{METEOR: 6.0, TOKEN: 1.0}] * PLANS, exchanging=0.5), Random(1)
    given_away: Counter[p.Resource] = Counter()
    for _ in range(400):
        pool = [(METEOR, False), (METEOR, False), (TOKEN, False), (TOKEN, False)]
        given_away[give_good(habits, pool, 0, 3, 1, rng)[0]] += 1
        assert len(pool) == 3
    assert given_away[TOKEN] > 2 * given_away[METEOR] > 0


LIVES = [
    OpponentTrace(
        ((one,) * 4, (one,) * 4, (TOKEN,) * 4), ((TOKEN, TOKEN), (one, TOKEN), (METEOR,) * 3)
    )
    for one in p.PRODUCIBLE
]
SEEN = Habits([{METEOR: 1.0}] * PLANS, 0.5, LIVES)


@given(WHIMS, st.integers(0, 7))
def test_who_was_seen_to_play_is_followed_round_by_round(profile_seed: int, seat: int) -> None:
    first, second, third = (production(SEEN, profile_seed, seat, n, Random(1)) for n in (1, 2, 3))
    assert first == second
    assert third == [TOKEN] * 4
    assert life_of(SEEN, profile_seed, seat) in LIVES
    assert life_of(HABITS, profile_seed, seat) is None


def test_each_life_is_followed_by_somebody() -> None:
    rng = Random(1)
    seeds = [rng.getrandbits(32) for _ in range(300)]
    for seat in range(8):
        assert {life_of(SEEN, profile_seed, seat) for profile_seed in seeds} == set(LIVES)


def test_what_a_life_gave_in_a_round_is_given_where_it_is_held() -> None:
    pool = [(METEOR, False), (METEOR, False), (TOKEN, False), (METEOR, False)]
    assert give_good(SEEN, pool, 7, 3, 1, Random(1)) == (TOKEN, False)
    assert pool == [(METEOR, False)] * 3
    assert give_good(SEEN, pool, 7, 3, 1, Random(1)) == (METEOR, False)


def test_what_is_given_arrives_but_for_diamonds_that_turn_to_coal() -> None:
    assert SEEN.arriving[0][TOKEN] == 1
    assert SEEN.arriving[2][METEOR] == 1
    diamond, coal = kind("diamond"), kind("coal")
    makers = Habits([{diamond: 1.0}] * 2 + [{METEOR: 1.0}] * 14, 0.5)
    few = (7 / 8) ** 6 + 6 / 8 * (7 / 8) ** 5
    assert makers.arriving[0][diamond] == pytest.approx(few / 8)
    assert makers.arriving[0][coal] == pytest.approx((1 - few) / 8)
    life = OpponentTrace(((diamond,) * 4,) * 3, ((diamond,) * 2, (METEOR,) * 2, (coal,) * 3))
    always = Habits([{METEOR: 1.0}] * PLANS, 0.5, [life])
    assert always.arriving[0][coal] == always.arriving[2][coal] == 1


def test_own_stocks_are_rather_kept() -> None:
    rng = Random(1)
    given_away = Counter(give_stock([2, 1, 1, 0, 0, 0, 0, 0], 0, rng) for _ in range(400))
    assert set(given_away) == {0, 1, 2}
    assert given_away[0] < 160


@given(st.integers(0, 10), st.integers(0, 1000))
def test_exchanges_are_paid_for_and_of_others(garnets: int, seed: int) -> None:
    turned_in = exchanges(HABITS, 2, garnets, [1, 1, 3, 1, 0, 0, 0, 0], Random(seed))
    assert 2 * len(turned_in) <= garnets
    assert Counter(turned_in) <= Counter([0, 1, 3])


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
    shelf = [0] * len(p.RESOURCES)
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
    assert company(seen, WEIGHTS.without_traces, rng) == WEIGHTS.habits
    assert company(seen, WEIGHTS.with_traces({kind("oil"): 1}), rng) != WEIGHTS.habits
    assert rng.getstate() == state


def gold_made(worlds: Sequence[World], laid: Submit, spread: float) -> float:
    """Evaluate by the amount of gold only."""
    return laid.produce.count(p.GOLD)


@pytest.mark.parametrize("moves", [0, 9, 17])
def test_the_best_is_first_and_all_are_allowed(monkeypatch: pytest.MonkeyPatch, moves: int) -> None:
    monkeypatch.setattr(module, "worth", gold_made)
    match = played(4, moves)
    seat = match.actors[0]
    books = truth(match).books(seat)
    found = proposals(view(match, seat), books, Random(4), WEIGHTS)
    assert 1 <= len(found) <= WEIGHTS.proposals.offered
    assert len(set(found)) == len(found)
    assert [refusal(books, laid) for laid in found] == [None] * len(found)
    gold = [laid.produce.count(p.GOLD) for laid in found]
    assert gold == sorted(gold, reverse=True)
    bundled = max(laid.produce.count(p.GOLD) for laid in bundles(books, Random(4)))
    assert gold[0] >= bundled > 0


def test_small_changes_find_what_no_bundle_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "worth", gold_made)
    match = opened()
    books = truth(match).books(0)
    eager = replace(WEIGHTS, proposals=replace(WEIGHTS.proposals, steps=200))
    best = proposals(view(match, 0), books, Random(1), eager)[0]
    assert best.produce == (p.GOLD,) * 4
    assert max(laid.produce.count(p.GOLD) for laid in bundles(books, Random(1))) < 4


def test_more_rounds_find_better_ones_until_it_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "worth", gold_made)
    match = opened()
    seen, books = view(match, 0), truth(match).books(0)
    hasty = replace(WEIGHTS, proposals=replace(WEIGHTS.proposals, steps=2))
    asked: list[int] = []

    def enough() -> bool:
        asked.append(len(asked))
        return len(asked) == 3

    def gold(rounds: int, **until: Callable[[], bool]) -> int:
        return proposals(seen, books, Random(1), hasty, rounds, **until)[0].produce.count(p.GOLD)

    assert gold(1) < gold(50) == 4
    assert gold(50, enough=enough) < 4
    assert len(asked) == 3


def test_there_is_a_bundle_for_every_pair_and_gift() -> None:
    books = truth(opened()).books(0)
    found = bundles(books, Random(1))
    assert len(found) == len(KEPT) * len(GIVEN)
    for laid in found:
        given = [gift.resource for gift in laid.resources]
        assert len(given) == len(laid.stocks) == p.RECIPIENTS[1]
        assert len(set(given)) == 1
        assert given[0] in GIVEN
        assert set(given) <= set(laid.produce)


def test_what_arrived_is_passed_on_the_worst_first() -> None:
    match = opened()
    fails = "diamond diamond iron iron; {} iron, {} iron"
    play_round(match, **{f"s{s}": fails.format((s + 1) % 8, (s + 2) % 8) for s in range(8)})
    books = truth(match).books(0)
    assert books.resources[p.COAL] == 2
    passed_on = bundles(books, Random(1))[len(KEPT) * len(GIVEN) :]
    assert len(passed_on) == len(KEPT)
    assert {gift.resource for laid in passed_on for gift in laid.resources} == {p.COAL}


def test_a_garnet_pair_turns_a_stock_in_where_enough_are_left() -> None:
    rich, poor = (truth(opened(garnets)).books(0) for garnets in (2, 1))
    assert all(len(laid.exchange) == 1 for laid in bundles(rich, Random(1)))
    assert not any(laid.exchange for laid in bundles(poor, Random(1)))


def test_small_changes_reach_every_part_of_a_submission() -> None:
    match = played(6, 8)
    books, rng = truth(match).books(0), Random(6)
    laid = match.game.sample_action(match.view(0), rng)
    changed = [changed_a_little(books, laid, rng) for _ in range(300)]
    for part in ("exchange", "produce", "resources", "stocks"):
        assert any(getattr(other, part) != getattr(laid, part) for other in changed)
    assert any(refusal(books, other) is None and other != laid for other in changed)
