"""How well each seat stands in Exchange, in dollars."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.games.exchange.parts import ROUNDS
from stockgames.games.exchange.state import ExchangeState


def evaluate(state: ExchangeState) -> Sequence[float]:
    """Return each seat's net worth at today's prices.

    Fractions of a dollar break ties by cash (E9); a seat that is out stands below zero, the later
    it fell and the more it had then, the higher (E8).
    """
    values = [state.net_worth(seat) + state.cash[seat] / 1e5 for seat in range(state.seats)]
    for fall in state.falls:
        values[fall.seat] = fall.round - ROUNDS - 1 + fall.net_worth / 1e5 + fall.cash / 1e10
    return values
