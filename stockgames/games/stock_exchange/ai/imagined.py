"""A sampled state: what the other seats are up to, their actions from here on, and the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.state import StockExchangeState

Table: TypeAlias = list[list[int]]


class Script(NamedTuple):
    """What the other seats will do, whatever the deciding seat does."""

    own: SeatId
    intents: tuple[Submit | None, ...]
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
