"""Whole games counted out: solitaire, and the numbers of positions."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.games.nyse.actions import DISCARD, TAKE
from stockgames.games.nyse.ai.solitaire import SHARES, Gains, gains, plausible_alone, worths
from stockgames.games.nyse.ai.weights import AloneWeights
from stockgames.games.nyse.parts import BOARDS, CRASHED, LAST_PERCH, PILE_SIZE, PLAIN, price
from stockgames.games.nyse.state import NyseState
from tests.games.nyse.recount import Table
from tests.games.nyse.table import I, M, P, S, as_table, play, table, truth

WEIGHTS = AloneWeights(
    pushed=0.0,
    evenness=0.125,
    fullness=0.5,
    discard=0.25,
    market=0.75,
    want=0.0,
    use=0.5,
)

boards = st.sampled_from(sorted(BOARDS.values()))
shares = st.integers(0, SHARES)
perches = st.integers(0, CRASHED)
held = st.integers(0, 5)


def of_color(board: tuple[int, ...], share: int, left: int, perch: int, held: int) -> Gains:
    return gains(board, WEIGHTS)(share, left, perch, held)


@given(boards, shares, perches, held)
def test_an_empty_pile_leaves_todays_value(
    board: tuple[int, ...], share: int, perch: int, held: int
) -> None:
    assert worths(board, share)[0][perch][held] == held * price(board, perch)


@given(boards, shares, st.integers(1, PILE_SIZE), perches, held)
def test_a_chip_less_in_a_pile_is_a_chance_less(
    board: tuple[int, ...], share: int, left: int, perch: int, held: int
) -> None:
    assert of_color(board, share, left, perch, held).discard <= -WEIGHTS.discard


@given(boards, shares, st.integers(1, PILE_SIZE), held, st.floats(0, 1))
def test_a_crashed_color_is_worth_nothing_whatever_moves_its_marker(
    board: tuple[int, ...], share: int, left: int, held: int, pushed: float
) -> None:
    assert worths(board, share, pushed)[left][CRASHED][held] == 0


def test_a_marker_likely_pushed_over_the_edge_is_worth_that_much_less() -> None:
    safe, pushed = (worths(BOARDS["standard"], 0, p)[1][LAST_PERCH][3] for p in (0.0, 0.25))
    assert pushed == 0.75 * safe


def test_of_chips_that_cannot_stay_only_how_evenly_they_go_counts() -> None:
    found = of_color(BOARDS["standard"], 0, 1, 4, 0)
    assert found.take == pytest.approx(WEIGHTS.fullness - 4 * WEIGHTS.evenness)
    assert found.special == 1
    assert found.discard == -WEIGHTS.discard


def test_a_special_chip_is_worth_part_of_the_best_swap() -> None:
    game = registry.load("nyse")
    options = game.resolve_options({}, Random(1))
    state = game.start(1, options, game.deal(1, options, Random(1)))
    assert isinstance(state, NyseState)
    state.hands[PLAIN] = state.counts[0] = 1  # a blue chip that can be given
    idle = dict(plausible_alone(state, replace(WEIGHTS, use=0.0)))
    keen = dict(plausible_alone(state, WEIGHTS))
    fresh = of_color(state.board, round(5 / 11 * SHARES), PILE_SIZE, 0, 0)
    blue = of_color(state.board, round(4 / 10 * SHARES), PILE_SIZE, 0, 1)
    best = max(fresh.want, blue.want) + blue.give_plain
    for color, found in ((0, blue), (1, fresh)):
        worth = WEIGHTS.use * found.special * best
        assert keen[TAKE[color]] - idle[TAKE[color]] == pytest.approx(worth)
        assert keen[DISCARD[color]] == idle[DISCARD[color]]


@given(boards, shares, st.integers(1, 5))
def test_a_market_on_the_last_perch_loses_what_is_held(
    board: tuple[int, ...], share: int, held: int
) -> None:
    lost = held * (price(board, LAST_PERCH) + WEIGHTS.market)
    assert of_color(board, share, 0, LAST_PERCH, held).market == pytest.approx(-lost)


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
