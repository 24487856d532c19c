"""Each day has one puzzle, and streaks are counted."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from stockgames.puzzles.daily import in_turn, of_day, streak


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    counts = {"nyse": 5, "exchange": 3, "portfolio": 0}
    days = [of_day(day, counts) for day in range(739_980, 739_980 + 2 * 5 * 6)]
    assert None not in days
    by_game = Counter(found[0] for found in days if found)
    assert by_game == {"nyse": 30, "exchange": 30}
    for game, count in (("nyse", 5), ("exchange", 3)):
        numbers = [found[1] for found in days if found and found[0] == game]
        assert set(Counter(numbers).values()) == {30 // count}
        assert all(0 <= number < count for number in numbers)


@given(st.integers(1, 3_000_000))
def test_the_date_alone_decides(day: int) -> None:
    counts = {"nyse": 60, "exchange": 17}
    assert of_day(day, counts) == of_day(day, dict(reversed(counts.items())))


GRADES = st.lists(st.integers(1, 4), min_size=1, max_size=60)


@given(GRADES, st.integers(0, 5))
def test_a_game_s_puzzles_come_all_before_one_comes_again(grades: list[int], lap: int) -> None:
    count = len(grades)
    numbers = [in_turn("nyse", turn, grades) for turn in range(lap * count, (lap + 1) * count)]
    assert sorted(numbers) == list(range(count))


@given(GRADES)
def test_they_begin_with_the_easiest_and_rise_again_and_again(grades: list[int]) -> None:
    found = [grades[in_turn("nyse", turn, grades)] for turn in range(len(grades))]
    kinds = len(set(grades))
    assert found[:kinds] == sorted(set(grades))
    falls = sum(after <= before for before, after in pairwise(found))
    assert falls == max(Counter(grades).values()) - 1


def test_each_time_in_another_order() -> None:
    grades = [1] * 9
    laps = [[in_turn("nyse", 9 * lap + n, grades) for n in range(9)] for lap in range(2)]
    assert laps[0] != laps[1]


def test_without_puzzles_no_day_has_one() -> None:
    assert of_day(740_000, {"nyse": 0}) is None
    assert of_day(740_000, {}) is None


def test_days_in_a_row() -> None:
    assert streak([], 10) == 0
    assert streak([10], 10) == 1
    assert streak([7, 8, 9], 10) == 3, "today is not over"
    assert streak([7, 8], 10) == 0
    assert streak([5, 7, 8, 9, 10], 10) == 4
