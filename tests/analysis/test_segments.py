"""Segments of a game: together all of its moves, each at most up to a chance event."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stockgames.analysis.luck_events import sizes, strides
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import State
from tests.analysis.games import over
from tests.analysis.test_worlds import SEATS

every_game = pytest.mark.parametrize("game_id", registry.game_ids())


def seen(match: Match, state: State) -> list[object]:
    return [match.game.observe(state, seat) for seat in range(state.seats)]


@every_game
def test_strides_follow_each_other_through_the_whole_game(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    found = list(strides(match))
    assert [one.step for one in found] == sorted(one.step for one in found)
    assert found[-1].step == len(match.moves)
    assert sorted(map(id, match.moves)) == sorted(id(m) for one in found for m in one.moves)
    for one, later in pairwise(found):
        assert seen(match, one.after) == seen(match, later.before)
    assert seen(match, found[-1].after) == [match.view(seat) for seat in range(len(match.seats))]


@every_game
def test_only_the_last_move_of_a_stride_turns_anything_up(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    turned_up = 0
    for one in strides(match):
        state = one.before.copy()
        if one.together:
            assert len({move.seat for move in one.moves}) == len(one.moves)
        else:
            for move in one.moves[:-1]:
                state.apply(move.seat, move.action)
                assert sizes(state) == sizes(one.before)
        turned_up += one.turns_up
    assert bool(turned_up) == (game_id != "stock-exchange")


def test_what_is_laid_together_is_one_stride() -> None:
    match = over("stock-exchange", 8)
    assert [len(one.moves) for one in strides(match)] == [8, 8, 8]
