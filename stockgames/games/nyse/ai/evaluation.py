"""Each seat's wealth in NYSE, in $M: at today's prices, and at prices expected at the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from stockgames.games.nyse.parts import CRASHED, PILE_SIZE, price
from stockgames.games.nyse.state import NyseState

Outlook: TypeAlias = tuple[tuple[float, ...], ...]
"""`outlook[left][perch]` is the expected final price, by a marker's space and the chips left."""


def evaluate(state: NyseState) -> Sequence[float]:
    """Return each seat's value at today's prices; more chips break ties, as in N8."""
    return [state.value(seat) + state.chips(seat) / 100 for seat in range(state.seats)]


@lru_cache(maxsize=256)
def outlook(board: tuple[int, ...], taken: float, pushed: float) -> Outlook:
    """Return the expected final prices in a multiplayer game; see `weights` for both parameters."""
    perches = range(CRASHED + 3)
    rows = [tuple(float(price(board, perch)) for perch in perches)]
    for _ in range(PILE_SIZE + 1):
        last = rows[-1]
        rows.append(tuple(_expected(last, perch, taken, pushed) for perch in perches))
    return tuple(rows)


@lru_cache(maxsize=256)
def today(board: tuple[int, ...]) -> tuple[float, ...]:
    """Return today's price on each space, and a few beyond the last."""
    return tuple(float(price(board, perch)) for perch in range(CRASHED + 3))


def _expected(later: tuple[float, ...], perch: int, taken: float, pushed: float) -> float:
    moved = taken * later[min(perch + 1, CRASHED)] + (1 - taken) * later[perch]
    return (1 - pushed) * moved + pushed * later[min(perch + 2, CRASHED)]
