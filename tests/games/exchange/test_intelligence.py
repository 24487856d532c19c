"""A seat that can't buy intelligence gets the reason (E5)."""

from __future__ import annotations

import pytest

from stockgames.games.exchange.parts import (
    CLOSE,
    FOUNDING,
    LIQUIDATION,
    LOBBYING,
    OVER,
    PHASE_1,
    PHASE_2,
    PHASE_3,
    is_on_offer,
)
from stockgames.games.exchange.refusals import no_intelligence


@pytest.mark.parametrize("stage", [PHASE_1, PHASE_2, PHASE_3, LOBBYING])
def test_it_is_on_offer_until_prices_move_to_whoever_can_pay_and_has_not_seen(stage: int) -> None:
    assert is_on_offer(stage, 50, False)
    assert no_intelligence(stage, 50, False) is None
    assert not is_on_offer(stage, 40, False)
    assert not is_on_offer(stage, 50, True)


REASONS = [
    (FOUNDING, 900, False, "no-intelligence-before-round-1"),
    (LIQUIDATION, 900, False, "no-intelligence-in-a-liquidation"),
    (CLOSE, 900, False, "no-market-force-is-coming-now"),
    (OVER, 900, False, "no-market-force-is-coming-now"),
    (PHASE_1, 900, True, "intelligence-was-bought-for-this-card"),
    (PHASE_3, 40, True, "intelligence-was-bought-for-this-card"),
    (PHASE_3, 40, False, "intelligence-costs-fifty-dollars"),
    (LOBBYING, 40, False, "intelligence-costs-fifty-dollars"),
]


@pytest.mark.parametrize(("stage", "cash", "is_informed", "code"), REASONS)
def test_the_reason_is_the_first_that_holds(
    stage: int, cash: int, is_informed: bool, code: str
) -> None:
    refused = no_intelligence(stage, cash, is_informed)
    assert refused is not None
    assert (refused.code, refused.ruling) == (code, "E5")
