"""The shipped puzzles: `resources/puzzles`, a file for each game that has any."""

from __future__ import annotations

from functools import cache

from stockgames.engine import registry
from stockgames.puzzles.book import from_text
from stockgames.puzzles.puzzle import Puzzle
from stockgames.resources import resource_path


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """Return a game's shipped puzzles, empty if there is no file; raise RecordError for a bad
    one.
    """
    try:
        path = resource_path("puzzles", f"{game_id}.json")
    except FileNotFoundError:
        return ()
    _, found = from_text(path.read_bytes())
    return found


def counts() -> dict[str, int]:
    """Return how many puzzles each game has."""
    return {game_id: len(puzzles_of(game_id)) for game_id in registry.game_ids()}
