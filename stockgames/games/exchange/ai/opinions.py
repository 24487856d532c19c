"""Predicted prices in Exchange, and by them quick values of orders and votes.

The market is a ring on which votes and Market Forces push at random. Values use only what a seat
may know: boards, its own cards, a Market Force it paid to see. The votes of others count as
unknown, whatever the state holds.

A seat that knows the coming Market Force (E5) may trade differently from one that doesn't. The
value of seeing it, before its price, is how much more the seat can then expect; it is zero if the
trade stays the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from operator import mul
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

from stockgames.engine.state import SeatId
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.actions import CHOICES, ExchangeAction
from stockgames.games.exchange.state import ExchangeState

Chances: TypeAlias = tuple[float, ...]
"""`chances[n]` is the probability that a price ends `n` levels further up the ring."""

_VOTE: Final = {1: 1 / 6, 0: 4 / 6, -1: 1 / 6}
"""The distribution of one unknown vote's effect on one security."""
_CARD: Final = tuple(force.moves[s] for force in p.FORCES for s in p.ALL_SECURITIES)


@cache
def shifts(ring: int, votes: int, card: bool) -> Chances:
    """Return the distribution of a security's shift after this number of unknown votes and,
    with `card`, an unknown Market Force.
    """
    chances = [1.0] + [0.0] * (ring - 1)
    for _ in range(votes):
        chances = _pushed(chances, _VOTE)
    if card:
        chances = _pushed(chances, {n: _CARD.count(n) / len(_CARD) for n in set(_CARD)})
    return tuple(chances)


def _pushed(chances: Sequence[float], push: dict[int, float]) -> list[float]:
    ring = len(chances)
    return [
        sum(chances[(place - n) % ring] * chance for n, chance in push.items())
        for place in range(ring)
    ]


@lru_cache(maxsize=4096)
def whereabouts(ring: int, start: int, votes: int, card: bool) -> Chances:
    """Return the probability of each level after such a shift; `start` may lie outside the ring."""
    chances = shifts(ring, votes, card)
    return tuple(chances[(place - start) % ring] for place in range(ring))


@lru_cache(maxsize=256)
def outlook(board: p.Board, votes: int, rounds: int) -> tuple[float, ...]:
    """Return the expected final value of a share at each level, in dollars.

    `rounds` counts the market moves still to come, the close included: 0 is the end, 1 the close
    alone. The more moves remain, the closer all values are to the middle of the board.
    """
    ring = board.levels
    if not rounds:
        return tuple(map(float, board.prices))
    later = outlook(board, votes, rounds - 1)
    chances = shifts(ring, votes, rounds > 1)
    return tuple(
        sum(chance * later[(place + n) % ring] for n, chance in enumerate(chances))
        for place in range(ring)
    )


Weighed: TypeAlias = list[tuple[ExchangeAction, float]]
"""Actions with their gains in dollars."""


class Push(NamedTuple):
    """The expected effect of one step of a price, in dollars."""

    held: float
    """For each share held."""
    bought: float
    """For each share bought, in addition to the effect on one held."""


class Prospect(NamedTuple):
    """The forecast for a security before the market moves, without the seat's own vote."""

    chances: Chances
    """The probability of each level."""
    cheap: float
    """The gain of buying a share if the vote helps the buyer."""
    dear: float
    """The gain of selling a share if the vote helps the seller."""
    up: Push
    down: Push


def later_worth(state: ExchangeState) -> tuple[float, ...]:
    """Return the expected value of a share at each level after the market's next move."""
    return outlook(state.board, len(state.standing), _moves_left(state))


def at_todays_prices(state: ExchangeState, worth: Sequence[float]) -> list[float]:
    """Return the expected value of a share by security, from the values by level."""
    return [worth[state.board.level(price)] for price in state.prices]


def _moves_left(state: ExchangeState) -> int:
    return 0 if state.stage == p.CLOSE else p.ROUNDS + 1 - state.round


