"""Strokes of luck: what turns up is even on average, and nobody's decision is among them."""

from __future__ import annotations

import pytest

from stockgames.analysis.compared import CERTAIN, estimate
from stockgames.analysis.strokes import Stroke, Strokes
from stockgames.cli.play import Plan, play_match
from tests.analysis.games import over
from tests.analysis.test_worlds import SEATS, every_game


@every_game
def test_what_one_seat_wins_by_luck_others_lose(game_id: str) -> None:
    strokes = Strokes(over(game_id, SEATS[game_id]))
    found = strokes.round("even")
    assert len(found) == len(strokes.all)
    for moved in found:
        assert len(moved) == SEATS[game_id]
        assert sum(moved) == pytest.approx(0)


@every_game
def test_the_same_seed_finds_the_same(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    assert Strokes(match).round("a") == Strokes(match).round("a")
    assert Strokes(match).round("a") != Strokes(match).round("b")


def test_strokes_are_where_something_turned_up_or_fell_together() -> None:
    found = Strokes(over("exchange", 3)).all
    assert found[0] == Stroke(0, "deal")
    assert {stroke.cause for stroke in found} == {"deal", "drawn", "together"}
    assert {stroke.cause for stroke in Strokes(over("nyse", 3)).all} == {"deal", "drawn"}
    assert [stroke.step for stroke in found] == sorted(stroke.step for stroke in found)


def test_what_turns_up_is_even_on_average_though_one_seat_plays_far_better() -> None:
    """It holds for the better seat by itself, which wins nearly all of these games."""
    moved = []
    for number in range(1, 17):
        match = play_match(Plan("nyse", ("greedy", "random"), "even"), number)
        strokes = Strokes(match)
        found = zip(strokes.all, strokes.round(str(number)), strict=True)
        moved.append(sum(values[0] for stroke, values in found if stroke.cause == "drawn"))
    mean = estimate(moved)
    assert 0 < mean.error < 0.5
    assert abs(mean.mean) < 2 * CERTAIN * mean.error
