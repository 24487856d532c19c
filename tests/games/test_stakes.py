"""What ambitious and cautious bots like: how much an action adds to what its seat has."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from stockgames.bots.heuristic import candidates
from stockgames.engine import registry
from stockgames.engine.seat import CHANCE
from stockgames.games.exchange.actions import Influence, Lobby, Order
from stockgames.games.exchange.parts import BUY, SELL
from stockgames.games.exchange.view import ExchangeView
from stockgames.games.nyse.actions import DISCARD, TAKE, SpeculativeMarket
from stockgames.testing.play import opening, walk
from tests.bots.nyse import position


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_stakes_tell_actions_apart_by_what_the_seat_knows(game_id: str) -> None:
    game, rng, differ = registry.load(game_id), Random(1), 0
    for state, seat, _ in islice(walk(game, game.meta.usual_seats, 1), 40):
        if seat != CHANCE:
            view = game.observe(state, seat)
            stakes = {game.stake(view, action) for action in candidates(game, view, rng)}
            differ += len(stakes) > 1
    assert differ > 3


def test_at_nyse_the_colour_held_most_is_the_largest_stake() -> None:
    game = registry.load("nyse")
    view = position(markers=[5, 4, 3, 0], held=[{0: 3, 2: 1}, {1: 9}])
    takes = [game.stake(view, take) for take in TAKE]
    assert takes[0] > takes[2] > takes[1] == takes[3] > game.stake(view, DISCARD[0])
    pushes = [game.stake(view, SpeculativeMarket(3, marker)) for marker in range(4)]
    assert pushes[0] > pushes[2] > pushes[1] == pushes[3]


def test_at_exchange_to_buy_more_and_to_vote_for_ones_own_is_the_larger_stake() -> None:
    game = registry.load("exchange")
    dealt = game.observe(opening(game, 4, 0), 1)
    assert isinstance(dealt, ExchangeView)
    view = replace(dealt, shares=((9, 9, 9), (0, 4, 2), (9, 9, 9), (9, 9, 9)))
    orders = Order(BUY, 5), Order(BUY, 1), Order(SELL, 1), Order(SELL, 5)
    votes = Influence(1, 1), Lobby(2, 1), Influence(0, -1), Lobby(2, -1), Influence(1, -1)
    for row in (orders, votes):
        stakes = [game.stake(view, action) for action in row]
        assert stakes == sorted(set(stakes), reverse=True)
