from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.evenings.points import points, shown

RANKS = st.lists(st.integers(1, 10), min_size=1, max_size=10)


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ([1, 2, 3, 4, 5], ["10", "15/2", "5", "5/2", "0"]),
        ([2, 1], ["0", "10"]),
        ([1, 1], ["5", "5"]),
        ([1, 2, 2, 4], ["10", "5", "5", "0"]),
        ([7, 3, 9], ["5", "10", "0"]),
        ([4], ["5"]),
    ],
)
def test_v2_even_steps_from_ten_to_nothing(ranks: list[int], expected: list[str]) -> None:
    assert list(points(ranks)) == [Fraction(value) for value in expected]


@given(RANKS)
def test_v2_the_points_of_a_game_sum_to_five_for_each_person(ranks: list[int]) -> None:
    assert sum(points(ranks)) == 5 * len(ranks)


@given(RANKS)
def test_v2_a_better_place_is_worth_more_and_the_same_place_the_same(ranks: list[int]) -> None:
    worth = points(ranks)
    for rank, value in zip(ranks, worth, strict=True):
        for other, theirs in zip(ranks, worth, strict=True):
            assert (value > theirs) == (rank < other)


@pytest.mark.parametrize(
    ("value", "text"),
    [("0", "0"), ("15/2", "7½"), ("1/3", "⅓"), ("38/3", "12⅔"), ("40", "40"), ("50/7", "7.1")],
)
def test_v2_points_are_shown_as_halves_thirds_or_one_decimal(value: str, text: str) -> None:
    assert shown(Fraction(value)) == text
    assert shown(Fraction(50, 7), ",") == "7,1"
