"""Drafts: unfinished choices of a seat, stored with the moves of its game.

A draft is a partly filled form, or a question whose answer binds. Drafts are private and not part
of a record: only the journal of the running game reads them. The draft of seat n is the row of
`moves` with number -n; a damaged one counts as missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockgames.storage.database import Database, is_whole
from stockgames.storage.errors import StorageCode, StorageError
from stockgames.storage.games import as_object, move_row, rows_of_drafts

_WRITE = """
INSERT INTO moves SELECT ?1, ?2, ?3, ?4, ?5 FROM games WHERE row = ?1 AND result IS NULL
"""


def read(database: Database, row: int) -> dict[int, dict[str, Any]]:
    """Return the drafts of a game by seat."""
    found = {
        -values[1]: as_object(values[2])
        for values in rows_of_drafts(database, row)
        if is_whole(values)
    }
    return {seat: draft for seat, draft in found.items() if draft is not None}


def write(database: Database, row: int, seat: int, draft: Mapping[str, Any], begun: str) -> None:
    """Replace a seat's draft; within a transaction.

    Raise StorageError (`out-of-step`) if the game is over or was deleted.
    """
    forget(database, row, seat)
    if database.write(_WRITE, *move_row(row, -seat, draft, begun)) != 1:
        raise StorageError(StorageCode.OUT_OF_STEP, database.path, "the game does not go on")


def forget(database: Database, row: int, seat: int) -> None:
    """Delete a seat's draft, if any; within a transaction."""
    database.write("DELETE FROM moves WHERE game = ? AND number = ?", row, -seat)


def forget_all(database: Database, row: int) -> None:
    """Delete all drafts of a game; within a transaction."""
    database.write("DELETE FROM moves WHERE game = ? AND number < 1", row)
