"""A cheap and plausible way to play NYSE, for playing games out inside a search.

Every option is weighed by what it does to the seat's lead over the others' average, at the prices
to expect at the end (see `evaluation.outlook`), plus a little chance.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from stockgames.engine.seat import SeatId
from stockgames.games.nyse.actions import (
    DISCARD,
    INVEST,
    STOP,
    SUPPLY,
    SURRENDER,
    TAKE,
    NyseAction,
    SpeculativeMarket,
    StockSwap,
    chip_of,
)
from stockgames.games.nyse.evaluation import outlook
from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    ALL_COLORS,
    ALL_MARKINGS,
    KINDS,
    SPECULATIVE_MARKET,
    Color,
    Kind,
)
from stockgames.games.nyse.state import INVESTING, SPECIAL_KINDS, SURRENDERING, NyseState

NOISE: Final = 0.5
"""How much chance adds to an option at most, in $M."""


class _Choice:
    """The best option so far of one decision."""

    __slots__ = ("action", "gain", "noise")

    def __init__(self, rng: Random) -> None:
        self.action: NyseAction = STOP
        self.gain = -99.0
        self.noise = rng.random

    def offer(self, action: NyseAction, gain: float) -> None:
        gain += self.noise() * NOISE
        if gain > self.gain:
            self.action, self.gain = action, gain


def playout_action(state: NyseState, seat: SeatId, rng: Random) -> NyseAction:
    """Return a plausible action of a seat that owes a decision."""
    if state.stage == SURRENDERING:
        return _surrender(state, seat)
    weights = _weights(state, seat)
    prices = outlook(state.board, state.seats == 1)
    left, markers = state.left, state.markers
    now = [prices[left[color]][markers[color]] for color in ALL_COLORS]
    choice = _Choice(rng)
    investing = state.stage == INVESTING
    if investing:
        if state.seats > 1:
            choice.offer(STOP, 0.0)
        kinds = 0
    else:
        kinds = state.kinds[seat] & SPECIAL_KINDS
        if kinds and state.seats == 1:
            _offer_plays(state, seat, weights, now, 0.0, choice)
            if choice.action is not STOP:
                return choice.action
    best_take = second_take = 0.0
    for color in ALL_COLORS:
        if not left[color]:
            continue
        perch = markers[color]
        after = prices[left[color] - 1]
        gain = after[perch + 1] + weights[color] * (after[perch + 1] - now[color])
        choice.offer(TAKE[color], gain)
        if gain > best_take:
            best_take, second_take = gain, best_take
        elif gain > second_take:
            second_take = gain
        if not investing:
            choice.offer(DISCARD[color], weights[color] * (after[perch] - now[color]))
    if kinds:
        _offer_plays(state, seat, weights, now, best_take + second_take, choice)
    return choice.action


def _weights(state: NyseState, seat: SeatId) -> list[float]:
    """Return by colour how many more chips the seat holds than the others on average."""
    counts = state.counts
    own = counts[seat * 4 : seat * 4 + 4]
    others = state.seats - 1
    if not others:
        return own  # type: ignore[return-value]
    share = 1 / others
    return [
        mine * (1 + share) - sum(counts[color::4]) * share for color, mine in enumerate(own)
    ]


def _offer_plays(
    state: NyseState,
    seat: SeatId,
    weights: list[float],
    now: list[float],
    two_takes: float,
    choice: _Choice,
) -> None:
    """Offer the special chips in hand."""
    prices = outlook(state.board, state.seats == 1)
    for kind in _in_mask(state.kinds[seat] & SPECIAL_KINDS):
        color, marking = kind >> 2, kind & 3
        if marking == SPECULATIVE_MARKET:
            for marker in _in_mask(state.standing):
                moved = prices[state.left[marker]][state.markers[marker] + 2]
                cost = moved if marker == color else now[color]
                gain = weights[marker] * (moved - now[marker]) - cost
                choice.offer(SpeculativeMarket(color, marker), gain)
        elif marking == AGGRESSIVE_INVESTMENT:
            choice.offer(INVEST[color], two_takes - now[color])
        else:
            _offer_swap(state, seat, color, now, choice)


def _offer_swap(
    state: NyseState, seat: SeatId, chip: Color, now: list[float], choice: _Choice
) -> None:
    """Offer the best swap that one chip allows, if there is any."""
    give = _cheapest(state, seat, chip, now)
    if give is None:
        return
    if state.seats == 1:
        open_colors = [color for color in ALL_COLORS if state.left[color]]
        want = max(open_colors, key=now.__getitem__)
        partner = SUPPLY
        share = 0.0
    else:
        want = partner = -1
        for color in sorted(ALL_COLORS, key=now.__getitem__, reverse=True):
            holders = [
                other
                for other in range(state.seats)
                if other != seat and state.counts[other * 4 + color]
            ]
            if holders:
                want = color
                partner = holders[int(choice.noise() * len(holders))]
                break
        if want < 0:
            return
        share = 1 / (state.seats - 1)
    gain = (now[want] - now[give >> 2]) * (1 + share) - now[chip]
    choice.offer(StockSwap(chip, partner, want, chip_of(give >> 2, give & 3)), gain)


def _cheapest(state: NyseState, seat: SeatId, chip: Color, now: list[float]) -> Kind | None:
    best: Kind | None = None
    played = chip * 4 + 3
    for kind in _in_mask(state.kinds[seat]):
        if kind == played and state.hands[seat * 16 + kind] == 1:
            continue
        if best is None or now[kind >> 2] < now[best >> 2]:
            best = kind
    return best


def _surrender(state: NyseState, seat: SeatId) -> NyseAction:
    assert state.swap is not None
    first = seat * 16 + state.swap.want * 4
    return next(SURRENDER[marking] for marking in ALL_MARKINGS if state.hands[first + marking])


@lru_cache(maxsize=4096)
def _in_mask(mask: int) -> tuple[Kind, ...]:
    return tuple(kind for kind in KINDS if mask >> kind & 1)
