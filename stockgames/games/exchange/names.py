"""Names of all choices in Exchange, derived from the actions."""

from __future__ import annotations

from typing import Final

from stockgames.games.exchange.actions import (
    BuyIntelligence,
    ChooseFounder,
    ChooseSecurity,
    ExchangeAction,
    Influence,
    Lobby,
    Order,
)
from stockgames.games.exchange.parts import FOUNDERS, SECURITIES, SIDES

SIDE_NAMES: Final = tuple(f"side-{side}" for side in SIDES)
"""The names of the switch of Phase 2, by side; picking one isn't an action."""


def action_name(action: ExchangeAction) -> str:
    """Return the name of an action: `security-bonds`, `buy-3`, `influence-banks-up`."""
    match action:
        case ChooseFounder(card=card):
            return f"founder-{FOUNDERS[card].id}"
        case BuyIntelligence():
            return "intelligence"
        case ChooseSecurity(security=security):
            return f"security-{SECURITIES[security]}"
        case Order(side=side, shares=shares):
            return f"{SIDES[side]}-{shares}"
        case Influence(security=security, by=by):
            return f"influence-{SECURITIES[security]}-{_way(by)}"
        case Lobby(security=security, by=by):
            return f"lobby-{SECURITIES[security]}-{_way(by)}"
        case _:
            return f"liquidate-{action.banks}-{action.insurance}-{action.bonds}"


def _way(by: int) -> str:
    return "up" if by > 0 else "down"
