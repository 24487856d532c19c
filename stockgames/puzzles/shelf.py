"""The puzzles of each game that has any: `puzzles/GAME.json`, from the package that brings it."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

from stockgames.engine import registry
from stockgames.puzzles.book import from_text
from stockgames.puzzles.puzzle import Puzzle


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """Return a game's shipped puzzles, empty if there is no file; raise RecordError for a bad one.

    Puzzles of an installed package that can't be read count as none.
    """
    with registry.excusing(game_id), suppress(FileNotFoundError):
        return from_text(registry.text(game_id, "puzzles", f"{game_id}.json"))[1]
    return ()


def counts() -> dict[str, int]:
    """Return how many puzzles each game has."""
    return {game_id: len(puzzles_of(game_id)) for game_id in registry.game_ids()}
