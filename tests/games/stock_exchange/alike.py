"""Another game that is indistinguishable for one observer, played move by move."""

from __future__ import annotations

from random import Random

from stockgames.engine.match import Match
from stockgames.games.stock_exchange.options import Setup
from stockgames.games.stock_exchange.state import StockExchangeState
from tests.games.stock_exchange.table import GAME, view


def another_world(match: Match, observer: int | None, rng: Random) -> Match:
    """Return a table that should look the same to the observer (None: a bystander).

    A sample that fits the observer's view is drawn, and its game is played from its own set-up,
    with submissions in the seat order of the first game.
    """
    world = GAME.determinize(view(match, observer), rng)
    assert isinstance(world, StockExchangeState)
    other = Match(GAME, match.seats, match.options, Setup(stocks=opening(world)))
    for move in match.moves:
        gone = move.turn < len(world.submissions)
        laid = world.submissions[move.turn][move.seat] if gone else world.laid[move.seat]
        assert laid is not None
        other.act(move.seat, laid)
    return other


def opening(world: StockExchangeState) -> list[list[int]]:
    """Return the initial stocks of a game that led to this state."""
    stocks = [held[:] for held in world.stocks]
    for laid in reversed(world.submissions):
        for seat, submission in enumerate(laid):
            for gift in submission.stocks:
                stocks[gift.to][gift.company] -= 1
                stocks[seat][gift.company] += 1
            for company in submission.exchange:
                stocks[seat][seat] -= 1
                stocks[seat][company] += 1
    return stocks
