"""Move priors depend only on what a seat may know, and are plausible."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.exchange.actions import INFLUENCES, Influence, Order
from stockgames.games.exchange.ai.opinions import prospect, weigh_orders, weigh_votes
from stockgames.games.exchange.parts import (
    BUY,
    CLOSE,
    SELL,
)
from stockgames.games.exchange.state import ExchangeState
from tests.games.exchange.table import SEATS, lay, played, state_with, truth, view


@given(st.sampled_from(SEATS), st.integers(0, 10_000), st.integers(0, 160), st.booleans())
def test_e10_what_is_hidden_changes_no_opinion(
    seats: int, seed: int, moves: int, naive: bool
) -> None:
    match = played(seats, seed, moves)
    for seat in match.actors:
        worlds = [match.game.determinize(match.view(seat), Random(n)) for n in range(4)]
        assert len({tuple(match.game.candidate_moves(world, seat, naive)) for world in worlds}) == 1


def votes(state: ExchangeState, seat: int, naive: bool = True) -> dict[Influence, float]:
    return dict(zip(INFLUENCES, weigh_votes(state, seat, naive), strict=True))


def at_the_close(shares: list[tuple[int, int, int]], price: int = 50) -> ExchangeState:
    state = truth(state_with([500] * len(shares), shares, (price, 50, 50)))
    state.round, state.stage = 5, CLOSE
    return state


def test_owners_vote_up_what_they_own_unless_the_bubble_is_near() -> None:
    shares = [(9, 0, 0), (0, 5, 0), (0, 0, 5)]
    calm, tense = votes(at_the_close(shares), 0), votes(at_the_close(shares, price=80), 0)
    assert max(calm, key=lambda vote: calm[vote]) == Influence(0, 1)
    assert tense[Influence(0, -1)] > 0 > tense[Influence(0, 1)]


def test_a_seat_that_looks_further_than_its_purse_votes_down_what_others_own() -> None:
    state = at_the_close([(0, 0, 0), (9, 0, 0), (9, 0, 1)])
    assert set(votes(state, 0).values()) == {0.0}
    found = votes(state, 0, naive=False)
    assert max(found, key=lambda vote: found[vote]) == Influence(0, -1)


def test_buyers_vote_down_and_sellers_up() -> None:
    match = state_with([900] * 3, [(5, 5, 5)] * 3)
    lay(match, "banks", "banks", "bonds")
    lay(match, "buy 9", "sell 5", "sell 1")
    state = truth(match)
    buyer, seller = votes(state, 0), votes(state, 1)
    assert buyer[Influence(0, -1)] > buyer[Influence(0, 1)]
    assert seller[Influence(0, 1)] > seller[Influence(0, -1)]


def orders(state: ExchangeState, seat: int, security: int = 0) -> dict[Order, float]:
    return {
        order: gain
        for order, gain in weigh_orders(state, seat, security, 2)
        if isinstance(order, Order)
    }


def test_selling_what_one_lacks_is_a_free_pass() -> None:
    state = truth(state_with([500] * 3, [(0, 0, 0)] * 3))
    assert orders(state, 0)[Order(SELL, 1)] == 0.0


def test_e7_an_order_that_may_ruin_is_worth_less_than_none() -> None:
    state = truth(state_with([410, 900, 900], [(0, 0, 0)] * 3))
    found = orders(state, 0)
    ruinous = max(order.shares for order in found if order.side == BUY)
    assert ruinous * 80 > 410
    assert found[Order(BUY, ruinous)] < 0 < found[Order(BUY, 5)]


@pytest.mark.parametrize(("force", "better"), [("bonds-boom", SELL), ("bonds-slump", BUY)])
def test_e5_a_look_at_the_coming_force_tells_which_side_to_take(force: str, better: int) -> None:
    match = state_with([900] * 3, [(9, 9, 9)] * 3, forces=[force])
    blind = prospect(truth(match), 0, 2)
    assert blind.cheap == pytest.approx(blind.dear)
    lay(match, "? bonds", "bonds", "bonds")
    found = orders(truth(match), 0, 2)
    best = max(found, key=lambda order: found[order])
    assert (best.side, best.shares) == (better, 9)
    assert found[best] > 9 * max(blind.cheap, blind.dear)


def test_e6_the_lobbyist_counts_on_its_own_vote() -> None:
    match = state_with([900, 500, 500], [(0, 0, 0)] * 3, (70, 50, 50))
    truth(match).round = 2
    lay(match, "banks", "bonds", "bonds")
    lay(match, "buy 1", "sell 1", "sell 1")
    lay(match, "+banks", "+insurance", "+bonds")
    assert view(match, 0).lobbyist == 0
    up = prospect(truth(match), 0, 0)
    state = truth(match).copy()
    state.votes[0] = Influence(0, -1)
    down = prospect(state, 0, 0)
    assert up.chances == down.chances[-2:] + down.chances[:-2]
