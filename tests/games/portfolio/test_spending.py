"""The present turn's payments and receipts, in order, and nothing of other turns."""

from __future__ import annotations

from stockgames.games.portfolio.history import Spent, spent_in_turn
from stockgames.games.portfolio.parts import draw_cost
from tests.games.portfolio.table import lay, play, rich, strike, table, truth

SPARE = "2D 4D 6D 8D TD QD"


def test_a_turn_is_told_from_its_beginning_and_in_order() -> None:
    match = table([f"6C 2H {SPARE}", SPARE, SPARE])
    lay(match, 1, "3C-5C")
    lay(match, 2, "3H-5H")
    lay(match, 0, "TH-KH")
    rich(match, 50, 50, 50)
    play(match, "draw 1", "discard 2D", "draw 1", "discard 2D", "draw 1", "discard 2D")
    play(match, "draw 2")
    strike(match, 1, 0, "7", "2")
    strike(match, 2, 1, "3")
    play(match, "acquire 1 6C", "neutralize 2 2H")
    told = spent_in_turn(reversed(match.events_for(None)), 0)
    assert told == [
        Spent("draw", 2, -draw_cost(2)),
        Spent("deal", 0, 5),
        Spent("acquire", 0, -4),
        Spent("neutralize", 0, -2),
    ]


def test_a_seat_pays_its_own_debt_as_its_turn_begins() -> None:
    match = table([SPARE, SPARE])
    lay(match, 0, "TH-KH")
    lay(match, 1, "TS-KS")
    strike(match, 0, 1, "debt:3")
    play(match, "draw 1", "discard 2D", "draw 1", "discard 2D")
    told = spent_in_turn(reversed(match.events_for(None)), 0)
    assert told == [Spent("debt", 0, -3)]
    assert truth(match).active == 0
    assert spent_in_turn(reversed(match.events_for(None)), 1) == []
