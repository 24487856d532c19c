"""What a search gets: fitting samples, legal options, chances that add up."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NoReturn

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.engine.victory import victory_chances
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai.foresight import foreseen
from stockgames.games.stock_exchange.ai.imagined import ImaginedState
from stockgames.games.stock_exchange.ai.playout import settled
from stockgames.games.stock_exchange.ai.proposals import bundles
from stockgames.games.stock_exchange.parts import ROUNDS
from stockgames.games.stock_exchange.refusals import refusal
from stockgames.games.stock_exchange.state import StockExchangeState
from stockgames.games.stock_exchange.view import observe
from tests.games.stock_exchange.alike import another_world
from tests.games.stock_exchange.table import GAME, WEIGHTS, opened, play_round, played, truth, view

SEEDS = st.integers(0, 10_000)
FEW = settings(max_examples=12)


def imagined(seed: int, moves: int, seat: int) -> ImaginedState:
    """Return a sample as a search gets it."""
    known = view(played(seed, moves), seat)
    return GAME.imagine(known, Random(seed), lambda state, other: _never())


def _never() -> NoReturn:
    raise AssertionError("the game draws what the others do by itself")


@given(SEEDS, st.integers(0, 23), st.integers(0, 7))
def test_an_imagined_world_fits_and_its_script_is_allowed(seed: int, moves: int, seat: int) -> None:
    state = imagined(seed, moves, seat)
    found, seen = view(played(seed, moves), seat), observe(state, seat)
    assert (seen.resources, seen.stocks, seen.arrivals, seen.fizzled) == (
        found.resources,
        found.stocks,
        found.arrivals,
        found.fizzled,
    )
    assert state.actors == tuple(range(8))
    for other in set(range(8)) - {seat}:
        ((intent, _),) = GAME.candidate_moves(state, other)
        assert refusal(state.books(other), intent) is None
    assert not settled(state, found)


@FEW
@given(SEEDS, st.integers(0, 23))
def test_options_are_allowed_and_different(seed: int, moves: int) -> None:
    match = played(seed, moves)
    seat = match.actors[0]
    options = [laid for laid, _ in GAME.candidate_moves(imagined(seed, moves, seat), seat)]
    assert 1 <= len(options) == len(set(options)) <= WEIGHTS.proposals.offered
    for laid in options:
        match.check(seat, laid)


@given(SEEDS, st.integers(0, 23))
def test_bundles_are_allowed(seed: int, moves: int) -> None:
    match = played(seed, moves)
    books = truth(match).books(match.actors[0])
    assert all(refusal(books, laid) is None for laid in bundles(books, Random(seed)))


@FEW
@given(SEEDS, st.integers(16, 23))
def test_in_the_last_round_foresight_is_what_comes(seed: int, moves: int) -> None:
    """With all others' submissions known, the audit gives the same."""
    seat = played(seed, moves).actors[0]
    state = imagined(seed, moves, seat)
    for laid, _ in GAME.candidate_moves(state, seat)[:4]:
        assert state.world is not None
        expected = foreseen(state.world, laid)
        after = carried_out(state, seat, laid)
        assert settled(after, view(played(seed, moves), seat))
        assert list(after.result().scores) == expected
        assert GAME.win_probabilities(after) == victory_chances(expected, WEIGHTS.spread)


def carried_out(state: StockExchangeState, seat: int, laid: Submit) -> StockExchangeState:
    """Return a sample after all have submitted, the others by the script."""
    after = state.copy()
    for other in range(8):
        ((intent, _),) = GAME.candidate_moves(state, other) if other != seat else [(laid, 0.0)]
        after.apply(other, intent)
    return after


@given(SEEDS, st.integers(0, 24))
def test_hopes_add_up_and_follow_the_scores_in_the_end(seed: int, moves: int) -> None:
    state = truth(played(seed, moves))
    found = GAME.win_probabilities(state)
    assert abs(sum(found) - 1) < 1e-9
    if not state.actors:
        scores = state.result().scores
        assert found.index(max(found)) in [s for s in range(8) if scores[s] == max(scores)]


def test_s11_options_do_not_hang_on_what_a_seat_may_not_know() -> None:
    match = played(5, 17)
    other = another_world(match, 6, Random(1))
    assert other.record().moves != match.record().moves
    options = [
        GAME.candidate_moves(
            GAME.imagine(view(table, 6), Random(3), lambda state, seat: _never()), 6
        )
        for table in (match, other)
    ]
    assert options[0] == options[1]


def test_others_do_not_all_do_the_same() -> None:
    made = Counter(
        laid.produce
        for seed in range(20)
        for other in range(1, 8)
        for laid, _ in GAME.candidate_moves(imagined(seed, 0, 0), other)
    )
    assert len(made) > 60


@pytest.mark.parametrize("level", ["random", "greedy", "shrewd"])
def test_bots_play_whole_games(level: str) -> None:
    match = opened()
    players = [make_player(level, GAME, Random(seat)) for seat in range(8)]
    budget = Budget(iterations=2)
    if level == "shrewd":
        play_round(match)
        play_round(match)
    while not match.is_over:
        seat = match.actors[0]
        match.act(seat, players[seat].choose(view(match, seat), budget))
    assert len(truth(match).submissions) == ROUNDS


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_searching_bot_keeps_its_own_stocks(seed: int) -> None:
    """The last round, with diamonds, and gold for the bonus: an own stock pays more than others."""
    match = opened()
    play_round(match, s0="diamond diamond emerald emerald; 1 emerald, 2 emerald")
    play_round(match, s0="gold gold gold gold; 3 prize_token, 4 prize_token")
    laid = make_player("shrewd", GAME, Random(seed)).choose(view(match, 0), Budget(iterations=30))
    match.check(0, laid)
    assert isinstance(laid, Submit)
    assert all(gift.company != 0 for gift in laid.stocks)
