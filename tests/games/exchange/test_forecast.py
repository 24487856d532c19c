"""Forecast costs and gains of a choice, compared with the rules (E3, E4, E7)."""

from __future__ import annotations

import pytest

from stockgames.games.exchange.actions import Influence, Liquidate, Order
from stockgames.games.exchange.forecast import (
    OrderForecast,
    Quote,
    order_forecast,
    quote,
    sale_forecast,
    vote_forecast,
)
from stockgames.games.exchange.parts import (
    ALL_SECURITIES,
    BUY,
    LIQUIDATION,
    SECURITIES,
    SELL,
    STEP,
    Triple,
)
from tests.games.exchange.table import action, lay, play_round, state_with, truth, view


def foreseen(cash: int, shares: Triple, order: Order, price: int = 50) -> OrderForecast:
    """Return the forecast of an order of a seat that trades banks."""
    match = state_with([cash, 500, 500], [shares, (5, 5, 5), (5, 5, 5)], (price, 50, 50))
    lay(match, "banks", "banks", "banks")
    return order_forecast(view(match, 0), 0, order)


def rows(found: OrderForecast) -> dict[int, tuple[int, bool, bool]]:
    return {row.price: (row.amount, row.is_short, row.may_ruin) for row in found.rows}


def test_buying_costs_more_than_cash_from_some_price_on_and_then_may_ruin() -> None:
    order = foreseen(200, (0, 2, 0), Order(BUY, 5))
    found = rows(order)
    assert list(found) == [20, 30, 40, 50, 60, 70, 80]
    assert found[40] == (-200, False, False)
    # Two insurances at the floor bring $20 at half price.
    assert found[50] == (-250, True, True)
    assert (order.short_from, order.ruin_from) == (50, 50)


def test_shares_to_sell_keep_a_buyer_from_ruin() -> None:
    order = foreseen(200, (0, 9, 9), Order(BUY, 5))
    found = rows(order)
    assert found[60] == (-300, True, False)
    assert found[80] == (-400, True, True)
    assert (order.short_from, order.ruin_from) == (50, 80)


def test_selling_earns_for_what_is_owned_and_ruins_nobody() -> None:
    order = foreseen(0, (2, 0, 0), Order(SELL, 9))
    assert rows(order)[80] == (160, False, False)
    assert (order.shares, order.is_cut) == (2, True)
    assert (order.short_from, order.ruin_from) == (None, None)
    assert not foreseen(0, (9, 0, 0), Order(SELL, 9)).is_cut


@pytest.mark.parametrize("traded", ALL_SECURITIES)
@pytest.mark.parametrize("owned", ALL_SECURITIES)
def test_only_the_security_that_is_bought_is_sure_not_to_have_fallen(
    traded: int, owned: int
) -> None:
    """Four shares at half price pay for one at the same price, and $40 at the floor."""
    match = state_with([0, 500, 500], [(0, 0, 0)] * 3)
    truth(match).shares[0] = (4 * (owned == 0), 4 * (owned == 1), 4 * (owned == 2))
    lay(match, SECURITIES[traded], "banks", "banks")
    order = order_forecast(view(match, 0), 0, Order(BUY, 1))
    assert order.short_from == 20
    assert order.ruin_from == (None if owned == traded else 50)


def test_a_quote_tells_todays_price_and_what_is_owned() -> None:
    match = state_with([500] * 3, [(1, 2, 3)] * 3, (30, 60, 80))
    assert quote(view(match, 0), 0, 1) == Quote(60, 2)


def test_todays_price_is_marked() -> None:
    order = foreseen(500, (5, 0, 3), Order(BUY, 1), price=30)
    assert [row.price for row in order.rows if row.is_today] == [30]
    assert order.today.amount == -30


@pytest.mark.parametrize("price", [20, 50, 80])
@pytest.mark.parametrize("held", [(0, 0, 0), (0, 2, 0), (6, 1, 0), (2, 9, 9)])
@pytest.mark.parametrize("words", ["buy 1", "buy 5", "buy 9", "sell 1", "sell 9"])
def test_an_order_does_what_was_foreseen(price: int, held: Triple, words: str) -> None:
    """Settle it at that price, the other securities at the floor, as the forecast assumes."""
    match = state_with([200, 900, 900], [held, (0, 0, 0), (0, 0, 0)], (price, 20, 20))
    lay(match, "banks", "bonds", "bonds")
    order = action(match, words)
    assert isinstance(order, Order)
    told = order_forecast(view(match, 0), 0, order).today
    lay(match, words, "sell 1", "sell 1")
    lay(match, "+bonds", "-bonds", "+bonds")
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
    lay(match, *["bonds"] * 4)
    lay(match, *["sell 1"] * 4)
    told = vote_forecast(view(match, 0), Influence(0, by))
    lay(match, "+banks" if by > 0 else "-banks", "+bonds", "-bonds", "+insurance")
    assert (told.before, told.after) == (price, truth(match).prices[0])
    assert told.pops == (abs(told.after - told.before) > STEP)


def test_a_sale_tells_debt_and_rest() -> None:
    match = state_with((100, 400, 300), ((3, 2, 1), (0, 0, 0), (0, 0, 0)))
    play_round(match, "banks, bonds, bonds", "buy 4, sell 1, sell 1", "-bonds, +bonds, +bonds")
    found = view(match, 0)
    for way in found.legal:
        assert isinstance(way, Liquidate)
        told = sale_forecast(found, 0, way)
        assert told.debt == 100
        assert told.left == told.brings - 100 >= 0
        both = zip(told.keeps, way.sold, strict=True)
        assert tuple(kept + sold for kept, sold in both) == found.shares[0]
