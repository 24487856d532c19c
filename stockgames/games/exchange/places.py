"""What decided a place at the end (E8, E9)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from stockgames.engine.game import Result
from stockgames.engine.seat import SeatId

Decided: TypeAlias = Literal["fall", "last", "worth", "cash", "shared"]
"""The seat fell; all others did; net worth alone; cash, for net worth is equal; nothing did."""


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
