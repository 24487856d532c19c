"""Exchange's table options (there are none) and set-up, as stored in records."""

from __future__ import annotations

from stockgames.engine.strict import Strict
from stockgames.games.exchange.parts import FORCE_IDS, FOUNDER_IDS, hand_size


class Options(Strict):
    """Exchange has no options."""


class Setup(Strict):
    """The result of the shuffles: each seat's founder cards, and the Market Forces, next first."""

    founders: list[list[str]]
    forces: list[str]

    def misdealt(self, seats: int) -> str | None:
        """Return what is wrong with the deal, or None."""
        if [len(hand) for hand in self.founders] != [hand_size(s, seats) for s in range(seats)]:
            return "founders: the 24 cards are dealt round one at a time from seat 0 (E2)"
        if sorted(card for hand in self.founders for card in hand) != sorted(FOUNDER_IDS):
            return "founders: not each of the 24 cards once (E1)"
        if sorted(self.forces) != sorted(FORCE_IDS):
            return "forces: not each of the 15 cards once (E1)"
        return None
