"""Counts the rows of a library that are damaged."""

from __future__ import annotations

from stockgames.storage.database import is_whole
from stockgames.storage.library import Library


def unreadable(library: Library) -> int:
    """Return how many scores, people, evenings and findings are damaged."""
    tables = ("bests", "people", "evenings", "findings")
    rows = [row for each in tables for row in library._database.rows(f"SELECT * FROM {each}")]
    return sum(not is_whole(row) for row in rows)
