"""Puzzles: their figures, the daily one, trials by bots, and the shipped ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine import registry
from stockgames.engine.record import Record, SeatInfo
from stockgames.games.nyse.actions import DISCARD, TAKE
from stockgames.lab.mill.seek import AGREED
from stockgames.puzzles import prove
from stockgames.puzzles.book import (
    counts,
    position,
    puzzle_in_turn,
    puzzle_of_day,
    puzzles_of,
    streak,
)
from stockgames.puzzles.prove import TRIES, picked, proven_again, tried
from stockgames.puzzles.puzzle import (
    GRADES,
    LEVELS,
    Choice,
    Ends,
    Puzzle,
    Tried,
    is_behind,
    is_clear,
)
from tests.puzzles.positions import made_up, played

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


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    counts = {"nyse": 5, "exchange": 3, "portfolio": 0}
    days = [puzzle_of_day(day, counts) for day in range(739_980, 739_980 + 2 * 5 * 6)]
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
    assert puzzle_of_day(day, counts) == puzzle_of_day(day, dict(reversed(counts.items())))


SOLVED_GRADES = st.lists(st.integers(1, 4), min_size=1, max_size=60)


@given(SOLVED_GRADES, st.integers(0, 5))
def test_a_game_s_puzzles_come_all_before_one_comes_again(grades: list[int], lap: int) -> None:
    count = len(grades)
    numbers = [
        puzzle_in_turn("nyse", turn, grades) for turn in range(lap * count, (lap + 1) * count)
    ]
    assert sorted(numbers) == list(range(count))


@given(SOLVED_GRADES)
def test_they_begin_with_the_easiest_and_rise_again_and_again(grades: list[int]) -> None:
    found = [grades[puzzle_in_turn("nyse", turn, grades)] for turn in range(len(grades))]
    kinds = len(set(grades))
    assert found[:kinds] == sorted(set(grades))
    falls = sum(after <= before for before, after in pairwise(found))
    assert falls == max(Counter(grades).values()) - 1


def test_each_time_in_another_order() -> None:
    grades = [1] * 9
    laps = [[puzzle_in_turn("nyse", 9 * lap + n, grades) for n in range(9)] for lap in range(2)]
    assert laps[0] != laps[1]


def test_without_puzzles_no_day_has_one() -> None:
    assert puzzle_of_day(740_000, {"nyse": 0}) is None
    assert puzzle_of_day(740_000, {}) is None


def test_days_in_a_row() -> None:
    assert streak([], 10) == 0
    assert streak([10], 10) == 1
    assert streak([7, 8, 9], 10) == 3, "today is not over"
    assert streak([7, 8], 10) == 0
    assert streak([5, 7, 8, 9, 10], 10) == 4


GAMES = registry.game_ids()


@pytest.mark.parametrize("game_id", GAMES)
def test_all_puzzles_can_be_laid_and_are_clear(game_id: str) -> None:
    assert puzzles_of(game_id)
    for puzzle in puzzles_of(game_id):
        match = position(puzzle)
        assert match.game.meta.id == game_id
        ahead = match.game.puzzling.ahead(len(match.seats))
        assert puzzle.by_score == (ahead > 0)
        assert is_clear(puzzle.choices, ahead)
        assert puzzle.tried["shrewd"].share >= AGREED


def test_no_puzzle_is_there_twice() -> None:
    for game_id in GAMES:
        seen = {puzzle.record.to_json() + str(puzzle.seat) for puzzle in puzzles_of(game_id)}
        assert len(seen) == len(puzzles_of(game_id))
    assert set(counts()) == set(registry.game_ids())


@pytest.mark.parametrize("game_id", GAMES)
def test_a_sample_is_proven_again(game_id: str) -> None:
    """All of them: `stockgames puzzles --check resources/puzzles/*.json`."""
    puzzle = Random(f"proof/{game_id}").choice(puzzles_of(game_id))
    assert proven_again(puzzle, Random("fresh"), games=60)


@pytest.mark.parametrize("game_id", ["nyse", "exchange", "stock-exchange"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_takes_one_of_the_four(game_id: str, level: str) -> None:
    match = played(game_id, 5, 16 if game_id == "stock-exchange" else 30)
    puzzle = made_up(match)
    actions = tuple(choice.action for choice in puzzle.choices)
    view = match.view(puzzle.seat)
    assert picked(match.game, view, actions, level, Random(1)) in actions


def test_tries_end_as_soon_as_a_shrewd_bot_has_missed_too_often() -> None:
    match = played("nyse", 5, 34)
    puzzle = made_up(match)
    view = match.view(puzzle.seat)
    found = tried(match.game, view, puzzle.choices, "x")
    assert found is not None
    assert {level: one.tries for level, one in found.items()} == dict(TRIES)
    assert all(0 <= one.found <= one.tries for one in found.values())
    asked = min(1.0, found["shrewd"].share + 0.1)
    again = tried(match.game, view, puzzle.choices, "x", asked)
    assert (again is None) == (found["shrewd"].share < asked)


def found(puzzle: Puzzle, firsts: Sequence[int], games: int) -> tuple[Choice, ...]:
    """Return the choices with this many first places in each hundred games."""
    return tuple(
        Choice(choice.action, (part * games // 100, games - part * games // 100, 0, 0))
        for choice, part in zip(puzzle.choices, firsts, strict=True)
    )


@pytest.mark.parametrize(
    ("firsts", "asked", "proven"),
    [
        ((30, 60, 40, 20), [200], True),
        ((30, 45, 40, 20), [200, 800], True),
        ((30, 42, 40, 20), [200, 800], False),
        ((30, 38, 40, 20), [200], False),
    ],
)
def test_a_best_choice_that_is_little_ahead_is_looked_at_longer(
    monkeypatch: pytest.MonkeyPatch, firsts: tuple[int, ...], asked: list[int], proven: bool
) -> None:
    puzzle, counts = made_up(played("nyse", 1, 9)), list[int]()

    def measured(game: object, view: object, choices: object, count: int, rng: object) -> object:
        counts.append(count)
        return found(puzzle, firsts, count)

    monkeypatch.setattr(prove, "measured", measured)
    assert puzzle.best == 1
    assert proven_again(puzzle, Random(1)) == proven
    assert counts == asked


def test_what_no_world_allows_is_not_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prove, "measured", lambda *_: ())
    assert not proven_again(made_up(played("nyse", 1, 9)), Random(1))


def test_what_is_reckoned_must_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = made_up(played("nyse", 1, 9))
    monkeypatch.setattr(prove, "measured", lambda *_: found(puzzle, (30, 60, 40, 20), 200))
    assert proven_again(puzzle, Random(1))
    monkeypatch.setattr(prove, "is_refuted", lambda *_: True)
    assert not proven_again(puzzle, Random(1))
