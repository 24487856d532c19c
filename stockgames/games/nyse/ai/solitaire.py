"""Candidate actions in solo NYSE (N9, N10), for searches.

Each colour is valued separately: the worth of its chips if from now on every chip of its pile is
taken or discarded optimally, where a take moves the marker and brings a chip that stays only if it
is plain. Special chips must be used up: markets still to come will move markers, and the current
gain of a swap is part of a special chip's value. How colours affect each other is left to the
weights, which were tuned over many thousand solo games.
"""

from __future__ import annotations

from collections.abc import Callable
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
from stockgames.games.nyse.ai.weights import AloneWeights
from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    ALL_COLORS,
    COPIES,
    CRASHED,
    INVESTING,
    KINDS,
    PLAIN,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
    Color,
    price,
)
from stockgames.games.nyse.state import SPECIAL_KINDS, NyseState

Option: TypeAlias = tuple[NyseAction, float]
"""An action with its gain, in $M."""

CHIPS: Final = sum(COPIES)
SHARES: Final = 20
"""The share of plain chips among the unseen is rounded to twentieths."""


@lru_cache(maxsize=4096)
def worths(
    board: tuple[int, ...], share: int, pushed: float = 0.0
) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Return `worth[left][perch][held]` of a colour with `held` plain chips in hand, in $M.

    `share` is how many of 20 unseen chips are plain; see `AloneWeights` for `pushed`.
    """
    plain = share / SHARES
    perches, holdings = range(CRASHED + 2), range(CHIPS + 2)
    rows = [tuple(tuple(float(n * price(board, p)) for n in holdings) for p in perches)]
    for _ in range(CHIPS):
        last = rows[-1]
        best = [[max(last[p][n], _taken(last, p, n, plain)) for n in holdings] for p in perches]
        rows.append(
            tuple(_pushed(row, best[min(p + 2, CRASHED)], pushed) for p, row in enumerate(best))
        )
    return tuple(rows)


def _taken(last: tuple[tuple[float, ...], ...], perch: int, held: int, plain: float) -> float:
    row = last[min(perch + 1, CRASHED)]
    return plain * row[min(held + 1, CHIPS + 1)] + (1 - plain) * row[held]


def _pushed(here: list[float], there: list[float], pushed: float) -> tuple[float, ...]:
    return tuple(
        (1 - pushed) * stay + pushed * moved for stay, moved in zip(here, there, strict=True)
    )


class Gains(NamedTuple):
    """The gain in $M of each thing that can be done to one colour."""

    take: float
    """The gain of a take, without the use of a special chip."""
    special: float
    """The probability that the top chip is special, 0 to 1."""
    discard: float
    market: float
    """The gain of a speculative market on its marker."""
    want: float
    """The gain of taking the top chip in a swap, which doesn't move the marker."""
    give_plain: float
    give_special: float


GainsOf: TypeAlias = Callable[[int, int, int, int], Gains]
"""A function of the share of plain chips, the chips left, the space and the plain chips held."""


@lru_cache(maxsize=64)
def gains(board: tuple[int, ...], weights: AloneWeights) -> GainsOf:
    """Return a cached function for the gains of one colour; see `worths` for the share."""

    @lru_cache(maxsize=1 << 15)
    def of_color(share: int, left: int, perch: int, held: int) -> Gains:
        worth = worths(board, share, weights.pushed)
        plain = share / SHARES
        now = worth[left][perch][held]
        less, more = worth[max(left - 1, 0)], worth[min(left + 1, CHIPS)]
        taken = _taken(less, perch, held, plain)
        wanted = plain * less[perch][held + 1] + (1 - plain) * less[perch][held]
        return Gains(
            take=taken - now + weights.fullness * left - weights.evenness * perch,
            special=1 - plain,
            discard=less[perch][held] - now - weights.discard,
            market=worth[left][min(perch + 2, CRASHED)][held] - now - weights.market * held,
            want=wanted - now - weights.want * held,
            give_plain=more[perch][max(held - 1, 0)] - now,
            give_special=more[perch][held] - now,
        )

    return of_color


def _gains(state: NyseState, weights: AloneWeights) -> list[Gains]:
    hands, counts, played = state.hands, state.counts, state.played
    left, markers = state.left, state.markers
    of_color = gains(state.board, weights)
    found: list[Gains] = []
    for color in ALL_COLORS:
        first = color * 4
        held = hands[first + PLAIN]
        unseen = CHIPS - counts[color] - sum(played[first : first + 4])
        share = round((COPIES[PLAIN] - held) / unseen * SHARES) if unseen else 0
        found.append(of_color(share, left[color], markers[color], held))
    return found


def plausible_alone(state: NyseState, weights: AloneWeights) -> list[Option]:
    """Return the candidate options of a solo game, at least one."""
    colors = _gains(state, weights)
    piles = [color for color in ALL_COLORS if state.left[color]]
    use = weights.use * _best_swap(state, colors, piles)
    options: list[Option] = [
        (TAKE[color], colors[color].take + colors[color].special * use) for color in piles
    ]
    if state.stage == INVESTING:
        return options
    if state.kinds[0] & SPECIAL_KINDS:
        two_takes = 2 * max(gain for _, gain in options)
        plays = _plays(state, colors, two_takes)
        if plays:
            return plays
    options += [(DISCARD[color], colors[color].discard) for color in piles]
    return options


def _best_swap(state: NyseState, colors: list[Gains], piles: list[Color]) -> float:
    gives = [colors[color].give_plain for color in ALL_COLORS if state.hands[color * 4]]
    gives += [
        colors[color].give_special
        for color in ALL_COLORS
        if state.counts[color] > state.hands[color * 4]
    ]
    return max([colors[color].want for color in piles], default=0.0) + max(gives, default=0.0)


def _plays(state: NyseState, colors: list[Gains], two_takes: float) -> list[Option]:
    """Return plays of special chips with gains; of chips that differ only in colour, the first."""
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
    """Return the gain of each chip to give with each pile to take from (N10)."""
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
