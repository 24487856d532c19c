"""Turns the companies' earnings into scores, places and awards (S9, S10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.parts import (
    PRIZE_POOL,
    PRIZE_TOKENS_NEEDED,
    Counts,
)

AWARDS: Final = ((2, 3), (0, 2), (0, 1), (0, 1), (0, 1))
"""Tokens of life and garnets for the first to fifth distinct score."""


@dataclass(frozen=True, slots=True)
class Payout:
    """One seat's pay-out for its stocks, and its place."""

    seat: SeatId
    stocks: Counts
    """By company."""
    paid: Counts
    """Dollars by company: stocks held times the company's earnings (S9)."""
    score: int
    rank: int
    """1 for the winner; after shared ranks numbers are skipped."""
    place: int
    """The rank of its score among the distinct scores, 1 the highest; decides awards (S9)."""
    life_tokens: int
    garnets: int
    """Garnets won, without those left over."""
    elimination_candidate: bool


def scores(earnings: Sequence[int], stocks: Sequence[Sequence[int]]) -> list[int]:
    """Return what each seat's stocks pay, in dollars."""
    return [
        sum([count * dollars for count, dollars in zip(held, earnings, strict=True)])
        for held in stocks
    ]


def payouts(earnings: Sequence[int], stocks: Sequence[Sequence[int]]) -> tuple[Payout, ...]:
    """Return every seat's pay-out."""
    found = scores(earnings, stocks)
    distinct = sorted(set(found), reverse=True)
    return tuple(_payout(seat, held, earnings, found, distinct) for seat, held in enumerate(stocks))


def _payout(
    seat: SeatId,
    held: Sequence[int],
    earnings: Sequence[int],
    found: list[int],
    distinct: list[int],
) -> Payout:
    score = found[seat]
    place = distinct.index(score)
    life_tokens, garnets = AWARDS[place] if place < len(AWARDS) else (0, 0)
    return Payout(
        seat=seat,
        stocks=tuple(held),
        paid=tuple(count * dollars for count, dollars in zip(held, earnings, strict=True)),
        score=score,
        rank=1 + sum(other > score for other in found),
        place=place + 1,
        life_tokens=life_tokens,
        garnets=garnets,
        elimination_candidate=len(distinct) > 1 and score == distinct[-1],
    )


def prize_pool(tokens: int) -> int:
    """Return what the prize mission adds for this number of prize tokens produced in the game
    (S10).
    """
    return PRIZE_POOL if tokens >= PRIZE_TOKENS_NEEDED else 0
