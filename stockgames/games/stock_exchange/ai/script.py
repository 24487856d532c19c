"""The actions of the other seats in a sample, drawn once for all submissions tried in it.

A script holds their submissions of this round, and what later rounds add to everybody's goods and
stocks. It leaves out the deciding seat, whose submissions are what the sample is used to compare.
"""

from __future__ import annotations

from random import Random

from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.actions import (
    ResourceGift,
    StockGift,
    Submit,
    exchanged,
    pieces,
)
from stockgames.games.stock_exchange.ai.imagined import Script, profile_seed_of
from stockgames.games.stock_exchange.ai.opponent_model import (
    Habits,
    exchanges,
    give_good,
    give_stock,
    production,
)
from stockgames.games.stock_exchange.parts import (
    COMPANIES,
    RECIPIENTS,
    ROUNDS,
)
from stockgames.games.stock_exchange.state import EVERYBODY, StockExchangeState


def draw_script(state: StockExchangeState, own: SeatId, habits: Habits, rng: Random) -> Script:
    """Return the others' actions from here on, each by its plan in this sample."""
    world, profile_seed = state.copy(), profile_seed_of(state)

    def laid() -> list[Submit | None]:
        return [
            None if seat == own else planned(world, seat, habits, profile_seed, rng)
            for seat in EVERYBODY
        ]

    intents = laid()
    _carry_out(world, intents)
    goods = [held[:] for held in world.resources]
    stocks = [held[:] for held in world.stocks]
    while world.round < ROUNDS:
        world.round += 1
        _carry_out(world, laid())
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


def planned(
    world: StockExchangeState, seat: SeatId, habits: Habits, profile_seed: int, rng: Random
) -> Submit:
    """Return a random submission of a seat by its plan."""
    number = RECIPIENTS[world.round]
    produce = production(habits, profile_seed, seat, world.round, rng)
    pool = pieces(world.resources[seat], produce)
    exchange = exchanges(habits, seat, world.garnets[seat], world.stocks[seat], rng)
    held = exchanged(world.stocks[seat], seat, exchange)
    gifts = [
        ResourceGift(to, *give_good(habits, pool, profile_seed, seat, world.round, rng))
        for to in rng.sample(world.owes_resource[seat], number)
    ]
    stocks = [
        StockGift(to, give_stock(held, seat, rng))
        for to in rng.sample(world.owes_stock[seat], number)
    ]
    return Submit(exchange, tuple(produce), tuple(gifts), tuple(stocks))
