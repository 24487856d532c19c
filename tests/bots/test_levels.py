from __future__ import annotations

from random import Random

import pytest

from stockgames.bots.levels import LEVELS, UnknownLevelError, level, make_player
from stockgames.bots.player import Budget
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import CHANCE


def test_levels_are_listed_from_weak_to_strong() -> None:
    strengths = [entry.strength for entry in LEVELS.values()]
    assert strengths == sorted(set(strengths))
    assert all(key == entry.id for key, entry in LEVELS.items())


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(UnknownLevelError, match="'genius'"):
        level("genius")


def test_every_level_can_sit_at_a_table() -> None:
    for level_id in LEVELS:
        SeatInfo(name="A", player=f"bot:{level_id}")


@pytest.mark.parametrize("level_id", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_choice_is_legal_and_decided_by_view_and_stream(level_id: str, seats: int) -> None:
    game = registry.load("nyse")
    table = [SeatInfo(name="A", player=f"bot:{level_id}")] * seats
    match = Match.deal(game, table, {}, f"{level_id}/{seats}")
    budget = Budget(iterations=3)
    while not match.is_over:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
            continue
        view = match.view(seat)
        seed = len(match.moves)
        action = make_player(level_id, game, Random(seed)).choose(view, budget)
        assert make_player(level_id, game, Random(seed)).choose(view, budget) == action
        match.act(seat, action)  # refuses what is not legal
