"""Figures derived from a puzzle's numbers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.record import Record, SeatInfo
from stockgames.games.nyse.actions import DISCARD, TAKE
from stockgames.puzzles.puzzle import GRADES, Choice, Ends, Puzzle, Tried, is_behind, is_clear

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


def ending(mean: float, gap_error: float = 1.0, firsts: int = 100) -> Choice:
    places = (firsts, 200 - firsts, 0)
    return Choice(TAKE[0], places, Ends(mean, error=4.0, gap_error=gap_error))


def test_by_score_the_best_must_be_ahead_by_money_and_beyond_chance() -> None:
    best = ending(540, 0.0)
    assert is_clear([best, ending(529), ending(500)], ahead=10)
    assert not is_clear([best, ending(531), ending(500)], ahead=10), "too little to be called clear"
    assert not is_clear([best, ending(529, 4.0), ending(500)], ahead=10), "it may be chance"
    assert not is_clear([best, ending(529), ending(500, firsts=110)], ahead=10), "wins more often"
    assert is_behind(ending(529, 4.0), best, 10, errors=1.96)
    made = puzzle(ending(500), best)
    assert made.by_score
    assert made.best == 1
    assert best.ends is not None
    low, high = best.ends.range
    assert low < best.merit < high


def test_places_judge_where_there_are_no_scores() -> None:
    choice = Choice(TAKE[0], (120, 80, 0))
    assert choice.merit == choice.first == 0.6
    assert not puzzle(choice).by_score
