"""What a puzzle's numbers come to."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.record import Record, SeatInfo
from stockgames.games.nyse.actions import DISCARD, TAKE
from stockgames.puzzles.puzzle import GRADES, Choice, Puzzle, Tried, is_clear

PLACES = st.tuples(*[st.integers(0, 200)] * 3).filter(any)


def puzzle(*choices: Choice, careless: int = 0, greedy: int = 0) -> Puzzle:
    seats = [SeatInfo(name=name, player="human") for name in ("Ada", "Bruno", "Clara")]
    record = Record(game="nyse", seats=seats, options={}, setup={}, moves=[], result=None)
    bots = {"careless": Tried(careless, 40), "greedy": Tried(greedy, 20), "shrewd": Tried(10, 10)}
    return Puzzle(record, 0, choices, bots)


@given(PLACES)
def test_the_range_holds_the_share(places: tuple[int, ...]) -> None:
    choice = Choice(TAKE[0], places)
    low, high = choice.range
    assert 0 <= low <= choice.first <= high <= 1
    assert places[choice.usual - 1] == max(places)


@given(st.lists(PLACES, min_size=4, max_size=4))
def test_what_is_clear_is_clear_of_every_other(listed: list[tuple[int, ...]]) -> None:
    actions = (*TAKE[:2], *DISCARD[:2])
    choices = tuple(Choice(*pair) for pair in zip(actions, listed, strict=True))
    best, *others = sorted(choices, key=lambda choice: -choice.first)
    apart = all(best.range[0] > other.range[1] for other in others)
    assert is_clear(choices) == apart
    if apart:
        assert puzzle(*choices).choices[puzzle(*choices).best] == best


def test_a_single_choice_is_never_clear() -> None:
    assert not is_clear((Choice(TAKE[0], (200, 0, 0)),))


def test_what_simple_bots_find_is_graded_easier() -> None:
    grades = [puzzle(careless=n, greedy=n // 2).grade for n in range(41)]
    assert grades == sorted(grades, reverse=True)
    assert {min(grades), max(grades)} == {1, GRADES}
