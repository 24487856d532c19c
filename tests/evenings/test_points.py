from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.evenings.books import Sitter, Sitting
from stockgames.evenings.estimate import minutes
from stockgames.evenings.people_facts import people_facts
from stockgames.evenings.person import Person
from stockgames.evenings.points import format_points, points
from tests.evenings.test_book_facts import book

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
    assert format_points(Fraction(value)) == text
    assert format_points(Fraction(50, 7), ",") == "7,1"


@pytest.mark.parametrize(
    ("own", "expected"), [([], 50), ([10, 20], 50), ([10, 90, 20], 20), ([0.1] * 3, 1)]
)
def test_v9_the_median_of_three_games_or_more_else_the_box(own: list[float], expected: int) -> None:
    assert minutes(own, 50) == expected


PEOPLE = [Person(key, name) for key, name in (("ada", "Ada"), ("bela", "Bela"), ("x", "Ada"))]


def test_everybody_is_called_and_was_last_here() -> None:
    games = [
        Sitting("nyse", (Sitter("ada", 1, 3), Sitter("bela", 2, 1)), ended="1"),
        Sitting("nyse", (Sitter("ada", 1, 3), Sitter(None, 2, 1, "greedy")), ended="2"),
    ]
    found = people_facts(PEOPLE, games, (), {"bela"}, book())
    assert found.names == {"ada": "Ada", "bela": "Bela", "x": "Ada 2"}
    assert found.last == {"ada": "2", "bela": "1"}
    assert found.mergeable == ("x",), "nobody is two who have played together"
    assert found.open == PEOPLE[0]
    assert found.person("x") is PEOPLE[2]


def test_nobody_is_open_where_nobody_is() -> None:
    found = people_facts([], (), (), (), None)
    assert found.open is None
    assert found.mergeable == ()