def prospect(state: ExchangeState, seat: SeatId, security: p.Security) -> Prospect:
    """Return the seat's forecast for a security, without the vote it has yet to cast."""
    start = state.board.level(state.prices[security])
    standing = len(state.standing)
    unknown = standing - 1
    stage = state.stage
    if stage == p.LOBBYING:
        vote = state.votes[seat]
        if vote is not None and vote.security == security:
            start += vote.by
    elif stage != p.CLOSE and state.round >= p.FIRST_LOBBY:
        unknown += 1
    card = stage != p.CLOSE
    if card and state.informed >> seat & 1:
        card = False
        start += p.FORCES[state.forces[state.drawn]].moves[security]
    start %= state.board.levels
    return _prospect(state.board, start, unknown, card, standing, _moves_left(state))


@lru_cache(maxsize=16384)
def _prospect(
    board: p.Board, start: int, unknown: int, card: bool, standing: int, moves_left: int
) -> Prospect:
    chances = whereabouts(board.levels, start, unknown, card)
    later = outlook(board, standing, moves_left)
    margin = tuple(worth - board.floor - p.STEP * place for place, worth in enumerate(later))
    held = [sum(map(mul, chances, _turned(later, by))) for by in (-1, 0, 1)]
    bought = [sum(map(mul, chances, _turned(margin, by))) for by in (-1, 0, 1)]
    return Prospect(
        chances=chances,
        cheap=max(bought),
        dear=-min(bought),
        up=Push(held[2] - held[1], bought[2] - bought[1]),
        down=Push(held[0] - held[1], bought[0] - bought[1]),
    )


def _turned(curve: tuple[float, ...], by: int) -> tuple[float, ...]:
    """Return the curve rotated by this number of steps on the ring."""
    return curve[by:] + curve[:by]


# Orders


def best_order(state: ExchangeState, seat: SeatId, security: p.Security, lucky: int) -> float:
    """Return the gain of the best order in a security, in dollars."""
    return max(gain for _, gain in weigh_orders(state, seat, security, lucky))


