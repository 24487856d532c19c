"""Luck and decisions: they add up to the result, and saved findings can be read again."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from stockgames.analysis.analysis_job import Effort
from stockgames.analysis.luck import Luck, LuckAndDecisions, luck_of
from stockgames.engine.match import Match
from stockgames.engine.victory import win_shares
from tests.analysis.games import over
from tests.analysis.test_luck_events import SEATS, every_game

LITTLE = Effort(thought=1, worlds=32)


def found(match: Match, most: int = 2) -> list[dict[str, Any]]:
    """Return the findings of the first ``most`` pieces as the library would save them."""
    pieces = LuckAndDecisions().pieces(match, range(len(match.seats)), LITTLE)[:most]
    return [json.loads(json.dumps(piece.examine())) for piece in pieces]


def luck(match: Match, most: int = 2) -> Luck:
    known = luck_of(match, found(match, most))
    assert known is not None
    return known


@every_game
def test_luck_and_decisions_add_up_to_the_outcome(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    known = luck(match)
    parts = win_shares(match.result().ranks)
    for one, part in zip(known.seats, parts, strict=True):
        assert known.even + one.luck.mean + one.decisions.mean == pytest.approx(part)
        assert sum(one.by_cause.values()) == pytest.approx(one.luck.mean)
        assert one.luck.error == one.decisions.error > 0
    assert sum(one.luck.mean for one in known.seats) == pytest.approx(0, abs=0.01)


def test_more_pieces_know_more() -> None:
    match = over("nyse", 3)
    some, more = luck(match, 1), luck(match, 4)
    assert more.rounds == 4 * some.rounds
    assert more.seats[0].luck.error < some.seats[0].luck.error


def test_the_greatest_strokes_are_sure_and_come_first() -> None:
    known = luck(over("portfolio", 2), 4)
    for seat in range(2):
        greatest = known.greatest(seat)
        sizes = [abs(moved.mean) for _, moved in greatest]
        assert sizes == sorted(sizes, reverse=True)
        for stroke, moved in greatest:
            low, high = moved.interval
            assert stroke.step > 0
            assert low > 0 or high < 0
    assert any(known.greatest(seat) for seat in range(2))


def test_nothing_is_known_without_findings_or_from_damaged_ones() -> None:
    match = over("nyse", 3)
    assert luck_of(match, []) is None
    (good,) = found(match, 1)
    damaged: list[dict[str, Any]] = [
        {},
        good | {"rounds": "many"},
        good | {"squares": [1.0]},
        good | {"strokes": [[1, "drawn"]]},
        good | {"strokes": [[1, "fate", [0, 0, 0], [0, 0, 0]]]},
        good | {"strokes": [[1, "drawn", [0, None, 0], [0, 0, 0]]]},
        good | {"strokes": None},
    ]
    for one in damaged:
        assert luck_of(match, [one]) is None
    assert luck_of(match, [good]) is not None


def test_all_seats_are_looked_at_whoever_asks_and_a_seat_alone_has_no_luck() -> None:
    match = over("nyse", 3)
    one, all_ = (LuckAndDecisions().pieces(match, seats, LITTLE) for seats in ([0], range(3)))
    assert one == all_
    assert len({piece.number for piece in all_}) == len(all_) > 1
    assert not LuckAndDecisions().pieces(match, [], LITTLE)
    assert not LuckAndDecisions().pieces(over("nyse", 1), [0], LITTLE)


def test_the_same_piece_finds_the_same() -> None:
    piece = LuckAndDecisions().pieces(over("nyse", 3), [0], LITTLE)[0]
    assert piece.examine() == replace(piece).examine()
