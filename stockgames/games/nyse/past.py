"""The moves made so far: as a state keeps them, and as everybody saw them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, assert_never

from stockgames.engine.seat import SeatId
from stockgames.games.nyse.actions import (
    DISCARD,
    INVEST,
    STOP,
    TAKE,
    WAIVE,
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
    chip_of,
)
from stockgames.games.nyse.parts import PLAIN, Color

Past: TypeAlias = "tuple[SeatId, NyseAction, Past] | None"
"""Who made the last move, the move, and what was before it: a list that playouts share."""


@dataclass(frozen=True, slots=True)
class SeenMove:
    """A move as everybody saw it: of a chip that changes hands, only the colour (N7)."""

    seat: SeatId
    kind: Literal["take", "discard", "market", "invest", "swap", "waive", "stop"]
    color: Color | None = None
    """Of the chip taken, discarded or played."""
    marker: Color | None = None
    """The marker that a speculative market moved."""
    partner: SeatId | None = None
    """Who was asked for a swap; -1 for the supply (N10)."""
    want: Color | None = None
    give: Color | None = None


_OF_A_COLOR: Final[Mapping[str, Sequence[NyseAction]]] = {
    "take": TAKE,
    "discard": DISCARD,
    "invest": INVEST,
    "waive": WAIVE,
}


def seen(past: Past) -> tuple[SeenMove, ...]:
    """Return the moves in their order; a partner's answer and a shuffle tell nothing more."""
    found: list[SeenMove] = []
    while past is not None:
        seat, action, past = past
        if not isinstance(action, Surrender | ShuffleIn):
            found.append(_seen(seat, action))
    return tuple(reversed(found))


def _seen(
    seat: SeatId,
    action: Take | Discard | SpeculativeMarket | AggressiveInvestment | StockSwap | Waive | Stop,
) -> SeenMove:
    match action:
        case Take(color):
            return SeenMove(seat, "take", color)
        case Discard(color):
            return SeenMove(seat, "discard", color)
        case SpeculativeMarket(chip, marker):
            return SeenMove(seat, "market", chip, marker)
        case AggressiveInvestment(chip):
            return SeenMove(seat, "invest", chip)
        case StockSwap(chip, partner, want, give):
            return SeenMove(seat, "swap", chip, None, partner, want, give.color)
        case Waive(chip):
            return SeenMove(seat, "waive", chip)
        case Stop():
            return SeenMove(seat, "stop")
        case _:
            assert_never(action)


def past_of(moves: Iterable[SeenMove]) -> Past:
    """Return a past that looks like that; chips given in swaps are taken to be plain."""
    past: Past = None
    for move in moves:
        past = (move.seat, _action(move), past)
    return past


def _action(move: SeenMove) -> NyseAction:
    if move.kind == "swap":
        assert move.partner is not None
        assert move.want is not None
        assert move.give is not None
        return StockSwap(_color(move), move.partner, move.want, chip_of(move.give, PLAIN))
    if move.kind == "market":
        assert move.marker is not None
        return SpeculativeMarket(_color(move), move.marker)
    if move.kind == "stop":
        return STOP
    return _OF_A_COLOR[move.kind][_color(move)]


def _color(move: SeenMove) -> Color:
    assert move.color is not None
    return move.color
