"""What the other seats will do in an imagined world, drawn once for all that is tried in it.

A script holds their submissions of this round, and what the rounds after it will add to everybody's
goods and stocks. It leaves out the seat that thinks: what that does is what the world is for.
"""

from __future__ import annotations

from random import Random

from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift, Submit
from stockgames.games.stock_exchange.ai.opponent_model import (
    Habits,
    exchanges,
    give_good,
    give_stock,
    production,
)
from stockgames.games.stock_exchange.books import exchanged, pieces
from stockgames.games.stock_exchange.imagined import Script
from stockgames.games.stock_exchange.parts import (
    COMPANIES,
    RECIPIENTS,
    ROUNDS,
)
from stockgames.games.stock_exchange.state import EVERYBODY, StockExchangeState


def draw_script(state: StockExchangeState, own: SeatId, habits: Habits, rng: Random) -> Script:
    """Return what the others may do from here on, each by the plan it follows in this world."""
    world = state.copy()
    intents = [None if seat == own else planned(world, seat, habits, rng) for seat in EVERYBODY]
    _carry_out(world, intents)
    goods = [held[:] for held in world.resources]
    stocks = [held[:] for held in world.stocks]
    while world.round < ROUNDS:
        world.round += 1
        laid = [None if seat == own else planned(world, seat, habits, rng) for seat in EVERYBODY]
        _carry_out(world, laid)
    return Script(
        own,
        tuple(intents),
        tuple(_added(world.resources[company], goods[company]) for company in COMPANIES),
        tuple(_added(world.stocks[seat], stocks[seat]) for seat in EVERYBODY),
    )


def _added(after: list[int], before: list[int]) -> tuple[int, ...]:
    return tuple([new - old for new, old in zip(after, before, strict=True)])


def _carry_out(world: StockExchangeState, laid: list[Submit | None]) -> None:
    for seat, submission in enumerate(laid):
        world.laid[seat] = submission
    world.carry_out()


def planned(world: StockExchangeState, seat: SeatId, habits: Habits, rng: Random) -> Submit:
    """Return what a seat may submit, by its plan."""
    number = RECIPIENTS[world.round]
    produce = production(habits, world.whim, seat, world.round, rng)
    pool = pieces(world.resources[seat], produce)
    exchange = exchanges(habits, seat, world.garnets[seat], world.stocks[seat], rng)
    held = exchanged(world.stocks[seat], seat, exchange)
    gifts = [
        ResourceGift(to, *give_good(habits, pool, world.whim, seat, world.round, rng))
        for to in rng.sample(world.owes_resource[seat], number)
    ]
    stocks = [
        StockGift(to, give_stock(held, seat, rng))
        for to in rng.sample(world.owes_stock[seat], number)
    ]
    return Submit(exchange, tuple(produce), tuple(gifts), tuple(stocks))
