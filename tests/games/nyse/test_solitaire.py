"""A solo player's evaluation of one colour is consistent."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine import registry
from stockgames.games.nyse.actions import DISCARD, TAKE
from stockgames.games.nyse.ai.solitaire import SHARES, Gains, gains, plausible_alone, worths
from stockgames.games.nyse.ai.weights import AloneWeights
from stockgames.games.nyse.parts import BOARDS, CRASHED, LAST_PERCH, PILE_SIZE, PLAIN, price
from stockgames.games.nyse.state import NyseState

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
    options = game.settle({}, Random(1))
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
