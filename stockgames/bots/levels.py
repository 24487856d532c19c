"""The catalogue of bots, cheap to import: a bot's code is loaded when one is made.

Tables offer six levels. The strongest is a shrewd bot in every game. The five below are tuned for
each game so that the steps between them are equal (`bots.ladders`): they misjudge what a shrewd bot
finds (`bots.erring`), or are mixtures of two kinds of bots (`bots.mixture`).

In addition there are reference bots. Random, careless and greedy bots once were levels: older
records, saved games and settings name them, puzzles are graded by them, and they still play the
same. The newcomer stands for a person (`bots.mixture`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from stockgames.bots.characters import CHARACTERS, EVEN, Character, UnknownCharacterError, character
from stockgames.bots.player import Player
from stockgames.engine import registry
from stockgames.engine.bot_words import MIXED, todays_character, todays_level
from stockgames.engine.errors import StockGamesError

if TYPE_CHECKING:
    from stockgames.engine.bot_words import Kind
    from stockgames.engine.game import AnyGame

EXEC: Final = "exec:"
"""The prefix of a program's command (see `bots.exec_bot`)."""


_Make: TypeAlias = "Callable[[AnyGame, Random, Character], Player]"


class UnknownLevelError(StockGamesError):
    """A bot level that doesn't exist."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level, or a reference bot, as `bot:ID` in records."""

    id: str
    make: _Make
    has_character: bool = True
    """Whether it compares actions, so that a character can have an effect."""
    searches: bool = False
    """Whether it searches until its time is up, so that more processes find more."""


def _unmixed(kind: Kind) -> _Make:
    def make(game: AnyGame, rng: Random, character: Character) -> Player:
        from stockgames.bots.mixture import make_kind

        return make_kind(kind, game, rng, character)

    return make


def _mixed(level_id: str) -> _Make:
    def make(game: AnyGame, rng: Random, character: Character) -> Player:
        from stockgames.bots.ladders import levels_of
        from stockgames.bots.mixture import make_mixed

        return make_mixed(levels_of(game.meta.id).levels[level_id], game, rng, character)

    return make


def _newcomer(game: AnyGame, rng: Random, character: Character) -> Player:
    from stockgames.bots.mixture import NEWCOMER, make_mixed

    return make_mixed(NEWCOMER, game, rng)


_YARDSTICKS = (
    Level("random", _unmixed("random"), has_character=False),
    Level("careless", _unmixed("careless")),
    Level("greedy", _unmixed("greedy")),
    Level("newcomer", _newcomer, has_character=False),
)
_STEPS = (
    *(Level(name, _mixed(name)) for name in MIXED),
    Level("shrewd", _unmixed("shrewd"), searches=True),
)

YARDSTICKS: Final = tuple(level.id for level in _YARDSTICKS)
"""Reference bots that are the same in every game."""
STEPS: Final = tuple(level.id for level in _STEPS)
"""The six levels that a table offers, weakest first."""
LEVELS: Final = MappingProxyType({level.id: level for level in (*_YARDSTICKS, *_STEPS)})
"""All bots by id: the reference bots, then the levels of a table."""


def offered(game_id: str) -> tuple[str, ...]:
    """Return the levels that a table of a game offers, weakest first.

    A game from outside the app without levels of its own offers the plainest bots.
    """
    measured = registry.is_own(game_id) or registry.has_file(game_id, "levels", f"{game_id}.json")
    return STEPS if measured else ("random", "greedy", "shrewd")


def level(level_id: str) -> Level:
    """Return a level by its id or an old name; raise UnknownLevelError."""
    try:
        return LEVELS[todays_level(level_id)]
    except KeyError:
        known = ", ".join(LEVELS)
        raise UnknownLevelError(f"there is no bot level {level_id!r} (known: {known})") from None


def thinks(known: Level, game_id: str) -> bool:
    """Return whether a level searches in this game, so that it may need all of its time."""
    if known.id not in MIXED:
        return known.searches
    from stockgames.bots.ladders import levels_of

    return levels_of(game_id).levels[known.id].searches


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
    level_id, temper = todays_level(level_id), todays_character(character_id or EVEN.id)
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
    return found.make(game, rng, temper)
