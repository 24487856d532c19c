"""The final audit, which is open to everybody (S6 to S10)."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.parts import Counts
from stockgames.games.stock_exchange.payout import Payout
from stockgames.games.stock_exchange.scoring import Statement


@dataclass(frozen=True, slots=True)
class Audit:
    """Everything that is open at the end of the game."""

    statements: tuple[Statement, ...]
    """By company: holdings, lines, earnings (S6 to S8)."""
    payouts: tuple[Payout, ...]
    """By seat: stocks, score, rank, awards (S9)."""
    submissions: tuple[tuple[Submit, ...], ...]
    """`submissions[round - 1][seat]`: what everybody made, gave and exchanged."""
    fizzled: tuple[bool, ...]
    """By round, whether its diamonds turned to coal (S4)."""
    garnets: Counts
    """Each seat's remaining garnets (S5)."""
    prize_tokens: int
    """The number produced in the game (S10)."""
    prize_pool: int

    @property
    def held(self) -> Counts:
        """The total holdings of all companies, by resource."""
        stores = [statement.resources for statement in self.statements]
        return tuple(map(sum, zip(*stores, strict=True)))

    @property
    def ranked(self) -> tuple[Payout, ...]:
        """The pay-outs from first to last place (S9)."""
        return tuple(sorted(self.payouts, key=lambda payout: (payout.rank, payout.seat)))
