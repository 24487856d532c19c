"""Judging positions by playouts."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from lemonade.rules.game import GAME as LEMONADE
from stockgames.analysis.luck_events import Casual
from stockgames.engine.match import Match
from stockgames.engine.seat import CHANCE
from stockgames.testing.play import people
from tests.analysis.games import over
from tests.analysis.test_worlds import SEATS, every_game, positions


@every_game
def test_what_it_plays_is_allowed(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    casual, rng = Casual(match.game), Random(1)
    for state in positions(match)[:-1:4]:
        seat = state.actors[0]
        if seat != CHANCE:
            match.game.check(state, seat, casual.choose(state, seat, rng))


@every_game
def test_chances_are_parts_of_one_victory_and_hang_on_the_lot_alone(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    state = positions(match)[0]
    casual = Casual(match.game)
    judged = Counter(tuple(casual.judge(state, lot)(state.copy())) for lot in (1, 2, 3, 1 << 9, 1))
    assert all(sum(parts) == pytest.approx(1) for parts in judged)
    assert max(judged.values()) > 1


@every_game
def test_the_end_is_judged_as_it_came(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    last = positions(match)[-1]
    chances = Casual(match.game).judge(last, 7)(last.copy())
    assert [part > 0 for part in chances] == [rank == 1 for rank in match.result().ranks]


def test_a_game_without_opinions_is_played_by_lot() -> None:
    match = Match.deal(LEMONADE, people(2), {}, "by lot")
    state = match.game.start(2, match.options, match.setup)
    chances = Casual(LEMONADE).judge(state, 3)(state.copy())
    assert sum(chances) == pytest.approx(1)
