"""The standings of an evening, and the points that lead to them."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.evenings.books import Sitter, Sitting
from stockgames.evenings.evening import Evening, points
from stockgames.evenings.facts import minutes
from stockgames.evenings.people_facts import people_facts
from stockgames.evenings.person import Person
from stockgames.evenings.standing import Line, average, decided_by, standing, winners
from stockgames.presentation.sentences.speech import points_text, speaking
from tests.evenings.gatherings import evenings, gather, of_the_picture, play_next
from tests.evenings.test_people_facts import book


def totals(evening: Evening) -> dict[str, Fraction]:
    return {line.person: line.total for line in standing(evening)}


def test_the_figures_of_the_picture_add_up() -> None:
    lines = standing(of_the_picture())
    assert [(line.person, str(line.total)) for line in lines] == [
        ("ada", "15"),
        ("clara", "25/2"),
        ("bela", "10"),
        ("dmitri", "15/2"),
        ("esra", "5"),
        ("finn", "10"),
    ]
    assert [line.moved for line in lines] == [2, 0, -2, 1, -1, None]
    assert [line.place for line in lines] == [1, 2, 3, 4, 5, None]
    assert lines[5].by_act == (None, None, None, None)


def test_v7_a_late_comer_starts_on_the_mean_of_those_who_are_here() -> None:
    evening = of_the_picture()
    assert evening.guest("finn").start == 10
    assert average(gather(0)) == 0
    assert average(evening.leave("ada")) == 9


def test_v4_who_sits_out_gets_the_mean_of_their_own_games_once_it_is_over() -> None:
    evening = gather(6, "nyse", "portfolio", "nyse")
    evening = play_next(evening)
    begun = evening.begin(2, ("p1", "p2", "p3", "p4", "p5"), row=None, at="")
    assert {line.person: line.by_act for line in standing(begun)}["p0"][1] is None
    evening = begun.finish(2, (1, 2, 3, 4, 5), (), at="")
    lines = {line.person: line for line in standing(evening)}
    assert [str(value) for value in lines["p0"].by_act] == ["10", "10", "None"]
    after = play_next(evening)
    first, sat_out, third = {line.person: line.by_act for line in standing(after)}["p0"]
    assert first is not None
    assert third is not None
    assert third < first
    assert sat_out == (first + third) / 2, "games that follow count for it, too"


def test_who_has_sat_out_all_games_has_nothing_yet() -> None:
    evening = gather(3, "nyse").begin(1, ("p1", "p2"), row=None, at="")
    evening = evening.finish(1, (1, 2), (), at="")
    assert {line.person: line.by_act for line in standing(evening)}["p0"] == (None,)


def test_v8_points_then_games_won_then_the_later_one_then_shared() -> None:
    level = gather(2, "nyse", "nyse")
    first = play_next(play_next(level, [1, 2]), [1, 2])
    assert totals(first) == {"p0": 10, "p1": 10}
    assert winners(first) == ("p1",), "who won the later game"
    shared = play_next(gather(2, "nyse"), [1, 1])
    assert winners(shared) == ("p0", "p1")
    three = gather(3, "nyse", "nyse")
    three = play_next(three, [1, 3, 2]).begin(2, ("p1", "p2", "p0"), row=None, at="")
    three = three.finish(2, (2, 2, 1), (), at="")
    assert winners(three) == ("p0",)
    assert winners(gather(2, "nyse")) == ()


def test_v8_more_games_won_beat_as_many_points() -> None:
    evening = gather(3, "nyse", "nyse", "nyse")
    for ranks in ((1, 2, 3), (1, 2, 3), (2, 3, 1)):
        act = evening.next
        assert act is not None
        evening = evening.begin(act.number, ("p0", "p1", "p2"), row=None, at="")
        evening = evening.finish(act.number, ranks, (), at="")
    late = evening.come("p3", Fraction(25))
    assert totals(late)["p0"] == totals(late)["p3"] == 25
    assert winners(late) == ("p0",)


def test_v8_what_decided_between_as_many_points_is_known() -> None:
    def decided(*games: tuple[int, ...]) -> dict[str, str]:
        evening = gather(3, *["nyse"] * len(games))
        for number, ranks in enumerate(games, 1):
            evening = evening.begin(number, ("p0", "p1", "p2"), row=None, at="")
            evening = evening.finish(number, ranks, (), at="")
        lines = standing(evening)
        return {line.person: decided_by(line, lines) for line in lines}

    assert decided((1, 2, 3)) == {"p0": "points", "p1": "points", "p2": "points"}
    assert decided((1, 2, 3), (3, 2, 1)) == {"p2": "later", "p0": "wins", "p1": "points"}
    assert decided((1, 1, 1), (1, 1, 1)) == {"p0": "points", "p1": "points", "p2": "points"}


def test_v7_who_left_keeps_the_points() -> None:
    evening = play_next(gather(3, "nyse", "nyse"), [1, 2, 3]).leave("p0")
    lines = {line.person: line for line in standing(evening)}
    assert lines["p0"].total == 10
    assert lines["p0"].gone


def unique_names(line: Line) -> tuple[Fraction, int, int]:
    """Return the tie-breakers of V8: points, games won, the later win."""
    return line.total, len(line.won), max(line.won, default=-1)


@given(evenings())
def test_totals_are_starts_and_points_and_the_order_follows_them(evening: Evening) -> None:
    lines = standing(evening)
    for line in lines:
        assert line.total == line.start + sum(v for v in line.by_act if v is not None)
    placed = [line for line in lines if line.place is not None]
    assert placed == list(lines[: len(placed)])
    for better, worse in pairwise(placed):
        assert better.total >= worse.total
        assert (better.place == worse.place) == (unique_names(better) == unique_names(worse))


@given(evenings())
def test_v2_each_game_shares_out_five_points_for_each_who_played(evening: Evening) -> None:
    for act in evening.played:
        people = [chair for chair in act.chairs if chair is not None]
        assert sum(act.points().values()) == 5 * len(people)
        assert set(act.points()) == set(people)


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
    assert points_text(Fraction(value)) == text
    with speaking("de"):
        assert points_text(Fraction(50, 7)) == "7,1"


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
