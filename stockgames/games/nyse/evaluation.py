"""How well each seat stands in NYSE, in $M: today, and as the chips left let prices be foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from stockgames.games.nyse.parts import OUT, PILE_SIZE, price
from stockgames.games.nyse.state import NyseState

TAKEN: Final = 0.75
"""How likely a chip left in a pile is taken rather than discarded."""
PUSHED: Final = 0.06
"""How likely a speculative market moves the marker, per chip left in the pile."""

Outlook: TypeAlias = tuple[tuple[float, ...], ...]
"""`outlook[left][perch]`: the price at the end that a marker's perch and its pile promise."""


def evaluate(state: NyseState) -> Sequence[float]:
    """Return each seat's value at today's prices, a chip more breaking ties as N8 does."""
    return [state.value(seat) + state.chips(seat) / 100 for seat in range(state.seats)]


@lru_cache(maxsize=256)
def outlook(board: tuple[int, ...]) -> Outlook:
    """Return the prices to expect at the end, at a table of several."""
    perches = range(OUT + 3)
    rows = [tuple(float(price(board, perch)) for perch in perches)]
    for _ in range(PILE_SIZE + 1):
        last = rows[-1]
        rows.append(tuple(_expected(last, perch) for perch in perches))
    return tuple(rows)


@lru_cache(maxsize=256)
def today(board: tuple[int, ...]) -> tuple[float, ...]:
    """Return today's price on each perch, and a little beyond the last."""
    return tuple(float(price(board, perch)) for perch in range(OUT + 3))


def _expected(later: tuple[float, ...], perch: int) -> float:
    moved = TAKEN * later[min(perch + 1, OUT)] + (1 - TAKEN) * later[perch]
    return (1 - PUSHED) * moved + PUSHED * later[min(perch + 2, OUT)]
