"""Findings about games, one row each: see `stockgames.analysis`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from stockgames.storage.database import Database, checksum
from stockgames.storage.entries import compact
from stockgames.storage.games import as_object

Found: TypeAlias = Mapping[int, Mapping[str, Any]]
"""Findings by number, or by the game's row: JSON objects in the analysis's own form."""


class GameFindings:
    """The findings about one saved game. Every method may raise StorageError."""

    def __init__(self, database: Database, row: int, now: Callable[[], str]) -> None:
        self._database, self._row, self._now = database, row, now

    def load(self, job: str, basis: str) -> Found:
        """Return a job's findings by number; those with another basis are ignored."""
        sql = "SELECT * FROM findings WHERE game = ? AND inquiry = ? ORDER BY number"
        rows = self._database.whole(sql, self._row, job)
        return {number: data for _, number, data in _valid(rows, basis)}

    def save(self, job: str, basis: str, number: int, finding: Mapping[str, Any]) -> None:
        """Save one finding, replacing any with the same number.

        Nothing is saved if the game was deleted.
        """
        values = (self._row, job, number, basis, self._now(), compact(finding))
        self._database.write(
            "REPLACE INTO findings SELECT ?, ?, ?, ?, ?, ?, ? "
            "WHERE EXISTS (SELECT 1 FROM games WHERE row = ?)",
            *values,
            checksum(*values),
            self._row,
        )


def everywhere(database: Database, job: str, basis: str) -> Found:
    """Return the finding of a job that has one about each game, by the game's row."""
    rows = database.whole("SELECT * FROM findings WHERE inquiry = ?", job)
    return {game: data for game, _, data in _valid(rows, basis)}


def missing(database: Database, job: str, basis: str, most: int) -> list[int]:
    """Return the rows of the latest finished games that have no finding."""
    sql = (
        "SELECT row FROM games WHERE result IS NOT NULL AND NOT EXISTS (SELECT 1 FROM findings "
        "WHERE game = row AND inquiry = ? AND basis = ?) ORDER BY opened DESC LIMIT ?"
    )
    return [row for (row,) in database.rows(sql, job, basis, most)]


def _valid(
    rows: Iterable[Sequence[Any]], basis: str
) -> Iterator[tuple[int, int, Mapping[str, Any]]]:
    """Yield game, number and content of the findings that have this basis."""
    for game, _, number, found_by, _, text in rows:
        data = as_object(text) if found_by == basis else None
        if data is not None:
            yield game, number, data


def forget(database: Database, row: int) -> None:
    """Delete all findings about a game; within a transaction."""
    database.write("DELETE FROM findings WHERE game = ?", row)
