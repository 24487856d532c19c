"""What stocks pay, and what places earn (S9, S10)."""

from __future__ import annotations

import pytest

from stockgames.games.stock_exchange.parts import PRIZE_POOL, PRIZE_TOKENS_NEEDED
from stockgames.games.stock_exchange.scoring import Payout, payouts, prize_pool, scores

EARNINGS = (34_000, -3_000, 0, 0, 0, 0, 0, 1_000)


def paying(*wanted: int) -> tuple[Payout, ...]:
    """Return the pay-outs of seats whose single stock pays these amounts in dollars."""
    return payouts([1], [(dollars,) for dollars in wanted])


def test_a_stock_pays_what_its_company_earned_and_may_cost() -> None:
    stocks = [(2, 1, 0, 0, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0, 0, 3), (0,) * 8]
    assert scores(EARNINGS, stocks) == [65_000, -3_000, 0]
    first, second, _ = payouts(EARNINGS, stocks)
    assert (first.seat, first.stocks, first.score) == (0, stocks[0], 65_000)
    assert first.paid == (68_000, -3_000, 0, 0, 0, 0, 0, 0)
    assert (second.seat, second.paid[1], second.paid[7]) == (1, -6_000, 3_000)


def test_shared_ranks_skip_the_next_and_awards_go_by_distinct_scores() -> None:
    found = paying(50, 90, 50, 20, 90, 10, 70, 60)
    assert [payout.rank for payout in found] == [5, 1, 5, 7, 1, 8, 3, 4]
    assert [payout.place for payout in found] == [4, 1, 4, 5, 1, 6, 2, 3]


@pytest.mark.parametrize(
    ("place", "tokens", "garnets"),
    [(1, 2, 3), (2, 0, 2), (3, 0, 1), (4, 0, 1), (5, 0, 1), (6, 0, 0), (8, 0, 0)],
)
def test_a_place_earns_tokens_of_life_and_garnets(place: int, tokens: int, garnets: int) -> None:
    payout = paying(80, 70, 60, 50, 40, 30, 20, 10)[place - 1]
    assert (payout.place, payout.life_tokens, payout.garnets) == (place, tokens, garnets)


def test_all_who_share_the_lowest_score_may_be_eliminated() -> None:
    found = paying(30, 10, 20, 10)
    assert [payout.elimination_candidate for payout in found] == [False, True, False, True]


def test_nobody_may_be_eliminated_where_all_are_alike() -> None:
    found = paying(20, 20, 20)
    assert not any(payout.elimination_candidate for payout in found)
    assert {(payout.rank, payout.place, payout.life_tokens) for payout in found} == {(1, 1, 2)}


def test_the_prize_mission_needs_its_tokens() -> None:
    assert prize_pool(PRIZE_TOKENS_NEEDED - 1) == 0
    assert prize_pool(PRIZE_TOKENS_NEEDED) == prize_pool(PRIZE_TOKENS_NEEDED + 1) == PRIZE_POOL
