"""Who can buy a look at the coming Market Force, and why others can't (E5)."""

from __future__ import annotations

from stockgames.games.exchange.codes import Refused
from stockgames.games.exchange.parts import INTELLIGENCE_COST
from stockgames.games.exchange.stages import FOUNDING, LIQUIDATION, LOBBYING, PHASE_1


def is_on_offer(stage: int, cash: int, is_informed: bool) -> bool:
    """Return whether a seat that must choose can buy intelligence."""
    return PHASE_1 <= stage <= LOBBYING and not is_informed and cash >= INTELLIGENCE_COST


def no_intelligence(stage: int, cash: int, is_informed: bool) -> Refused | None:
    """Return why a seat that must choose can't buy intelligence, or None if it can."""
    if is_on_offer(stage, cash, is_informed):
        return None
    if stage == FOUNDING:
        return Refused("no-intelligence-before-round-1", "E5")
    if stage == LIQUIDATION:
        return Refused("no-intelligence-in-a-liquidation", "E5")
    if stage > LOBBYING:
        return Refused("no-market-force-is-coming-now", "E5")
    if is_informed:
        return Refused("intelligence-was-bought-for-this-card", "E5")
    return Refused("intelligence-costs-fifty-dollars", "E5")
