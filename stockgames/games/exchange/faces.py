"""The faces of phase cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stockgames.games.exchange.actions import (
    ChooseSecurity,
    ExchangeAction,
    Influence,
    Lobby,
    Order,
)
from stockgames.games.exchange.parts import Security
from stockgames.games.exchange.stages import NONE


@dataclass(frozen=True, slots=True)
class CardFace:
    """The face of a phase card; fields that don't apply to its phase are NONE or 0."""

    security: Security = NONE
    side: int = NONE
    shares: int = 0
    by: int = 0


BLANK: Final = CardFace()
"""The face for anything that isn't a phase card."""


def face_of(action: ExchangeAction, traded: Security) -> CardFace:
    """Return the face of the card for an action; `traded` is the security that its seat trades."""
    match action:
        case ChooseSecurity(security=security):
            return CardFace(security)
        case Order(side=side, shares=shares):
            return CardFace(traded, side, shares)
        case Influence(security=security, by=by) | Lobby(security=security, by=by):
            return CardFace(security, by=by)
        case _:
            return BLANK
