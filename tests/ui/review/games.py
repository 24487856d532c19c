"""Games of the list for tests."""

from __future__ import annotations

from typing import Any

from stockgames.ui.review.past_list import PastGame, Seated

ADA, BOT, ZOE = Seated("Ada", True, 2), Seated("Bruno", False, 1), Seated("Zoë", True, 3)


def game(row: int = 1, **fields: Any) -> PastGame:
    """Return a game of NYSE, with these fields changed."""
    usual: dict[str, Any] = {
        "game_id": "nyse",
        "title": "NYSE",
        "seats": (ADA, BOT, ZOE),
        "moves": 34,
        "begun": "2031-05-04T18:30:00Z",
        "played": "2031-05-04T18:42:10Z",
    }
    return PastGame(row=row, **{**usual, **fields})
