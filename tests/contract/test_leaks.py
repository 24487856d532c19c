"""What a seat may not know changes nothing that it is told, in any game (N7, E10, S11)."""

from __future__ import annotations

import pytest
from hypothesis import settings

from stockgames.engine import registry
from stockgames.testing.leaks import bare
from tests.soak.worlds import observers, opening, pair

PAIRS = settings().max_examples


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_two_games_that_differ_in_secrets_alone_are_the_same_to_a_seat(game_id: str) -> None:
    """Games with the same visible moves: views and events of the observer agree throughout."""
    seats, differ = observers(game_id), 0
    for number in range(PAIRS):
        observer = seats[number % len(seats)]
        both = pair(game_id, observer, f"contract/{number}")
        here, there = opening(both.here), opening(both.there)
        for mine, theirs in zip(both.here.moves, both.there.moves, strict=True):
            assert bare(here.view(observer)) == bare(there.view(observer))
            here.act(mine.seat, mine.action)
            there.act(theirs.seat, theirs.action)
        assert bare(here.view(observer)) == bare(there.view(observer))
        assert here.events_for(observer) == there.events_for(observer)
        differ += both.differ
    assert differ > PAIRS // 2, "or nothing was compared"