def weigh_orders(state: ExchangeState, seat: SeatId, security: p.Security, lucky: int) -> Weighed:
    """Return sensible orders in a security with their gains, counting the seat's own vote.

    For `lucky` see `weights`.
    """
    seen = prospect(state, seat, security)
    owned = min(state.shares[seat][security], p.MOST_SHARES)
    weighed: Weighed = []
    for shares in sorted({1, (owned + 1) // 2 or 1, owned or 1}):
        weighed.append((_order(p.SELL, shares), seen.dear * min(shares, owned)))
    for shares in _affordable(state, seat, security, lucky):
        risk = _cost_of_debt(state, seat, shares, seen.chances)
        weighed.append((_order(p.BUY, shares), seen.cheap * shares - risk))
    return weighed


def _order(side: int, shares: int) -> ExchangeAction:
    """Return the interned card (see `actions.CHOICES`)."""
    return CHOICES[2][side * p.MOST_SHARES + shares - 1]


def _affordable(
    state: ExchangeState, seat: SeatId, security: p.Security, lucky: int
) -> Iterator[int]:
    """Yield numbers of shares to buy: one, and what the highest, today's and a low price allow."""
    cash, price = state.cash[seat], state.prices[security]
    limits = (state.board.ceiling, price, max(p.STEP, price - lucky * p.STEP))
    yield from sorted({1} | {max(1, min(p.MOST_SHARES, cash // limit)) for limit in limits})


def _cost_of_debt(state: ExchangeState, seat: SeatId, shares: int, chances: Chances) -> float:
    """Return the expected loss from liquidating for an order (E7), ruin included."""
    cash, floor = state.cash[seat], state.board.floor
    if shares * state.board.ceiling <= cash:
        return 0.0
    help_at_most = p.proceeds(state.shares[seat], state.prices)
    lost = 0.0
    for place, chance in enumerate(chances):
        short = shares * (floor + p.STEP * place) - cash
        if short > help_at_most:
            lost += chance * (cash + 2 * help_at_most)
        elif short > 0:
            lost += chance * short
    return lost


# Votes


def weigh_votes(state: ExchangeState, seat: SeatId, naive: bool) -> list[float]:
    """Return the gain of each influence card in dollars, in the order of `actions.INFLUENCES`.

    A myopic (`naive`) seat counts its own wealth; another its lead over the average of the others.
    """
    gains: list[float] = []
    for security in p.ALL_SECURITIES:
        held: float = state.shares[seat][security]
        bought: float = 0.0
        if state.traded[seat] == security:
            bought = max(state.orders[seat], -state.shares[seat][security])
        if not naive:
            theirs = held_by_others(state, seat, security)
            held, bought = held - theirs[0], bought - theirs[1]
        seen = prospect(state, seat, security)
        gains.append(held * seen.up.held + bought * seen.up.bought)
        gains.append(held * seen.down.held + bought * seen.down.bought)
    return gains


def held_by_others(state: ExchangeState, seat: SeatId, security: p.Security) -> tuple[float, float]:
    """Return what the others hold and buy on average, assuming they trade as much as they can."""
    held = bought = 0
    for other in state.standing:
        if other != seat:
            shares = state.shares[other][security]
            held += shares
            if state.traded[other] == security:
                bought += _guessed(state, other, security, shares)
    others = len(state.standing) - 1
    return held / others, bought / others


def _guessed(state: ExchangeState, seat: SeatId, security: p.Security, held: int) -> int:
    """Return how many shares a seat trades if it trades all it can; only its side is known (E4)."""
    order = state.orders[seat]
    if order > 0:
        return min(p.MOST_SHARES, state.cash[seat] // state.prices[security])
    return -min(held, p.MOST_SHARES) if order else 0


MOST_KEPT: Final = 4096
"""The size of the cache; all samples of one decision need the same value."""


class _Known(NamedTuple):
    """Everything that the value depends on; the cache key."""

    board: p.Board
    prices: p.Triple
    cash: int
    shares: p.Triple
    standing: int
    round: int
    securities: tuple[p.Security, ...]
    forces: frozenset[p.ForceId]
    lucky: int


_kept: dict[_Known, float] = {}


def worth_of_looking(state: ExchangeState, seat: SeatId, lucky: int) -> float:
    """Return by how much seeing the force improves a seat's trade, in dollars, before its price.

    In Phase 1 the seat may trade any security, in Phase 2 the one it has chosen; later the value is
    0. For `lucky` see `weights`.
    """
    if not p.PHASE_1 <= state.stage <= p.PHASE_2:
        return 0.0
    known = _Known(
        board=state.board,
        prices=state.prices,
        cash=state.cash[seat],
        shares=state.shares[seat],
        standing=len(state.standing),
        round=state.round,
        securities=tuple(p.ALL_SECURITIES) if state.stage == p.PHASE_1 else (state.traded[seat],),
        forces=frozenset(state.forces[state.drawn :]),
        lucky=lucky,
    )
    found = _kept.get(known)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[known] = _reckoned(state, seat, known)
    return found


def _reckoned(state: ExchangeState, seat: SeatId, known: _Known) -> float:
    blind = _trades(state, seat, known)
    usual = max(blind, key=blind.__getitem__)
    gains: list[float] = []
    for seeing in _informed(state, seat):
        trades = _trades(seeing, seat, known)
        gains.append(max(trades.values()) - trades.get(usual, 0.0))
    return fmean(gains)


def _trades(
    state: ExchangeState, seat: SeatId, known: _Known
) -> dict[tuple[p.Security, ExchangeAction], float]:
    return {
        (security, order): gain
        for security in known.securities
        for order, gain in weigh_orders(state, seat, security, known.lucky)
    }


def _informed(state: ExchangeState, seat: SeatId) -> Iterator[ExchangeState]:
    """Yield a copy of the state for each possible force, with the seat having seen it."""
    before, coming = state.forces[: state.drawn], state.forces[state.drawn :]
    for force in sorted(coming):
        other = state.copy()
        other.informed |= 1 << seat
        rest = tuple([one for one in coming if one != force])
        other.forces = (*before, force, *rest)
        yield other
