"""The tables of the library, and the migrations from each version to the next."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Final, TypeAlias

from stockgames.storage import fourth_version, second_version, third_version

APPLICATION_ID: Final = 0x53474C42
"""`SGLB` at byte 68 of the file, which distinguishes a library from other SQLite files."""

Step: TypeAlias = Callable[[sqlite3.Connection], None]

# Every row ends with a checksum of the others: SQLite detects damaged pages, but not
# changed letters. No table has a second index, so that checking all pages is fast.
_FIRST_TABLES = (
    # head: JSON, see `entries.Head`. opened: counts resumptions, the sort key of the lobby
    # (clocks may be wrong). result: JSON as in records. shelved: why it can't be played.
    """CREATE TABLE games (
    row INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    head TEXT NOT NULL,
    opened INTEGER NOT NULL,
    result TEXT,
    shelved TEXT,
    sum INTEGER NOT NULL
)""",
    # One row per action; game: a row of games. number: from 1. move: JSON as in records.
    # Numbers below 1 are drafts: number -n is that of seat n, in the game's own JSON format.
    """CREATE TABLE moves (
    game INTEGER NOT NULL,
    number INTEGER NOT NULL,
    move TEXT NOT NULL,
    played TEXT NOT NULL,
    sum INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID""",
    # Best scores of solo games. row: the game in which it was reached, while that is saved.
    """CREATE TABLE bests (
    game TEXT NOT NULL,
    key TEXT NOT NULL,
    score INTEGER NOT NULL,
    noted TEXT NOT NULL,
    row INTEGER,
    sum INTEGER NOT NULL,
    PRIMARY KEY (game, key)
) WITHOUT ROWID""",
    """CREATE TABLE people (
    name TEXT NOT NULL PRIMARY KEY,
    used INTEGER NOT NULL,
    sum INTEGER NOT NULL
) WITHOUT ROWID""",
)


def _create(connection: sqlite3.Connection) -> None:
    for table in _FIRST_TABLES:
        connection.execute(table)


STEPS: tuple[Step, ...] = (
    _create,
    second_version.step,
    third_version.step,
    fourth_version.step,
)
"""Step n migrates version n to version n + 1; released steps never change."""


def latest() -> int:
    """Return the version that this release writes."""
    return len(STEPS)


def upgrade(connection: sqlite3.Connection, version: int) -> None:
    """Migrate a database from a version to the latest, in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in STEPS[version:]:
            step(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {latest()}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def shape(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    """Return all tables and other schema objects with their SQL."""
    found: list[tuple[str, str, str]] = connection.execute(
        "SELECT type, name, coalesce(sql, '') FROM sqlite_schema ORDER BY type, name"
    ).fetchall()
    return found


def expected_shape() -> list[tuple[str, str, str]]:
    """Return the shape of a new library."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        upgrade(connection, 0)
        return shape(connection)
    finally:
        connection.close()
