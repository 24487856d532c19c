"""Pairs of games that one observer can't distinguish, for every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import Record
from stockgames.engine.state import Action, SeatId
from stockgames.engine.verify import replay
from tests.games.exchange import alike as exchange_alike
from tests.games.exchange import table as exchange
from tests.games.nyse import alike as nyse_alike
from tests.games.nyse import table as nyse
from tests.games.portfolio import alike as portfolio_alike
from tests.games.portfolio import table as portfolio
from tests.games.stock_exchange import alike as stock_exchange_alike
from tests.games.stock_exchange import table as stock_exchange


@dataclass(frozen=True)
class Pair:
    """Two games with the same visible moves; what the observer may not know differs."""

    here: Match
    there: Match
    observer: SeatId | None

    @property
    def differ(self) -> bool:
        """Return whether there is any difference."""
        return (self.here.setup, moves(self.here)) != (self.there.setup, moves(self.there))


def moves(match: Match) -> list[tuple[SeatId, Action]]:
    """Return seat and action of each move."""
    return [(move.seat, move.action) for move in match.moves]


def opening(match: Match) -> Match:
    """Return the game before its first move."""
    return Match(match.game, match.seats, match.options, match.setup)


def seat_counts(game_id: str, observer: SeatId | None) -> list[int]:
    """Return the sizes of tables at which this observer can sit.

    In a solitaire a bystander learns more than the moves show: undersides decide what is allowed
    there (N9), so that a game with other undersides may be illegal.
    """
    least = 2 if observer is None else observer + 1
    return [count for count in registry.meta(game_id).seats if count >= least]


def observers(game_id: str) -> list[SeatId | None]:
    """Return every seat of the largest table, and a bystander."""
    return [None, *range(registry.meta(game_id).seats[-1])]


def pair(
    game_id: str,
    observer: SeatId | None,
    seed: str,
    seats: int | None = None,
    *,
    to_the_end: bool = False,
) -> Pair:
    """Return a pair of random games, cut at a random move or finished.

    `to_the_end` takes only games that are finished, or lack the last move if that lays everything
    open.
    """
    rng = Random(f"{game_id}/{observer}/{seed}")
    count = seats or rng.choice(seat_counts(game_id, observer))
    here = _PLAYED[game_id](count, rng)
    if to_the_end:
        here.undo_to(len(here.moves) - (game_id == "stock-exchange"))
    elif rng.random() < 0.75:
        here.undo_to(rng.randint(1, len(here.moves)))
    return Pair(here, _ALIKE[game_id](here, observer, rng), observer)


def _nyse(seats: int, rng: Random) -> Match:
    if seats > 1 and rng.random() < 0.5:
        return nyse.trading_match(seats, rng.randrange(2**32))
    return nyse.random_match(seats, rng.randrange(2**32), rng.random())


def _nyse_alike(match: Match, observer: SeatId | None, rng: Random) -> Match:
    told = nyse_alike.another_world(match.record().model_dump(mode="json"), observer, rng)
    return replay(Record.model_validate({**told, "result": None}))


_PLAYED: dict[str, Callable[[int, Random], Match]] = {
    "nyse": _nyse,
    "portfolio": lambda seats, rng: portfolio.played(seats, rng.randrange(2**32)),
    "exchange": lambda seats, rng: exchange.played(
        seats, rng.randrange(2**32), bold=rng.random() < 0.5
    ),
    "stock-exchange": lambda seats, rng: stock_exchange.played(rng.randrange(2**32)),
}
_ALIKE: dict[str, Callable[[Match, SeatId | None, Random], Match]] = {
    "nyse": _nyse_alike,
    "portfolio": portfolio_alike.another_world,
    "exchange": exchange_alike.another_world,
    "stock-exchange": stock_exchange_alike.another_world,
}
