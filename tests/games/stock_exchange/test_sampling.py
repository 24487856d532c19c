"""Random submissions are always legal, and of every kind."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.stock_exchange.options import Setup, stocks_without
from stockgames.games.stock_exchange.parts import DIAMOND, PRODUCIBLE
from stockgames.games.stock_exchange.refusals import refusal
from stockgames.games.stock_exchange.sampling import deranged, random_submission
from tests.games.stock_exchange.table import played, truth


@given(st.integers(0, 10_000), st.integers(0, 23))
def test_every_one_is_allowed(seed: int, moves: int) -> None:
    state = truth(played(seed, moves))
    for seat in state.actors:
        books = state.books(seat)
        assert refusal(books, random_submission(books, Random(seed))) is None


def test_every_kind_of_choice_comes_up() -> None:
    state = truth(played(1, 8, garnets=4))
    state.resources[3][DIAMOND] = 1
    rng = Random(1)
    drawn = [random_submission(state.books(3), rng) for _ in range(2_000)]
    assert {made for laid in drawn for made in laid.produce} == set(PRODUCIBLE)
    assert {len(laid.exchange) for laid in drawn} == {0, 1, 2}
    assert {len(set(laid.produce)) for laid in drawn} == {1, 2, 3, 4}
    fresh = Counter(g.fresh for laid in drawn for g in laid.resources if g.resource == DIAMOND)
    assert min(fresh[True], fresh[False]) > 20
    assert {g.to for laid in drawn for g in laid.resources} == set(state.owes_resource[3])
    assert {g.to for laid in drawn for g in laid.stocks} == set(state.owes_stock[3])


@given(st.integers(0, 10_000), st.integers(0, 7), st.integers(1, 7))
def test_any_pattern_that_is_drawn_can_be_dealt(seed: int, seat: int, step: int) -> None:
    company = (seat + step) % 8
    lacking = deranged(Random(seed), {seat: company})
    assert lacking[seat] == company
    assert Setup(stocks=stocks_without(lacking)).misdealt() is None
