"""How Exchange's bots judge positions: evaluation, judgement, motives, opinions."""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.match import Match
from stockgames.games.exchange import actions as a
from stockgames.games.exchange.ai.judgement import CASH, STAGES, goods, moves_left
from stockgames.games.exchange.ai.motives import Motive, suspicion, weigh_by
from stockgames.games.exchange.ai.opinions import prospect, weigh_orders, weigh_votes
from stockgames.games.exchange.parts import BUY, CLOSE, FORCE_IDS, PHASE_3, ROUNDS, SELL
from stockgames.games.exchange.state import ExchangeState
from tests.games.exchange.table import (
    GAME,
    SEATS,
    act,
    dealt,
    opened,
    play_round,
    played,
    state_with,
    truth,
    view,
)


@given(st.sampled_from(SEATS), st.integers(0, 10_000), st.booleans())
def test_e8_e9_values_at_the_end_follow_the_places(seats: int, seed: int, bold: bool) -> None:
    match = played(seats, seed, bold=bold)
    values = GAME.evaluate(truth(match))
    places = tuple(1 + sum(other > value for other in values) for value in values)
    assert places == match.result().ranks
    for value, score in zip(values, match.result().scores, strict=True):
        assert round(value) == score or (score == 0 and value < 0)


def test_founders_stand_nearly_even_at_the_start() -> None:
    values = GAME.evaluate(truth(opened(["hugh-smith", "john-henry", "david-reedy"])))
    assert [round(value) for value in values] == [1000, 1000, 1000]


def value_after(match: Match, seat: int, chosen: a.ExchangeAction) -> float:
    """Return a seat's value right after it has played something."""
    state = truth(match).copy()
    state.apply(seat, chosen)
    return float(GAME.evaluate(state)[seat])


def test_cheap_shares_are_to_be_bought_and_dear_ones_to_be_sold() -> None:
    match = state_with([500] * 3, [(5, 5, 5)] * 3, (20, 80, 50))
    act(match, "banks", "insurance", "bonds")
    assert value_after(match, 0, a.Order(BUY, 5)) > value_after(match, 0, a.Order(SELL, 5))
    assert value_after(match, 1, a.Order(SELL, 5)) > value_after(match, 1, a.Order(BUY, 5))
    even = value_after(match, 2, a.Order(SELL, 5))
    assert abs(value_after(match, 2, a.Order(BUY, 5)) - even) < 1e-6


def test_a_security_off_the_middle_promises_more() -> None:
    match = state_with([500] * 3, [(0, 0, 0)] * 3, (20, 50, 50))
    assert value_after(match, 0, a.ChooseSecurity(0)) > value_after(match, 0, a.ChooseSecurity(1))


def test_a_ruinous_order_is_seen_to_ruin() -> None:
    match = state_with([100, 900, 100], [(1, 0, 0)] * 3)
    act(match, "banks", "banks", "banks")
    assert value_after(match, 0, a.Order(BUY, 9)) < 50
    assert value_after(match, 1, a.Order(BUY, 9)) > 900


def test_one_votes_for_what_one_owns() -> None:
    match = opened(["samuel-march", "hugh-smith", "david-reedy"])
    state = truth(match)
    state.round, state.stage = 5, 6
    up, down = (value_after(match, 0, a.Influence(0, by)) for by in (1, -1))
    assert up > value_after(match, 0, a.Influence(1, 1)) > down


def test_e5_a_seat_that_knows_the_coming_card_counts_on_it() -> None:
    for force, better in (("bonds-boom", SELL), ("bonds-slump", BUY)):
        match = state_with([900] * 3, [(9, 9, 9)] * 3, forces=[force])
        act(match, "? bonds", "bonds", "bonds")
        worse = BUY if better == SELL else SELL
        told = value_after(match, 0, a.Order(better, 9)) - value_after(match, 0, a.Order(worse, 9))
        untold = value_after(match, 1, a.Order(better, 9)) - value_after(
            match, 1, a.Order(worse, 9)
        )
        assert abs(untold) < 1e-6
        assert told > 10


def test_e7_the_cheaper_way_out_of_a_debt_is_seen() -> None:
    """At the end of round 5 banks at $80 may pop; shares at medium prices are worth keeping."""
    match = state_with([20, 500, 500], [(9, 0, 9), (0, 0, 0), (0, 0, 0)], (70, 50, 20))
    state = truth(match)
    state.forces = (FORCE_IDS.index("quiet-day"), *state.forces[1:])
    votes = "+insurance, -insurance, +banks"
    play_round(match, "insurance, banks, banks", "buy 2, sell 1, sell 1", votes)
    legal = [choice for choice in match.view(0).legal if isinstance(choice, a.Liquidate)]
    values = {choice.sold: value_after(match, 0, choice) for choice in legal}
    assert max(values, key=lambda sold: values[sold]) == (2, 0, 0)


