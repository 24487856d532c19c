"""What is worth a thought in NYSE alone (N9, N10), for searches.

Each colour is weighed by itself: what its chips will be worth if from now on every chip of its pile
is taken or discarded as is best, where a take moves the marker, and brings a chip that stays only
if it is plain. Special chips count for nothing, since they must be used up.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from stockgames.games.nyse.actions import (
    DISCARD,
    INVEST,
    SUPPLY,
    TAKE,
    NyseAction,
    SpeculativeMarket,
    StockSwap,
    chip_of,
)
from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    ALL_COLORS,
    COPIES,
    KINDS,
    OUT,
    PLAIN,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
    Color,
    price,
)
from stockgames.games.nyse.state import INVESTING, SPECIAL_KINDS, NyseState

Option: TypeAlias = tuple[NyseAction, float]
"""An action and what it gains, in $M."""

CHIPS: Final = sum(COPIES)
_SHARES: Final = 20
"""The share of plain chips is rounded to twentieths."""


@lru_cache(maxsize=4096)
def worths(board: tuple[int, ...], share: int) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Return `worth[left][perch][held]` of a colour with `held` plain chips in hand.

    `share` is how many of 20 chips not seen are plain.
    """
    plain = share / _SHARES
    perches, holdings = range(OUT + 2), range(CHIPS + 2)
    rows = [tuple(tuple(float(n * price(board, p)) for n in holdings) for p in perches)]
    for _ in range(CHIPS):
        last = rows[-1]
        rows.append(
            tuple(
                tuple(max(last[p][n], _taken(last, p, n, plain)) for n in holdings) for p in perches
            )
        )
    return tuple(rows)


def _taken(last: tuple[tuple[float, ...], ...], perch: int, held: int, plain: float) -> float:
    row = last[min(perch + 1, OUT)]
    return plain * row[min(held + 1, CHIPS + 1)] + (1 - plain) * row[held]


class _Colour:
    """One colour's outlook in one state."""

    __slots__ = ("held", "left", "now", "perch", "plain", "worth")

    def __init__(self, state: NyseState, color: Color) -> None:
        first = color * 4
        self.held = state.hands[first + PLAIN]
        self.left = state.left[color]
        self.perch = state.markers[color]
        unseen = CHIPS - state.counts[color] - sum(state.played[first : first + 4])
        self.plain = (COPIES[PLAIN] - self.held) / unseen if unseen else 0.0
        self.worth = worths(state.board, round(self.plain * _SHARES))
        self.now = self.worth[self.left][self.perch][self.held]

    def gain(self, left: int = 0, perch: int = 0, held: int = 0) -> float:
        """Return what a change of pile, perch and plain chips in hand is worth."""
        row = self.worth[self.left + left][min(self.perch + perch, OUT)]
        return row[self.held + held] - self.now

    def gain_with_a_chip(self, perch: int) -> float:
        """Return what the top chip is worth, if the marker moves by so much."""
        with_plain = self.gain(-1, perch, 1)
        return self.plain * with_plain + (1 - self.plain) * self.gain(-1, perch)


def plausible_alone(state: NyseState) -> list[Option]:
    """Return the options worth a thought, at least one."""
    colours = [_Colour(state, color) for color in ALL_COLORS]
    takes = [
        (TAKE[color], colours[color].gain_with_a_chip(1))
        for color in ALL_COLORS
        if state.left[color]
    ]
    options: list[Option] = [*takes]
    if state.stage == INVESTING:
        return options
    if state.kinds[0] & SPECIAL_KINDS:
        two_takes = 2 * max(gain for _, gain in takes)
        plays = _plays(state, colours, two_takes)
        if plays:
            return plays
    options += [
        (DISCARD[color], colours[color].gain(-1)) for color in ALL_COLORS if state.left[color]
    ]
    return options


def _plays(state: NyseState, colours: list[_Colour], two_takes: float) -> list[Option]:
    """Weigh the special chips in hand; of two alike in all but colour, only the first."""
    options: list[Option] = []
    hand = state.hands
    for marking in (SPECULATIVE_MARKET, AGGRESSIVE_INVESTMENT, STOCK_SWAP):
        chip = next((color for color in ALL_COLORS if hand[color * 4 + marking]), None)
        if chip is None:
            continue
        if marking == SPECULATIVE_MARKET:
            options += [
                (SpeculativeMarket(chip, marker), colours[marker].gain(perch=2))
                for marker in ALL_COLORS
                if state.standing >> marker & 1
            ]
        elif marking == AGGRESSIVE_INVESTMENT:
            options.append((INVEST[chip], two_takes))
        else:
            options += _swaps(state, colours, chip)
    return options


def _swaps(state: NyseState, colours: list[_Colour], chip: Color) -> list[Option]:
    """Weigh each chip to give against each pile to take from (N10)."""
    options: list[Option] = []
    played = chip * 4 + STOCK_SWAP
    for give in KINDS:
        if state.hands[give] <= (give == played):
            continue
        color, marking = give >> 2, give & 3
        loss = colours[color].gain(1, 0, -1 if marking == PLAIN else 0)
        for want in ALL_COLORS:
            if state.left[want]:
                gain = colours[want].gain_with_a_chip(0)
                options.append(
                    (StockSwap(chip, SUPPLY, want, chip_of(color, marking)), gain + loss)
                )
    return options
