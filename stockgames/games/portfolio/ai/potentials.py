"""What cards in hand may become: runs, and cards that may make runs later."""

from __future__ import annotations

from stockgames.games.portfolio.actions import SUIT_MASKS
from stockgames.games.portfolio.parts import NONE, SHORTEST, Card, value_of, worth


class Potentials(dict[int, float]):
    """Expected earnings a turn, in dollars, by the mask of cards of one suit.

    Filled on lookup; each suit has at most 8191 masks.
    """

    def __init__(self, ready: float, pair: float, gap: float) -> None:
        """See `weights.EvaluationWeights` for the parameters."""
        super().__init__()
        self._ready = ready
        self._pair = pair
        self._gap = gap

    def __missing__(self, cards: int) -> float:
        total = self[cards] = self._of(cards)
        return total

    def _of(self, cards: int) -> float:
        total = 0.0
        before: Card = NONE
        """The highest card of the previous run in this suit."""
        while cards:
            low = (cards & -cards).bit_length() - 1
            high = low
            while cards >> high + 1 & 1:
                high += 1
            length = high - low + 1
            if length >= SHORTEST:
                total += self._ready * value_of(low, high)
            elif length == SHORTEST - 1:
                total += self._pair * worth(high)
            if before != NONE and low - before == 2:
                total += self._gap * worth(high)
            before = high
            cards &= ~((1 << high + 1) - 1)
        return total

    def of_hand(self, held: int) -> float:
        """Return what the cards in a mask of any suits may earn a turn, in dollars."""
        spades, hearts, diamonds, clubs = SUIT_MASKS
        return (
            self[held & spades] + self[held & hearts] + self[held & diamonds] + self[held & clubs]
        )
