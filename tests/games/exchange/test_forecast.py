"""Forecast costs and gains of a choice, compared with the rules (E3, E4, E7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from stockgames.engine.match import Match
from stockgames.engine.state import win_shares
from stockgames.games.exchange import actions as a
from stockgames.games.exchange import forecast
from stockgames.games.exchange.ai import opinions as looking
from stockgames.games.exchange.ai.judgement import Closing, closing
from stockgames.games.exchange.ai.opinions import outlook, shifts, whereabouts, worth_of_looking
from stockgames.games.exchange.parts import (
    ALL_SECURITIES,
    BUY,
    FORCES,
    INTELLIGENCE_COST,
    LARGE_BOARD,
    LIQUIDATION,
    SECURITIES,
    SELL,
    SMALL_BOARD,
    STEP,
    Board,
    Triple,
)
from stockgames.games.exchange.state import ExchangeState
from tests.games.exchange.table import (
    GAME,
    WEIGHTS,
    act,
    action,
    dealt,
    play_round,
    state_with,
    truth,
    view,
)


def foreseen(cash: int, shares: Triple, order: a.Order, price: int = 50) -> forecast.OrderForecast:
    """Return the forecast of an order of a seat that trades banks."""
    match = state_with([cash, 500, 500], [shares, (5, 5, 5), (5, 5, 5)], (price, 50, 50))
    act(match, "banks", "banks", "banks")
    return forecast.order_forecast(view(match, 0), 0, order)


def rows(found: forecast.OrderForecast) -> dict[int, tuple[int, bool, bool]]:
    return {row.price: (row.amount, row.is_short, row.may_ruin) for row in found.rows}


def test_buying_costs_more_than_cash_from_some_price_on_and_then_may_ruin() -> None:
    order = foreseen(200, (0, 2, 0), a.Order(BUY, 5))
    found = rows(order)
    assert list(found) == [20, 30, 40, 50, 60, 70, 80]
    assert found[40] == (-200, False, False)
    # Two insurances at the floor bring $20 at half price.
    assert found[50] == (-250, True, True)
    assert (order.short_from, order.ruin_from) == (50, 50)


def test_shares_to_sell_keep_a_buyer_from_ruin() -> None:
    order = foreseen(200, (0, 9, 9), a.Order(BUY, 5))
    found = rows(order)
    assert found[60] == (-300, True, False)
    assert found[80] == (-400, True, True)
    assert (order.short_from, order.ruin_from) == (50, 80)


def test_selling_earns_for_what_is_owned_and_ruins_nobody() -> None:
    order = foreseen(0, (2, 0, 0), a.Order(SELL, 9))
    assert rows(order)[80] == (160, False, False)
    assert (order.shares, order.is_cut) == (2, True)
    assert (order.short_from, order.ruin_from) == (None, None)
    assert not foreseen(0, (9, 0, 0), a.Order(SELL, 9)).is_cut


@pytest.mark.parametrize("traded", ALL_SECURITIES)
@pytest.mark.parametrize("owned", ALL_SECURITIES)
def test_only_the_security_bought_is_sure_not_to_have_fallen(traded: int, owned: int) -> None:
    """Four shares at half price pay for one at the same price, and $40 at the floor."""
    match = state_with([0, 500, 500], [(0, 0, 0)] * 3)
    truth(match).shares[0] = (4 * (owned == 0), 4 * (owned == 1), 4 * (owned == 2))
    act(match, SECURITIES[traded], "banks", "banks")
    order = forecast.order_forecast(view(match, 0), 0, a.Order(BUY, 1))
    assert order.short_from == 20
    assert order.ruin_from == (None if owned == traded else 50)


def test_a_quote_tells_todays_price_and_what_is_owned() -> None:
    match = state_with([500] * 3, [(1, 2, 3)] * 3, (30, 60, 80))
    assert forecast.quote(view(match, 0), 0, 1) == forecast.Quote(60, 2)


def test_a_vote_is_foreseen_with_the_market_force_that_its_seat_paid_to_see() -> None:
    """Insurance +2 is coming, so that a third step pops the bubble; others foresee one step."""
    match = state_with([500] * 3, [(1, 1, 1)] * 3, (50, 60, 50), ["insurance-boom"])
    act(match, "? banks", "banks", "banks")
    act(match, "buy 1", "buy 1", "buy 1")
    told, alone = (forecast.vote_forecast(view(match, seat), a.Influence(1, 1)) for seat in (0, 1))
    assert [forecast.known_steps(view(match, seat), 1) for seat in (0, 1)] == [2, 0]
    assert (told.before, told.after, told.steps, told.pops) == (60, 20, 3, True)
    assert (alone.before, alone.after, alone.steps, alone.pops) == (60, 70, 1, False)


def test_todays_price_is_marked() -> None:
    order = foreseen(500, (5, 0, 3), a.Order(BUY, 1), price=30)
    assert [row.price for row in order.rows if row.is_today] == [30]
    assert order.today.amount == -30


@pytest.mark.parametrize("price", [20, 50, 80])
@pytest.mark.parametrize("held", [(0, 0, 0), (0, 2, 0), (6, 1, 0), (2, 9, 9)])
@pytest.mark.parametrize("words", ["buy 1", "buy 5", "buy 9", "sell 1", "sell 9"])
def test_an_order_does_what_was_foreseen(price: int, held: Triple, words: str) -> None:
    """Settle it at that price, the other securities at the floor, as the forecast assumes."""
    match = state_with([200, 900, 900], [held, (0, 0, 0), (0, 0, 0)], (price, 20, 20))
    act(match, "banks", "bonds", "bonds")
    order = action(match, words)
    assert isinstance(order, a.Order)
    told = forecast.order_forecast(view(match, 0), 0, order).today
    act(match, words, "sell 1", "sell 1")
    act(match, "+bonds", "-bonds", "+bonds")
    state = truth(match)
    state.prices = (price, 20, 20)
    is_ruined = bool(state.falls)
    must_sell = state.stage == LIQUIDATION
    assert (is_ruined or must_sell) == told.is_short
    assert not is_ruined or told.may_ruin
    if not told.is_short:
        assert state.cash[0] == 200 + told.amount


@pytest.mark.parametrize(("price", "by"), [(p, by) for p in range(20, 90, STEP) for by in (1, -1)])
def test_a_vote_moves_its_price_as_foreseen_if_it_is_alone(price: int, by: int) -> None:
    match = state_with([300] * 4, [(1, 1, 1)] * 4, (price, 50, 50))
    act(match, *["bonds"] * 4)
    act(match, *["sell 1"] * 4)
    told = forecast.vote_forecast(view(match, 0), a.Influence(0, by))
    act(match, "+banks" if by > 0 else "-banks", "+bonds", "-bonds", "+insurance")
    assert (told.before, told.after) == (price, truth(match).prices[0])
    assert told.pops == (abs(told.after - told.before) > STEP)


def test_a_sale_tells_debt_and_rest() -> None:
    match = state_with((100, 400, 300), ((3, 2, 1), (0, 0, 0), (0, 0, 0)))
    play_round(match, "banks, bonds, bonds", "buy 4, sell 1, sell 1", "-bonds, +bonds, +bonds")
    found = view(match, 0)
    for way in found.legal:
        assert isinstance(way, a.Liquidate)
        told = forecast.sale_forecast(found, 0, way)
        assert told.debt == 100
        assert told.left == told.brings - 100 >= 0
        both = zip(told.keeps, way.sold, strict=True)
        assert tuple(kept + sold for kept, sold in both) == found.shares[0]


BOARDS = (SMALL_BOARD, LARGE_BOARD)


@pytest.mark.parametrize("ring", [7, 9])
def test_shifts_are_what_all_votes_and_cards_lead_to(ring: int) -> None:
    """Three votes of six kinds each and a card of the deck, enumerated for banks."""
    votes = [0, 0, 0, 0, 1, -1]
    cards = [force.moves[0] for force in FORCES]
    ways = Counter(sum(way) % ring for way in product(votes, votes, votes, cards))
    expected = [ways[n] / (6**3 * len(FORCES)) for n in range(ring)]
    assert shifts(ring, 3, True) == pytest.approx(expected)
    assert whereabouts(ring, 2, 3, True) == pytest.approx(expected[-2:] + expected[:-2])


@pytest.mark.parametrize("board", BOARDS)
def test_chances_sum_to_one(board: Board) -> None:
    for votes in range(7):
        for card in (True, False):
            assert sum(shifts(board.levels, votes, card)) == pytest.approx(1)


@pytest.mark.parametrize("board", BOARDS)
def test_the_opening_price_drifts_nowhere_and_the_ring_is_fair(board: Board) -> None:
    for rounds in range(7):
        values = outlook(board, 4, rounds)
        assert values[board.level(50)] == pytest.approx(50)
        assert sum(values) / len(values) == pytest.approx(50)
        assert values == pytest.approx([100 - value for value in reversed(values)])
    assert outlook(board, 4, 0) == tuple(range(board.floor, board.ceiling + 1, 10))


def test_at_the_ends_either_direction_can_pay() -> None:
    """With only the close to come, the floor is worth more than the price above it."""
    values = outlook(SMALL_BOARD, 4, 1)
    assert values[0] > values[1] > 20
    assert values[6] < values[5] < 80


RICH = [(9, 9, 9)] * 3


def worth(match: Match, seat: int = 0) -> float:
    """Return the value of a look to a seat."""
    return worth_of_looking(truth(match), seat, WEIGHTS.lucky)


def thinks_of_it(match: Match) -> bool:
    options = GAME.candidate_moves(truth(match), 0)
    return a.BuyIntelligence() in [action for action, _ in options]


def test_who_has_nothing_to_trade_learns_little_of_use() -> None:
    assert worth(state_with([0, 500, 500], [(0, 0, 0), *RICH[:2]])) < 10
    assert worth(state_with([900] * 3, RICH)) > worth(state_with([100] * 3, [(1, 1, 1)] * 3)) > 0


def test_a_look_is_thought_of_only_where_it_brings_more_than_it_costs() -> None:
    rich, poor = state_with([900] * 3, RICH), state_with([60] * 3, [(1, 1, 1)] * 3)
    assert worth(rich) > INTELLIGENCE_COST > worth(poor)
    assert thinks_of_it(rich)
    assert not thinks_of_it(poor)


def test_once_the_security_is_chosen_there_is_less_to_change_and_after_the_order_nothing() -> None:
    match = state_with([900] * 3, RICH)
    free = worth(match)
    act(match, *SECURITIES)
    assert 0 < worth(match) < free
    act(match, "buy 9", "buy 9", "buy 9")
    assert worth(match) == 0
    assert not thinks_of_it(match)


@pytest.mark.parametrize("seed", range(3))
def test_it_does_not_tell_which_force_is_coming(seed: int) -> None:
    match = state_with([900] * 3, RICH)
    found = worth(match)
    state = truth(match)
    coming = list(state.forces[state.drawn :])
    Random(seed).shuffle(coming)
    state.forces = (*state.forces[: state.drawn], *coming)
    looking._kept.clear()
    assert worth(match) == found


def test_what_is_remembered_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "MOST_KEPT", 2)
    looking._kept.clear()
    found = [worth(state_with([cash] * 3, RICH)) for cash in (700, 800, 900, 700)]
    assert len(looking._kept) <= 2
    assert found[0] == found[3]


NEAR = ([500, 480, 510], [(9, 0, 1), (0, 9, 1), (3, 3, 4)], (80, 20, 50))


def at_the_close(
    cash: Sequence[int], shares: Sequence[tuple[int, int, int]], prices: tuple[int, int, int]
) -> Match:
    """Return a table at which only the last votes are missing."""
    match = state_with(cash, shares, prices)
    state = truth(match)
    state.round, state.stage = 5, 6
    return match


def position(match: Match, seat: int = 0) -> Closing:
    found = closing(view(match, seat))
    assert found is not None
    return found


def played_out(state: ExchangeState, mixes: Sequence[Sequence[float]], seat: int) -> list[float]:
    """Return the value of each of the seat's votes, by playing all votes of the others."""
    worth: list[float] = []
    for own in a.INFLUENCES:
        total = 0.0
        for choices in product(range(len(a.INFLUENCES)), repeat=state.seats):
            if a.INFLUENCES[choices[seat]] != own:
                continue
            end, chance = state.copy(), 1.0
            for one, choice in enumerate(choices):
                end.apply(one, a.INFLUENCES[choice])
                chance *= 1.0 if one == seat else mixes[one][choice]
            total += chance * win_shares(end.result().ranks)[seat]
        worth.append(total)
    return worth


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_e3_e9_a_vote_brings_what_comes_of_all_ways_to_vote(seat: int) -> None:
    match, rng = at_the_close(*NEAR), Random(seat)
    drawn = [[rng.random() for _ in a.INFLUENCES] for _ in range(3)]
    mixes = [[one / sum(mix) for one in mix] for mix in drawn]
    found = position(match).outcomes(seat, dict(enumerate(mixes)))
    assert [parts[seat] for parts in found] == pytest.approx(played_out(truth(match), mixes, seat))
    assert [sum(parts) for parts in found] == pytest.approx([1.0] * len(a.INFLUENCES))


def test_who_is_out_votes_no_more_and_wins_nothing() -> None:
    match = at_the_close(*NEAR)
    state = truth(match)
    state.standing = state.actors = state.choosers = (0, 2)
    found = position(match)
    assert found.seats == (0, 2)
    even = dict.fromkeys(found.seats, [1 / 6] * 6)
    assert all(len(parts) == 3 for parts in found.outcomes(0, even))


def test_votes_that_lie_there_change_nothing() -> None:
    match = at_the_close(*NEAR)
    before = position(match)
    match.act(1, a.INFLUENCES[0])
    after = position(match)
    mixes = dict.fromkeys(range(3), [1 / 6] * 6)
    assert after.outcomes(0, mixes) == before.outcomes(0, mixes)
    assert after.state.actors == (0, 1, 2)


def test_there_is_none_before_the_close() -> None:
    assert closing(view(dealt(4, "early"), 0)) is None
