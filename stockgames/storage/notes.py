"""Best scores, stored independently of the games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stockgames.storage.database import Database, checksum
from stockgames.storage.entries import Best


def best(database: Database, game: str, key: str) -> Best | None:
    """Return the best score for a key; None if there is none or it is damaged."""
    found = database.rows("SELECT * FROM bests WHERE game = ? AND key = ?", game, key)
    for _, _, score, noted, row in _whole(found):
        if type(score) is int:
            return Best(score=score, noted=noted, row=row)
    return None


def note_best(
    database: Database, game: str, key: str, score: int, noted: str, row: int | None
) -> bool:
    """Save a score if it beats the best; return whether it did; within a transaction."""
    known = best(database, game, key)
    if known is not None and known.score >= score:
        return False
    values = (game, key, score, noted, row)
    database.write("REPLACE INTO bests VALUES (?, ?, ?, ?, ?, ?)", *values, checksum(*values))
    return True


def unreadable(database: Database) -> int:
    """Return how many of these rows are damaged."""
    found = database.rows("SELECT * FROM bests")
    return len(found) - len(_whole(found))


def _whole(rows: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
    return [values for *values, total in rows if checksum(*values) == total]
