"""The components of the game: colours, markings, grey chips, stages.

Other modules use these ints.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from stockgames.engine.codec import Each, Named

COLORS: Final = ("blue", "black", "red", "green")
"""The names of the colours in actions, places and files."""
MARKINGS: Final = ("plain", "speculative_market", "aggressive_investment", "stock_swap")
KIND_NAMES: Final = tuple(f"{color} {marking}" for color in COLORS for marking in MARKINGS)

Color: TypeAlias = Annotated[int, Named(COLORS)]
"""0 blue (chemicals), 1 black (technology), 2 red (fossil fuels), 3 green (foodstuffs)."""

Marking: TypeAlias = Annotated[int, Named(MARKINGS)]
"""What the underside of a chip shows."""

Kind: TypeAlias = Annotated[int, Named(KIND_NAMES)]
"""A colour and a marking in one number: `color * 4 + marking`."""

PerColor: TypeAlias = Annotated[tuple[int, ...], Each(COLORS)]
PerKind: TypeAlias = Annotated[tuple[int, ...], Each(KIND_NAMES)]

ALL_COLORS: Final = range(4)

PLAIN: Final[Marking] = 0
SPECULATIVE_MARKET: Final[Marking] = 1
AGGRESSIVE_INVESTMENT: Final[Marking] = 2
STOCK_SWAP: Final[Marking] = 3
ALL_MARKINGS: Final = range(4)
KINDS: Final = range(16)

COPIES: Final[tuple[int, int, int, int]] = (5, 2, 2, 2)
"""The number of chips of one colour with each marking: 11 chips a colour, 44 in all."""
PILE_SIZE: Final = 10
"""Chips in each supply pile after the markers are taken out (N2)."""

BOARDS: Final[dict[str, tuple[int, ...]]] = {
    "standard": (1, 2, 3, 5, 4, 2),
    "late-peak": (1, 2, 4, 5, 3, 2),
    "cliff": (1, 2, 3, 4, 5, 2),
    "early-peak": (1, 2, 5, 4, 3, 2),
}
"""The readings of the lost picture (N1)."""
GREY_CHIPS: Final = (1, 2, 2, 3, 4, 5)

LAST_PERCH: Final = 11
"""Spaces are numbered 0 (A, left of the first grey chip) to 11 (L)."""
CRASHED: Final = 12
"""The space of a marker that crashed (N3)."""
PUSHED: Final = (*range(CRASHED), CRASHED, CRASHED, CRASHED)
"""A marker's new space, by its space plus at most two steps: past the last it is CRASHED."""


def ranked(values: Sequence[int], chips: Sequence[int], active: int) -> list[int]:
    """Return the seats from first to last, by value and number of chips.

    Ties go by chips, then by who would play sooner after the last active seat (N8).
    """
    seats = range(len(values))
    wait = [(seat - active - 1) % len(values) for seat in seats]
    return sorted(seats, key=lambda seat: (-values[seat], -chips[seat], wait[seat]))


def price(board: tuple[int, ...], perch: int) -> int:
    """Return the price of a chip in $M for its marker's space; 0 once it crashed."""
    return board[perch >> 1] if perch < CRASHED else 0


TURN: Final = 0
"""The active seat does one of the three things of a turn."""
INVESTING: Final = 1
"""The active seat takes the chips of an aggressive investment (N4)."""
SURRENDERING: Final = 2
"""The partner of a swap chooses the chip it gives (N5)."""
SHUFFLING: Final = 3
"""Chance puts the chip given in a solo swap into its pile (N10)."""
Phase: TypeAlias = Literal["turn", "investing", "surrendering", "shuffling"]
STAGES: Final[tuple[Phase, ...]] = ("turn", "investing", "surrendering", "shuffling")
"""The names of TURN to SHUFFLING, for views and facts."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """A possible move of a marker."""

    color: Color
    before: int
    """Its present space; CRASHED if it has crashed."""
    after: int
    """Its space after the move."""
    price: int
    """The present price of a chip of this colour, in $M."""
    then: int
    """The price after the move, in $M."""

    @property
    def is_out(self) -> bool:
        """Return whether the marker has already crashed, so that it doesn't move (N3)."""
        return self.before == CRASHED

    @property
    def crashes(self) -> bool:
        """Return whether the marker would crash (N3)."""
        return self.after == CRASHED and not self.is_out


def forecast_from(board: tuple[int, ...], color: Color, before: int, steps: int) -> Forecast:
    """Return the effect for a marker that starts from the space `before`."""
    after = PUSHED[before + steps]
    return Forecast(color, before, after, price(board, before), price(board, after))
