"""Verdicts on choices, and which of them are turning points."""

from __future__ import annotations

import json
import pickle
from random import Random

import pytest

from stockgames.analysis import choices
from stockgames.analysis.analysis_job import Effort
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.games.nyse.actions import Discard, Take
from tests.analysis.games import over, verdict
from tests.bots.nyse import position

LITTLE = Effort(thought=30, worlds=40)
SEATS = {"nyse": 2, "portfolio": 2, "exchange": 3, "stock-exchange": 8}


def test_a_blunder_is_seen_and_the_right_move_is_not_blamed() -> None:
    # Seat 0 leads by 4 chips of $2M; the last green chip would crash green.
    view = position(markers=[11, 12, 12, 11], held=[{3: 5}, {0: 1}], piles=(0, 0, 0, 1))
    game = registry.load("nyse")
    wrong = choices.judge(game, choices.Decision("nyse", 4, view, Take(3), LITTLE))
    right = choices.judge(game, choices.Decision("nyse", 4, view, Discard(3), LITTLE))
    assert wrong is not None
    assert right is not None
    assert wrong.lost.is_certain
    assert wrong.lost.mean == pytest.approx(wrong.expected - wrong.made.result.mean)
    assert wrong.best.action == Discard(3)
    assert right.lost.mean == right.lost.error == 0.0
    assert right.best == right.made


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_decisions_are_those_of_the_seats_that_left_something_to_choose(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    pieces = choices.Choices().pieces(match, {1}, LITTLE)
    assert pieces
    for piece in pieces:
        assert match.moves[piece.number].seat == piece.view.seat == 1
        assert match.moves[piece.number].action == piece.action
        assert len(piece.view.legal) != 1
    everybody = choices.Choices().pieces(match, range(SEATS[game_id]), LITTLE)
    assert len(everybody) > len(pieces)


@pytest.mark.parametrize(
    "game_id",
    [
        pytest.param(game_id, marks=pytest.mark.slow) if game_id == "stock-exchange" else game_id
        for game_id in registry.game_ids()
    ],
)
def test_a_piece_finds_the_same_in_any_process_and_can_be_kept(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    piece = choices.Choices().pieces(match, {0}, Effort(thought=12, worlds=16))[1]
    found = piece.examine()
    assert pickle.loads(pickle.dumps(piece)).examine() == found
    kept = choices.from_json(match.game, json.loads(json.dumps(found)))
    assert kept is not None
    assert choices.to_json(match.game, kept) == found
    assert kept.made.action == piece.action
    assert sum(choice.share for choice in kept.choices) == pytest.approx(1, abs=1e-3)
    assert all(0 <= choice.result.mean <= 1 for choice in kept.choices)


def unseen(match: Match, number: int, seat: int) -> bool:
    """Return whether a determinized state looks the same to the seat as the true one."""
    view = match.view_after(number, seat)
    other = match.game.determinize(view, Random(number))
    return match.game.observe(other, seat) == view


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_a_piece_holds_nothing_but_the_view_of_its_seat_at_that_time(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    for piece in choices.Choices().pieces(match, {0}, LITTLE)[:6]:
        assert piece.view == match.view_after(piece.number, 0)
        assert unseen(match, piece.number, 0)
        names = set(choices.Decision.__dataclass_fields__)
        assert names == {"game_id", "number", "view", "action", "effort"}


@pytest.mark.parametrize(
    "odd",
    [
        {},
        {"choices": []},
        {"number": "x"},
        {"choices": [{"action": {"do": "fly"}, "result": [0, 0], "share": 1}]},
        {"lost": None},
        {"obvious": 9},
    ],
)
def test_what_cannot_be_read_is_no_verdict(odd: dict[str, object]) -> None:
    view = position(markers=[11, 12, 12, 11], held=[{3: 5}, {0: 1}], piles=(0, 0, 0, 1))
    game = registry.load("nyse")
    found = choices.Decision("nyse", 4, view, Take(3), LITTLE).examine()
    assert choices.from_json(game, found) is not None
    assert choices.from_json(game, {**found, **odd} if odd else {}) is None


def test_only_what_exceeds_its_error_is_told() -> None:
    assert choices.turning_point(verdict(1, lost=(0.10, 0.06))) is None
    told = choices.turning_point(verdict(1, lost=(0.10, 0.04)))
    assert told is not None
    assert not told.is_found
    assert told.size.mean == 0.10


def test_what_is_tiny_is_not_told_however_certain() -> None:
    assert choices.turning_point(verdict(1, lost=(0.01, 0.0001))) is None
    assert choices.turning_point(verdict(1, lost=(0.3, 0.0001), scale="score")) is None
    assert choices.turning_point(verdict(1, lost=(0.6, 0.0001), scale="score")) is not None


def test_a_hard_choice_is_found_where_it_beats_the_obvious_one() -> None:
    told = choices.turning_point(verdict(1, gained=(0.2, 0.05)))
    assert told is not None
    assert told.is_found
    assert choices.turning_point(verdict(1, gained=(0.2, 0.15))) is None


def test_what_beat_the_obvious_but_lay_behind_something_else_was_missed() -> None:
    told = choices.turning_point(verdict(1, lost=(0.2, 0.02), gained=(0.3, 0.02)))
    assert told is not None
    assert not told.is_found
    assert choices.turning_point(verdict(1, lost=(0.05, 0.04), gained=(0.3, 0.02))) is None


def test_the_largest_are_told_in_the_order_of_time() -> None:
    verdicts = [verdict(n, lost=(size, 0.001)) for n, size in enumerate((0.1, 0.5, 0.03, 0.3, 0.2))]
    assert [point.verdict.number for point in choices.turning_points(verdicts, 3)] == [1, 3, 4]
    assert [point.verdict.number for point in choices.by_size(verdicts)] == [1, 3, 4, 0, 2]


def test_what_was_found_keeps_two_places_of_five_and_takes_those_that_are_free() -> None:
    missed = [verdict(n, lost=(0.5, 0.001)) for n in range(6)]
    found = [verdict(10 + n, gained=(0.1, 0.001)) for n in range(6)]
    told = choices.turning_points([*missed, *found])
    assert [point.is_found for point in told] == [False] * 3 + [True] * 2
    assert [point.is_found for point in choices.turning_points([*missed[:1], *found])].count(
        True
    ) == 4
    assert len(choices.turning_points(missed)) == 5
