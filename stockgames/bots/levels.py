"""The catalogue of bots, cheap to import: a bot's code is loaded when one is made.

Tables offer six levels. The strongest is a shrewd bot in every game. The five below misjudge what
it finds (`bots.erring`), tuned for each game so that the steps between them are equal
(`bots.ladders`).

In addition there are reference bots. Random, careless and greedy bots once were levels: older
records, saved games and settings name them, puzzles are graded by them, and they still play the
same. The newcomer stands for a person.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from stockgames.bots.decide import CHARACTERS, EVEN, Character, UnknownCharacterError, character
from stockgames.bots.player import Player
from stockgames.engine.bot_words import LOWER_LEVELS, current_character, current_level
from stockgames.engine.errors import StockGamesError

if TYPE_CHECKING:
    from stockgames.engine.game import AnyGame

EXEC: Final = "exec:"
"""The prefix of a program's command (see `bots.exec_bot`)."""


class UnknownLevelError(StockGamesError):
    """A bot level that doesn't exist."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level, or a reference bot, as `bot:ID` in records."""

    id: str
    has_character: bool = True
    """Whether it compares actions, so that a character can have an effect."""
    searches: bool = False
    """Whether it searches until its time is up, so that more processes find more."""


_YARDSTICKS = (
    Level("random", has_character=False),
    Level("careless"),
    Level("greedy"),
    Level("newcomer", has_character=False),
)
_STEPS = (*map(Level, LOWER_LEVELS), Level("shrewd", searches=True))

YARDSTICKS: Final = tuple(level.id for level in _YARDSTICKS)
"""Reference bots that are the same in every game."""
STEPS: Final = tuple(level.id for level in _STEPS)
"""The six levels that a table offers, weakest first."""
LEVELS: Final = MappingProxyType({level.id: level for level in (*_YARDSTICKS, *_STEPS)})
"""All bots by id: the reference bots, then the levels of a table."""


def level(level_id: str) -> Level:
    """Return a level by its id or an old name; raise UnknownLevelError."""
    try:
        return LEVELS[current_level(level_id)]
    except KeyError:
        known = ", ".join(LEVELS)
        raise UnknownLevelError(f"there is no bot level {level_id!r} (known: {known})") from None


def parts_of(name: str) -> tuple[Level, Character]:
    """Return the level and character of `LEVEL` or `LEVEL/CHARACTER`; raise StockGamesError."""
    level_id, slash, character_id = name.partition("/")
    found = level(level_id)
    if not slash:
        return found, EVEN
    if not found.has_character:
        raise UnknownCharacterError(f"{level_id} bots can't have a character")
    return found, character(character_id)


def player_name(level_id: str, character_id: str | None) -> str:
    """Return a bot's name as used at tables; an unknown or unsupported character becomes even.

    Records from elsewhere may contain any word.
    """
    level_id, temper = current_level(level_id), current_character(character_id or EVEN.id)
    known = level_id in LEVELS and LEVELS[level_id].has_character
    if not known or temper not in CHARACTERS or temper == EVEN.id:
        return level_id
    return f"{level_id}/{temper}"


def check_player(name: str) -> str:
    """Return a valid bot name, or `exec:COMMAND`, unchanged; raise StockGamesError for others."""
    if name.startswith(EXEC):
        from stockgames.bots.exec_bot import words_of

        words_of(name.removeprefix(EXEC))
    else:
        parts_of(name)
    return name


def recorded(name: str) -> dict[str, Any]:
    """Return the fields of a record's seat for a bot; a program's command is left out."""
    if name.startswith(EXEC):
        return {"player": f"bot:{EXEC.rstrip(':')}"}
    found, temper = parts_of(name)
    kept = {} if temper is EVEN else {"x_character": temper.id}
    return {"player": f"bot:{found.id}", **kept}


def make_player(name: str, game: AnyGame, rng: Random) -> Player:
    """Return a new bot with its own random stream; raise StockGamesError."""
    if name.startswith(EXEC):
        from stockgames.bots.exec_bot import ExecBot

        return ExecBot(name.removeprefix(EXEC), game, rng)
    found, temper = parts_of(name)
    return _made(found.id, game, rng, temper)


def _made(level_id: str, game: AnyGame, rng: Random, temper: Character) -> Player:
    """Return a new bot; its code is loaded only now."""
    if level_id == "shrewd":
        from stockgames.bots.search import SearchBot

        return SearchBot(game, rng, temper)
    if level_id in LOWER_LEVELS:
        from stockgames.bots.erring import make_weaker
        from stockgames.bots.ladders import levels_of

        return make_weaker(levels_of(game.meta.id).levels[level_id], game, rng, temper)
    from stockgames.bots.heuristic import GLANCE, GreedyBot, RandomBot, make_newcomer

    if level_id == "random":
        return RandomBot(game, rng)
    if level_id == "newcomer":
        return make_newcomer(game, rng)
    return GreedyBot(game, rng, GLANCE if level_id == "careless" else None, temper)
