"""What every company produced, counted from the record."""

from __future__ import annotations

from stockgames.games.stock_exchange.history import EXCHANGED, PRODUCED
from stockgames.games.stock_exchange.parts import RESOURCES
from tests.games.courses import games, histories, moves


def test_counts_are_those_of_the_record() -> None:
    for match, history in histories("stock-exchange", 8):
        made = moves(match)
        for tally in history.tallies:
            for seat, count in enumerate(tally.counts):
                own = [move for move in made if move["seat"] == seat]
                if tally.kind == EXCHANGED:
                    assert count == sum(len(move["exchange"]) for move in own)
                else:
                    name = RESOURCES[tally.thing or 0]
                    assert count == sum(move["produce"].count(name) for move in own)
        pieces = [sum(t.counts) for t in history.tallies if t.kind == PRODUCED]
        assert sum(pieces) == 8 * 3 * 4


def test_nothing_is_counted_before_the_audit() -> None:
    match = games("stock-exchange", 8)[0]
    game = match.game
    steps = list(match.steps(2))
    history = game.history(steps[:-1], match.options)
    assert history is not None
    assert history.tallies == ()
