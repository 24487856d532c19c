"""Ways to liquidate, compared with an exhaustive search (E7)."""

from __future__ import annotations

from itertools import product
from math import ceil

from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.exchange.parts import (
    Triple,
    can_raise,
    is_minimal,
    proceeds,
    shortfall,
    ways,
)

prices = st.tuples(*[st.integers(1, 9).map(lambda tens: 10 * tens)] * 3)
held = st.tuples(*[st.integers(0, 9)] * 3)
debts = st.integers(1, 90).map(lambda tens: 10 * tens)


def naive(sold: tuple[int, ...], at: Triple) -> int:
    """Return the sum of half prices, rounded up to $10."""
    return 10 * ceil(sum(n * p / 2 for n, p in zip(sold, at, strict=True)) / 10)


@given(held, prices)
def test_proceeds_are_half_the_price_rounded_up_once(sold: Triple, at: Triple) -> None:
    assert proceeds(sold, at) == naive(sold, at)


@given(held, prices, debts)
def test_ways_are_all_sales_that_pay_with_no_share_to_spare(
    owned: Triple, at: Triple, debt: int
) -> None:
    expected = []
    for sold in product(*(range(count + 1) for count in owned)):
        fewer = [
            tuple(n - (s == kept) for s, n in enumerate(sold)) for kept in range(3) if sold[kept]
        ]
        if naive(sold, at) >= debt and all(naive(rest, at) < debt for rest in fewer):
            expected.append(sold)
    assert list(ways(owned, at, debt)) == expected
    assert bool(expected) == (naive(owned, at) >= debt)
    assert all(is_minimal(sold, at, debt) for sold in ways(owned, at, debt))


def test_e7_a_share_that_only_fills_up_the_rounding_is_not_to_spare() -> None:
    """$70 and $50 halved are $35 and $25: one alone brings $40 or $30, both bring $60."""
    assert list(ways((1, 1, 0), (50, 70, 90), 60)) == [(1, 1, 0)]
    assert list(ways((1, 1, 0), (50, 70, 90), 40)) == [(0, 1, 0)]
    assert list(ways((2, 1, 0), (50, 70, 90), 40)) == [(0, 1, 0), (2, 0, 0)]


@given(held, prices, debts)
def test_whoever_can_raise_a_debt_has_a_way_to(owned: Triple, at: Triple, debt: int) -> None:
    assert can_raise(owned, at, debt) == bool(list(ways(owned, at, debt)))


def test_what_is_missing_is_told_of_purchases_alone() -> None:
    assert shortfall(4, 50, 100) == 100
    assert shortfall(2, 50, 100) == 0
    assert shortfall(-4, 50, 100) < 0
