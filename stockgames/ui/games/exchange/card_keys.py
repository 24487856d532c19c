"""The keys that pick cards: figures what shows, letters shares to sell."""

from __future__ import annotations

from typing import Final

from stockgames.games.exchange.actions import Order
from stockgames.games.exchange.choosing import CardTarget, Choosing
from stockgames.games.exchange.names import action_name
from stockgames.games.exchange.parts import SELL

_DIGITS: Final = "123456789"
_SELL_KEYS: Final = "ABCDEFGIJ"
"""Without H, which asks for a hint."""


def numbered(choosing: Choosing) -> list[CardTarget]:
    """Return the cards in the order of their figures; votes first all up, then all down."""
    cards = [card for card in choosing.targets() if card.kind not in ("side", "intelligence")]
    if choosing.is_vote:
        cards.sort(key=lambda card: (-card.face.by, card.face.security))
    return cards


def card_of_key(choosing: Choosing, key: str) -> str:
    """Return the name of what a key picks, empty for a key that picks nothing."""
    if key in _DIGITS:
        place, cards = _DIGITS.index(key), numbered(choosing)
        return cards[place].name if place < len(cards) else ""
    if choosing.is_order and key in _SELL_KEYS:
        return action_name(Order(SELL, _SELL_KEYS.index(key) + 1))
    return ""
