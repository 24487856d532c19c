"""Exact counts of move sequences from small fixed positions, in both games.

Only enumerable moves are counted; the stock stays as dealt; a reshuffle turns the pile over as it
is; a sequence that ends the game earlier counts once.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stockgames.engine.match import Match
from stockgames.engine.seat import CHANCE
from stockgames.games.portfolio.actions import Reshuffle
from stockgames.games.portfolio.state import PortfolioState
from tests.games.portfolio.recount import Judge
from tests.games.portfolio.table import as_judge, lay, play, rich, strike, table, truth


def perft(state: PortfolioState, depth: int) -> int:
    """Return the number of sequences of ``depth`` moves from a position."""
    if depth == 0 or not state.actors:
        return 1
    seat = state.actors[0]
    actions = [Reshuffle(tuple(state.pile))] if seat == CHANCE else state.legal_actions(seat)
    total = 0
    for action in actions:
        after = state.copy()
        after.apply(seat, action)
        total += perft(after, depth - 1)
    return total


def plain_perft(judge: Judge, depth: int) -> int:
    """Return the same number in the second Portfolio."""
    if depth == 0 or judge.over():
        return 1
    due = {"do": "reshuffle", "stock": list(judge.pile)}
    moves = [due] if judge.stage == "shuffle" else judge.legal()
    total = 0
    for move in moves:
        kept = judge.snapshot()
        judge.play(move)
        total += plain_perft(judge, depth - 1)
        judge.restore(kept)
    return total


def opening() -> Match:
    """Two seats with a run and a pair each."""
    return table(["3H 4H 5H 9S 9S", "JC QC KC 2D"], stock="6H 7H AS AC TC 2H")


def take_overs() -> Match:
    """Both have portfolios that the other could take."""
    match = table(["2H 7H AS 3H", "2C 8C KC"], stock="6H 7H AS AC")
    lay(match, 0, "JC-KC")
    lay(match, 1, "3H-6H")
    rich(match, 20, 20)
    return match


def under_truce() -> Match:
    """As `take_overs`, but seat 0 has promised a truce and owes money."""
    match = take_overs()
    strike(match, 0, 1, "truce:2 debt:5")
    return match


def last_turns() -> Match:
    """Nobody draws any more; the dealer is the last of three."""
    match = table(["2H 3H", "7D 8D 9D TD", "4C"], stock="5H", dealer=2)
    truth(match).reshuffles = False
    lay(match, 2, "AH-3H", low_cap="AD")
    play(match, "draw 1")
    return match


def second_stock() -> Match:
    """Three seats; the next draw may empty the first stock."""
    match = table(["2H 3H", "7D 8D", "4C"], stock="5H 6H", exposed="9C", dealer=2)
    rich(match, 9, 9, 9)
    truth(match).budget = 9
    return match


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (opening, [4, 33, 115, 598, 2453]),
        (take_overs, [2, 14, 62, 297, 1199]),
        (under_truce, [2, 10, 40, 213, 592]),
        (last_turns, [3, 21, 27, 27]),
        (second_stock, [8, 18, 65, 117, 316]),
    ],
)
def test_counts(position: Callable[[], Match], counts: list[int]) -> None:
    found = [perft(truth(position()), depth) for depth in range(1, len(counts) + 1)]
    assert found == counts
    assert [plain_perft(as_judge(truth(position())), depth) for depth in (1, 2, 3, 4)] == counts[:4]
