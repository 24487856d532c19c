"""How well each seat stands in Portfolio: the cash that it can expect to end with."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.games.portfolio.parts import OVER
from stockgames.games.portfolio.state import PortfolioState


def evaluate(state: PortfolioState) -> Sequence[float]:
    """Return each seat's cash; at the end, the value of portfolios breaks ties (P11)."""
    if state.stage == OVER:
        return [cash + v / 1e4 for cash, v in zip(state.cash, state.incomes, strict=True)]
    return [cash + 3.0 * v for cash, v in zip(state.cash, state.incomes, strict=True)]
