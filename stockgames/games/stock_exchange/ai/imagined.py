"""A sampled state: what the other seats are up to, their actions from here on, and the result.

The others' actions are drawn once for all submissions that are tried in it: their submissions of
this round, and what later rounds add to everybody's goods and stocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange import actions as a
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.ai.opponent_model import (
    Habits,
    exchanges,
    give_good,
    give_stock,
    production,
)
from stockgames.games.stock_exchange.state import EVERYBODY, StockExchangeState

Table: TypeAlias = list[list[int]]


class Script(NamedTuple):
    """What the other seats will do, whatever the deciding seat does."""

    own: SeatId
    intents: tuple[a.Submit | None, ...]
    """This round's submissions; None for the deciding seat."""
    resources: tuple[tuple[int, ...], ...]
    """`resources[company]`: what later rounds add."""
    stocks: tuple[tuple[int, ...], ...]
    """`stocks[seat]`: the stocks that later rounds add."""


class World(NamedTuple):
    """Everybody's final goods and stocks, without what the own seat does from now on."""

    own: SeatId
    round: int
    goods: Table
    spoilt: Table
    """The goods if the own seat makes a diamond in this round, which may turn all to coal (S4)."""
    fails: bool
    """Whether the diamonds turn to coal if the own seat makes one."""
    stocks: Table
    owes_resource: tuple[SeatId, ...]
    """The seats that the own seat has yet to give a resource."""
    owes_stock: tuple[SeatId, ...]
    held: tuple[int, ...]
    """The stocks that the own seat has in this round."""


class ImaginedState(StockExchangeState):
    """A state that fits what a seat knows, and what is assumed of the other seats in it."""

    profile_seed: int
    """The profiles of the other seats, four bits a seat."""
    script: Script | None
    """The other seats' future actions, if they were drawn."""
    world: World | None
    """The result of the script; None without one."""

    def __init__(self, garnets: int, stocks: Sequence[Sequence[int]], profile_seed: int) -> None:
        super().__init__(garnets, stocks)
        self.profile_seed = profile_seed
        self.script = None
        self.world = None


def profile_seed_of(state: StockExchangeState) -> int:
    """Return the profiles of the other seats; 0 in a state that was not imagined."""
    return state.profile_seed if isinstance(state, ImaginedState) else 0


def draw_script(state: StockExchangeState, own: SeatId, habits: Habits, rng: Random) -> Script:
    """Return the others' actions from here on, each by its plan in this sample."""
    world, profile_seed = state.copy(), profile_seed_of(state)

    def laid() -> list[a.Submit | None]:
        return [
            None if seat == own else planned(world, seat, habits, profile_seed, rng)
            for seat in EVERYBODY
        ]

    intents = laid()
    _carry_out(world, intents)
    goods = [held[:] for held in world.resources]
    stocks = [held[:] for held in world.stocks]
    while world.round < p.ROUNDS:
        world.round += 1
        _carry_out(world, laid())
    return Script(
        own,
        tuple(intents),
        tuple(_added(world.resources[company], goods[company]) for company in p.COMPANIES),
        tuple(_added(world.stocks[seat], stocks[seat]) for seat in EVERYBODY),
    )


def _added(after: list[int], before: list[int]) -> tuple[int, ...]:
    return tuple([new - old for new, old in zip(after, before, strict=True)])


def _carry_out(world: StockExchangeState, laid: list[a.Submit | None]) -> None:
    for seat, submission in enumerate(laid):
        world.laid[seat] = submission
    world.carry_out()


def planned(
    world: StockExchangeState, seat: SeatId, habits: Habits, profile_seed: int, rng: Random
) -> a.Submit:
    """Return a random submission of a seat by its plan."""
    number = p.RECIPIENTS[world.round]
    produce = production(habits, profile_seed, seat, world.round, rng)
    pool = a.pieces(world.resources[seat], produce)
    exchange = exchanges(habits, seat, world.garnets[seat], world.stocks[seat], rng)
    held = a.exchanged(world.stocks[seat], seat, exchange)
    gifts = [
        a.ResourceGift(to, *give_good(habits, pool, profile_seed, seat, world.round, rng))
        for to in rng.sample(world.owes_resource[seat], number)
    ]
    stocks = [
        a.StockGift(to, give_stock(held, seat, rng))
        for to in rng.sample(world.owes_stock[seat], number)
    ]
    return a.Submit(exchange, tuple(produce), tuple(gifts), tuple(stocks))
