"""An evaluation is the value at present prices, and exact at the end; what is tried first."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.nyse.actions import NyseAction
from stockgames.games.nyse.ai.playout import evaluate, outlook
from stockgames.games.nyse.game import GAME
from stockgames.games.nyse.parts import BOARDS, CRASHED, TURN, price
from tests.games.nyse.table import as_table, random_game, random_match, truth


@given(st.integers(1, 10), st.integers(0, 2**32))
def test_values_of_states_and_views_are_the_plain_sum(seats: int, seed: int) -> None:
    for state, _, _ in random_game(seats, seed, {"board": "shuffled"}):
        values = as_table(state).result()["values"]
        assert [state.value(seat) for seat in range(seats)] == values
        assert [round(value) for value in evaluate(state)] == values


@given(st.integers(1, 10), st.integers(0, 2**32))
def test_at_the_end_a_better_value_or_more_chips_shows(seats: int, seed: int) -> None:
    state = truth(random_match(seats, seed))
    details, values = state.result().details, evaluate(state)
    keys = list(zip(details["values"], details["chips"], strict=True))
    for seat in range(seats):
        for other in range(seats):
            assert (keys[seat] > keys[other]) == (values[seat] > values[other])


def test_an_outlook_begins_with_todays_prices_and_knows_that_a_crash_is_for_ever() -> None:
    for board in BOARDS.values():
        rows = outlook(board, 0.75, 0.06)
        assert list(rows[0][: CRASHED + 1]) == [price(board, perch) for perch in range(CRASHED + 1)]
        assert all(row[CRASHED] == 0 for row in rows)
        assert all(0 <= value <= max(board) for row in rows for value in row)


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
