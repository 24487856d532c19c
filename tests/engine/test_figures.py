"""A game may report the amounts of its rules."""

from __future__ import annotations

from lemonade.rules.game import GAME as LEMONADE
from stockgames.engine import registry
from stockgames.games.stock_exchange.parts import BOOK, OIL
from stockgames.games.stock_exchange.scoring import earnings


def alone(*pieces: int) -> int:
    """Return what the first company earns with these pieces, beside others with none."""
    table = [[0] * 13 for _ in range(8)]
    for piece in pieces:
        table[0][piece] += 1
    return earnings(table)[0]


def test_what_a_game_tells_is_what_it_reckons_with() -> None:
    figures = registry.load("stock-exchange").figures
    assert alone(BOOK) - alone() == figures["book"]
    assert alone(BOOK, OIL) - alone(OIL) == 2 * figures["book"], "there are two kinds"
    assert alone(OIL) - alone() == figures["oil"]


def test_a_game_that_tells_none_has_none() -> None:
    assert LEMONADE.figures == {}
