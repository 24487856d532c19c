"""The evaluation agrees with the final ranking, eliminated seats included."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.match import Match
from stockgames.games.exchange.actions import (
    ChooseSecurity,
    ExchangeAction,
    Influence,
    Liquidate,
    Order,
)
from stockgames.games.exchange.parts import BUY, FORCE_IDS, FOUNDER_IDS, SELL
from tests.games.exchange.table import (
    GAME,
    SEATS,
    lay,
    opened,
    play_round,
    played,
    state_with,
    truth,
)


@given(st.sampled_from(SEATS), st.integers(0, 10_000), st.booleans())
def test_e8_e9_values_at_the_end_stand_in_the_order_of_the_places(
    seats: int, seed: int, bold: bool
) -> None:
    match = played(seats, seed, bold=bold)
    values = GAME.evaluate(truth(match))
    places = tuple(1 + sum(other > value for other in values) for value in values)
    assert places == match.result().ranks
    for value, score in zip(values, match.result().scores, strict=True):
        assert round(value) == score or (score == 0 and value < 0)


def test_founders_stand_nearly_even_at_the_start() -> None:
    values = GAME.evaluate(truth(opened(["hugh-smith", "john-henry", "david-reedy"])))
    assert [round(value) for value in values] == [1000, 1000, 1000]


def value_after(match: Match, seat: int, chosen: ExchangeAction) -> float:
    """Return a seat's value right after it has played something."""
    state = truth(match).copy()
    state.apply(seat, chosen)
    return float(GAME.evaluate(state)[seat])


def test_cheap_shares_are_to_be_bought_and_dear_ones_to_be_sold() -> None:
    match = state_with([500] * 3, [(5, 5, 5)] * 3, (20, 80, 50))
    lay(match, "banks", "insurance", "bonds")
    assert value_after(match, 0, Order(BUY, 5)) > value_after(match, 0, Order(SELL, 5))
    assert value_after(match, 1, Order(SELL, 5)) > value_after(match, 1, Order(BUY, 5))
    even = value_after(match, 2, Order(SELL, 5))
    assert abs(value_after(match, 2, Order(BUY, 5)) - even) < 1e-6


def test_a_security_off_the_middle_promises_more() -> None:
    match = state_with([500] * 3, [(0, 0, 0)] * 3, (20, 50, 50))
    assert value_after(match, 0, ChooseSecurity(0)) > value_after(match, 0, ChooseSecurity(1))


def test_a_ruinous_order_is_seen_to_ruin() -> None:
    match = state_with([100, 900, 100], [(1, 0, 0)] * 3)
    lay(match, "banks", "banks", "banks")
    assert value_after(match, 0, Order(BUY, 9)) < 50
    assert value_after(match, 1, Order(BUY, 9)) > 900


def test_one_votes_for_what_one_owns() -> None:
    match = opened(["samuel-march", "hugh-smith", "david-reedy"])
    state = truth(match)
    state.round, state.stage = 5, 6
    up, down = (value_after(match, 0, Influence(0, by)) for by in (1, -1))
    assert up > value_after(match, 0, Influence(1, 1)) > down


def test_e5_a_seat_that_knows_the_coming_card_counts_on_it() -> None:
    for force, better in (("bonds-boom", SELL), ("bonds-slump", BUY)):
        match = state_with([900] * 3, [(9, 9, 9)] * 3, forces=[force])
        lay(match, "? bonds", "bonds", "bonds")
        worse = BUY if better == SELL else SELL
        told = value_after(match, 0, Order(better, 9)) - value_after(match, 0, Order(worse, 9))
        untold = value_after(match, 1, Order(better, 9)) - value_after(match, 1, Order(worse, 9))
        assert abs(untold) < 1e-6
        assert told > 10


def test_e7_the_cheaper_way_out_of_a_debt_is_seen() -> None:
    """At the end of round 5 banks at $80 may pop; shares at medium prices are worth keeping."""
    match = state_with([20, 500, 500], [(9, 0, 9), (0, 0, 0), (0, 0, 0)], (70, 50, 20))
    state = truth(match)
    state.forces = (FORCE_IDS.index("quiet-day"), *state.forces[1:])
    votes = "+insurance, -insurance, +banks"
    play_round(match, "insurance, banks, banks", "buy 2, sell 1, sell 1", votes)
    legal = [choice for choice in match.view(0).legal if isinstance(choice, Liquidate)]
    values = {choice.sold: value_after(match, 0, choice) for choice in legal}
    assert max(values, key=lambda sold: values[sold]) == (2, 0, 0)


@given(st.sampled_from(SEATS), st.integers(0, 10_000), st.integers(0, 160), st.booleans())
def test_every_position_has_values_that_make_sense(
    seats: int, seed: int, moves: int, bold: bool
) -> None:
    state = truth(played(seats, seed, moves, bold))
    values = GAME.evaluate(state)
    assert len(values) == seats
    for seat, value in enumerate(values):
        assert (value < 0) == (seat not in state.standing)
        assert value < state.cash[seat] + 90 * (sum(state.shares[seat]) + 9) + 1


def test_looking_changes_nothing() -> None:
    match = opened(FOUNDER_IDS[:4])
    before = [match.view(seat) for seat in range(4)]
    GAME.evaluate(truth(match))
    assert before == [match.view(seat) for seat in range(4)]
