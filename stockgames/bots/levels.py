"""The catalogue of bots, cheap to import: a bot's code is loaded when one is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from stockgames.bots.characters import CHARACTERS, EVEN, Character, UnknownCharacterError, character
from stockgames.bots.player import Player
from stockgames.engine.bot_words import todays_character, todays_level
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
    make: Callable[[AnyGame, Random, Character], Player]
    has_character: bool = True
    """Whether it weighs actions at all, so that a character can show."""
    searches: bool = False
    """Whether it thinks as long as it may, so that more processes find more."""


def _random(game: AnyGame, rng: Random, character: Character) -> Player:
    from stockgames.bots.random_bot import RandomBot

    return RandomBot(game, rng)


def _careless(game: AnyGame, rng: Random, character: Character) -> Player:
    from stockgames.bots.heuristic import GLANCE, GreedyBot

    return GreedyBot(game, rng, GLANCE, character)


def _greedy(game: AnyGame, rng: Random, character: Character) -> Player:
    from stockgames.bots.heuristic import GreedyBot

    return GreedyBot(game, rng, None, character)


def _shrewd(game: AnyGame, rng: Random, character: Character) -> Player:
    from stockgames.bots.search import SearchBot

    return SearchBot(game, rng, character)


_ALL = (
    Level("random", 0, _random, has_character=False),
    Level("careless", 1, _careless),
    Level("greedy", 2, _greedy),
    Level("shrewd", 3, _shrewd, searches=True),
)

LEVELS: Final = MappingProxyType({level.id: level for level in _ALL})
"""All levels by id, the weakest first."""


def level(level_id: str) -> Level:
    """Return a level, by an old name too; raise UnknownLevelError."""
    try:
        return LEVELS[todays_level(level_id)]
    except KeyError:
        known = ", ".join(LEVELS)
        raise UnknownLevelError(f"there is no bot level {level_id!r} (known: {known})") from None


def parts_of(name: str) -> tuple[Level, Character]:
    """Return what `LEVEL` or `LEVEL/CHARACTER` names; raise StockGamesError."""
    level_id, slash, character_id = name.partition("/")
    found = level(level_id)
    if not slash:
        return found, EVEN
    if not found.has_character:
        raise UnknownCharacterError(f"{level_id} bots can't have a character")
    return found, character(character_id)


def player_name(level_id: str, character_id: str | None) -> str:
    """Return the name of a bot as a table knows it; a character nobody has, or can show, is even.

    Tables that strangers laid may hold any word.
    """
    level_id, temper = todays_level(level_id), todays_character(character_id or EVEN.id)
    known = level_id in LEVELS and LEVELS[level_id].has_character
    if not known or temper not in CHARACTERS or temper == EVEN.id:
        return level_id
    return f"{level_id}/{temper}"


def check_player(name: str) -> str:
    """Return a bot's name, or `exec:COMMAND`, as it is; raise StockGamesError for others."""
    if name.startswith(EXEC):
        from stockgames.bots.exec_bot import words_of

        words_of(name.removeprefix(EXEC))
    else:
        parts_of(name)
    return name


def recorded(name: str) -> dict[str, str]:
    """Return what a record's seat says of a bot; a program's command stays out of it."""
    if name.startswith(EXEC):
        return {"player": f"bot:{EXEC.rstrip(':')}"}
    found, temper = parts_of(name)
    kept = {} if temper is EVEN else {"x_character": temper.id}
    return {"player": f"bot:{found.id}", **kept}


def make_player(name: str, game: AnyGame, rng: Random) -> Player:
    """Return a new bot with a random stream of its own; raise StockGamesError."""
    if name.startswith(EXEC):
        from stockgames.bots.exec_bot import ExecBot

        return ExecBot(name.removeprefix(EXEC), game, rng)
    found, temper = parts_of(name)
    return found.make(game, rng, temper)