@given(st.sampled_from(SEATS), st.integers(0, 10_000), st.integers(0, 160), st.booleans())
def test_all_positions_have_sensible_values(seats: int, seed: int, moves: int, bold: bool) -> None:
    state = truth(played(seats, seed, moves, bold))
    values = GAME.evaluate(state)
    assert len(values) == seats
    for seat, value in enumerate(values):
        assert (value < 0) == (seat not in state.standing)
        assert value < state.cash[seat] + 90 * (sum(state.shares[seat]) + 9) + 1


def test_cash_and_shares_count_by_the_levels_of_their_prices() -> None:
    state = truth(state_with([500, 630, 400], [(1, 2, 3), (0, 0, 9), (4, 0, 0)]))
    state.prices = (20, 80, 50)
    found = goods(state)
    assert list(found.kinds) == [0, 6, 3, CASH]
    assert list(found.purses) == [50, 63, 40]
    assert list(found.owned) == [(1, 2, 3, 50), (0, 0, 9, 63), (4, 0, 0, 40)]
    assert found.standing == (0, 1, 2)


def test_every_round_is_a_stage_on_either_board() -> None:
    stages = []
    for seats in (3, 4, 5, 6):
        state = truth(state_with([500] * seats, [(0, 0, 0)] * seats))
        for number in range(1, 6):
            state.round = number
            assert moves_left(state) == 7 - number
            stages.append(goods(state).stage)
        state.stage = CLOSE
        assert moves_left(state) == 1
        stages.append(goods(state).stage)
    assert sorted(stages) == sorted([*range(STAGES)] * 2)


FOUNDERS = ("leonard-bleecker", "hugh-smith", "gulian-mcevers")
"""Banks 6, 5 and 1; insurance 3, 0 and 7; bonds 1, 3 and 4."""


def test_nothing_is_told_before_the_first_vote() -> None:
    match = opened(FOUNDERS)
    assert list(GAME.habits(view(match, 0))) == [0.0] * 3


@pytest.mark.parametrize(
    ("vote", "motive"),
    [("+banks", (1.0, 0.0)), ("-insurance", (0.0, -1.0))],
)
def test_a_seat_that_votes_by_a_simple_motive_again_and_again_is_known_by_it(
    vote: str, motive: tuple[float, float]
) -> None:
    match = opened(FOUNDERS, ("quiet-day", "bull-market", "bear-market"))
    for number in range(3):
        play_round(
            match, "bonds, bonds, banks", "sell 1, sell 1, sell 1", f"{vote}, -banks, +bonds"
        )
        if number:
            act(match, "+bonds")
    found = suspicion(truth(match), 0)
    assert found.naive > 0
    assert found.motive is not None
    assert (found.motive.held, found.motive.others) == motive


@pytest.mark.parametrize(
    "motive",
    [
        Motive(1.0, 0.0, 0.0, 0.0),
        Motive(1.0, -1.0, -1.0, 0.0),
        Motive(1.0, 0.0, 0.0, -1.0),
        Motive(0.0, 0.0, -1.0, 0.0),
        Motive(0.2, 0.0, 0.0, -1.0),
    ],
)
def test_four_votes_by_a_motive_tell_the_fifth(motive: Motive) -> None:
    foreseen = [fifth for fifth in (foresees_fifth(motive, game) for game in range(20)) if fifth]
    assert foreseen.count("right") >= 0.75 * len(foreseen) > 10


def foresees_fifth(motive: Motive, seed: int) -> Literal["right", "wrong"] | None:
    """Return whether a seat's vote of round 5 is the best by the motive that it seems to have.

    None if it is out before that. It acts at random otherwise, as the others do.
    """
    match, rng = dealt(4, f"motive/{seed}"), Random(seed)
    while not match.is_over and truth(match).stage != CLOSE:
        seat, state = match.actors[0], truth(match)
        if seat or state.stage != PHASE_3:
            match.act(seat, rng.choice(match.view(seat).legal))
            continue
        vote = likeliest(state, motive)
        if state.round == ROUNDS:
            return "right" if likeliest(state, suspicion(state, 0).motive) == vote else "wrong"
        match.act(seat, vote)
    return None


def likeliest(state: ExchangeState, motive: Motive | None) -> a.Influence:
    """Return the vote of seat 0 that gains most by a motive."""
    gains = weigh_by(state, 0, motive)
    return a.INFLUENCES[gains.index(max(gains))]


