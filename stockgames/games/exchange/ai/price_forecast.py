"""Predicts prices: the market as a ring on which votes and Market Forces push at random."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from stockgames.games.exchange.parts import ALL_SECURITIES, FORCES, Board

Chances: TypeAlias = tuple[float, ...]
"""`chances[n]` is the probability that a price ends `n` levels further up the ring."""

_VOTE: Final = {1: 1 / 6, 0: 4 / 6, -1: 1 / 6}
"""The distribution of one unknown vote's effect on one security."""
_CARD: Final = tuple(force.moves[s] for force in FORCES for s in ALL_SECURITIES)


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
def outlook(board: Board, votes: int, rounds: int) -> tuple[float, ...]:
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
