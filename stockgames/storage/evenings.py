"""Evenings, each a row that is rewritten as a whole on every change (V10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stockgames.engine.errors import RecordError
from stockgames.storage.database import Database

if TYPE_CHECKING:
    from stockgames.evenings.evening import Evening


@dataclass(frozen=True, slots=True)
class StoredEvening:
    """An evening with its row in the library."""

    row: int
    evening: Evening


def every(database: Database) -> list[StoredEvening]:
    """Return all readable evenings, last changed first."""
    rows = database.whole("SELECT * FROM evenings ORDER BY opened DESC")
    return [stored for row in rows if (stored := _read(row)) is not None]


def insert(database: Database, evening: Evening) -> StoredEvening:
    """Write a new evening; within a transaction."""
    row = database.insert("INSERT INTO evenings (opened, data, sum) VALUES (0, '', 0)")
    stored = StoredEvening(row, evening)
    rewrite(database, stored)
    return stored


def rewrite(database: Database, stored: StoredEvening) -> None:
    """Save the present state of an evening; within a transaction."""
    from stockgames.evenings.form import to_text

    count = database.next_count("evenings", "opened")
    database.put("evenings", stored.row, count, to_text(stored.evening))


def remove(database: Database, row: int) -> None:
    """Delete an evening; within a transaction."""
    database.write("DELETE FROM evenings WHERE row = ?", row)


def _read(row: tuple[Any, ...]) -> StoredEvening | None:
    from stockgames.evenings.form import from_text

    try:
        return StoredEvening(row[0], from_text(row[2]))
    except (RecordError, TypeError):
        return None
