"""The tables of the library, and the migrations from each version to the next."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final, TypeAlias

from stockgames.engine.plain_text import name_of
from stockgames.evenings.person import Person, to_text
from stockgames.storage.database import checksum

APPLICATION_ID: Final = 0x53474C42
"""`SGLB` at byte 68 of the file, which distinguishes a library from other SQLite files."""

Step: TypeAlias = Callable[[sqlite3.Connection], object]

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


_SECOND_TABLES = (
    # used: a counter, highest for who sat down last. data: JSON, see `evenings.person`.
    """CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    used INTEGER NOT NULL,
    data TEXT NOT NULL,
    sum INTEGER NOT NULL
) WITHOUT ROWID""",
    # opened: a counter of changes, the sort key. data: JSON, see `evenings.form`.
    """CREATE TABLE evenings (
    row INTEGER PRIMARY KEY AUTOINCREMENT,
    opened INTEGER NOT NULL,
    data TEXT NOT NULL,
    sum INTEGER NOT NULL
)""",
)


def _second(connection: sqlite3.Connection) -> None:
    """Migrate from version 1 to 2; damaged rows of names remain only in the backup copy."""
    names = connection.execute("SELECT * FROM people").fetchall()
    connection.execute("DROP TABLE people")
    for table in _SECOND_TABLES:
        connection.execute(table)
    make_people(connection, [row[:2] for row in names if checksum(*row[:-1]) == row[-1]])


def make_people(connection: sqlite3.Connection, names: Iterable[tuple[Any, Any]]) -> None:
    """Make a person from each (name, use count), and record in games where they sat."""
    ids: dict[str, str] = {}
    for name, used in names:
        try:
            person = Person(token_hex(8), name_of(name if isinstance(name, str) else ""))
        except ValueError:
            continue
        ids[name] = person.id
        values = (person.id, used if type(used) is int else 0, to_text(person))
        connection.execute("INSERT INTO people VALUES (?, ?, ?, ?)", (*values, checksum(*values)))
    for row, *values, total in connection.execute("SELECT * FROM games").fetchall():
        if checksum(row, *values) == total and (head := _seated(values[1], ids)) is not None:
            values[1] = head
            changed = (head, checksum(row, *values), row)
            connection.execute("UPDATE games SET head = ?, sum = ? WHERE row = ?", changed)


def _seated(head: str, ids: dict[str, str]) -> str | None:
    """Return a game's head with the ids of its people; None if nothing changes."""
    try:
        data = json.loads(head)
        known = [s for s in data["seats"] if s["player"] == "human" and s["name"] in ids]
        for seat in known:
            seat["person"] = ids[seat["name"]]
    except (ValueError, LookupError, TypeError, RecursionError):
        return None  # it was already unreadable
    return json.dumps(data) if known else None


# inquiry: the id of the job. number: of its piece. basis: what the finding was computed from, see
# `analysis.analysis_job`. noted: when. data: JSON in the job's own format.
_FINDINGS: Final = """CREATE TABLE findings (
    game INTEGER NOT NULL,
    inquiry TEXT NOT NULL,
    number INTEGER NOT NULL,
    basis TEXT NOT NULL,
    noted TEXT NOT NULL,
    data TEXT NOT NULL,
    sum INTEGER NOT NULL,
    PRIMARY KEY (game, inquiry, number)
) WITHOUT ROWID"""

_OLD_PHONES: Final = -1000
"""The number of the row of `moves` in which version 3 kept who has which seat on phones."""


def _fourth(connection: sqlite3.Connection) -> None:
    """Move the phones to their game's head; damaged rows remain only in the backup copy."""
    found = connection.execute("SELECT * FROM moves WHERE number = ?", (_OLD_PHONES,)).fetchall()
    for *values, total in found:
        if checksum(*values) == total:
            with suppress(ValueError, LookupError, TypeError, RecursionError):  # it stays out
                _move_phones(connection, values[0], json.loads(values[2]))
    connection.execute("DELETE FROM moves WHERE number = ?", (_OLD_PHONES,))


def _move_phones(connection: sqlite3.Connection, game: int, phones: dict[str, object]) -> None:
    for row, *values, total in connection.execute("SELECT * FROM games WHERE row = ?", (game,)):
        if checksum(row, *values) == total:
            values[1] = json.dumps(json.loads(values[1]) | {"phones": phones})
            changed = (values[1], checksum(row, *values), row)
            connection.execute("UPDATE games SET head = ?, sum = ? WHERE row = ?", changed)


STEPS: tuple[Step, ...] = (
    _create,
    _second,
    lambda connection: connection.execute(_FINDINGS),  # findings about games
    _fourth,
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
