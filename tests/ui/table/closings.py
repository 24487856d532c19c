"""Finished games of each kind with their stories, for tests of the closing page."""

from __future__ import annotations

from functools import cache

from stockgames.engine.match import Match
from stockgames.engine.state import Result, SeatId
from stockgames.presentation.games.exchange.words import ExchangeStory
from stockgames.presentation.games.nyse.results import NyseStory
from stockgames.presentation.games.portfolio.results import PortfolioStory
from stockgames.presentation.games.stock_exchange.results import StockExchangeStory
from stockgames.presentation.story import GameStory, StoryWords
from tests.games.courses import games

WORDS: dict[str, StoryWords] = {
    "nyse": NyseStory(),
    "portfolio": PortfolioStory(),
    "exchange": ExchangeStory(),
    "stock-exchange": StockExchangeStory(),
}
TABLES = (
    *[("nyse", 1), ("nyse", 4), ("portfolio", 2), ("portfolio", 4)],
    *[("exchange", 3), ("exchange", 6), ("stock-exchange", 8)],
)
NAMES = ("Ada", "Bruno", "Clara", "Dmitri", "Emil", "Freya", "Gus", "Hana")


def telling_of(match: Match, own: SeatId | None) -> GameStory:
    """Return the story of a finished game for a viewer."""
    history = match.history(None, all_up=True)
    assert history is not None
    names = NAMES[: len(match.seats)]
    words = WORDS[match.game.meta.id]
    return GameStory(history, words, names, own)


@cache
def tellings(game_id: str, seats: int) -> tuple[tuple[Match, Result, GameStory], ...]:
    """Return games with results and stories, each for another seat, or for nobody."""
    found = []
    for number, match in enumerate(games(game_id, seats)):
        own = None if number == 0 and seats > 1 else number % seats
        found.append((match, match.result(), telling_of(match, own)))
    return tuple(found)
