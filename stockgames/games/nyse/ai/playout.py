"""A fast heuristic for NYSE: what a search tries first, and how it plays games out.

Every option is valued by the change of the seat's lead over the average of the others, in $M at the
prices expected at the end (see `outlook`). Of options that differ little, such as which
of two similar chips to play, only the best is returned.

A myopic player values its own chips at today's prices instead, one move ahead. It has no use for
chips whose gain comes with a later choice, its own or a partner's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from stockgames.engine.state import SeatId
from stockgames.games.nyse.actions import (
    DISCARD,
    INVEST,
    STOP,
    SURRENDER,
    TAKE,
    WAIVE,
    NyseAction,
    SpeculativeMarket,
    StockSwap,
    chip_of,
)
from stockgames.games.nyse.ai.solitaire import plausible_alone
from stockgames.games.nyse.ai.weights import NyseWeights
from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    ALL_COLORS,
    CRASHED,
    INVESTING,
    KINDS,
    PILE_SIZE,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
    SURRENDERING,
    Color,
    Kind,
    price,
)
from stockgames.games.nyse.state import SPECIAL_KINDS, NyseState

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


Option: TypeAlias = tuple[NyseAction, float]
"""An action with its gain, in $M of lead."""

_MARKETS: Final = tuple(color * 4 + SPECULATIVE_MARKET for color in ALL_COLORS)
_MARKET_KINDS: Final = sum(1 << kind for kind in _MARKETS)
_LOWEST: Final = tuple((mask & -mask).bit_length() - 1 for mask in range(16))
"""The lowest marking in a bit mask, plain before special; -1 if there is none."""


def candidate_moves(
    state: NyseState, seat: SeatId, myopic: bool, weights: NyseWeights
) -> list[Option]:
    """Return the candidate options of a seat that must decide, with gains in $M; at least one.

    A `myopic` seat looks only at its own next gain.
    """
    if state.seats == 1:
        return plausible_alone(state, weights.alone)
    if state.stage == SURRENDERING:
        return _surrenders(state, seat, weights.special_given)
    if myopic and state.bound is None:
        return _for_the_day(state, seat, weights.chip)
    prices = outlook(state.board, weights.taken, weights.pushed)
    left, markers = state.left, state.markers
    now = [prices[left[color]][markers[color]] for color in ALL_COLORS]
    if state.bound is not None:
        return _swaps(state, seat, state.bound, now)
    leads = _leads(state, seat)
    investing = state.stage == INVESTING
    specials = 0 if investing else state.kinds[seat] & SPECIAL_KINDS
    options: list[Option] = [(STOP, 0.0)] if investing else []
    best = second = 0.0
    for color in ALL_COLORS:
        if not left[color]:
            continue
        perch, lead = markers[color], leads[color]
        after = prices[left[color] - 1]
        taken = after[perch + 1]
        gain = taken + lead * (taken - now[color])
        options.append((TAKE[color], gain))
        if gain > best:
            best, second = gain, best
        elif gain > second:
            second = gain
        if not investing:
            options.append((DISCARD[color], lead * (after[perch] - now[color])))
    if specials:
        options += _plays(state, seat, specials, prices, leads, now, best + second)
    return options


def _for_the_day(state: NyseState, seat: SeatId, chip: float) -> list[Option]:
    prices, markers, left = today(state.board), state.markers, state.left
    held = state.counts[seat * 4 : seat * 4 + 4]
    investing = state.stage == INVESTING
    options: list[Option] = [(STOP, 0.0)] if investing else []
    for color in ALL_COLORS:
        if left[color]:
            perch = markers[color]
            after = prices[perch + 1]
            gain = after + held[color] * (after - prices[perch]) + chip
            options.append((TAKE[color], gain))
            if not investing:
                options.append((DISCARD[color], 0.0))
    if not investing and state.kinds[seat] & _MARKET_KINDS:
        options += _markets_for_the_day(state, seat, prices, held)
    return options


def _markets_for_the_day(
    state: NyseState, seat: SeatId, prices: Sequence[float], held: Sequence[int]
) -> list[Option]:
    options: list[Option] = []
    markers, kinds = state.markers, state.kinds[seat]
    for chip, kind in enumerate(_MARKETS):
        if not kinds >> kind & 1:
            continue
        for marker in ALL_COLORS:
            if state.standing >> marker & 1:
                before, after = prices[markers[marker]], prices[markers[marker] + 2]
                cost = after if marker == chip else prices[markers[chip]]
                gain = held[marker] * (after - before) - cost
                options.append((SpeculativeMarket(chip, marker), gain))
    return options


def _leads(state: NyseState, seat: SeatId) -> list[float]:
    counts = state.counts
    own: list[float] = [*counts[seat * 4 : seat * 4 + 4]]
    others = state.seats - 1
    return [mine - (sum(counts[color::4]) - mine) / others for color, mine in enumerate(own)]


def _plays(
    state: NyseState,
    seat: SeatId,
    specials: int,
    prices: Outlook,
    leads: Sequence[float],
    now: list[float],
    two_takes: float,
) -> list[Option]:
    """Return plays of special chips with gains; of each marking, the chip whose colour is
    worth least.
    """
    cheapest: list[Color | None] = [None] * 4
    for kind in _kinds_in(specials):
        color, marking = kind >> 2, kind & 3
        rival = cheapest[marking]
        if rival is None or now[color] < now[rival]:
            cheapest[marking] = color
    options: list[Option] = []
    chip = cheapest[SPECULATIVE_MARKET]
    if chip is not None:
        for marker in ALL_COLORS:
            if state.standing >> marker & 1:
                moved = prices[state.left[marker]][state.markers[marker] + 2]
                cost = moved if marker == chip else now[chip]
                gain = leads[marker] * (moved - now[marker]) - cost
                options.append((SpeculativeMarket(chip, marker), gain))
    chip = cheapest[AGGRESSIVE_INVESTMENT]
    if chip is not None:
        options.append((INVEST[chip], two_takes - now[chip]))
    chip = cheapest[STOCK_SWAP]
    if chip is not None:
        options += _swaps(state, seat, chip, now)
    return options


def _swaps(state: NyseState, seat: SeatId, chip: Color, now: list[float]) -> list[Option]:
    """Return the swap of the cheapest other chip for the most valuable one available, and waiving.

    Waiving costs the chip itself and moves no marker.
    """
    waived: list[Option] = [(WAIVE[chip], -now[chip])]
    played = chip * 4 + STOCK_SWAP
    kinds = state.kinds[seat]
    if state.hands[seat * 16 + played] == 1:
        kinds ^= 1 << played
    gives = [color for color in ALL_COLORS if kinds >> color * 4 & 15]
    if not gives:
        return waived
    worst = min(gives, key=now.__getitem__)
    marking = _LOWEST[kinds >> worst * 4 & 15]
    partner = _richest(state, seat, now)
    wants = [color for color in ALL_COLORS if state.counts[partner * 4 + color]]
    if not wants:
        return waived
    want = max(wants, key=now.__getitem__)
    lead = (now[want] - now[worst]) * (1 + 1 / (state.seats - 1))
    return [(StockSwap(chip, partner, want, chip_of(worst, marking)), lead - now[chip]), *waived]


def _richest(state: NyseState, seat: SeatId, now: list[float]) -> SeatId:
    counts = state.counts
    blue, black, red, green = now
    best, most = -1, -1.0
    for other in range(state.seats):
        if other == seat:
            continue
        at = other * 4
        worth = (
            counts[at] * blue
            + counts[at + 1] * black
            + counts[at + 2] * red
            + counts[at + 3] * green
        )
        if worth > most:
            best, most = other, worth
    return best


def _surrenders(state: NyseState, seat: SeatId, special: float) -> list[Option]:
    """Return the chips that can be given away; plain ones are preferred (N5)."""
    assert state.swap is not None
    first = seat * 16 + state.swap.want * 4
    return [(SURRENDER[m], -special * (m > 0)) for m in range(4) if state.hands[first + m]]


@lru_cache(maxsize=4096)
def _kinds_in(mask: int) -> tuple[Kind, ...]:
    return tuple(kind for kind in KINDS if mask >> kind & 1)
