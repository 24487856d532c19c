"""Classifies opponents by their public moves as myopic or looking ahead.

Only takes and discards are used: what a special chip could have done instead is hidden in the hand.
Each is compared with the choices of a myopic seat and of one that looks further, both without
special chips (see `playout`).

A player who looks further may make a move that seems myopic, to be taken for weak, where it costs
little. So where chances to win were learned, only moves that cost a seat more count as myopic.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, log
from typing import Final, NamedTuple

from stockgames.engine.state import SeatId
from stockgames.games.nyse.actions import DISCARD, TAKE, NyseAction
from stockgames.games.nyse.ai.chances import Chances
from stockgames.games.nyse.ai.playout import Option, candidate_moves
from stockgames.games.nyse.ai.weights import NyseWeights
from stockgames.games.nyse.knowledge import SeenMove
from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    CRASHED,
    PILE_SIZE,
    PLAIN,
    PUSHED,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
    Marking,
)
from stockgames.games.nyse.state import NyseState
from stockgames.games.nyse.view import NyseView

SLIP: Final = 0.06
"""The probability of a random action by any player."""
CARELESS: Final = 0.15
"""The difference in $M that makes a choice e times less likely for a myopic player."""
UNDECIDED: Final = 0.35
"""The same for a player who looks further, whose reasons are less well known."""
FAR: Final = 8.0
"""The log-likelihood ratio is clipped at this, because a player may change its mind."""
MASKED: Final = 0.75
"""The probability that a player who looks further plays a cheap move only to appear myopic."""
CHEAP: Final = 0.02
"""How much of a chance to win such a move may cost."""
DEAR: Final = 0.01
"""The additional cost that makes a move e times less likely."""

_SHOWN: Final[Mapping[str, Marking]] = {
    "speculative_market": SPECULATIVE_MARKET,
    "aggressive_investment": AGGRESSIVE_INVESTMENT,
    "stock_swap": STOCK_SWAP,
    "waive": STOCK_SWAP,
}
"""The marking of the revealed chip, by kind of action."""


def habits(view: NyseView, weights: NyseWeights, known: Chances | None) -> list[float]:
    """Return each seat's log-likelihood ratio of being myopic.

    `known` is the learned model for such a table, or None.
    """
    found = [0.0] * view.seats
    if view.seats == 1:
        return found
    first = view.moves[0].seat if view.moves else view.active
    state = _begun(view.seats, view.board, first)
    investor = None
    for move in view.moves:
        if move.seat != investor:
            investor = None
        if move.kind == "aggressive_investment":
            investor = move.seat
        elif investor is None:
            found[move.seat] += _tells(state, move, weights, known)
        follow(state, move)
    return [max(-FAR, min(FAR, ratio)) for ratio in found]


def _begun(seats: int, board: tuple[int, ...], first: SeatId) -> NyseState:
    """Return the start of a game without special chips."""
    return NyseState(seats, board, [(PLAIN,) * PILE_SIZE] * 4, first)


def _tells(state: NyseState, move: SeenMove, weights: NyseWeights, known: Chances | None) -> float:
    if move.kind not in ("take", "discard") or move.color is None:
        return 0.0
    action = (TAKE if move.kind == "take" else DISCARD)[move.color]
    today = _likely(candidate_moves(state, move.seat, True, weights), action, CARELESS)
    later = _likely(candidate_moves(state, move.seat, False, weights), action, UNDECIDED)
    if today > later and known is not None:
        cost = _cost(known, _open(state), move.seat, action)
        later = max(later, MASKED * exp(-max(0.0, cost - CHEAP) / DEAR))
    return log(today / later)


class _Open(NamedTuple):
    """The public part of a state."""

    board: tuple[int, ...]
    markers: tuple[int, ...]
    left: tuple[int, ...]
    counts: tuple[int, ...]
    played: tuple[int, ...]


def _open(state: NyseState) -> _Open:
    lists = (state.markers, state.left, state.counts, state.played)
    return _Open(state.board, *map(tuple, lists))


@lru_cache(maxsize=1 << 10)
def _cost(known: Chances, lies: _Open, seat: SeatId, action: NyseAction) -> float:
    state = _begun(len(lies.counts) // 4, lies.board, seat)
    state.markers, state.left = [*lies.markers], [*lies.left]
    state.counts, state.played = [*lies.counts], [*lies.played]
    state.open = sum(1 << color for color, left in enumerate(lies.left) if left)
    state.standing = sum(1 << color for color, perch in enumerate(lies.markers) if perch != CRASHED)
    return known.missed(state, seat, action)


def _likely(options: Sequence[Option], action: NyseAction, width: float) -> float:
    """Return the probability of an option; being `width` worse makes it e times less likely."""
    most = max(gain for _, gain in options)
    chances = {option: exp((gain - most) / width) for option, gain in options}
    share = chances[action] / sum(chances.values())
    return (1 - SLIP) * share + SLIP / len(chances)


def follow(state: NyseState, move: SeenMove) -> None:
    """Apply the public part of a move; hands stay without special chips."""
    color, seat = move.color, move.seat
    if color is None:
        return
    if move.kind in ("take", "discard"):
        state.left[color] -= 1
        if move.kind == "take":
            state.counts[seat * 4 + color] += 1
            _push(state, color, 1)
        return
    state.counts[seat * 4 + color] -= 1
    state.played[color * 4 + _SHOWN[move.kind]] += 1
    if move.marker is not None:
        _push(state, move.marker, 2)
    if move.partner is not None and move.want is not None and move.give is not None:
        for who, got, gave in (
            (seat, move.want, move.give),
            (move.partner, move.give, move.want),
        ):
            state.counts[who * 4 + got] += 1
            state.counts[who * 4 + gave] -= 1


def _push(state: NyseState, color: int, steps: int) -> None:
    before = state.markers[color]
    if before != CRASHED:
        state.markers[color] = PUSHED[before + steps]
