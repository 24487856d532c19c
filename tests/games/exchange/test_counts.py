"""The counts of a state are right, and a copy shares nothing mutable."""

from __future__ import annotations

import pytest

from stockgames.engine.event import Event
from stockgames.games.exchange import events
from stockgames.games.exchange.actions import Influence, Lobby
from stockgames.games.exchange.parts import FOUNDING, LARGE_BOARD, NONE, SMALL_BOARD
from stockgames.games.exchange.state import ExchangeState
from tests.games.exchange.table import SEATS, state_with, truth


def fresh(seats: int) -> ExchangeState:
    return ExchangeState(seats, ((1, 2),) * seats, tuple(range(15)))


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_begins_with_nothing_and_everybody_asked_for_a_founder(seats: int) -> None:
    state = fresh(seats)
    everybody = tuple(range(seats))
    assert state.actors == state.choosers == state.standing == everybody
    assert (state.stage, state.round, state.turn) == (FOUNDING, 0, 0)
    assert state.board == (SMALL_BOARD if seats < 5 else LARGE_BOARD)
    assert (state.prices, state.cash) == ((50, 50, 50), [0] * seats)
    assert state.shares == [(0, 0, 0)] * seats
    assert state.founders == [NONE] * seats
    assert (state.drawn, state.informed, state.falls) == (0, 0, ())
    assert state.laid == [None] * seats
    assert (state.traded, state.orders, state.lobbyist) == ([NONE] * seats, [0] * seats, NONE)


def test_a_round_begins_with_nothing_shown() -> None:
    state = fresh(3)
    state.traded, state.orders = [1, 2, 0], [3, -4, 5]
    state.votes, state.lobbyist, state.lobby = [Influence(0, 1)] * 3, 2, Lobby(0, 1)
    state.clear_round()
    assert (state.traded, state.orders, state.votes) == ([NONE] * 3, [0] * 3, [None] * 3)
    assert state.lobbyist == NONE
    assert str(state.lobby) == "None"


def test_a_debt_is_what_an_order_costs_beyond_the_cash() -> None:
    state = truth(state_with((100, 100, 100), ((0, 0, 0),) * 3, (50, 40, 30)))
    state.traded, state.orders = [0, 1, 2], [3, 2, -4]
    assert [state.debt(seat) for seat in range(3)] == [50, -20, -220]


def test_money_moves_with_an_event_unless_there_is_none_or_nobody_listens() -> None:
    state, log = fresh(3), list[Event]()
    state.pay(1, 70, events.SOLD, log)
    state.pay(1, -20, events.BOUGHT, log)
    state.pay(1, 0, events.SOLD, log)
    state.pay(1, 30, events.SOLD, None)
    assert state.cash == [0, 80, 0]
    assert log == [
        events.MoneyMoved(seat=1, amount=70, reason=events.SOLD),
        events.MoneyMoved(seat=1, amount=-20, reason=events.BOUGHT),
    ]


def test_net_worth_is_cash_and_shares_at_todays_prices() -> None:
    state = truth(state_with((100, 0, 0), ((3, 2, 1), (0, 0, 0), (0, 0, 2)), (50, 40, 30)))
    assert [state.net_worth(seat) for seat in range(3)] == [100 + 150 + 80 + 30, 0, 60]


@pytest.mark.parametrize(
    ("cash", "seat"), [((10, 30, 20), 1), ((30, 10, 30), NONE), ((0, 0, 10), 2)]
)
def test_e6_the_richest_seat_is_alone_or_nobody(cash: tuple[int, int, int], seat: int) -> None:
    state = fresh(3)
    state.cash = list(cash)
    assert state.richest() == seat
