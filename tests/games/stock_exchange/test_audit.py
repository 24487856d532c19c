"""The public audit at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.stock_exchange.table import played, view


@pytest.mark.parametrize("seed", range(5))
def test_pay_outs_are_ranked_from_the_first_place_to_the_last(seed: int) -> None:
    audit = view(played(seed), None).audit
    assert audit is not None
    assert sorted(payout.seat for payout in audit.ranked) == list(range(8))
    ranks = [payout.rank for payout in audit.ranked]
    assert ranks[0] == 1
    assert ranks == sorted(ranks)
    scores = [payout.score for payout in audit.ranked]
    assert scores == sorted(scores, reverse=True)


def test_who_shares_a_place_stands_in_the_order_of_seats() -> None:
    audit = view(played(1), None).audit
    assert audit is not None
    first, second, *others = audit.ranked
    low, high = sorted((first.seat, second.seat))
    tied = [replace(first, seat=seat) for seat in (high, low)]
    ranked = replace(audit, payouts=(*tied, *others)).ranked
    assert [payout.seat for payout in ranked[:2]] == [low, high]
