"""The moves made so far: as a state keeps them, and as everybody saw them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias, assert_never

from stockgames.engine.seat import SeatId
from stockgames.games.nyse.actions import (
    AggressiveInvestment,
    Discard,
    NyseAction,
    ShuffleIn,
    SpeculativeMarket,
    StockSwap,
    Stop,
    Surrender,
    Take,
    Waive,
)
from stockgames.games.nyse.parts import Color


@dataclass(frozen=True, slots=True)
class SeenMove:
    """A move as everybody saw it: of a chip that changes hands, only the colour (N7)."""

    seat: SeatId
    kind: str
    """The kind of action, as named in records (`do`)."""
    color: Color | None = None
    """The colour of the chip taken, discarded or played."""
    marker: Color | None = None
    """The marker that a speculative market moved."""
    partner: SeatId | None = None
    """The seat that was asked for a swap; -1 for the supply (N10)."""
    want: Color | None = None
    give: Color | None = None


@dataclass(frozen=True, slots=True)
class Before:
    """The public moves before the first one that a state has made itself."""

    moves: tuple[SeenMove, ...]


Past: TypeAlias = "tuple[SeatId, NyseAction, Past] | Before"
"""(seat, move, earlier moves): a linked list that playouts share."""
BEGINNING: Final = Before(())
_SILENT: Final = (Surrender, ShuffleIn)


def seen(past: Past) -> tuple[SeenMove, ...]:
    """Return the public moves in order, without partners' answers and shuffles."""
    found: list[SeenMove] = []
    while not isinstance(past, Before):
        seat, action, past = past
        if not isinstance(action, _SILENT):
            found.append(_seen(seat, action))
    return (*past.moves, *reversed(found))


@cache
def _seen(
    seat: SeatId,
    action: Take | Discard | SpeculativeMarket | AggressiveInvestment | StockSwap | Waive | Stop,
) -> SeenMove:
    match action:
        case Take(color) | Discard(color):
            return SeenMove(seat, action.do, color)
        case SpeculativeMarket(chip, marker):
            return SeenMove(seat, action.do, chip, marker)
        case StockSwap(chip, partner, want, give):
            return SeenMove(seat, action.do, chip, None, partner, want, give.color)
        case AggressiveInvestment(chip) | Waive(chip):
            return SeenMove(seat, action.do, chip)
        case Stop():
            return SeenMove(seat, action.do)
        case _:
            assert_never(action)
