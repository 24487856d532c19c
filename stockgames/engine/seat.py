"""Seats: places at the table, numbered 0, 1, 2 … clockwise."""

from __future__ import annotations

from typing import Final, TypeAlias

SeatId: TypeAlias = int

CHANCE: Final[SeatId] = -1
"""The actor of shuffles."""

MOST_SEATS: Final = 10

ONE: Final[tuple[tuple[SeatId], ...]] = tuple((seat,) for seat in range(MOST_SEATS))
"""`ONE[seat]` is the tuple of actors when that seat alone must decide."""

CHANCE_ONLY: Final[tuple[SeatId]] = (CHANCE,)
NOBODY: Final[tuple[SeatId, ...]] = ()
