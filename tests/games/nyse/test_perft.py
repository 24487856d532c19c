"""Exact counts of move sequences from small fixed positions, in both games.

Undersides stay as dealt; chance moves count like any other; a sequence that ends the game earlier
counts once.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

import pytest

from stockgames.engine.match import Match
from stockgames.games.nyse.state import NyseState
from tests.games.nyse.recount import Table
from tests.games.nyse.table import I, M, P, S, as_table, play, table, truth


def perft(state: NyseState, depth: int) -> int:
    """Return the number of sequences of ``depth`` moves from a position."""
    if depth == 0 or not state.actors:
        return 1
    total = 0
    for action in state.legal_actions(state.actors[0]):
        after = state.copy()
        after.apply(state.actors[0], action)
        total += perft(after, depth - 1)
    return total


def plain_perft(other: Table, depth: int) -> int:
    """Return the same number on the second NYSE's table."""
    if depth == 0 or other.over():
        return 1
    total = 0
    for move in other.legal():
        after = deepcopy(other)
        after.play(move)
        total += plain_perft(after, depth - 1)
    return total


def opening() -> Match:
    """Every pile's first chip is special."""
    return table(blue=[M], black=[I], red=[S], green=[S])


def full_hands() -> Match:
    """Three seats with a special chip and a plain one each."""
    match = table(seats=3, blue=[M, P], red=[I, P], green=[S, P])
    return play(match, "take blue; take red; take green; " * 2)


def asked_for_a_chip() -> Match:
    """The partner of a swap has three different chips of the wanted colour."""
    match = table(blue=[S, S, P], red=[M, I, P, S])
    play(match, "take blue; take red; " * 3)
    return play(match, f"swap blue 1 red blue {S}")


def alone() -> Match:
    """A solitaire in which a swap must be used, with a market to come."""
    return play(table(seats=1, blue=[S, P], red=[M], green=[I]), "take blue; take blue")


def last_chips() -> Match:
    """Three chips are left; seat 0 has a swap and an investment, seat 1, on turn, a market."""
    match = table(blue=[S, I, M], green=[P] * 5 + [I, S, M])
    play(match, "take blue; discard green; take blue; take blue; " + "discard black; " * 10)
    return play(match, "discard blue; " * 7 + "discard red; " * 9 + "discard green; " * 7)


def last_chips_alone() -> Match:
    """A solitaire with a swap and a plain chip; two special green chips are among those left."""
    match = table(seats=1, blue=[S], red=[P], green=[P] * 5 + [I, S, M, M, I])
    play(match, "take red; " + "discard red; " * 9 + "discard black; " * 10)
    play(match, "discard green; " * 8 + "take blue; ")
    return match


def count(match: Match, depth: int) -> int:
    state = truth(match)
    counted = perft(state, depth)
    assert counted == plain_perft(as_table(state), depth)
    return counted


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (opening, [8, 64, 568, 4880]),
        (full_hands, [12, 108, 1176]),
        (asked_for_a_chip, [3, 49, 351, 5361]),
        (alone, [4, 35, 181, 1225]),
        (last_chips, [8, 50, 219, 1048, 2529]),
        (last_chips_alone, [2, 2, 10, 54, 241, 930]),
    ],
)
def test_counts_of_move_sequences(position: Callable[[], Match], counts: list[int]) -> None:
    assert [count(position(), depth) for depth in range(1, len(counts) + 1)] == counts


def test_count_of_all_ends_of_a_game() -> None:
    """The whole tree: greater depths give the same number."""
    assert count(last_chips(), 12) == 19111
    assert perft(truth(last_chips()), 20) == 19111
