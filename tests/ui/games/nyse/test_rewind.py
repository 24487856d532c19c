"""Taking moves back from a view gives what the table showed before them."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.controllers.table import Shown
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.ui.games.nyse.rewind import rewind


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (7, 3)])
def test_every_earlier_table_comes_back(seats: int, seed: int) -> None:
    rng = Random(seed)
    infos = [SeatInfo(name=f"Seat {i}", player="human") for i in range(seats)]
    match = Match.deal(registry.load("nyse"), infos, {}, f"seed {seed}")
    before = [match.view(None)]
    while not match.is_over:
        match.act(match.actors[0], rng.choice(match.view(match.actors[0]).legal))
        before.append(match.view(None))
    moves = [
        Shown(i, move.seat, move.turn, move.events) for i, move in enumerate(match.moves, start=1)
    ]
    for i, earlier in enumerate(before):
        shown = rewind(before[-1], moves[i:])
        assert (shown.markers, shown.piles, shown.chips) == (
            earlier.markers,
            earlier.piles,
            earlier.chips,
        )
