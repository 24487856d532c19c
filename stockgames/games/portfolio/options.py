"""Portfolio's table options and set-up, as stored in records."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pydantic import SerializerFunctionWrapHandler, model_serializer

from stockgames.engine.strict import Strict
from stockgames.games.portfolio.parts import CARD_NAMES, HAND, decks


class Options(Strict):
    """The only option is whether bots may offer deals to people.

    The default, that they may, is left out of records and seals, as before the option existed.
    """

    bots_offer: bool = True
    """Whether bots make offers; they always answer those of others."""

    @model_serializer(mode="wrap")
    def _without_the_usual(self, dump: SerializerFunctionWrapHandler) -> dict[str, Any]:
        data: dict[str, Any] = dump(self)
        return {} if self.bots_offer else data


class Setup(Strict):
    """The dealer and the result of the shuffle: hands, stock (next card first), exposed card."""

    dealer: int
    hands: list[list[str]]
    stock: list[str]
    discard: list[str]

    def misdealt(self, seats: int) -> str | None:
        """Return what is wrong with the deal, or None."""
        if not 0 <= self.dealer < seats:
            return "dealer: there is no such seat (P2)"
        if [len(hand) for hand in self.hands] != [HAND] * seats:
            return f"hands: {HAND} cards are dealt to each of {seats} seats (rules)"
        if len(self.discard) != 1:
            return "discard: one card is exposed (rules)"
        cards = [card for hand in self.hands for card in hand] + self.stock + self.discard
        if Counter(cards) != dict.fromkeys(CARD_NAMES, decks(seats)):
            return f"not the cards of {decks(seats)} decks (rules)"
        return None
