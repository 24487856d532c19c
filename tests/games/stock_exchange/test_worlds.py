"""Samples that fit a view, and what a search gets: legal options, chances that add up."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NoReturn

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.engine.match import Match
from stockgames.engine.state import victory_chances
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai.foresight import foreseen
from stockgames.games.stock_exchange.ai.imagined import ImaginedState
from stockgames.games.stock_exchange.ai.playout import settled
from stockgames.games.stock_exchange.ai.proposals import bundles
from stockgames.games.stock_exchange.ai.worlds import before_sealing, opening_stocks
from stockgames.games.stock_exchange.parts import RESOURCES, ROUNDS
from stockgames.games.stock_exchange.refusals import refusal
from stockgames.games.stock_exchange.state import StockExchangeState
from stockgames.games.stock_exchange.view import observe
from tests.games.stock_exchange.table import (
    GAME,
    WEIGHTS,
    dealt,
    kind,
    opened,
    play_round,
    played,
    truth,
    view,
)

SEEDS = st.integers(0, 10_000)


@given(SEEDS, st.integers(0, 23))
def test_a_seat_winds_its_books_back_to_the_deal(seed: int, moves: int) -> None:
    dealt_stocks = truth(dealt(f"{seed}", seed % 11)).stocks
    match = played(seed, moves)
    for seat in range(8):
        assert opening_stocks(view(match, seat)) == dealt_stocks[seat]


@given(SEEDS, st.integers(0, 23), st.integers(0, 7))
def test_a_round_can_be_taken_back_to_its_start(seed: int, moves: int, seat: int) -> None:
    found = view(played(seed, moves), seat)
    world = before_sealing(found, Random(seed), WEIGHTS.habits)
    assert world.actors == tuple(range(8))
    assert not any(world.laid)
    seen = observe(world, seat)
    assert (seen.resources, seen.stocks, seen.arrivals) == (
        found.resources,
        found.stocks,
        found.arrivals,
    )


# Corner cases that random play hardly ever reaches


def fits(match: Match, seat: int) -> None:
    """Assert that ten samples of the seat's view are found and fit it."""
    found = view(match, seat)
    for seed in range(10):
        assert observe(GAME.determinize(found, Random(seed)), seat) == found


IDLE = "prize_token prize_token prize_token prize_token"
ONE = "diamond prize_token prize_token prize_token"
FOUR = "diamond diamond diamond diamond"


def test_three_old_diamonds_though_two_companies_made_them() -> None:
    match = opened()
    elsewhere = dict.fromkeys(("s3", "s4", "s5", "s6"), f"{IDLE}; 1 prize_token, 2 prize_token")
    made = {"s1": f"{FOUR}; 3 diamond!, 4 diamond!", "s2": f"{FOUR}; 5 diamond!, 6 diamond!"}
    play_round(match, **elsewhere, **made)
    gifts = dict.fromkeys(("s3", "s4", "s5", "s6"), f"{IDLE}; 0 diamond, 7 prize_token")
    play_round(match, s0=ONE, s1=ONE, s2=ONE, **gifts)
    found = view(match, 0)
    assert found.arrivals[1].resources[kind("diamond")] == 4
    assert found.fizzled == (None, True)
    fits(match, 0)


def test_old_coal_though_diamonds_did_not_fail() -> None:
    match = opened()
    elsewhere = f"{ONE}; 1 prize_token, 4 prize_token"
    play_round(match, s1=ONE, s2=elsewhere, s3=elsewhere)
    old = f"{IDLE}; 0 coal, 7 prize_token"
    play_round(match, s0=ONE, s2=old, s3=old)
    found = view(match, 0)
    assert found.arrivals[1].resources[kind("coal")] == 2
    assert found.fizzled == (None, False)
    fits(match, 0)


def test_all_stocks_of_a_company_come_home() -> None:
    match = opened()
    play_round(match, **{f"s{seat}": f"; ; 0 s0, {seat - 1} s{seat}" for seat in range(2, 7)})
    found = view(match, 0)
    assert found.arrivals[0].stocks[0] == 6
    fits(match, 0)


def test_a_gift_that_comes_back() -> None:
    """Seat 7 lacks company 0, so it can give such a stock only because seat 0 gave it one."""
    match = opened(0)
    elsewhere = {f"s{seat}": f"; ; 0 s0, {seat % 6 + 1} s{seat}" for seat in range(1, 7)}
    play_round(match, s0="; ; 7 s0, 1 s2", s7="; ; 1 s1, 2 s2", **elsewhere)
    assert view(match, 0).arrivals[0].stocks[0] == 6
    play_round(match, s7="; ; 0 s0, 3 s3")
    assert view(match, 0).arrivals[1].stocks[0] == 1
    fits(match, 0)


def test_worlds_of_one_view_are_many() -> None:
    found = view(played(7, 16), 2)
    worlds = [GAME.determinize(found, Random(seed)) for seed in range(40)]
    assert len({str(world.resources) for world in worlds}) == 40
    assert len({str(world.stocks) for world in worlds}) == 40
    made = Counter(
        RESOURCES[made]
        for world in worlds
        for laid in world.submissions
        for submission in laid
        for made in submission.produce
    )
    assert len(made) == 12


@pytest.mark.parametrize("seat", [None, 4])
def test_the_audit_leaves_one_world(seat: int | None) -> None:
    match = played(9)
    world = GAME.determinize(view(match, seat), Random(1))
    assert world.resources == truth(match).resources
    assert world.stocks == truth(match).stocks
    assert world.result() == match.result()


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
