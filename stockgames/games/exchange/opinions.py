"""What a choice of Exchange is worth at a glance: orders and votes, weighed by where prices may go.

A seat is granted what it may know: boards, its own cards, a Market Force it paid to see. The votes
of others count as unknown, whatever lies in the state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import mul
from typing import Final, TypeAlias

from stockgames.engine.seat import SeatId
from stockgames.games.exchange.actions import CHOICES, ExchangeAction
from stockgames.games.exchange.liquidation import proceeds
from stockgames.games.exchange.outlook import Chances, level, levels, outlook, whereabouts
from stockgames.games.exchange.parts import (
    ALL_SECURITIES,
    BUY,
    FIRST_LOBBY,
    FORCES,
    MOST_SHARES,
    ROUNDS,
    SELL,
    STEP,
    Board,
    Security,
)
from stockgames.games.exchange.state import CLOSE, LOBBYING, ExchangeState

Curve: TypeAlias = tuple[float, ...]
"""A sum of dollars per level that a price may move to, the lowest first."""
Weighed: TypeAlias = list[tuple[ExchangeAction, float]]
"""Actions, and what each gains in dollars."""

_PASS: Final = (1, 2)
"""The smallest orders, for a seat that would rather not trade."""


def later_worth(state: ExchangeState) -> Curve:
    """Return what a share is worth at each level once the market has moved this time."""
    gone = ROUNDS + 1 if state.stage == CLOSE else state.round
    return outlook(state.board, len(state.standing), ROUNDS + 1 - gone)


@lru_cache(maxsize=256)
def margins(board: Board, later: Curve) -> Curve:
    """Return what buying a share at each level gains; selling one loses as much."""
    return tuple(worth - board.floor - STEP * place for place, worth in enumerate(later))


def foreseen(state: ExchangeState, seat: SeatId, security: Security) -> Chances:
    """Return how likely each level is after this move of the market, but for the seat's vote."""
    place = level(state.board, state.prices[security])
    unknown = len(state.standing) - 1
    stage = state.stage
    if stage == LOBBYING:
        vote = state.votes[seat]
        if vote is not None and vote.security == security:
            place += vote.by
    elif stage != CLOSE and state.round >= FIRST_LOBBY:
        unknown += 1
    card = stage != CLOSE
    if card and state.informed >> seat & 1:
        card = False
        place += FORCES[state.forces[state.drawn]].moves[security]
    ring = levels(state.board)
    return whereabouts(ring, place % ring, unknown, card)


# Orders


def best_order(
    state: ExchangeState, seat: SeatId, security: Security, later: Curve
) -> tuple[ExchangeAction, float]:
    """Return the order that promises most in a security, and what it gains in dollars."""
    return max(weigh_orders(state, seat, security, later), key=lambda option: option[1])


def weigh_orders(state: ExchangeState, seat: SeatId, security: Security, later: Curve) -> Weighed:
    """Weigh the orders of a security that may make sense, the seat's own vote included."""
    chances = foreseen(state, seat, security)
    margin = margins(state.board, later)
    ring = len(chances)
    edges = [
        sum(map(mul, chances, margin[by:] + margin[:by])) for by in (-1 % ring, 0, 1)
    ]  # of a share bought, as the seat votes the price down, leaves it or votes it up
    owned = state.shares[seat][security]
    weighed: Weighed = []
    for shares in sorted(
        {1, max(1, min(owned, MOST_SHARES) // 2), max(1, min(owned, MOST_SHARES))}
    ):
        weighed.append((_order(SELL, shares), -min(edges) * min(shares, owned)))
    for shares in _affordable(state, seat, security, later):
        risk = _cost_of_debt(state, seat, security, shares, chances)
        weighed.append((_order(BUY, shares), max(edges) * shares - risk))
    return weighed


def _order(side: int, shares: int) -> ExchangeAction:
    """Return the interned card (see `actions.CHOICES`)."""
    return CHOICES[2][side * MOST_SHARES + shares - 1]


def _affordable(
    state: ExchangeState, seat: SeatId, security: Security, later: Curve
) -> Iterator[int]:
    """Yield how many shares to buy: one, what any price allows, what likely ones do, the most."""
    cash = state.cash[seat]
    limits = (state.board.ceiling, state.prices[security], state.prices[security] - 2 * STEP)
    counts = {max(1, min(MOST_SHARES, cash // max(price, STEP))) for price in limits}
    yield from sorted(counts | {1})


def _cost_of_debt(
    state: ExchangeState, seat: SeatId, security: Security, shares: int, chances: Chances
) -> float:
    """Return what liquidating for an order can be expected to lose (E7), ruin included."""
    cash, floor = state.cash[seat], state.board.floor
    if shares * state.board.ceiling <= cash:
        return 0.0
    help_at_most = proceeds(state.shares[seat], state.prices)
    lost = 0.0
    for place, chance in enumerate(chances):
        short = shares * (floor + STEP * place) - cash
        if short > help_at_most:
            lost += chance * (cash + 2 * help_at_most)
        elif short > 0:
            lost += chance * short
    return lost


# Votes


def weigh_votes(state: ExchangeState, seat: SeatId, naive: bool) -> list[float]:
    """Return what each influence gains in dollars, in the order of `actions.INFLUENCES`.

    A naive seat looks at its own purse; another at its lead over what the others have on average.
    """
    later = later_worth(state)
    gains: list[float] = []
    for security in ALL_SECURITIES:
        curve = _stake(state, seat, security, later)
        if not naive:
            curve = _lead(state, seat, security, later, curve)
        chances = foreseen(state, seat, security)
        stays = sum(map(mul, chances, curve))
        gains.append(sum(map(mul, chances, curve[1:] + curve[:1])) - stays)
        gains.append(sum(map(mul, chances, curve[-1:] + curve[:-1])) - stays)
    return gains


def _stake(state: ExchangeState, seat: SeatId, security: Security, later: Curve) -> Curve:
    """Return what the seat owns in a security, its order settled, by the level it moves to."""
    held = state.shares[seat][security]
    order = state.orders[seat] if state.traded[seat] == security else 0
    if not order:
        return tuple([held * worth for worth in later])
    margin = margins(state.board, later)
    shares = max(order, -held)
    return tuple([held * worth + shares * edge for worth, edge in zip(later, margin, strict=True)])


def _lead(
    state: ExchangeState, seat: SeatId, security: Security, later: Curve, own: Curve
) -> Curve:
    """Return the seat's stake less the others' on average; it takes them to trade all they can."""
    others = len(state.standing) - 1
    held = traded = 0
    for other in state.standing:
        if other == seat:
            continue
        shares = state.shares[other][security]
        held += shares
        if state.traded[other] == security and state.orders[other]:
            traded += _guessed(state, other, security, shares)
    if not held and not traded:
        return own
    margin = margins(state.board, later)
    rows = zip(own, later, margin, strict=True)
    return tuple([mine - (held * worth + traded * edge) / others for mine, worth, edge in rows])


def _guessed(state: ExchangeState, seat: SeatId, security: Security, held: int) -> int:
    """Return how much a seat trades if it trades all it can; only its side shows (E4)."""
    if state.orders[seat] < 0:
        return -min(held, MOST_SHARES)
    return min(MOST_SHARES, state.cash[seat] // state.prices[security])


def best_of(options: Sequence[tuple[ExchangeAction, float]], most: int) -> Weighed:
    """Return the few options that promise most."""
    return sorted(options, key=lambda option: -option[1])[:most]