def test_who_votes_as_one_that_looks_ahead_would_is_held_for_one() -> None:
    match = opened(FOUNDERS)
    act(match, "banks", "bonds", "insurance")
    act(match, "sell 6", "buy 9", "sell 7")
    state = truth(match)
    for seat in range(3):
        gains = weigh_votes(state, seat, False)
        match.act(seat, a.INFLUENCES[gains.index(max(gains))])
    assert max(GAME.habits(view(match, 0))) < 0


@given(st.sampled_from(SEATS), st.integers(0, 10_000), st.integers(0, 160), st.booleans())
def test_e10_hidden_cards_change_no_opinion(seats: int, seed: int, moves: int, naive: bool) -> None:
    match = played(seats, seed, moves)
    for seat in match.actors:
        worlds = [match.game.determinize(match.view(seat), Random(n)) for n in range(4)]
        assert len({tuple(match.game.candidate_moves(world, seat, naive)) for world in worlds}) == 1


def votes(state: ExchangeState, seat: int, naive: bool = True) -> dict[a.Influence, float]:
    return dict(zip(a.INFLUENCES, weigh_votes(state, seat, naive), strict=True))


def at_the_close(shares: list[tuple[int, int, int]], price: int = 50) -> ExchangeState:
    state = truth(state_with([500] * len(shares), shares, (price, 50, 50)))
    state.round, state.stage = 5, CLOSE
    return state


def test_owners_vote_up_what_they_own_unless_the_bubble_is_near() -> None:
    shares = [(9, 0, 0), (0, 5, 0), (0, 0, 5)]
    calm, tense = votes(at_the_close(shares), 0), votes(at_the_close(shares, price=80), 0)
    assert max(calm, key=lambda vote: calm[vote]) == a.Influence(0, 1)
    assert tense[a.Influence(0, -1)] > 0 > tense[a.Influence(0, 1)]


def test_a_seat_that_looks_further_than_its_purse_votes_down_what_others_own() -> None:
    state = at_the_close([(0, 0, 0), (9, 0, 0), (9, 0, 1)])
    assert set(votes(state, 0).values()) == {0.0}
    found = votes(state, 0, naive=False)
    assert max(found, key=lambda vote: found[vote]) == a.Influence(0, -1)


def test_buyers_vote_down_and_sellers_up() -> None:
    match = state_with([900] * 3, [(5, 5, 5)] * 3)
    act(match, "banks", "banks", "bonds")
    act(match, "buy 9", "sell 5", "sell 1")
    state = truth(match)
    buyer, seller = votes(state, 0), votes(state, 1)
    assert buyer[a.Influence(0, -1)] > buyer[a.Influence(0, 1)]
    assert seller[a.Influence(0, 1)] > seller[a.Influence(0, -1)]


def orders(state: ExchangeState, seat: int, security: int = 0) -> dict[a.Order, float]:
    return {
        order: gain
        for order, gain in weigh_orders(state, seat, security, 2)
        if isinstance(order, a.Order)
    }


def test_selling_what_one_lacks_is_a_free_pass() -> None:
    state = truth(state_with([500] * 3, [(0, 0, 0)] * 3))
    assert orders(state, 0)[a.Order(SELL, 1)] == 0.0


def test_e7_an_order_that_may_ruin_is_worth_less_than_none() -> None:
    state = truth(state_with([410, 900, 900], [(0, 0, 0)] * 3))
    found = orders(state, 0)
    ruinous = max(order.shares for order in found if order.side == BUY)
    assert ruinous * 80 > 410
    assert found[a.Order(BUY, ruinous)] < 0 < found[a.Order(BUY, 5)]


@pytest.mark.parametrize(("force", "better"), [("bonds-boom", SELL), ("bonds-slump", BUY)])
def test_e5_a_look_at_the_coming_force_tells_which_side_to_take(force: str, better: int) -> None:
    match = state_with([900] * 3, [(9, 9, 9)] * 3, forces=[force])
    blind = prospect(truth(match), 0, 2)
    assert blind.cheap == pytest.approx(blind.dear)
    act(match, "? bonds", "bonds", "bonds")
    found = orders(truth(match), 0, 2)
    best = max(found, key=lambda order: found[order])
    assert (best.side, best.shares) == (better, 9)
    assert found[best] > 9 * max(blind.cheap, blind.dear)


def test_e6_the_lobbyist_counts_on_its_own_vote() -> None:
    match = state_with([900, 500, 500], [(0, 0, 0)] * 3, (70, 50, 50))
    truth(match).round = 2
    act(match, "banks", "bonds", "bonds")
    act(match, "buy 1", "sell 1", "sell 1")
    act(match, "+banks", "+insurance", "+bonds")
    assert view(match, 0).lobbyist == 0
    up = prospect(truth(match), 0, 0)
    state = truth(match).copy()
    state.votes[0] = a.Influence(0, -1)
    down = prospect(state, 0, 0)
    assert up.chances == down.chances[-2:] + down.chances[:-2]
