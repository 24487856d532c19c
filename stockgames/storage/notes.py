"""Small things kept beside the games: best scores, and the names of people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stockgames.storage.database import Database, checksum
from stockgames.storage.entries import Best
from stockgames.storage.schema import MOST_COUNTED


def best(database: Database, game: str, key: str) -> Best | None:
    """Return the best score of a key, None where there is none or it is damaged."""
    found = database.rows("SELECT * FROM bests WHERE game = ? AND key = ?", game, key)
    for _, _, score, noted, row in _whole(found):
        if type(score) is int:
            return Best(score=score, noted=noted, row=row)
    return None


def note_best(
    database: Database, game: str, key: str, score: int, noted: str, row: int | None
) -> bool:
    """Write a score if it beats the best, and tell whether it did; within a transaction."""
    known = best(database, game, key)
    if known is not None and known.score >= score:
        return False
    values = (game, key, score, noted, row)
    database.write("REPLACE INTO bests VALUES (?, ?, ?, ?, ?, ?)", *values, checksum(*values))
    return True


def people(database: Database, limit: int) -> list[str]:
    """Return names, the last used first."""
    found = database.rows("SELECT * FROM people ORDER BY used DESC LIMIT ?", limit)
    return [name for name, _ in _whole(found) if isinstance(name, str)]


def note_people(database: Database, names: Iterable[str]) -> None:
    """Write that people play, the first of them as the last used; within a transaction."""
    found = database.rows("SELECT max(used) FROM people WHERE used < ?", MOST_COUNTED)
    used = found[0][0] or 0
    for name in reversed(list(dict.fromkeys(names))):
        used += 1
        database.write("REPLACE INTO people VALUES (?, ?, ?)", name, used, checksum(name, used))


def unreadable(database: Database) -> int:
    """Return how many of these rows are damaged."""
    found = [*database.rows("SELECT * FROM bests"), *database.rows("SELECT * FROM people")]
    return len(found) - len(_whole(found))


def _whole(rows: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
    return [values for *values, total in rows if checksum(*values) == total]
