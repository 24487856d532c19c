"""The model of people: sixteen plans, and what each leads to."""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
    surprise,
)
from stockgames.games.stock_exchange.parts import PRODUCIBLE, Resource
from tests.games.stock_exchange.table import WEIGHTS, kind

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
    assert set(made) <= set(HABITS.plans[plan_of(profile_seed, seat)]) <= set(PRODUCIBLE)


def test_what_a_plan_wants_is_rather_kept() -> None:
    habits, rng = Habits([{METEOR: 6.0, TOKEN: 1.0}] * PLANS, exchanging=0.5), Random(1)
    given_away: Counter[Resource] = Counter()
    for _ in range(400):
        pool = [(METEOR, False), (METEOR, False), (TOKEN, False), (TOKEN, False)]
        given_away[give_good(habits, pool, 0, 3, 1, rng)[0]] += 1
        assert len(pool) == 3
    assert given_away[TOKEN] > 2 * given_away[METEOR] > 0


LIVES = [
    OpponentTrace(
        ((one,) * 4, (one,) * 4, (TOKEN,) * 4), ((TOKEN, TOKEN), (one, TOKEN), (METEOR,) * 3)
    )
    for one in PRODUCIBLE
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


def test_surprise_is_what_the_likeliest_plans_leave_unsaid() -> None:
    only, either = [{METEOR: 1.0}] * PLANS, [{METEOR: 3.0, TOKEN: 1.0}] * PLANS
    assert surprise(Habits(only, 0.5), [METEOR] * 3) == 0
    assert surprise(Habits(either, 0.5), [METEOR, TOKEN]) == pytest.approx(-log(3 / 16) / 2)
    half = Habits(only[:8] + either[8:], 0.5)
    assert surprise(half, [METEOR] * 2) == pytest.approx(-log((1 + 9 / 16) / 2) / 2)
    assert surprise(Habits(only, 0.5), [METEOR, TOKEN]) > 100
