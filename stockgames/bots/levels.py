"""The catalogue of bots, cheap to import: a bot's code is loaded when one is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from stockgames.bots.player import Player
from stockgames.engine.errors import StockGamesError
from stockgames.engine.game import AnyGame

EXEC: Final = "exec:"
"""Stands before the command of a program that plays (see `bots.exec_bot`)."""


class UnknownLevelError(StockGamesError):
    """A bot level that nobody plays."""


@dataclass(frozen=True, slots=True)
class Level:
    """One kind of bot, as `bot:ID` in records."""

    id: str
    strength: int
    """Rises from level to level; the weakest is 0."""
    make: Callable[[AnyGame, Random], Player]


def _random(game: AnyGame, rng: Random) -> Player:
    from stockgames.bots.random_bot import RandomBot

    return RandomBot(game, rng)


def _careless(game: AnyGame, rng: Random) -> Player:
    from stockgames.bots.heuristic import GLANCE, GreedyBot

    return GreedyBot(game, rng, GLANCE)


def _greedy(game: AnyGame, rng: Random) -> Player:
    from stockgames.bots.heuristic import GreedyBot

    return GreedyBot(game, rng)


def _shrewd(game: AnyGame, rng: Random) -> Player:
    from stockgames.bots.search import SearchBot

    return SearchBot(game, rng)


_ALL = (
    Level("random", 0, _random),
    Level("careless", 1, _careless),
    Level("greedy", 2, _greedy),
    Level("shrewd", 3, _shrewd),
)

LEVELS: Final = MappingProxyType({level.id: level for level in _ALL})
"""All levels by id, the weakest first."""


def level(level_id: str) -> Level:
    """Return a level; raise UnknownLevelError."""
    try:
        return LEVELS[level_id]
    except KeyError:
        known = ", ".join(LEVELS)
        raise UnknownLevelError(f"there is no bot level {level_id!r} (known: {known})") from None


def check_player(name: str) -> str:
    """Return the name of a level, or `exec:COMMAND`, as it is; raise StockGamesError for others."""
    if name.startswith(EXEC):
        from stockgames.bots.exec_bot import words_of

        words_of(name.removeprefix(EXEC))
        return name
    return level(name).id


def recorded(name: str) -> str:
    """Return what records write after `bot:`; a program's command stays out of them."""
    return EXEC.rstrip(":") if name.startswith(EXEC) else name


def make_player(name: str, game: AnyGame, rng: Random) -> Player:
    """Return a new bot with a random stream of its own; raise StockGamesError."""
    if name.startswith(EXEC):
        from stockgames.bots.exec_bot import ExecBot

        return ExecBot(name.removeprefix(EXEC), game, rng)
    return level(name).make(game, rng)
