"""Why an action is not allowed: the code and the ruling."""

from __future__ import annotations

from typing import Literal, TypeAlias

from stockgames.engine import errors
from stockgames.engine.state import SeatId
from stockgames.games.exchange import actions as a
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.parts import proceeds
from stockgames.games.exchange.state import ExchangeState

Code: TypeAlias = Literal[
    "a-founder-is-chosen-now",
    "a-liquidation-is-chosen-now",
    "a-security-is-chosen-now",
    "a-share-could-be-kept",
    "an-influence-is-laid-now",
    "an-influence-is-one-step-up-or-down",
    "an-order-is-laid-now",
    "intelligence-costs-fifty-dollars",
    "intelligence-was-bought-for-this-card",
    "no-intelligence-before-round-1",
    "no-intelligence-in-a-liquidation",
    "no-market-force-is-coming-now",
    "not-that-many-shares",
    "not-this-seats-decision",
    "orders-are-one-to-nine-shares",
    "that-founder-was-not-dealt-to-this-seat",
    "the-final-influence-is-laid-now",
    "the-lobbyist-votes-now",
    "the-sale-does-not-pay-the-debt",
]
"""Why the rules of Exchange refuse an action; the referee has codes of its own."""


class Refused(errors.Refused):
    """The engine's `Refused`, limited to Exchange's codes for mypy."""

    def __init__(self, code: Code, ruling: str = "rules") -> None:
        super().__init__(code, ruling)


def no_intelligence(stage: int, cash: int, is_informed: bool) -> Refused | None:
    """Return why a seat that must choose can't buy intelligence, or None if it can."""
    if p.is_on_offer(stage, cash, is_informed):
        return None
    if stage == p.FOUNDING:
        return Refused("no-intelligence-before-round-1", "E5")
    if stage == p.LIQUIDATION:
        return Refused("no-intelligence-in-a-liquidation", "E5")
    if stage > p.LOBBYING:
        return Refused("no-market-force-is-coming-now", "E5")
    if is_informed:
        return Refused("intelligence-was-bought-for-this-card", "E5")
    return Refused("intelligence-costs-fifty-dollars", "E5")


_ASKED: dict[int, tuple[type[a.ExchangeAction], Code, str]] = {
    p.FOUNDING: (a.ChooseFounder, "a-founder-is-chosen-now", "E2"),
    p.PHASE_1: (a.ChooseSecurity, "a-security-is-chosen-now", "phase-1"),
    p.PHASE_2: (a.Order, "an-order-is-laid-now", "E4"),
    p.PHASE_3: (a.Influence, "an-influence-is-laid-now", "phase-3"),
    p.LOBBYING: (a.Lobby, "the-lobbyist-votes-now", "E6"),
    p.LIQUIDATION: (a.Liquidate, "a-liquidation-is-chosen-now", "E7"),
    p.CLOSE: (a.Influence, "the-final-influence-is-laid-now", "close"),
}
"""The actions of each stage, and the refusal of all others."""


def refusal(state: ExchangeState, seat: SeatId, action: a.ExchangeAction) -> Refused:
    """Return why `action`, which is not in the legal list, is refused."""
    if seat not in state.actors:
        return Refused("not-this-seats-decision", "E10" if seat in state.choosers else "rules")
    if isinstance(action, a.BuyIntelligence):
        refused = no_intelligence(state.stage, state.cash[seat], bool(state.informed >> seat & 1))
        assert refused is not None
        return refused
    asked, code, ruling = _ASKED[state.stage]
    if not isinstance(action, asked):
        return Refused(code, ruling)
    match action:
        case a.ChooseFounder():
            return Refused("that-founder-was-not-dealt-to-this-seat", "E2")
        case a.Order():
            return Refused("orders-are-one-to-nine-shares", "E4")
        case a.Liquidate():
            return _liquidation(state, seat, action)
        case _:
            return Refused("an-influence-is-one-step-up-or-down", "phase-3")


def _liquidation(state: ExchangeState, seat: SeatId, action: a.Liquidate) -> Refused:
    pairs = zip(action.sold, state.shares[seat], strict=True)
    if not all(0 <= count <= held for count, held in pairs):
        return Refused("not-that-many-shares", "E7")
    if proceeds(action.sold, state.prices) < state.debt(seat):
        return Refused("the-sale-does-not-pay-the-debt", "E7")
    return Refused("a-share-could-be-kept", "E7")
