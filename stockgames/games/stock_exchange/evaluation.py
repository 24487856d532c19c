"""How well each seat stands in Stock Exchange, in dollars: as if the audit came now."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.games.stock_exchange.payout import scores
from stockgames.games.stock_exchange.scoring import earnings
from stockgames.games.stock_exchange.state import StockExchangeState


def evaluate(state: StockExchangeState) -> Sequence[float]:
    """Return what each seat's stocks would pay if the audit came now; exact once it has come.

    Submissions that lie sealed count as carried out.
    """
    if any(state.laid):
        state = state.copy()
        state.carry_out()
    return [float(score) for score in scores(earnings(state.resources), state.stocks)]
