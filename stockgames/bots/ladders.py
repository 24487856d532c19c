"""The bot levels of each game: how each plays, and its measured strength.

`resources/levels/GAME.json` holds both, as written by `python -m stockgames.lab calibrate`:

    {"format": "stockgames-levels", "version": 2, "game": "nyse",
     "levels": {"sleepy": {"errs": 0.7, "slips": 0.0, "worlds": 40}, …},
     "ladder": {"seats": 2, "worlds": 40, "seed": "ladder",
                "places": [{"level": "sleepy", "rating": 870,
                            "low": 840, "high": 900, "games": 300}, …],
                "steps": [{"level": "casual", "against": "sleepy", "games": 200,
                           "won": 0.68, "low": 0.61, "high": 0.74}, …]}}

A game from outside the app without such a file has the usual levels, and no ladder.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from math import sqrt
from typing import Annotated, Final

from pydantic import Field, TypeAdapter, ValidationError

from stockgames.engine import registry
from stockgames.engine.bot_words import LOWER_LEVELS
from stockgames.engine.codec import first_problem
from stockgames.engine.errors import StockGamesError
from stockgames.engine.weights import WEIGHTS, Count, GameFile, Share

NEWCOMER: Final = "newcomer"
"""The bot that represents a first-time player on a ladder."""
NEWCOMERS_RATING: Final = 1000
"""The newcomer's rating in every game, the reference for all others."""


class LevelsError(StockGamesError):
    """A damaged file of levels; the message is one clear line."""


@dataclass(frozen=True, slots=True)
class Weakness:
    """In what a level of one game is weaker than a shrewd bot."""

    __pydantic_config__ = WEIGHTS

    errs: Share
    """How much it misjudges actions and how few samples it looks at; with 1 it chooses anything
    that it considers.
    """
    slips: Share
    """How often it plays anything at all."""
    worlds: Count
    """The largest number of iterations per choice."""


@dataclass(frozen=True, slots=True)
class Place:
    """A level's rating on a game's ladder."""

    __pydantic_config__ = WEIGHTS

    level: str
    rating: int
    """Elo points: 400 more make winning a duel ten times as likely, as in chess."""
    low: int
    high: int
    """The upper end of the 95 % interval of the rating; `low` is the lower end."""
    games: Annotated[int, Field(ge=0)]
    """The number of duels it played."""


@dataclass(frozen=True, slots=True)
class Step:
    """How often a level won against another, each having half of the seats."""

    __pydantic_config__ = WEIGHTS

    level: str
    against: str
    games: Count
    won: Share
    low: Share
    high: Share
    """The upper end of the 95 % interval of that share; `low` is the lower end."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The results of the games between all levels."""

    __pydantic_config__ = WEIGHTS

    seats: Count
    worlds: Count
    """The number of iterations per choice of a shrewd bot."""
    seed: str
    places: tuple[Place, ...]
    """Weakest first, including the newcomer."""
    steps: tuple[Step, ...]
    """Each level against the one below, and the newcomer against the second."""

    def place(self, level: str) -> Place | None:
        """Return a level's place, or None if it is not on the ladder."""
        return next((place for place in self.places if place.level == level), None)


@dataclass(frozen=True, slots=True)
class GameLevels:
    """The levels of one game."""

    __pydantic_config__ = WEIGHTS

    levels: Mapping[str, Weakness]
    """By level, for all of LOWER_LEVELS."""
    ladder: Ladder | None = None
    """None if nothing was measured."""


USUAL: Final = GameLevels(
    {
        "sleepy": Weakness(errs=0.9, slips=0.0, worlds=100),
        "casual": Weakness(errs=0.8, slips=0.0, worlds=100),
        "able": Weakness(errs=0.7, slips=0.0, worlds=100),
        "alert": Weakness(errs=0.6, slips=0.0, worlds=100),
        "clever": Weakness(errs=0.5, slips=0.0, worlds=100),
    }
)
"""The levels of a game that defines none; not measured."""


@lru_cache(maxsize=32)
def levels_of(game_id: str) -> GameLevels:
    """Return the levels of a game; raise LevelsError if the app's own file is damaged."""
    with registry.excusing(game_id):
        if _FILE.is_shipped(game_id):
            return _FILE.shipped(game_id, partial(in_file, game_id))
    return USUAL


def ladder_of(game_id: str) -> Ladder | None:
    """Return a game's ladder; None if nothing was measured, or its file is damaged."""
    try:
        return levels_of(game_id).ladder
    except LevelsError:
        return None


def in_file(game_id: str, text: str) -> GameLevels:
    """Return the levels in a file's text; raise LevelsError."""
    body = _FILE.body(game_id, text)
    try:
        found = _ADAPTER.validate_json(json.dumps(body))
    except ValidationError as error:
        raise LevelsError(first_problem(error)) from None
    if set(found.levels) != set(LOWER_LEVELS):
        raise LevelsError(f"levels: these must be {', '.join(LOWER_LEVELS)}")
    return found


def as_file(game_id: str, levels: GameLevels) -> str:
    """Return the text of a file that holds levels."""
    return _FILE.text(game_id, _ADAPTER.dump_python(levels, mode="json"))


_FILE: Final = GameFile("levels", LevelsError, version=2)
_ADAPTER: Final = TypeAdapter(GameLevels)


CONFIDENCE: Final = 1.96
"""Half the width of a 95 % interval, in standard deviations."""


def interval(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share, 0 to 1; it is also valid near 0 and 1."""
    share, z = won / games, CONFIDENCE
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z / scale * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
