"""Each seat's place at the end, and what decided it (E8, E9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from stockgames.engine.seat import SeatId
from stockgames.engine.state import Result
from stockgames.games.exchange.parts import ROUNDS, Fall

Decided: TypeAlias = Literal["fall", "last", "worth", "cash", "shared"]
"""The seat fell; all others fell; net worth; cash, as net worth is equal; nothing (shared
place).
"""


def final_places(
    worth: Sequence[int], cash: Sequence[int], falls: Sequence[Fall]
) -> tuple[int, ...]:
    """Return the place of each seat: by net worth, then cash; then eliminated seats, the last to
    fall first.

    Seats that are equal in both share a place.
    """
    keys = [(ROUNDS + 1, *pair) for pair in zip(worth, cash, strict=True)]
    for fall in falls:
        keys[fall.seat] = (fall.round, fall.net_worth, fall.cash)
    return tuple([1 + sum(other > key for other in keys) for key in keys])


def decided_by(result: Result, seat: SeatId) -> Decided:
    """Return what decided a seat's place."""
    fell = result.details["out_in_round"]
    if fell[seat] is not None:
        return "fall"
    rivals = [s for s, round_ in enumerate(fell) if round_ is None and s != seat]
    if not rivals:
        return "last"
    equal = [other for other in rivals if result.scores[other] == result.scores[seat]]
    if not equal:
        return "worth"
    is_shared = any(result.ranks[other] == result.ranks[seat] for other in equal)
    return "shared" if is_shared else "cash"
