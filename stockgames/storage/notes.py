"""Best scores, stored independently of the games."""

from __future__ import annotations

from stockgames.storage.database import Database
from stockgames.storage.entries import Best


def best(database: Database, game: str, key: str) -> Best | None:
    """Return the best score for a key; None if there is none or it is damaged."""
    found = database.whole("SELECT * FROM bests WHERE game = ? AND key = ?", game, key)
    for _, _, score, noted, row in found:
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
    database.put("bests", game, key, score, noted, row)
    return True
