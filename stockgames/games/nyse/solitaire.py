"""What is worth a thought in NYSE alone (N9, N10), for searches.

Each colour is weighed by itself: what its chips will be worth if from now on every chip of its pile
is taken or discarded as is best, where a take moves the marker, and brings a chip that stays only
if it is plain. Special chips must be used up; what they do is worth something once, when they come.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

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
from stockgames.games.nyse.weights import NyseWeights

Option: TypeAlias = tuple[NyseAction, float]
"""An action and what it gains, in $M."""

CHIPS: Final = sum(COPIES)
SHARES: Final = 20
"""The share of plain chips among those not seen is rounded to twentieths."""


@lru_cache(maxsize=4096)
def worths(board: tuple[int, ...], share: int) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Return `worth[left][perch][held]` of a colour with `held` plain chips in hand.

    `share` is how many of 20 chips not seen are plain.
    """
    plain = share / SHARES
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


class Gains(NamedTuple):
    """What can be done to one colour, and what each gains in $M."""

    take: float
    discard: float
    market: float
    """A speculative market on its marker."""
    want: float
    """Taking the top chip in a swap: the marker stays."""
    give_plain: float
    give_special: float


@lru_cache(maxsize=1 << 16)
def gains(
    board: tuple[int, ...],
    share: int,
    left: int,
    perch: int,
    held: int,
    special: float,
    evenness: float,
) -> Gains:
    """Return the gains of one colour; see `worths` for `share` and `held`, `weights` for others."""
    worth = worths(board, share)
    plain = share / SHARES
    now = worth[left][perch][held]
    higher, highest = min(perch + 1, OUT), min(perch + 2, OUT)
    less = worth[max(left - 1, 0)]
    extra = (1 - plain) * special - evenness * perch
    return Gains(
        take=plain * less[higher][held + 1] + (1 - plain) * less[higher][held] - now + extra,
        discard=less[perch][held] - now,
        market=worth[left][highest][held] - now,
        want=plain * less[perch][held + 1] + (1 - plain) * less[perch][held] - now,
        give_plain=worth[min(left + 1, CHIPS)][perch][max(held - 1, 0)] - now,
        give_special=worth[min(left + 1, CHIPS)][perch][held] - now,
    )


def _gains(state: NyseState, weights: NyseWeights) -> list[Gains]:
    """Return the gains of each colour."""
    board, hands, counts, played = state.board, state.hands, state.counts, state.played
    left, markers = state.left, state.markers
    special, evenness = weights.special, weights.evenness
    found: list[Gains] = []
    for color in ALL_COLORS:
        first = color * 4
        held = hands[first + PLAIN]
        unseen = CHIPS - counts[color] - sum(played[first : first + 4])
        share = round((COPIES[PLAIN] - held) / unseen * SHARES) if unseen else 0
        found.append(gains(board, share, left[color], markers[color], held, special, evenness))
    return found


def plausible_alone(state: NyseState, weights: NyseWeights) -> list[Option]:
    """Return the options worth a thought, at least one."""
    colors = _gains(state, weights)
    piles = [color for color in ALL_COLORS if state.left[color]]
    options: list[Option] = [(TAKE[color], colors[color].take) for color in piles]
    if state.stage == INVESTING:
        return options
    if state.kinds[0] & SPECIAL_KINDS:
        two_takes = 2 * max(gain for _, gain in options)
        plays = _plays(state, colors, two_takes)
        if plays:
            return plays
    options += [(DISCARD[color], colors[color].discard) for color in piles]
    return options


def _plays(state: NyseState, colors: list[Gains], two_takes: float) -> list[Option]:
    """Weigh the special chips in hand; of two alike in all but colour, only the first."""
    options: list[Option] = []
    hand = state.hands
    for marking in (SPECULATIVE_MARKET, AGGRESSIVE_INVESTMENT, STOCK_SWAP):
        chip = next((color for color in ALL_COLORS if hand[color * 4 + marking]), None)
        if chip is None:
            continue
        if marking == SPECULATIVE_MARKET:
            options += [
                (SpeculativeMarket(chip, marker), colors[marker].market)
                for marker in ALL_COLORS
                if state.standing >> marker & 1
            ]
        elif marking == AGGRESSIVE_INVESTMENT:
            options.append((INVEST[chip], two_takes))
        else:
            options += _swaps(state, colors, chip)
    return options


def _swaps(state: NyseState, colors: list[Gains], chip: Color) -> list[Option]:
    """Weigh each chip to give against each pile to take from (N10)."""
    options: list[Option] = []
    played = chip * 4 + STOCK_SWAP
    for give in KINDS:
        if state.hands[give] <= (give == played):
            continue
        color, marking = give >> 2, give & 3
        gave = colors[color]
        gain = gave.give_special if marking else gave.give_plain
        for want in ALL_COLORS:
            if state.left[want]:
                swap = StockSwap(chip, SUPPLY, want, chip_of(color, marking))
                options.append((swap, gain + colors[want].want))
    return options
