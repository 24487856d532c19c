"""Stock Exchange's table options and set-up, as stored in records."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from stockgames.engine.strict import Strict
from stockgames.games.stock_exchange.parts import GARNETS, MOST_GARNETS, OWN_STOCKS, SEATS


class Options(Strict):
    """How many garnets each seat starts with (S5)."""

    garnets: Annotated[int, Field(ge=0, le=MOST_GARNETS)] = GARNETS


class Setup(Strict):
    """The result of the shuffle: `stocks[seat][company]`, how many each seat starts with."""

    stocks: list[list[int]]

    def misdealt(self) -> str | None:
        """Return what is wrong with the deal, or None (S1)."""
        if [len(held) for held in self.stocks] != [SEATS] * SEATS:
            return "stocks: not eight seats by eight companies (S1)"
        for seat, held in enumerate(self.stocks):
            others = sorted(count for company, count in enumerate(held) if company != seat)
            if held[seat] != OWN_STOCKS or others != [0] + [1] * (SEATS - 2):
                return f"stocks: seat {seat} has not two of its own and one of six others (S1)"
        for company in range(SEATS):
            if sum(held[company] for held in self.stocks) != SEATS:
                return f"stocks: company {company} has not eight in all (S1)"
        return None


def stocks_without(missing: list[int] | tuple[int, ...]) -> list[list[int]]:
    """Return the stocks of all seats, given the company that each of them lacks (S1)."""
    return [
        [
            OWN_STOCKS if company == seat else int(company != lacking)
            for company in range(len(missing))
        ]
        for seat, lacking in enumerate(missing)
    ]
