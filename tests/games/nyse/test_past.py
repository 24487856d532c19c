"""Moves as everyone saw them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.state import seen_as
from stockgames.games.nyse.actions import StockSwap, Surrender, Take, chip_of
from stockgames.games.nyse.knowledge import BEGINNING, Before, Past, SeenMove, seen
from stockgames.games.nyse.view import NyseView
from tests.games.nyse.table import P, S, play, random_match, table


def test_moves_are_told_in_their_order_without_what_is_hidden() -> None:
    match = table(2, blue=[S, P], red=[P])
    play(match, "take blue; take red; take black; discard green")
    view = seen_as(NyseView, match.view(1))
    assert [(move.seat, move.kind, move.color) for move in view.moves] == [
        (0, "take", 0),
        (1, "take", 2),
        (0, "take", 1),
        (1, "discard", 3),
    ]
    assert seen_as(NyseView, match.view(None)).moves == view.moves


def test_of_a_swap_everybody_sees_the_colors_alone() -> None:
    asked: Past = (1, StockSwap(0, 0, 1, chip_of(2, 3)), (0, Take(1), BEGINNING))
    answered: Past = (0, Surrender(2), asked)
    swap = SeenMove(1, "stock_swap", 0, None, 0, 1, 2)
    assert seen(asked) == seen(answered) == (SeenMove(0, "take", 1), swap)


@given(st.integers(1, 10), st.integers(0, 2**32))
def test_what_was_seen_before_stays_before_what_comes(seats: int, seed: int) -> None:
    moves = seen_as(NyseView, random_match(seats, seed).view(None)).moves
    assert moves
    assert seen((0, Take(1), Before(moves))) == (*moves, SeenMove(0, "take", 1))
