"""What Exchange offers to a search: candidate moves, likely samples, a point to evaluate at."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.match import Match
from stockgames.games.exchange.actions import ExchangeAction
from stockgames.games.exchange.ai.playout import settled
from stockgames.games.exchange.parts import (
    BUY,
    CLOSE,
    FORCES,
    SELL,
)
from stockgames.games.exchange.state import ExchangeState
from tests.games.exchange.table import (
    GAME,
    SEATS,
    WEIGHTS,
    act,
    play_round,
    played,
    state_with,
    truth,
    view,
)

POSITIONS = (st.sampled_from(SEATS), st.integers(0, 10_000), st.integers(0, 160), st.booleans())


def likeliest(state: ExchangeState, seat: int) -> ExchangeAction:
    return GAME.candidate_moves(state, seat)[0][0]


@given(*POSITIONS)
def test_an_imagined_world_fits_but_others_owe_their_choice(
    seats: int, seed: int, moves: int, bold: bool
) -> None:
    match = played(seats, seed, moves, bold)
    for seat in match.actors:
        known = view(match, seat)
        world = GAME.imagine(known, Random(seed), likeliest)
        assert world.actors == known.choosers
        seen = GAME.observe(world, seat)
        if known.actors == known.choosers:
            assert seen == known
        else:
            assert (seen.sides, seen.orders, seen.votes) == (known.sides, known.orders, known.votes)
            assert (seen.coming, seen.legal) == (known.coming, known.legal)


def informed_trade(order: str) -> Match:
    """Return a table in phase 3 at which seat 1 has bought intelligence and trades bonds."""
    match = state_with([900] * 3, [(9, 9, 9)] * 3, forces=["quiet-day"])
    act(match, "banks", "? bonds", "banks")
    act(match, "buy 1", order, "buy 1")
    return match


@pytest.mark.parametrize(("order", "side"), [("sell 9", SELL), ("buy 9", BUY)])
def test_e5_the_trade_of_a_seat_that_looked_tells_what_it_saw(order: str, side: int) -> None:
    known = view(informed_trade(order), 0)
    rng = Random(5)
    moves = Counter[int]()
    for _ in range(200):
        world = GAME.imagine(known, rng, likeliest)
        moves[FORCES[world.forces[world.drawn]].moves[2]] += 1
    rising, falling = moves[1] + moves[2], moves[-1] + moves[-2]
    ahead, behind = (rising, falling) if side == SELL else (falling, rising)
    assert ahead > 3 * behind


def test_the_seat_that_looked_is_not_led_astray() -> None:
    world = GAME.imagine(view(informed_trade("sell 9"), 1), Random(1), likeliest)
    assert FORCES[world.forces[world.drawn]].id == "quiet-day"


def test_hidden_orders_are_mostly_as_large_as_can_be() -> None:
    known = view(informed_trade("sell 9"), 0)
    sold = Counter(GAME.imagine(known, Random(n), likeliest).orders[1] for n in range(100))
    assert sold.most_common(1)[0][0] == -9
    assert len(sold) > 3


def test_a_decision_is_settled_once_the_market_has_moved() -> None:
    match = state_with([500] * 3, [(1, 1, 1)] * 3)
    before = view(match, 0)
    assert not settled(truth(match), before)
    play_round(match, "banks, banks, banks", "sell 1, sell 1, sell 1", "+banks, +banks, +banks")
    assert settled(truth(match), before)
    assert not settled(truth(match), view(match, 0))


def test_the_last_round_is_settled_before_the_close_and_the_close_at_the_end() -> None:
    match = state_with([500] * 3, [(1, 1, 1)] * 3)
    truth(match).round = 5
    before = view(match, 0)
    play_round(match, "banks, banks, banks", "sell 1, sell 1, sell 1", "+banks, +banks, +banks")
    if truth(match).stage != CLOSE:
        act(match, "+bonds")  # the lobbyist
    assert settled(truth(match), before)
    at_close = view(match, 0)
    assert not settled(truth(match), at_close)
    act(match, "+banks", "+banks", "+banks")
    assert settled(truth(match), at_close)


@given(*POSITIONS)
def test_hopes_are_chances(seats: int, seed: int, moves: int, bold: bool) -> None:
    match = played(seats, seed, moves, bold)
    found = GAME.win_probabilities(truth(match))
    assert sum(found) == pytest.approx(1)
    for seat, hope in enumerate(found):
        assert (hope > 0) == (seat in truth(match).standing) or match.is_over


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    early = state_with([700, 600, 600], [(0, 0, 0)] * 3)
    late = state_with([700, 600, 600], [(0, 0, 0)] * 3)
    truth(late).round = 5
    assert GAME.win_probabilities(truth(late))[0] > GAME.win_probabilities(truth(early))[0] > 1 / 3


def test_who_is_hopelessly_behind_still_has_something_to_lose() -> None:
    match = state_with([2_000, 2_000, 50], [(0, 0, 0)] * 3)
    state = truth(match)
    behind = GAME.win_probabilities(state)[2]
    share = WEIGHTS.standing / (1 + 3 * WEIGHTS.standing)
    assert behind == pytest.approx(share, abs=0.01)
    state.standing = (0, 1)
    assert GAME.win_probabilities(state) == pytest.approx([0.5, 0.5, 0.0])
