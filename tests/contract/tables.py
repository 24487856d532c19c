"""The games, with the numbers of seats, for which every promise is tried."""

from __future__ import annotations

from lemonade.rules.meta import META
from stockgames.engine import registry

GAMES = (*registry.game_ids(), META.id)


def tables() -> list[tuple[str, int]]:
    """Return (game, seats) for the fewest, the usual and the most seats of every game."""
    cards = [*map(registry.meta, registry.game_ids()), META]
    return [
        (card.id, seats)
        for card in cards
        for seats in sorted({card.seats[0], card.usual_seats, card.seats[-1]})
    ]
