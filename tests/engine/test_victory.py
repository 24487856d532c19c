"""Shares of a victory, certain and expected."""

from __future__ import annotations

from math import e, inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.state import Result
from stockgames.engine.victory import utilities, victory_chances, victory_parts


def test_those_who_come_first_share_the_victory() -> None:
    assert victory_parts((2, 1, 3)) == [0, 1, 0]
    assert victory_parts((1, 3, 1)) == [0.5, 0, 0.5]


def test_winning_counts_most_and_the_score_beside_the_best_the_rest() -> None:
    first, second, third = utilities(Result((1, 2, 3), (30, 20, 10), {}), 0.75)
    assert first == 1.0
    assert second == pytest.approx(0.125)
    assert third == 0.0


def test_a_shared_first_place_shares_its_worth() -> None:
    one, other, last = utilities(Result((1, 1, 3), (9, 9, 9), {}), 0.75)
    assert one == other == 0.375
    assert last == 0.0


def test_alone_the_score_is_all() -> None:
    assert utilities(Result((1,), (-7,), {}), 0.75) == [-7.0]


def test_a_lead_of_the_spread_makes_a_seat_e_times_as_likely_to_win() -> None:
    leader, other, out = victory_chances([1100.0, 1000.0, -inf], 100.0)
    assert leader / other == pytest.approx(e)
    assert leader + other == pytest.approx(1)
    assert out == 0


@given(
    st.lists(st.floats(-1e9, 1e9), min_size=1, max_size=10),
    st.floats(0.01, 1e6),
)
def test_chances_sum_to_one_and_are_best_for_the_richest(
    worths: list[float], spread: float
) -> None:
    chances = victory_chances(worths, spread)
    assert sum(chances) == pytest.approx(1)
    assert chances[worths.index(max(worths))] == max(chances)
