"""The audit in the end: what lies open then to everybody (S6 to S10)."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.parts import Counts
from stockgames.games.stock_exchange.payout import Payout
from stockgames.games.stock_exchange.scoring import Statement


@dataclass(frozen=True, slots=True)
class Audit:
    """All that lies open in the end."""

    statements: tuple[Statement, ...]
    """By company: holdings, lines, earnings (S6 to S8)."""
    payouts: tuple[Payout, ...]
    """By seat: stocks, score, rank, awards (S9)."""
    submissions: tuple[tuple[Submit, ...], ...]
    """`submissions[round - 1][seat]`: what everybody made, gave and exchanged."""
    fizzled: tuple[bool, ...]
    """By round, whether its diamonds turned to coal (S4)."""
    garnets: Counts
    """What each seat has left (S5)."""
    prize_tokens: int
    """How many were produced in the game (S10)."""
    prize_pool: int

    @property
    def held(self) -> Counts:
        """What all companies hold together, by resource."""
        stores = [statement.resources for statement in self.statements]
        return tuple(map(sum, zip(*stores, strict=True)))

    @property
    def ranked(self) -> tuple[Payout, ...]:
        """The pay-outs from the first place to the last (S9)."""
        return tuple(sorted(self.payouts, key=lambda payout: (payout.rank, payout.seat)))
