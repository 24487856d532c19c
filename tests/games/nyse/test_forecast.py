"""The forecast effect of a marker's move is its real effect."""

from __future__ import annotations

from itertools import chain

from stockgames.games.nyse.actions import NyseAction, SpeculativeMarket, Take
from stockgames.games.nyse.parts import OUT
from stockgames.games.nyse.view import forecast, observe
from tests.games.nyse.table import random_game


def moved(action: NyseAction) -> tuple[int, int] | None:
    """Return the marker that an action moves, and by how many spaces."""
    match action:
        case Take(color):
            return color, 1
        case SpeculativeMarket(marker=color):
            return color, 2
        case _:
            return None


def test_a_forecast_comes_true() -> None:
    crashes = set()
    for state, seat, action in chain(*(random_game(seats, seats) for seats in range(1, 6))):
        move = moved(action)
        if move is None:
            continue
        color, steps = move
        before = observe(state, seat)
        told = forecast(before, color, steps)
        later = state.copy()
        later.apply(seat, action)
        after = observe(later, seat)
        assert (told.before, told.after) == (before.markers[color], after.markers[color])
        assert (told.price, told.then) == (before.price(color), after.price(color))
        assert told.is_out == (before.markers[color] == OUT)
        assert told.crashes == (not told.is_out and after.markers[color] == OUT)
        crashes.add(told.crashes)
    assert crashes == {True, False}
