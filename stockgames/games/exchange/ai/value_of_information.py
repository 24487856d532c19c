"""The value of seeing the coming Market Force (E5): what it can change about the trade.

A seat that knows the force may trade differently from one that doesn't. The value, before its
price, is how much more the seat can then expect; it is zero if the trade stays the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Final, NamedTuple

from stockgames.engine.state import SeatId
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.actions import ExchangeAction
from stockgames.games.exchange.ai.opinions import weigh_orders
from stockgames.games.exchange.state import ExchangeState

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
