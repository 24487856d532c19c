"""Evenings, each a row that is rewritten as a whole on every change (V10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stockgames.engine.errors import RecordError
from stockgames.storage.database import Database, checksum
from stockgames.storage.games import is_whole

if TYPE_CHECKING:
    from stockgames.evenings.evening import Evening


@dataclass(frozen=True, slots=True)
class KeptEvening:
    """An evening with its row in the library."""

    row: int
    evening: Evening


def every(database: Database) -> list[KeptEvening]:
    """Return all readable evenings, last changed first."""
    rows = database.rows("SELECT * FROM evenings ORDER BY opened DESC")
    return [kept for row in rows if (kept := _read(row)) is not None]


def unreadable(database: Database) -> int:
    """Return how many evenings are damaged."""
    return sum(_read(row) is None for row in database.rows("SELECT * FROM evenings"))


def insert(database: Database, evening: Evening) -> int:
    """Write a new evening and return its row; within a transaction."""
    from stockgames.evenings.form import to_text

    values = (database.next_count("evenings", "opened"), to_text(evening))
    row = database.insert("INSERT INTO evenings (opened, data, sum) VALUES (?, ?, 0)", *values)
    database.write("UPDATE evenings SET sum = ? WHERE row = ?", checksum(row, *values), row)
    return row


def rewrite(database: Database, kept: KeptEvening) -> None:
    """Save the present state of an evening; within a transaction."""
    from stockgames.evenings.form import to_text

    values = (kept.row, database.next_count("evenings", "opened"), to_text(kept.evening))
    database.write("REPLACE INTO evenings VALUES (?, ?, ?, ?)", *values, checksum(*values))


def remove(database: Database, row: int) -> None:
    """Delete an evening; within a transaction."""
    database.write("DELETE FROM evenings WHERE row = ?", row)


def _read(row: tuple[Any, ...]) -> KeptEvening | None:
    from stockgames.evenings.form import from_text

    if not is_whole(row):
        return None
    try:
        return KeptEvening(row[0], from_text(row[2]))
    except (RecordError, TypeError):
        return None
