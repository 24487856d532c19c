"""Parts of a victory, certain and likely."""

from __future__ import annotations

from math import e, inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.victory import victory_chances, victory_parts


def test_those_who_come_first_share_the_victory() -> None:
    assert victory_parts((2, 1, 3)) == [0, 1, 0]
    assert victory_parts((1, 3, 1)) == [0.5, 0, 0.5]


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
