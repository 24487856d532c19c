"""What is on the card of an action."""

from __future__ import annotations

import pytest

from stockgames.games.exchange.actions import (
    BLANK,
    BuyIntelligence,
    CardFace,
    ChooseSecurity,
    ExchangeAction,
    Influence,
    Lobby,
    Order,
    face_of,
)
from stockgames.games.exchange.parts import SELL

FACES = [
    (ChooseSecurity(2), CardFace(security=2)),
    (Order(SELL, 3), CardFace(security=1, side=SELL, shares=3)),
    (Influence(0, -1), CardFace(security=0, by=-1)),
    (Lobby(2, 1), CardFace(security=2, by=1)),
    (BuyIntelligence(), BLANK),
]


@pytest.mark.parametrize(("action", "face"), FACES)
def test_a_card_shows_what_its_phase_says(action: ExchangeAction, face: CardFace) -> None:
    assert face_of(action, traded=1) == face
