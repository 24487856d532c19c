"""What a search may try is allowed, and is a choice wherever the rules leave one."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.seat import CHANCE
from stockgames.games.nyse.playout import plausible
from tests.games.nyse.table import random_game


@given(st.integers(1, 10), st.integers(0, 2**32), st.sampled_from([0.1, 0.9]))
def test_every_plausible_option_is_legal(seats: int, seed: int, eager: float) -> None:
    for state, seat, _ in random_game(seats, seed, {"board": "shuffled"}, eager):
        if seat == CHANCE:
            continue
        options = plausible(state, seat)
        legal = set(state.legal_actions(seat))
        assert options
        assert {action for action, _ in options} <= legal
        assert len({action for action, _ in options}) == len(options)
        assert all(math.isfinite(gain) for _, gain in options)
