"""Candidate moves are legal, and contain a choice wherever the rules leave one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.nyse.actions import NyseAction
from stockgames.games.nyse.ai.evaluation import evaluate
from stockgames.games.nyse.game import GAME
from stockgames.games.nyse.parts import TURN
from tests.games.nyse.table import random_game


@given(st.integers(2, 6), st.integers(0, 2**32))
def test_living_for_the_day_is_to_be_worth_most_right_after_the_move(seats: int, seed: int) -> None:
    for state, seat, _ in random_game(seats, seed, {"board": "shuffled"}):
        if state.stage != TURN:
            continue
        worths: dict[NyseAction, float] = {}
        for action in state.legal_actions(seat):
            after = state.copy()
            after.apply(seat, action)
            worths[action] = evaluate(after)[seat]
        options = GAME.candidate_moves(state, seat, myopic=True)
        assert {action for action, _ in options} <= set(worths)
        best = max(gain for _, gain in options)
        for action, gain in options:
            if gain == best:
                assert worths[action] >= max(worths.values()) - 0.011  # a chip less in a tie
