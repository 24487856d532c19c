"""Data of a sampled future: the other seats' actions, and their result."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.actions import Submit

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
    owes_stock: tuple[SeatId, ...]
    held: tuple[int, ...]
    """The stocks that the own seat has in this round."""
