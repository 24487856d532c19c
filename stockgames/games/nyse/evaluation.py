"""How well each seat stands in NYSE, in $M."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.games.nyse.state import NyseState


def evaluate(state: NyseState) -> Sequence[float]:
    """Return each seat's value at today's prices, a chip more breaking ties as N8 does."""
    return [state.value(seat) + state.chips(seat) / 100 for seat in range(state.seats)]
